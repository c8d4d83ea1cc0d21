#include "team/referee/robot_status.h"

#include <gtest/gtest.h>

namespace cancha::team {
namespace {

using Bytes = std::vector<std::uint8_t>;

TEST(RobotStatus, VersionFourPutsThePlayerBeforeTheTeam) {
  const RobotStatus status{.version = 4,
                           .team = 8,
                           .player = 3,
                           .fallen = true,
                           .X_FR = {-1.5, 0.25, 1.5},
                           .ball_age = 0.5,
                           .p_RB = {1, -2}};
  const auto bytes = encode_status(status);
  ASSERT_TRUE(bytes.has_value());
  const Bytes expected{'R', 'G',  'r',  't',  4, 3, 8,    1,      // player, team, fallen
                       0,   0x80, 0xbb, 0xc4, 0, 0, 0x7a, 0x43,   // -1500 mm, 250 mm
                       0,   0,    0xc0, 0x3f, 0, 0, 0,    0x3f,   // 1.5 rad, 0.5 s
                       0,   0,    0x7a, 0x44, 0, 0, 0xfa, 0xc4};  // 1000 mm, -2000 mm
  EXPECT_EQ(*bytes, expected);

  const auto read = decode_status(*bytes);
  ASSERT_TRUE(read.has_value()) << read.error().text();
  EXPECT_EQ(read->team, 8);
  EXPECT_EQ(read->player, 3);
  EXPECT_TRUE(read->fallen);
  EXPECT_DOUBLE_EQ(read->X_FR.x, -1.5);
  EXPECT_DOUBLE_EQ(read->p_RB.y, -2.0);
}

TEST(RobotStatus, VersionsTwoAndThreePutTheTeamFirst) {
  const auto two = encode_status({.version = 2, .team = 8, .player = 3, .word = StatusWord::ReadyForInterruption});
  EXPECT_EQ(*two, (Bytes{'R', 'G', 'r', 't', 2, 8, 3, 4}));
  const auto three = encode_status({.version = 3, .team = 8, .player = 3});
  EXPECT_EQ(*three, (Bytes{'R', 'G', 'r', 't', 3, 8, 3, 0}));
  EXPECT_EQ(decode_status(*two)->word, StatusWord::ReadyForInterruption);
  EXPECT_EQ(decode_status(*three)->word, StatusWord::Alive);
  EXPECT_EQ(decode_status(*three)->player, 3);
}

TEST(RobotStatus, WhatIsWrongIsToldInASentence) {
  Bytes bytes = encode_status({.version = 4, .team = 8, .player = 3}).value();
  bytes[7] = 2;
  EXPECT_EQ(decode_status(bytes).error().text(), "robot's packet: 'fallen' is 2 (0 or 1)");
  bytes[7] = 0, bytes[19] = 0x7f, bytes[18] = 0xc0;
  EXPECT_EQ(decode_status(bytes).error().text(), "robot's packet: the number at byte 16 is not finite");
  EXPECT_EQ(decode_status(Bytes{'R', 'G', 'r', 't', 3, 8, 3, 1}).error().text(),
            "robot's packet: version 3 knows no word 1 (0 is alive)");
  EXPECT_EQ(decode_status(Bytes{'R', 'G', 'r', 't', 2, 8, 0, 1}).error().text(),
            "robot's packet: there is no player 0 (1 to 20)");
  EXPECT_EQ(decode_status(Bytes{'R', 'G', 'r', 't', 4, 8, 3, 0}).error().text(),
            "robot's packet: has 8 bytes and version 4 (8 bytes of version 2 or 3, 32 of version 4)");
  EXPECT_EQ(encode_status({.version = 3, .player = 1, .word = StatusWord::Penalise}).error().text(),
            "robot's packet: version 3 can only say that a robot is alive");
  EXPECT_EQ(encode_status({.player = 21}).error().text(), "robot's packet: there is no player 21 (1 to 20)");
}

}  // namespace
}  // namespace cancha::team
