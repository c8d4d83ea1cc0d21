#include <gtest/gtest.h>

#include <cmath>

#include "base/protobuf.h"
#include "team/bodies/body_client.h"
#include "team/bodies/body_server.h"

namespace cancha::team {
namespace {

using Came = BodyClient::Came;
constexpr Duration kLong{2'000'000'000};

Time at(double seconds) {
  return Time{static_cast<std::int64_t>(seconds * 1e9)};
}

class Bodies : public testing::Test {
 protected:
  BodyClient client(int number, std::uint32_t session) {
    return BodyClient::open({{0x7f000001, server_.port()}, {Team::Blue, number}, session}).value();
  }
  /// Until the server knows it.
  void greet(BodyClient& one, Time now) {
    Readings readings;
    EXPECT_EQ(one.read(readings, {}), Came::Nothing);
    server_.hear(now);
  }

  BodyServer server_ = BodyServer::open({.team = Team::Blue, .robots = 3}).value();
};

TEST_F(Bodies, AProgramReadsItsBodyAndMovesIt) {
  BodyClient robot = client(1, 7);
  greet(robot, at(1));
  ASSERT_TRUE(server_.program(1).at.has_value());

  Readings told;
  told.time = at(1.02);
  told.omni.present().travel = {0.1, 0.2, 0.3};
  server_.tell(1, told);
  Readings readings;
  ASSERT_EQ(robot.read(readings, kLong), Came::Readings);
  EXPECT_EQ(readings.time, told.time);
  EXPECT_EQ(readings.omni->travel.z, 0.3);

  BodyAnswer answer;
  answer.time = readings.time;
  answer.commands.omni.present().v_R = {1.5, -0.5};
  answer.intent.role = "striker";
  ASSERT_TRUE(robot.answer(answer).has_value());
  server_.hear(at(1.04));
  EXPECT_EQ(server_.program(1).answer.commands.omni->v_R.x, 1.5);
  EXPECT_EQ(server_.program(1).answer.intent.role, "striker");
  EXPECT_EQ(server_.program(1).answered, at(1.04));
}

TEST_F(Bodies, OneProgramMovesARobotAndAnotherTakesItsPlaceOnlyWhenItIsGone) {
  BodyClient first = client(0, 1);
  BodyClient second = client(0, 2);
  greet(first, at(1));
  Readings readings;
  EXPECT_EQ(second.read(readings, {}), Came::Nothing);

  server_.hear(at(1.1));
  EXPECT_EQ(second.read(readings, kLong), Came::Taken);
  EXPECT_EQ(server_.program(0).session, 1U);

  // the first is killed: it says nothing more
  server_.hear(at(3));
  EXPECT_FALSE(server_.program(0).at.has_value());
  greet(second, at(3.1));
  EXPECT_EQ(server_.program(0).session, 2U);
  EXPECT_EQ(server_.program(0).comings, 2);
}

TEST_F(Bodies, WhoLeavesInOrderMakesRoomAtOnceAndTheWorldSaysWhenItEnds) {
  BodyClient first = client(2, 1);
  greet(first, at(1));
  first.leave();
  server_.hear(at(1.01));
  EXPECT_FALSE(server_.program(2).at.has_value());

  BodyClient second = client(2, 2);
  greet(second, at(1.02));
  server_.leave();
  Readings readings;
  EXPECT_EQ(second.read(readings, kLong), Came::Bye);
}

TEST_F(Bodies, AKickIsNotLostWhereTwoAnswersComeInOneTick) {
  BodyClient robot = client(0, 1);
  greet(robot, at(1));
  BodyAnswer answer;
  answer.commands.omni.present().kick = 8.0;
  ASSERT_TRUE(robot.answer(answer).has_value());
  answer.commands.omni->kick = 0.0;
  ASSERT_TRUE(robot.answer(answer).has_value());

  server_.hear(at(1.02));

  EXPECT_EQ(server_.program(0).answer.commands.omni->kick, 8.0);
}

TEST_F(Bodies, WhatIsNoAnswerMovesNobody) {
  BodyClient robot = client(0, 1);
  greet(robot, at(1));
  UdpSocket stranger = UdpSocket::open({}).value();
  const Address server{0x7f000001, server_.port()};
  BodyAnswer wild;
  wild.commands.omni.present().turn = std::nan("");
  std::string nan, other, no_message;
  begin_datagram(other, BodyWord::Hello, {Team::Yellow, 0}, 9);
  begin_datagram(nan, BodyWord::Answer, {Team::Blue, 2}, 9);
  cancha::append_protobuf(nan, wild);
  begin_datagram(no_message, BodyWord::Answer, {Team::Blue, 2}, 9);
  no_message += "\xff\xff\xff";
  for (const std::string& bytes : {std::string{"CB"}, std::string{"hello, world"}, other, nan, no_message}) {
    ASSERT_TRUE(stranger.send(raw_bytes(bytes), server).has_value());
  }

  server_.hear(at(1.1));

  EXPECT_EQ(server_.refused(), 5U);
  EXPECT_FALSE(server_.program(2).answers);
  EXPECT_TRUE(server_.program(0).at.has_value());
}

TEST(BodyDatagram, SaysWhatIsWrong) {
  std::string bytes;
  begin_datagram(bytes, BodyWord::Hello, {Team::Yellow, 10}, 0x01020304);
  const auto read = read_datagram(bytes);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->robot, (RobotId{Team::Yellow, 10}));
  EXPECT_EQ(read->session, 0x01020304U);

  bytes[2] = 9;
  EXPECT_EQ(read_datagram(bytes).error().text(),
            "datagram of a body: has version 9 (use the same Cancha at both ends)");
  bytes[2] = 1;
  bytes[3] = 77;
  EXPECT_EQ(read_datagram(bytes).error().text(), "datagram of a body: has no word 77");
  bytes[3] = 0;
  bytes[6] = 11;
  EXPECT_EQ(read_datagram(bytes).error().text(), "datagram of a body: names no robot");
}

}  // namespace
}  // namespace cancha::team
