#include "match/referee.h"

#include <gtest/gtest.h>

namespace cancha::match {
namespace {

/// A pitch without physics: everybody stands where the test says.
struct Stage {
  field::League league;
  Referee referee{league};
  Truth truth;
  std::vector<Contact> contacts;

  Stage() {
    truth.robots.resize(10);
    // out of the way, each in a place of its own
    for (std::size_t i = 0; i < 10; ++i) {
      put(static_cast<int>(i), {i < 5 ? 0.2 : -0.2, -0.8 + 0.15 * static_cast<double>(i % 5)});
    }
    ball({0.0, 0.5});
  }
  void ball(Vec2 p) { truth.ball.p_FB = {p.x, p.y, 0.02}; }
  void put(int robot, Vec2 p) { truth.robots[static_cast<std::size_t>(robot)].X_FR = {p.x, p.y, 0.0}; }
  /// Watches for some seconds; the decision, if there is one.
  std::optional<Decision> watch(double seconds, PlayMode mode = PlayMode::PlayOn) {
    for (int i = 0; i < static_cast<int>(seconds * 200); ++i) {
      if (auto decision = referee.watch(truth, contacts, mode, 5_ms)) return decision;
    }
    return std::nullopt;
  }
};

TEST(Referee, GivesAGoalOnlyWhenTheWholeBallIsIn) {
  Stage stage;
  const double r = stage.league.ball.radius.value;
  stage.ball({1.1 + r - 1e-6, 0.0});
  EXPECT_FALSE(stage.watch(0.01));
  stage.ball({1.1 + r + 1e-6, 0.0});
  const auto decision = stage.watch(0.01);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->goal_for, Team::Yellow) << "blue defends the goal at x > 0";
  EXPECT_EQ(decision->restart.mode, PlayMode::PlaceKick);
  EXPECT_EQ(decision->restart.side, BallOwner::Blue);
  EXPECT_EQ(decision->reason, "the whole ball crossed the goal line");
}

TEST(Referee, GivesAGoalOnlyBetweenThePosts) {
  Stage stage;
  stage.ball({1.15, 0.5});
  const auto decision = stage.watch(0.01);
  ASSERT_TRUE(decision);
  EXPECT_FALSE(decision->goal_for);
  EXPECT_EQ(decision->restart.mode, PlayMode::FreeBall);
  EXPECT_EQ(decision->reason, "the ball left the pitch");
}

TEST(Referee, WithoutGraceStillNeedsACrowd) {
  Stage stage;
  stage.league.rules.grace = 0_s;
  stage.referee = Referee{stage.league};
  stage.ball({-0.9, 0.1});
  EXPECT_FALSE(stage.watch(1.0));
}

TEST(Referee, GivesAFreeBallInTheQuarterWhereTheBallIsStuck) {
  Stage stage;
  stage.ball({-0.4, 0.3});
  EXPECT_FALSE(stage.watch(9.9));
  const auto decision = stage.watch(0.2);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->restart.mode, PlayMode::FreeBall);
  EXPECT_EQ(decision->restart.side, BallOwner::Anyone);
  EXPECT_EQ(decision->restart.p_FB, (Vec2{-0.55, 0.6}));
  EXPECT_EQ(decision->reason, "the ball was stuck for 10 s");
  EXPECT_EQ(decision->why, (Reason{.cause = Cause::BallStuck, .seconds = 10.0}));
}

TEST(Referee, ForgivesABallThatMovesOn) {
  Stage stage;
  for (int i = 0; i < 10; ++i) {
    stage.ball({-0.4 + 0.06 * i, 0.3});
    EXPECT_FALSE(stage.watch(5.0));
  }
}

TEST(Referee, GivesAPenaltyWhenTheKeeperSitsOnTheBall) {
  Stage stage;
  stage.ball({1.05, 0.1});
  stage.put(0, {1.0, 0.1});
  EXPECT_FALSE(stage.watch(9.9));
  const auto decision = stage.watch(0.2);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->restart.mode, PlayMode::PenaltyKick);
  EXPECT_EQ(decision->restart.side, BallOwner::Yellow);
  EXPECT_EQ(decision->offender, Team::Blue);
  EXPECT_NEAR(decision->restart.p_FB.x, 1.1 - 0.375, 1e-12);
}

TEST(Referee, GivesAGoalKickWhenAnAttackerBlocksTheKeeper) {
  Stage stage;
  stage.ball({1.05, 0.1});
  stage.put(0, {1.0, 0.1});
  stage.put(7, {1.0, -0.1});
  const auto decision = stage.watch(10.1);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->restart.mode, PlayMode::GoalKick);
  EXPECT_EQ(decision->restart.side, BallOwner::Blue);
  EXPECT_EQ(decision->offender, Team::Yellow);
}

