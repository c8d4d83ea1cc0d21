// Referees and robots over real sockets, on loopback only; the clocks are turned by hand.

#include "team/referee/listener.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/free_port.h"
#include "team/referee/desk.h"
#include "team/referee/game_packet.h"
#include "team/referee/officiated_game.h"
#include "team/referee/sender.h"

namespace cancha::team {
namespace {

using News = RefereeNews::Kind;

class OverSockets : public ::testing::Test {
 protected:
  RefereeListener listener(std::optional<RefereeProtocol> protocol = {}) {
    return RefereeListener::open(
               {.clock = [this] { return now; }, .protocol = protocol, .port = port, .status_port = status_port})
        .value();
  }
  RefereeSender sender(RefereeProtocol protocol) {
    return RefereeSender::open({.protocol = protocol, .port = port, .status_port = status_port}).value();
  }
  OfficiatedGame game(RefereeProtocol protocol) {
    OfficiatedGame::Settings settings;
    settings.protocol = protocol;
    return OfficiatedGame::start(settings).value();
  }
  /// All that comes until something of this kind.
  static std::vector<RefereeNews> until(RefereeListener& listener, News kind) {
    std::vector<RefereeNews> all;
    for (int i = 0; i < 500; ++i) {
      for (RefereeNews& news : listener.listen(Duration{10'000'000})) {
        all.push_back(std::move(news));
        if (all.back().kind == kind) return all;
      }
    }
    ADD_FAILURE() << "nothing of the kind was told";
    return all;
  }

