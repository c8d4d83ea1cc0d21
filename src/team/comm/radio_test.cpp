// Several robots on one machine, over real sockets on loopback.

#include "team/comm/radio.h"

#include <gtest/gtest.h>

#include "support/free_port.h"

namespace cancha::team {
namespace {

class Radios : public ::testing::Test {
 protected:
  TeamRadio robot(int id, TeamRole role, ByteOrder order = ByteOrder::Little) {
    return TeamRadio::open({.clock = [this] { return now; }, .id = id, .role = role, .port = port, .order = order})
        .value();
  }
  /// Everybody hears all that is under way, answers included.
  static int settle(std::initializer_list<TeamRadio*> radios) {
    int heard = 0;
    for (int quiet = 0; quiet < 3;) {
      int more = 0;
      for (TeamRadio* radio : radios) {
        while (radio->listen(Duration{5'000'000})) ++more;
      }
      quiet = more == 0 ? quiet + 1 : 0;
      heard += more;
    }
    return heard;
  }

  Time now{1'000'000'000};
  std::uint16_t port = cancha::support::free_port();
};

TEST_F(Radios, RobotsFindEachOtherWhoeverComesFirst) {
  TeamRadio first = robot(1, TeamRole::Keeper);
  TeamRadio second = robot(2, TeamRole::Player);
  settle({&first, &second});
  // the first was alone when it announced itself; it speaks, and the second asks
  EXPECT_EQ(first.talk().members().find(2)->robot_role, TeamRole::Player);
  EXPECT_EQ(second.talk().members().find(1), nullptr);
  ASSERT_TRUE(first.say(kEverybody, TeamWord::BallDistance, 162).has_value());
  settle({&first, &second});
  ASSERT_NE(second.talk().members().find(1), nullptr);
  EXPECT_EQ(second.talk().members().find(1)->robot_role, TeamRole::Keeper);
  EXPECT_EQ(second.talk().members().find(1)->ball_distance, 162);

  // a late joiner is known by its announcement and learns by asking
  TeamRadio third = robot(3, TeamRole::Player);
  ASSERT_TRUE(second.say(kEverybody, TeamWord::Pass, 1).has_value());
  settle({&first, &second, &third});
  EXPECT_EQ(first.talk().members().members().size(), 2u);
  EXPECT_EQ(third.talk().members().find(2)->robot_role, TeamRole::Player);
  EXPECT_TRUE(third.talk().members().find(2)->team_pass);

  ASSERT_TRUE(third.change_role(TeamRole::Keeper).has_value());
  settle({&first, &second, &third});
  EXPECT_EQ(first.talk().members().find(3)->robot_role, TeamRole::Keeper);
  ASSERT_TRUE(third.leave().has_value());
  settle({&first, &second, &third});
  EXPECT_EQ(first.talk().members().find(3), nullptr);

  now += Duration{10'000'000'001};
  EXPECT_EQ(first.expire(), std::vector<int>{2});
}

TEST_F(Radios, AMessageIsForWhomItNames) {
  TeamRadio first = robot(1, TeamRole::Keeper);
  TeamRadio second = robot(2, TeamRole::Player);
  TeamRadio ear = robot(kEverybody, TeamRole::Unknown);
  settle({&first, &second, &ear});
  ASSERT_TRUE(first.say(7, TeamWord::ActionTaken, 19).has_value());
  const auto to_second = second.listen(Duration{1'000'000'000});
  ASSERT_TRUE(to_second.has_value());
  EXPECT_FALSE(to_second->heard.accepted);
  EXPECT_EQ(to_second->heard.reason, "for another robot");
  const auto to_ear = ear.listen(Duration{1'000'000'000});
  ASSERT_TRUE(to_ear.has_value());
  EXPECT_TRUE(to_ear->heard.accepted);
  EXPECT_EQ(to_ear->message.value(), (TeamMessage{1, 7, 20, 19}));
}

TEST_F(Radios, TheWrongByteOrderIsTold) {
  TeamRadio little = robot(1, TeamRole::Keeper);
  TeamRadio big = robot(2, TeamRole::Player, ByteOrder::Big);
  const auto heard = little.listen(Duration{1'000'000'000});  // its own announcement
  ASSERT_TRUE(heard && heard->message.has_value());
  const auto other = little.listen(Duration{1'000'000'000});
  ASSERT_TRUE(other.has_value());
  EXPECT_NE(other->message.error().text().find("other byte order"), std::string::npos);
  EXPECT_EQ(big.say(3, TeamWord::Exit, 0).error().text(), "team message: 'exit' stays inside a robot");
}

}  // namespace
}  // namespace cancha::team
