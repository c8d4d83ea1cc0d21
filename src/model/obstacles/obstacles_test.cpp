#include <gtest/gtest.h>

#include <cmath>

#include "base/allocations.h"
#include "base/random.h"
#include "model/obstacles/obstacle_model.h"
#include "model/obstacles/obstacle_symbols.h"

namespace cancha::model {
namespace {

class Grid : public ::testing::Test {
 protected:
  body::SonarGridSettings settings_{};
  Time now_{};
  std::vector<ObstacleBelief> obstacles_;
  std::vector<GridCell> cells_;

  /// Hears the same for a while and finds what is there.
  void hear(ObstacleGrid& grid, const SonarPercept& percept, std::span<const ObstacleGrid::Mate> mates = {}) {
    for (int i = 0; i < 10; ++i) {
      now_ += 10_ms;
      grid.age(now_);
      grid.hear(percept, mates, now_);
    }
    find(grid);
  }
  void find(ObstacleGrid& grid) {
    obstacles_.clear();
    grid.find(obstacles_, cells_);
  }
};

TEST_F(Grid, WhatOneSideHearsLiesThereAndWhatBothHearInTheMiddle) {
  ObstacleGrid grid{{}, settings_};
  hear(grid, {.left_all = {0.8}});
  ASSERT_EQ(obstacles_.size(), 1u);
  EXPECT_NEAR(in_degrees(angle_of(obstacles_[0].p_RC)), 40, 2);
  EXPECT_NEAR(length(obstacles_[0].p_RC), 0.8, 0.04);
  EXPECT_NEAR(in_degrees(angle_of(obstacles_[0].p_RL)), 60, 4);
  EXPECT_NEAR(in_degrees(angle_of(obstacles_[0].p_RR)), 20, 4);
  EXPECT_LE(length(obstacles_[0].p_RN), 0.8);

  grid.clear();
  hear(grid, {.right_all = {0.8}});
  ASSERT_EQ(obstacles_.size(), 1u);
  EXPECT_NEAR(in_degrees(angle_of(obstacles_[0].p_RC)), -40, 2);

  grid.clear();
  hear(grid, {.left_all = {0.8}, .right_all = {0.81}});
  ASSERT_EQ(obstacles_.size(), 1u);
  EXPECT_NEAR(in_degrees(angle_of(obstacles_[0].p_RC)), 0, 2);
  for (const GridCell& cell : cells_) EXPECT_EQ(cell.cluster, 0);
}

TEST_F(Grid, TwoObstaclesAtAboutTheSameDistanceAreTwoAndWereOneAsPrinted) {
  const SonarPercept both{.left = 0.8, .right = 0.88, .left_all = {0.8}, .right_all = {0.88}};
  ObstacleGrid grid{{}, settings_};
  hear(grid, both);
  EXPECT_EQ(obstacles_.size(), 2u);

  settings_.as_printed = true;
  ObstacleGrid printed{{}, settings_};
  hear(printed, both);
  ASSERT_EQ(obstacles_.size(), 1u);
  EXPECT_NEAR(in_degrees(angle_of(obstacles_[0].p_RC)), 0, 2);
}

TEST_F(Grid, CrossedShotsTellWhetherEqualDistancesAreOneThing) {
  ObstacleGrid grid{{}, settings_};
  hear(grid, {.left_all = {0.8}, .right_all = {0.8}, .crossed_known = true});
  EXPECT_EQ(obstacles_.size(), 2u);

  grid.clear();
  hear(grid, {.left_all = {0.8}, .right_all = {0.86}, .crossed = {0.83}, .crossed_known = true});
  EXPECT_EQ(obstacles_.size(), 1u);
}

TEST_F(Grid, MoreThanTwoObstaclesAreKnown) {
  ObstacleGrid grid{{}, settings_};
  hear(grid, {.left_all = {0.5, 0.9, 1.3}, .right_all = {0.7, 0.9, 1.2}});
  // in the middle at 0.9; left at 0.5 and 1.3; right at 0.7 and 1.2
  EXPECT_EQ(obstacles_.size(), 5u);
}

TEST_F(Grid, CellsFallWhenNobodyHearsThem) {
  ObstacleGrid grid{{}, settings_};
  hear(grid, {.left_all = {0.8}});
  EXPECT_EQ(obstacles_.size(), 1u);
  const int before = cells_.front().state;
  now_ += 60_ms;
  grid.age(now_);
  find(grid);
  EXPECT_LT(cells_.front().state, before);
  now_ += 600_ms;
  grid.age(now_);
  find(grid);
  EXPECT_TRUE(obstacles_.empty());
  EXPECT_TRUE(cells_.empty());
}

TEST_F(Grid, MatesAreNoObstacles) {
  ObstacleGrid grid{{}, settings_};
  const ObstacleGrid::Mate mate{from_degrees(35), 0.9};
  hear(grid, {.left_all = {0.8}, .right_all = {1.2}}, std::span{&mate, 1});
  ASSERT_EQ(obstacles_.size(), 1u);
  EXPECT_LT(angle_of(obstacles_[0].p_RC), 0);
}

TEST_F(Grid, AClockThatGoesBackClearsIt) {
  ObstacleGrid grid{{}, settings_};
  now_ = Time{} + 5000_ms;
  hear(grid, {.left_all = {0.8}});
  grid.age(Time{} + 100_ms);
  find(grid);
  EXPECT_TRUE(obstacles_.empty());
}

ObstacleBelief heard_at(double degrees, double away) {
  const Vec2 p = direction(from_degrees(degrees)) * away;
  return {ObstacleKind::Sonar, p, p, p, p, {}};
}

TEST(ObstacleSymbols, TakeTheNearestOfEachSide) {
  const std::array obstacles{heard_at(40, 0.9), heard_at(30, 0.7), heard_at(-40, 1.1), heard_at(2, 1.3)};
  const ObstacleSymbols symbols = symbols_of(obstacles, {});
  EXPECT_TRUE(symbols.exist);
  EXPECT_NEAR(symbols.left_distance, 0.7, 1e-12);
  EXPECT_NEAR(in_degrees(symbols.left_angle), 20, 1e-9);
  EXPECT_NEAR(symbols.left_arc, from_degrees(40) * 0.7, 1e-12);
  EXPECT_NEAR(symbols.right_distance, 1.1, 1e-12);
  EXPECT_NEAR(in_degrees(symbols.right_angle), -20, 1e-9);
  EXPECT_NEAR(symbols.centre_distance, 1.3, 1e-12);
  EXPECT_EQ(symbols.centre_angle, 0.0);
  EXPECT_NEAR(symbols.closest, 0.7, 1e-12);
}

TEST(ObstacleSymbols, ExactlyFiveDegreesIsTheMiddle) {
  for (const double degrees : {5.0, -5.0}) {
    const std::array obstacles{heard_at(degrees, 0.9)};
    const ObstacleSymbols symbols = symbols_of(obstacles, {});
    EXPECT_NEAR(symbols.centre_distance, 0.9, 1e-12);
    EXPECT_EQ(symbols.left_distance, ObstacleSymbols::kFree);
    EXPECT_EQ(symbols.right_distance, ObstacleSymbols::kFree);
  }
}

TEST(ObstacleSymbols, NothingThereMeansThreeMetres) {
  const ObstacleSymbols symbols = symbols_of({}, Maybe<Touches>{Touches{.left_foot = true, .right_arm = true}});
  EXPECT_FALSE(symbols.exist);
  EXPECT_EQ(symbols.left_distance, 3.0);
  EXPECT_EQ(symbols.closest, 3.0);
  EXPECT_TRUE(symbols.left_foot);
  EXPECT_TRUE(symbols.right_arm);
  EXPECT_FALSE(symbols.left_arm);
}

/// A model that believes what it is told.
struct Believer final : Model {
  Beliefs told;
  void update(const Readings& readings, const Percepts& /*percepts*/, Beliefs& beliefs) override {
    const RobotId self = beliefs.self;
    Maybe<ObstacleBeliefs> kept = std::move(beliefs.obstacles);
    beliefs = told;
    beliefs.obstacles = std::move(kept);
    beliefs.self = self;
    beliefs.time = readings.time;
  }
};

class Obstacles : public ::testing::Test {
 protected:
  std::unique_ptr<Believer> made_ = std::make_unique<Believer>();
  Believer& others_ = *made_;
  ObstacleModel model_{std::move(made_), {}};
  Readings readings_;
  Percepts percepts_;
  Beliefs beliefs_;

