#include "minds/omni/omni_tactics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "minds/omni/omni_player.h"

namespace cancha::minds {
namespace {

/// Player 1 of a middle size team near the ball, three mates behind it; a test adds opponents and what the referee
/// says.
class OmniTacticsTest : public testing::Test {
 protected:
  OmniTacticsTest() {
    beliefs_.self = {Team::Blue, 1};
    beliefs_.time = Time{} + 10000_ms;
    beliefs_.pose.present().X_TR = {-0.3, 0.0, 0.0};
    beliefs_.ball.present().p_TB = {0.0, 0.0};
    for (int number = 2; number < 5; ++number)
      beliefs_.mates.push_back({.number = number, .X_TR = {-3.0, number - 3.0, 0.0}, .known = beliefs_.time});
    beliefs_.game.present().play = RefereePlay::Playing;
  }
  void opponent_at(Vec2 p_T) { beliefs_.opponents.push_back({.p_TO = p_T}); }
  void our(SetPlay play) {
    beliefs_.game->set_play = play;
    beliefs_.game->our_kick = true;
  }
  Intent intent() {
    Intent intent;
    OmniPlayer{league_}.decide(beliefs_, intent);
    return intent;
  }

  field::League league_ = field::load_league(CANCHA_SOURCE_DIR "/content", "msl").value();
  Vec2 their_goal_{league_.walls.length() / 2, 0.0};
  Beliefs beliefs_;
};

TEST_F(OmniTacticsTest, TheFirstAtTheBallIsTheStrikerAndANearerMateTakesItsPlace) {
  EXPECT_EQ(intent().role, "striker");
  beliefs_.pose->X_TR = {-4.5, 0.0, 0.0};
  EXPECT_NE(intent().role, "striker");
  beliefs_.mates.clear();
  EXPECT_EQ(intent().role, "striker") << "there is nobody else";
}

TEST_F(OmniTacticsTest, WhoIsTheStrikerFollowsFromTheBallThatAllKnowOf) {
  beliefs_.team_ball.present().p_TB = {-3.0, -1.0};
  EXPECT_NE(intent().role, "striker") << "its own eyes see another ball before it, but mate 2 is at the team's";
  beliefs_.team_ball->p_TB = {0.1, 0.1};
  EXPECT_EQ(intent().role, "striker");
}

TEST_F(OmniTacticsTest, ABallOfWhichOnlyTheDirectionIsSeenIsFollowedAndAGoalieTurnsToIt) {
  beliefs_.ball.reset();
  EXPECT_EQ(intent().action.kind, ActionKind::Search);
  beliefs_.pose->X_TR = {-1.0, 1.0, 0.5};
  beliefs_.ball_angle.present() = {.angle = -0.5, .spread = 0.03, .seen = beliefs_.time};
  const Intent follows = intent();
  EXPECT_EQ(follows.action.kind, ActionKind::GoTo);
  EXPECT_NEAR(follows.action.p_TG.x, 1.0, 1e-9);
  EXPECT_NEAR(follows.action.p_TG.y, 1.0, 1e-9);
  beliefs_.self.number = 0;
  EXPECT_EQ(intent().action.kind, ActionKind::TurnTo);
  EXPECT_NEAR(intent().action.heading, 0.0, 1e-9);
}

TEST_F(OmniTacticsTest, AFreeWayToTheGoalIsShotAlong) {
  EXPECT_EQ(intent().chosen_by, "shoots");
  for (const double y : {-0.8, -0.4, 0.0, 0.4, 0.8}) opponent_at({2.5, y});
  EXPECT_NE(intent().chosen_by, "shoots");
}

TEST_F(OmniTacticsTest, ASetPlayGoesOverThoseWhoKeepOffAndLandsBeforeTheGoal) {
  our(SetPlay::FreeKick);
  for (const double y : {-0.8, 0.0, 0.8}) opponent_at({3.0, y});
  const Intent free_kick = intent();
  EXPECT_EQ(free_kick.chosen_by, "lifts the set play at the goal");
  EXPECT_GT(free_kick.action.lift, 0.3);
  // a ball that leaves the ground so comes down again before the goal
  const double v = free_kick.action.speed * league_.omni->kick_speed.value;
  const double flies = v * v * std::sin(2.0 * free_kick.action.lift) / std::abs(league_.physics.gravity.value);
  EXPECT_LT(flies, their_goal_.x);
  EXPECT_GT(flies, their_goal_.x - 2.5);
}

TEST_F(OmniTacticsTest, ASetPlayGoesToAMateWhereSomebodyStandsTooNearToLiftItOver) {
  our(SetPlay::ThrowIn);
  opponent_at({1.0, 0.0});
  beliefs_.mates[0].X_TR = {0.5, 3.0, 0.0};
  EXPECT_EQ(intent().chosen_by, "takes the set play");
  EXPECT_EQ(intent().action.lift, 0.0);
}

TEST_F(OmniTacticsTest, APenaltyIsShotLow) {
  our(SetPlay::PenaltyKick);
  const Intent penalty = intent();
  EXPECT_EQ(penalty.chosen_by, "shoots");
  EXPECT_EQ(penalty.action.lift, 0.0);
}

TEST_F(OmniTacticsTest, NobodyGoesToTheBallOfTheOthers) {
  beliefs_.game->set_play = SetPlay::FreeKick;
  beliefs_.game->their_kick = true;
  const Intent off = intent();
  EXPECT_EQ(off.chosen_by, "keeps off the ball");
  EXPECT_GE(distance(off.action.p_TG, {}), league_.game.keep_off.value);
}

}  // namespace
}  // namespace cancha::minds
