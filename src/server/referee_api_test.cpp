// A referee in the studio, and robots on loopback that hear what it was ordered.

#include "server/referee_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/json_read.h"
#include "os/clock.h"
#include "server/router.h"
#include "server/server_test.h"
#include "support/free_port.h"
#include "team/referee/listener.h"

namespace cancha::server {
namespace {

using cancha::support::free_port;

class RefereeApiTest : public ::testing::Test {
 protected:
  Answer ask(std::string method, std::string target, std::string body = "") {
    Request request{std::move(method), std::move(target), {{"Host", "localhost"}}, std::move(body)};
    if (!request.body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    return router_.answer(request);
  }
  Answer order(const std::string& text) { return ask("POST", "/api/referee/order", to_json(RefereeOrder{text})); }
  Answer start(RefereeProtocol protocol, std::uint16_t port, std::uint16_t status_port = free_port()) {
    RefereeStart wish;
    wish.protocol = protocol;
    wish.port = port;
    wish.status_port = status_port;
    return ask("POST", "/api/referee", to_json(wish));
  }
  /// Listens until the referee says so; false where it never does.
  template <class Told>
  static bool hears(team::RefereeListener& robot, Told&& told) {
    for (int i = 0; i < 500; ++i) {
      (void)robot.listen(Duration{20'000'000});
      if (robot.state() && told(*robot.state())) return true;
    }
    return false;
  }
  TestFolders folders_;
  Router router_{with_databases(folders_, "/nowhere")};
};

TEST_F(RefereeApiTest, RobotsHearWhatIsOrdered) {
  const std::uint16_t status_port = free_port();
  auto robot =
      team::RefereeListener::open({.clock = os::real_time, .port = free_port(), .status_port = status_port}).value();
  EXPECT_EQ(ask("GET", "/api/referee").body.substr(0, 17), R"({"running":false,)");
  const Answer begun = start(RefereeProtocol::Hsl20, robot.port(), status_port);
  ASSERT_EQ(begun.status, 201) << begun.body;
  EXPECT_NE(begun.body.find(fmt::format("127.255.255.255:{}", robot.port())), std::string::npos) << begun.body;
  EXPECT_TRUE(hears(robot, [](const RefereeState& s) { return s.play == RefereePlay::Initial; }));
  ASSERT_EQ(order("kick-off second").status, 200);
  EXPECT_TRUE(hears(
      robot, [](const RefereeState& s) { return s.play == RefereePlay::Ready && s.kicking == RefereeSide::Second; }));
  ASSERT_EQ(order("set").status, 200);
  ASSERT_EQ(order("play").status, 200);
  ASSERT_EQ(order("goal first").status, 200);
  EXPECT_TRUE(hears(robot, [](const RefereeState& s) { return s.teams[0].score == 1; }));
  const std::string told = ask("GET", "/api/referee").body;
  EXPECT_NE(told.find(R"("orders":["goal first","play","set","kick-off second"])"), std::string::npos) << told;
  EXPECT_NE(told.find(R"("protocol":"hsl20","play":"ready")"), std::string::npos) << told;

  // one that answers is known
  ASSERT_TRUE(robot.answer({.version = 0, .team = 1, .player = 3}));
  const auto knows = [&] {
    return ask("GET", "/api/referee").body.find(R"("robots":["1:3 (127.0.0.1:)") != std::string::npos;
  };
  for (int i = 0; i < 500 && !knows(); ++i) team::rest(Duration{10'000'000});
  EXPECT_TRUE(knows()) << ask("GET", "/api/referee").body;

  EXPECT_EQ(ask("DELETE", "/api/referee").body.substr(0, 17), R"({"running":false,)");
  EXPECT_EQ(order("play").body, "No referee is at work.\n");
}

TEST_F(RefereeApiTest, ARefBoxIsHeardByItsTeams) {
  const std::uint16_t port = free_port();
  const Answer begun = start(RefereeProtocol::Msl, port);
  ASSERT_EQ(begun.status, 201) << begun.body;
  auto robot =
      team::RefereeListener::open({.clock = os::real_time, .protocol = RefereeProtocol::Msl, .port = port}).value();
  for (int i = 0; i < 500 && ask("GET", "/api/referee").body.find(R"("connected":1)") == std::string::npos; ++i) {
    (void)robot.listen(Duration{20'000'000});
  }
  ASSERT_EQ(order("play").status, 200);
  EXPECT_TRUE(hears(robot, [](const RefereeState& s) { return s.playing(); }));
}

TEST_F(RefereeApiTest, WhatCannotBeDoneIsRefusedWithASentence) {
  EXPECT_EQ(order("play").status, 409);
  ASSERT_EQ(start(RefereeProtocol::Humanoid, free_port()).status, 201);
  EXPECT_EQ(start(RefereeProtocol::Humanoid, free_port()).body, "A referee is at work already; end it first.\n");
  EXPECT_EQ(order("kikc-off 1").body, "referee: there is no order 'kikc-off' (did you mean 'kick-off'?).\n");
  EXPECT_EQ(order("kick-off green").status, 422);
  EXPECT_EQ(order("play\nset").body, "One order at a time.\n");
  EXPECT_EQ(order(std::string(300, 'x')).status, 422);
  EXPECT_EQ(order("wait 3").body, "Orders are done at once here; to wait is for scripts.\n");
  EXPECT_EQ(ask("POST", "/api/referee/order", "{").status, 400);
  EXPECT_EQ(ask("POST", "/api/referee/order").status, 415);
  EXPECT_EQ(ask("PUT", "/api/referee", "{}").header("Allow"), "GET, HEAD, POST, DELETE");
  EXPECT_EQ(ask("GET", "/api/referee/order").header("Allow"), "POST");
  ASSERT_EQ(ask("DELETE", "/api/referee").status, 200);
  const auto refused = [&](void (*change)(RefereeStart&)) {
    RefereeStart wish;
    change(wish);
    const Answer answer = ask("POST", "/api/referee", to_json(wish));
    EXPECT_EQ(answer.status, 422) << answer.body;
    return answer.body;
  };
  EXPECT_EQ(refused([](RefereeStart& w) { w.teams.pop_back(); }), "teams: there are 1 (a game has two).\n");
  EXPECT_EQ(refused([](RefereeStart& w) { w.teams[0].number = 300; }), "teams: a number is not within 0 and 254.\n");
  EXPECT_EQ(refused([](RefereeStart& w) { w.players = 0; }), "players: must be within 1 and 99.\n");
  EXPECT_EQ(refused([](RefereeStart& w) { w.half = -1; }), "half: must be within 1 and 32767 seconds.\n");
  EXPECT_EQ(refused([](RefereeStart& w) { w.port = 70'000; }), "port: must be within 0 and 65535.\n");
  (void)refused([](RefereeStart& w) { w.to = "robots.example"; });
  (void)refused([](RefereeStart& w) { w.teams[0].colour = "<b>"; });
}

TEST_F(RefereeApiTest, TellsWhatEachProtocolCanSay) {
  const std::string choices = ask("GET", "/api/referee/choices").body;
  EXPECT_TRUE(choices.starts_with(R"([{"protocol":"hl","title":"GameController of Humanoid since 2021 (v12,)"))
      << choices;
  EXPECT_NE(choices.find(R"({"name":"kick-off","arguments":"SIDE","meaning":"and robots go to their places"})"),
            std::string::npos);
  EXPECT_EQ(choices.find(R"("name":"wait")"), std::string::npos);
}

}  // namespace
}  // namespace cancha::server