TEST(Referee, GivesAPenaltyForTwoDefendersInTheirGoalArea) {
  Stage stage;
  stage.ball({-1.05, 0.1});
  stage.put(5, {-1.0, 0.1});
  stage.put(6, {-1.0, -0.1});
  EXPECT_FALSE(stage.watch(0.9)) << "a moment of it is forgiven";
  const auto decision = stage.watch(0.2);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->restart.mode, PlayMode::PenaltyKick);
  EXPECT_EQ(decision->offender, Team::Yellow);
  EXPECT_EQ(decision->reason, "too many robots of yellow defended their area");
}

TEST(Referee, GivesAGoalKickForTwoAttackersInTheGoalArea) {
  Stage stage;
  stage.ball({-1.05, 0.1});
  stage.put(0, {-1.0, 0.1});
  stage.put(1, {-1.0, -0.1});
  const auto decision = stage.watch(1.1);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->restart.mode, PlayMode::GoalKick);
  EXPECT_EQ(decision->restart.side, BallOwner::Yellow);
  EXPECT_EQ(decision->reason, "too many robots of blue were in yellow's area");
}

TEST(Referee, DoesNotMindACrowdWhereTheBallIsNot) {
  Stage stage;
  stage.put(5, {-1.0, 0.1});
  stage.put(6, {-1.0, -0.1});
  EXPECT_FALSE(stage.watch(5.0));
}

TEST(Referee, LooksAwayFromCrowdsWhileARestartIsTaken) {
  Stage stage;
  stage.ball({-1.05, 0.1});
  stage.put(5, {-1.0, 0.1});
  stage.put(6, {-1.0, -0.1});
  EXPECT_FALSE(stage.watch(5.0, PlayMode::GoalKick));
}

/// Blue 1 pushes yellow 1, which gives way at so many metres per second.
Stage a_push(double gives_way) {
  Stage stage;
  stage.put(1, {0.5, -0.5});
  stage.put(6, {0.575, -0.5});
  stage.truth.robots[1].wheel_speed = {0.5, 0.5};
  stage.truth.robots[6].v_FR = {gives_way, 0.0};
  // two points of contact, as two faces have
  for (const double y : {-0.48, -0.52}) {
    stage.contacts.push_back(
        {{BodyKind::Chassis, 1}, {BodyKind::Chassis, 6}, {0.54, y, 0.02}, {1.0, 0.0, 0.0}, 0.0, 0.01});
  }
  return stage;
}

TEST(Referee, GivesAFreeKickForPushingAwayFromTheBall) {
  Stage stage = a_push(0.12);
  EXPECT_FALSE(stage.watch(1.45));
  const auto decision = stage.watch(0.2);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->restart.mode, PlayMode::FreeKick);
  EXPECT_EQ(decision->restart.side, BallOwner::Yellow);
  EXPECT_EQ(decision->reason, "blue 1 pushed an opponent away from the ball");
  EXPECT_EQ(decision->why, (Reason{Cause::Pushing, BallOwner::Blue, 1}));
}

TEST(Referee, ARobotThatStandsItsGroundWasNotPushed) {
  EXPECT_FALSE(a_push(0.0).watch(9.0));
  // 15 cm at 2 cm a second, however many points touch
  Stage slow = a_push(0.02);
  EXPECT_FALSE(slow.watch(7.4));
  EXPECT_TRUE(slow.watch(0.2));
}

TEST(Referee, GivesAdvantageToThePushedSide) {
  Stage stage = a_push(0.12);
  stage.put(7, {0.6, 0.45});
  stage.ball({0.6, 0.5});
  EXPECT_FALSE(stage.watch(5.0)) << "yellow has the ball before blue's goal";

  stage.put(2, {0.6, 0.52});
  EXPECT_TRUE(stage.watch(0.1)) << "blue has won the ball and pushes on";
}

TEST(Referee, LetsRobotsPushBackAndFightForTheBall) {
  Stage both;
  both.put(1, {0.5, -0.5});
  both.put(6, {0.575, -0.5});
  both.truth.robots[1].wheel_speed = {0.5, 0.5};
  both.truth.robots[6].wheel_speed = {-0.5, -0.5};
  both.contacts = {{{BodyKind::Chassis, 1}, {BodyKind::Chassis, 6}, {0.54, -0.5, 0.02}, {1.0, 0.0, 0.0}, 0.0, 0.01}};
  EXPECT_FALSE(both.watch(5.0));

  Stage near;
  near.ball({0.54, -0.4});
  near.truth.robots[1].wheel_speed = {0.5, 0.5};
  near.contacts = both.contacts;
  EXPECT_FALSE(near.watch(5.0));
}

TEST(Referee, StartsAllWatchesAnewAfterARestart) {
  Stage stage;
  EXPECT_FALSE(stage.watch(9.0));
  stage.referee.play_restarts();
  EXPECT_FALSE(stage.watch(9.0));
}

}  // namespace
}  // namespace cancha::match
