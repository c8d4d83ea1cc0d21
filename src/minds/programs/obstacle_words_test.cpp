#include "minds/programs/obstacle_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace cancha::minds {
namespace {

double value(const decide::program::Host& host, std::string_view name) {
  const auto found = std::ranges::find(host.inputs(), name, &decide::program::Host::Symbol::name);
  if (found == host.inputs().end()) {
    ADD_FAILURE() << "no input " << name;
    return -1.0;
  }
  return found->variable ? *found->variable : found->read({});
}

TEST(ObstacleWords, TellWhatStandsInTheWayInMillimetresAndDegrees) {
  ObstacleWords words;
  decide::program::Host host;
  words.add_to(host);
  Beliefs beliefs;
  ObstacleSymbols& symbols = beliefs.obstacles.present().symbols;
  symbols = {.exist = true, .left_distance = 0.55, .left_angle = from_degrees(20), .left_arc = 0.4, .closest = 0.5};
  symbols.right_foot = symbols.left_arm = true;

  words.see(beliefs);

  EXPECT_NEAR(value(host, "obstacle.left.distance"), 550, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.left.angle"), 20, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.arc_left"), 400, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.right.distance"), 3000, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.center.distance"), 3000, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.distance_to_closest"), 500, 1e-9);
  EXPECT_EQ(value(host, "obstacle.exist"), 1.0);
  EXPECT_EQ(value(host, "obstacle.footbumper_right"), 1.0);
  EXPECT_EQ(value(host, "obstacle.footbumper_left"), 0.0);
  EXPECT_EQ(value(host, "obstacle.arm_left"), 1.0);
}

TEST(ObstacleWords, ARobotWithoutSonarsHasNothingInItsWay) {
  ObstacleWords words;
  decide::program::Host host;
  words.add_to(host);
  words.see({});
  for (const char* name : {"obstacle.left.distance", "obstacle.right.distance", "obstacle.center.distance",
                           "obstacle.distance_to_closest"}) {
    EXPECT_NEAR(value(host, name), 3000, 1e-9) << name;
  }
  EXPECT_EQ(value(host, "obstacle.exist"), 0.0);
}

class WayRoundObstacles : public testing::Test {
 protected:
  WayRoundObstacles() { words_.add_to(host_); }
  void stands(Vec2 p_RC, ObstacleKind kind = ObstacleKind::Vision) {
    beliefs_.obstacles.present().obstacles.push_back({.kind = kind, .p_RC = p_RC});
  }
  double ask(std::string_view name, Vec2 p_RG) {
    const auto found = std::ranges::find(host_.inputs(), name, &decide::program::Host::Symbol::name);
    EXPECT_NE(found, host_.inputs().end()) << name;
    const std::array place{p_RG.x, p_RG.y};
    return found->read(place);
  }
  /// Degrees to the left in which it is to walk.
  double way(Vec2 p_RG) {
    words_.see(beliefs_);
    return in_degrees(std::atan2(ask("obstacle.way_y", p_RG), ask("obstacle.way_x", p_RG)));
  }

  ObstacleWords words_;
  decide::program::Host host_;
  Beliefs beliefs_;
};

TEST_F(WayRoundObstacles, StraightWhereNothingStands) {
  stands({1.0, 0.9});
  stands({2.5, 0.0});
  EXPECT_NEAR(way({2000, 100}), in_degrees(std::atan2(100, 2000)), 1e-9) << "one is beside, one beyond";
  EXPECT_EQ(ask("obstacle.in_way", {2000, 100}), 0.0);
}

TEST_F(WayRoundObstacles, PastMatesWhoHaveToldWhereTheyAre) {
  beliefs_.time = Time{10'000'000'000};
  beliefs_.pose.present().X_TR = {1.0, 0.0, kPi / 2};
  beliefs_.mates.push_back({.number = 3, .X_TR = {1.0, 1.0, 0.0}, .known = beliefs_.time});
  EXPECT_GT(std::abs(way({2000, 0})), 15.0) << "one stands a metre ahead";
  beliefs_.mates[0].known = Time{};
  EXPECT_EQ(way({2000, 0}), 0.0) << "it spoke long ago";
}

TEST_F(WayRoundObstacles, WhoStandsFarAwayHidesWhatLiesBehindAndNothingElse) {
  stands({2.2, 0.1});
  EXPECT_EQ(way({3000, 0}), 0.0) << "too far to be in the way";
  EXPECT_EQ(ask("obstacle.hides", {3000, 0}), 1.0);
  EXPECT_EQ(ask("obstacle.hides", {2000, 0}), 0.0) << "it lies before it";
  EXPECT_EQ(ask("obstacle.hides", {3000, 1000}), 0.0) << "beside it";
}

TEST_F(WayRoundObstacles, PastAnOpponentOnTheSideWithMoreRoomAndAsFar) {
  stands({1.0, 0.1});
  const double turn = way({2000, 0});
  EXPECT_LT(turn, -14);
  EXPECT_GT(turn, -25) << "no farther than needed";
  EXPECT_EQ(ask("obstacle.in_way", {2000, 0}), 1.0);
  EXPECT_NEAR(std::hypot(ask("obstacle.way_x", {2000, 0}), ask("obstacle.way_y", {2000, 0})), 2000, 1e-6);
  // a little later it seems to stand on the other side: who passes goes on
  beliefs_.obstacles->obstacles[0].p_RC = {0.8, -0.05};
  EXPECT_LT(way({2000, 0}), -20);
}

TEST_F(WayRoundObstacles, WhatIsSeenIsNotBlockedOnceMoreByWhatIsHeard) {
  stands({0.8, 0.15});
  const double alone = way({2000, 0});
  stands({0.7, -0.3}, ObstacleKind::Sonar);  // the sonars tell a cone only
  EXPECT_NEAR(way({2000, 0}), alone, 1e-9);
}

TEST_F(WayRoundObstacles, ASideOfWhoStandsNearIsHeardFarFromTheMiddleThatIsSeen) {
  // by a robot that stands 40 cm ahead, a sonar that looks 40 degrees aside is answered, too
  stands({0.39, 0.08});
  const double alone = way({2000, 0});
  EXPECT_LT(alone, -60);
  stands({0.3, -0.26}, ObstacleKind::Sonar);
  EXPECT_NEAR(way({2000, 0}), alone, 1e-9);
}

TEST_F(WayRoundObstacles, WhatNobodySeesIsPassedByEar) {
  stands({0.7, -0.3}, ObstacleKind::Sonar);
  EXPECT_GT(way({2000, 0}), 5);
}

}  // namespace
}  // namespace cancha::minds