  void tick(int times = 1) {
    for (int i = 0; i < times; ++i) {
      readings_.time += 10_ms;
      model_.update(readings_, percepts_, beliefs_);
    }
  }
  void game(RefereePlay play, RefereePenalty penalty = RefereePenalty::None) {
    others_.told.game.present() = {.play = play, .penalty = penalty};
  }
  std::size_t count() { return beliefs_.obstacles->obstacles.size(); }
};

TEST_F(Obstacles, TheGridIsClearedFromSetToPlay) {
  percepts_.sonar.present() = {.left_all = {0.8}};
  game(RefereePlay::Set);
  tick(10);
  EXPECT_EQ(count(), 1u);
  percepts_.sonar.reset();
  game(RefereePlay::Playing);
  tick();
  EXPECT_EQ(count(), 0u);
}

TEST_F(Obstacles, WhilePenalisedNothingIsHeardAndWhatWasGoesOnFalling) {
  percepts_.sonar.present() = {.left_all = {0.8}};
  game(RefereePlay::Playing);
  tick(10);
  EXPECT_EQ(count(), 1u);
  game(RefereePlay::Playing, RefereePenalty::Pushing);
  tick(60);
  EXPECT_EQ(count(), 0u);
}

TEST_F(Obstacles, MatesAreNoObstaclesAndWhatTheyTellIs) {
  percepts_.sonar.present() = {.left_all = {0.8}};
  others_.told.pose.present().X_TR = {1, 0, 0};
  others_.told.mates.push_back({.number = 2, .X_TR = {1.6, 0.5, 0}});
  tick(10);
  EXPECT_EQ(count(), 0u);

  readings_.mates.push_back({.number = 2, .time = readings_.time, .obstacles = {{3, 0}, {1.7, 0.5}, {1.1, 0}}});
  tick();
  readings_.mates.clear();
  // the second is that mate itself, the third this robot
  ASSERT_EQ(count(), 1u);
  const ObstacleBelief& told = beliefs_.obstacles->obstacles[0];
  EXPECT_EQ(told.kind, ObstacleKind::Told);
  EXPECT_NEAR(told.p_RC.x, 2, 1e-12);
  EXPECT_NEAR(told.p_RN.x, 1.9, 1e-12);
  EXPECT_EQ(beliefs_.obstacles->symbols.left_distance, 3.0);  // sides are for what is heard
  EXPECT_NEAR(beliefs_.obstacles->symbols.closest, 1.9, 1e-12);
  percepts_.sonar.reset();
  tick(110);
  EXPECT_EQ(count(), 0u);
}

TEST_F(Obstacles, OpponentsThatWereSeenAndWhatTheBodyFeelsCount) {
  others_.told.pose.present().X_TR = {0, 0, kPi / 2};
  others_.told.opponents.push_back({.number = 1, .p_TO = {0, 2}, .seen = Time{} + 10_ms});
  readings_.touches.present() = {.time = Time{}, .right_foot = true, .left_arm = true};
  tick();
  ASSERT_EQ(count(), 3u);
  EXPECT_EQ(beliefs_.obstacles->obstacles[0].kind, ObstacleKind::Arm);
  EXPECT_GT(beliefs_.obstacles->obstacles[0].p_RC.y, 0);
  EXPECT_EQ(beliefs_.obstacles->obstacles[1].kind, ObstacleKind::FootBumper);
  EXPECT_LT(beliefs_.obstacles->obstacles[1].p_RC.y, 0);
  EXPECT_EQ(beliefs_.obstacles->obstacles[2].kind, ObstacleKind::Vision);
  EXPECT_NEAR(beliefs_.obstacles->obstacles[2].p_RC.x, 2, 1e-12);
}

TEST_F(Obstacles, TicksTakeNoMemoryOnceTheyAreWarm) {
  if (!counts_allocations()) GTEST_SKIP();
  percepts_.sonar.present() = {.left_all = {0.5, 0.9, 1.3}, .right_all = {0.7, 0.9, 1.2}};
  tick(100);
  const long before = allocations_of_this_thread();
  tick(100);
  EXPECT_EQ(allocations_of_this_thread() - before, 0);
}

}  // namespace
}  // namespace cancha::model