  Time now{};
  std::uint16_t port = cancha::support::free_port();
  std::uint16_t status_port = cancha::support::free_port();
};

TEST_F(OverSockets, EveryGameControllerIsHeardByTwoRobots) {
  for (int p = 0; p < 6; ++p) {
    const auto protocol = static_cast<RefereeProtocol>(p);
    RefereeListener one = listener();
    RefereeListener two = listener(protocol);
    RefereeSender referee = sender(protocol);
    OfficiatedGame played = game(protocol);
    ASSERT_TRUE(played.obey("kick-off red").has_value());
    ASSERT_TRUE(referee.send(played.state()).has_value());
    for (RefereeListener* robot : {&one, &two}) {
      until(*robot, News::Changed);
      EXPECT_EQ(robot->state()->protocol, protocol);
      EXPECT_EQ(robot->state()->play, RefereePlay::Ready);
      EXPECT_EQ(robot->state()->kicking, RefereeSide::Second);
      EXPECT_FALSE(robot->lost());
    }
  }
}

TEST_F(OverSockets, RobotsAnswerInTheVersionOfTheProtocol) {
  for (const auto& [protocol, version] : {std::pair{RefereeProtocol::Humanoid, 2}, {RefereeProtocol::Spl18, 4}}) {
    RefereeListener robot = listener();
    RefereeSender referee = sender(protocol);
    ASSERT_TRUE(robot.answer({.version = 0, .team = 1, .player = 3}).has_value());  // nobody is there yet
    ASSERT_TRUE(referee.send(game(protocol).state()).has_value());
    until(robot, News::Changed);
    ASSERT_TRUE(robot.answer({.version = 0, .team = 1, .player = 3}).has_value());
    std::vector<RefereeSender::Robot> heard;
    for (int i = 0; i < 500 && heard.empty(); ++i) {
      rest(Duration{1'000'000});
      heard = referee.answers();
    }
    ASSERT_EQ(heard.size(), 1u);
    ASSERT_TRUE(heard[0].status.has_value()) << heard[0].status.error().text();
    EXPECT_EQ(heard[0].status->version, version);
    EXPECT_EQ(heard[0].status->team, 1);
    EXPECT_EQ(heard[0].status->player, 3);
    EXPECT_EQ(robot.answer({.version = 0, .team = 1, .player = 30}).error().text(),
              "robot's packet: there is no player 30 (1 to 20)");
  }
}

TEST_F(OverSockets, TwoRefereesOnOneMachineAreToldApart) {
  RefereeListener robot = listener();
  RefereeSender one = sender(RefereeProtocol::Spl18);
  RefereeSender two = sender(RefereeProtocol::Spl18);
  const OfficiatedGame played = game(RefereeProtocol::Spl18);
  ASSERT_TRUE(one.send(played.state()).has_value());
  until(robot, News::Found);
  ASSERT_TRUE(two.send(played.state()).has_value());
  EXPECT_NE(until(robot, News::Warning).back().text.find("two referees at once"), std::string::npos);

  now += Duration{3'000'000'000};
  until(robot, News::Lost);
  EXPECT_TRUE(robot.lost());
}

TEST_F(OverSockets, ARefBoxIsHeardAndItsEndNoticed) {
  for (const auto protocol : {RefereeProtocol::Msl, RefereeProtocol::MslOld}) {
    RefereeListener robot = listener(protocol);
    EXPECT_TRUE(robot.listen({}).empty());  // it is not there yet
    EXPECT_TRUE(robot.lost());
    {
      RefereeSender refbox = sender(protocol);
      now += Duration{1'500'000'000};
      until(robot, News::Found);
      OfficiatedGame played = game(protocol);
      for (const char* order : {"welcome", "half 1", "kick-off cyan", "play", "goal magenta"}) {
        ASSERT_TRUE(played.obey(order).has_value());
      }
      EXPECT_EQ(refbox.teams(), 1u);
      ASSERT_TRUE(refbox.send(played.take_signals()).has_value());
      while (!robot.state() || robot.state()->teams[1].score == 0) {
        until(robot, News::Changed);
        if (HasFailure()) return;
      }
      EXPECT_EQ(robot.state()->protocol, protocol);
      EXPECT_TRUE(robot.state()->playing());
    }
    until(robot, News::Lost);
    EXPECT_TRUE(robot.lost());
  }
}

TEST_F(OverSockets, ARefBoxWelcomesEachTeamByNameAndKeepsReading) {
  auto desk = RefereeDesk::open({.game = {.protocol = RefereeProtocol::Msl}, .sender = {.port = port}}, now);
  ASSERT_TRUE(desk) << desk.error().text();
  const auto tick = [&] { ASSERT_TRUE(desk->tick(now += Duration{10'000'000})); };
  const auto connect = [&] { return TcpStream::connect(Address::parse(kLoopback, port).value(), 500_ms).value(); };
  const auto hear = [&](TcpStream& station, std::size_t bytes) {
    std::string said;
    std::array<std::uint8_t, 512> room{};
    for (int i = 0; i < 500 && said.size() < bytes; ++i) {
      tick();
      const auto count = station.read(room, 10_ms);
      if (!count) break;
      said.append(reinterpret_cast<const char*>(room.data()), *count);
    }
    return said;
  };
  const auto signal = [](const std::string& command, const std::string& team) {
    return fmt::format(R"({{"command":"{}","targetTeam":"{}")", command, team);
  };
  TcpStream one = connect();
  EXPECT_TRUE(hear(one, 40).starts_with(signal("WELCOME", "224.16.32.1")));
  TcpStream two = connect();
  EXPECT_TRUE(hear(two, 40).starts_with(signal("WELCOME", "224.16.32.2")));
  { const TcpStream gone = std::move(one); }
  for (int i = 0; i < 500 && desk->sender().teams() > 1; ++i) rest(Duration{1'000'000});
  one = connect();
  EXPECT_TRUE(hear(one, 40).starts_with(signal("WELCOME", "224.16.32.1"))) << "it is back";

  // more than fits on the way: it only goes through where somebody reads
  const std::vector<std::uint8_t> world_state(16 * 1024, 'x');
  for (int i = 0; i < 1000; ++i) {
    ASSERT_TRUE(two.write(world_state).has_value()) << i;
    tick();
  }
  ASSERT_TRUE(desk->obey("play", now));
  EXPECT_TRUE(hear(two, 20).starts_with(signal("START", "")));
}

TEST_F(OverSockets, WhatCannotBeOpenedIsToldInASentence) {
  const auto bad = RefereeSender::open({.to = "everywhere"});
  EXPECT_EQ(bad.error().text(), "address: 'everywhere' is none (four numbers, for example 192.168.1.255)");
  const auto server = TcpServer::open(0, false).value();
  const auto taken = RefereeSender::open({.protocol = RefereeProtocol::Msl, .port = server.port()});
  EXPECT_EQ(taken.error().text(), fmt::format("port {}: cannot be opened: Address already in use (another program has "
                                              "it; choose another with --port)",
                                              server.port()));
  EXPECT_EQ(TcpStream::connect(Address::parse(kLoopback, 1).value(), Duration{}).error().text(),
            "127.0.0.1:1: cannot be reached: Connection refused (nobody serves there)");
}

}  // namespace
}  // namespace cancha::team
