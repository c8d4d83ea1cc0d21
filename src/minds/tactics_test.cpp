#include "minds/tactics.h"

#include <gtest/gtest.h>

#include "minds/players/leg_tactics.h"

namespace cancha::minds {
namespace {

/// What a player on legs does while robots take their places for a set play; the ball lies at (2, 1).
class TakingPlacesTest : public testing::Test {
 protected:
  TakingPlacesTest() {
    beliefs_.self = {Team::Blue, 2};
    beliefs_.pose.present().X_TR = {-1.0, 0.0, 0.0};
    beliefs_.ball.present().p_TB = {2.0, 1.0};
    beliefs_.game.present().play = RefereePlay::Ready;
  }
  Intent intent() {
    Intent intent;
    tactics_.see(beliefs_);
    EXPECT_TRUE(obeys(beliefs_, tactics_, intent));
    return intent;
  }

  LegTactics tactics_{field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize").value()};
  Beliefs beliefs_;
};

TEST_F(TakingPlacesTest, ForAKickOffInFormation) {
  beliefs_.game->set_play = SetPlay::KickOff;
  EXPECT_EQ(intent().chosen_by, "takes its place");
}

TEST_F(TakingPlacesTest, ForAFreeKickAboutTheBallOrAwayFromIt) {
  beliefs_.game->set_play = SetPlay::FreeKick;
  beliefs_.game->our_kick = true;
  const Intent ours = intent();
  EXPECT_EQ(ours.action.kind, ActionKind::GoTo) << "nobody plays the ball yet";
  EXPECT_LT(distance(ours.action.p_TG, {2.0, 1.0}), 2.0);
  beliefs_.game->our_kick = false;
  beliefs_.game->their_kick = true;
  EXPECT_EQ(intent().chosen_by, "keeps off the ball");
  beliefs_.self.number = 0;
  EXPECT_EQ(intent().chosen_by, "guards the goal");
}

/// Blue 2 of KidSize in play, while blue 1 is the one at the ball.
struct Playing {
  Playing() {
    beliefs.self = {Team::Blue, 2};
    beliefs.time = Time{10'000'000'000};
    beliefs.pose.present().X_TR = {-1.0, -1.0, 0.0};
    beliefs.ball.present().p_TB = {0.0, 0.0};
    beliefs.mates.push_back({.number = 1, .X_TR = {-0.2, 0.0, 0.0}, .known = beliefs.time, .seconds_to_ball = 0.5});
  }
  void opponent(Vec2 p_T) { beliefs.opponents.push_back({.p_TO = p_T, .seen = beliefs.time}); }
  Choice place() {
    tactics.see(beliefs);
    return tactics.take_place();
  }
  LegTactics tactics{field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize").value()};
  Beliefs beliefs;
};

TEST(FieldPlayers, WaitBeforeAFreeBallForAPassWhereThereIsRoom) {
  Playing play;
  play.opponent({1.8, -1.0});

  const Choice choice = play.place();

  EXPECT_EQ(choice.why, "waits for a pass");
  EXPECT_GT(choice.action.p_TG.x, 1.0);
  EXPECT_GT(choice.action.p_TG.y, 0.5) << "away from the opponent";
}

TEST(FieldPlayers, StayBehindABallThatIsFoughtFor) {
  Playing play;
  play.opponent({0.2, 0.1});
  EXPECT_EQ(play.place().why, "supports");
}

TEST(FieldPlayers, MarkTheOpponentBeforeTheirGoalWhoHasNotTheBall) {
  Playing play;
  play.beliefs.ball->p_TB = {-2.0, 1.0};
  play.opponent({-1.9, 1.1});
  play.opponent({-2.5, -1.0});

  const Choice choice = play.place();

  EXPECT_EQ(choice.why, "marks");
  EXPECT_LT(choice.action.p_TG.x, -2.5) << "between it and the goal";
  EXPECT_NEAR(distance(choice.action.p_TG, {-2.5, -1.0}), 0.5, 1e-9);
}

TEST(FieldPlayers, PassToAMateBeforeThemWhereTheGoalIsFar) {
  Playing play;
  play.beliefs.pose->X_TR = {-0.2, 0.0, 0.0};
  play.beliefs.mates[0] = {.number = 1, .X_TR = {1.7, 1.0, 0.0}, .known = play.beliefs.time, .seconds_to_ball = 9.0};
  play.tactics.see(play.beliefs);
  ASSERT_TRUE(play.tactics.plays_ball());

  const Choice choice = play.tactics.attack();

  EXPECT_EQ(choice.why, "passes");
  EXPECT_EQ(choice.action.kind, ActionKind::Kick);
  EXPECT_LT(distance(choice.action.p_TG, {1.7, 1.0}), 0.4);
  play.opponent({0.3, 0.0});
  play.tactics.see(play.beliefs);
  EXPECT_EQ(play.tactics.attack().why, "dribbles") << "nobody has time to stand behind the ball";
}

/// Blue's keeper, or who is with it: the ball lies before their goal.
struct BeforeOwnGoal {
  explicit BeforeOwnGoal(Vec2 ball, int number = 0) {
    beliefs.self = {Team::Blue, number};
    beliefs.time = Time{10'000'000'000};
    beliefs.pose.present().X_TR = {-4.15, 0.0, 0.0};
    beliefs.ball.present().p_TB = ball;
  }
  LegTactics tactics{field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize").value()};
  Beliefs beliefs;
};

TEST(Keeper, LeavesAsMuchOnEitherSideOfWhatAShotCanReach) {
  // from beside the goal the near post is nearer than its middle
  for (const Vec2 ball : {Vec2{-3.2, 0.9}, Vec2{-3.6, -1.4}, Vec2{-2.0, 0.5}, Vec2{1.0, -2.0}}) {
    BeforeOwnGoal goal{ball};
    goal.tactics.see(goal.beliefs);
    const Choice choice = goal.tactics.keep_goal();
    ASSERT_EQ(choice.why, "guards the goal");
    const double half = field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize")->walls.goal_width() / 2;
    const Vec2 place = choice.action.p_TG - ball;
    const auto beside = [&](double y) {
      return std::abs(wrap_angle(angle_of(place) - angle_of(Vec2{-4.5, y} - ball)));
    };
    EXPECT_NEAR(beside(half), beside(-half), 1e-6) << ball.x << ", " << ball.y;
  }
}

TEST(Keeper, StaysBetweenThePostsAndOnItsLineWhereTheBallIsBesideTheGoal) {
  const auto place_for = [](Vec2 ball) {
    BeforeOwnGoal goal{ball};
    goal.tactics.see(goal.beliefs);
    return goal.tactics.keep_goal().action.p_TG;
  };
  const Vec2 sharp = place_for({-3.92, 1.44});
  EXPECT_NEAR(sharp.y, 0.8, 1e-9);
  EXPECT_LT(sharp.x, -4.25) << "before it, a ball would pass behind the keeper";
  const Vec2 corner = place_for({-4.4, -2.0});
  EXPECT_NEAR(corner.y, -0.8, 1e-9);
  EXPECT_NEAR(corner.x, -4.4, 1e-9);
}

TEST(Keeper, PlaysABallThatLiesNearAwayFromTheMiddle) {
  BeforeOwnGoal goal{{-3.6, 0.3}};
  goal.tactics.see(goal.beliefs);
  const Choice choice = goal.tactics.keep_goal();
  EXPECT_EQ(choice.why, "clears the ball");
  EXPECT_EQ(choice.action.kind, ActionKind::Dribble);
  EXPECT_GT(choice.action.p_TG.y, 1.0) << "to the side on which it lies";
}

TEST(Keeper, StepsIntoTheWayOfABallThatIsStillFar) {
  BeforeOwnGoal goal{{-1.0, -0.2}};
  goal.beliefs.ball->v_TB = {-0.8, -0.1};
  goal.tactics.see(goal.beliefs);
  const Choice choice = goal.tactics.keep_goal();
  EXPECT_EQ(choice.why, "steps into the way");
  EXPECT_NEAR(choice.action.p_TG.y, -0.2 - 0.1 * 3.15 / 0.8, 1e-9);
  goal.beliefs.ball->v_TB = {-0.8, -0.5};
  goal.tactics.see(goal.beliefs);
  EXPECT_EQ(goal.tactics.keep_goal().why, "guards the goal") << "it goes beside the goal";
}

TEST(FieldPlayers, LeaveTheBallToTheirKeeperWhoClearsItAndKeepAway) {
  BeforeOwnGoal goal{{-3.6, 0.3}, 1};
  goal.beliefs.pose->X_TR = {-3.9, 0.3, 0.0};
  goal.beliefs.mates.push_back(
      {.number = 0, .X_TR = {-4.1, 0.1, 0.0}, .known = goal.beliefs.time, .seconds_to_ball = 3});
  goal.tactics.see(goal.beliefs);
  EXPECT_FALSE(goal.tactics.plays_ball());
  EXPECT_GT(distance(goal.tactics.take_place().action.p_TG, {-3.6, 0.3}), 0.7);

  goal.beliefs.mates[0].upright = false;
  goal.tactics.see(goal.beliefs);
  EXPECT_TRUE(goal.tactics.plays_ball()) << "the keeper lies";
}

TEST(FieldPlayers, PlayTheBallOnWhereSomebodyIsNearAndShootWhereNobodyIs) {
  Playing play;
  play.beliefs.mates.clear();
  play.beliefs.ball->p_TB = {2.0, 0.0};
  play.beliefs.pose->X_TR = {1.8, 0.0, 0.0};
  const auto why = [&] {
    play.tactics.see(play.beliefs);
    return play.tactics.attack().why;
  };
  EXPECT_EQ(why(), "shoots");
  play.opponent({2.8, 0.0});
  EXPECT_EQ(why(), "dribbles") << "who comes is there before the kick";
  play.beliefs.opponents.clear();
  play.beliefs.ball->p_TB = {3.6, 0.0};
  EXPECT_EQ(why(), "dribbles") << "a kick on the way is enough";
}

/// What a keeper does as a ball rolls towards its goal, 30 cm beside it.
Choice at_a_shot(bool saves) {
  LegTactics tactics{field::load_league(CANCHA_SOURCE_DIR "/content", "spl").value(), {.saves = saves}};
  Beliefs beliefs;
  beliefs.self = {Team::Blue, 0};
  beliefs.pose.present().X_TR = {-4.15, 0.0, 0.0};
  beliefs.ball.present().p_TB = {-3.0, 0.3};
  beliefs.ball->v_TB = {-1.0, 0.0};
  tactics.see(beliefs);
  return tactics.keep_goal();
}

TEST(Keeper, ThrowsItselfBeforeAShotOrStepsThereWhereItHasNoMotionForThat) {
  EXPECT_EQ(at_a_shot(true).action.kind, ActionKind::SaveLeft);
  const Choice steps = at_a_shot(false);
  EXPECT_EQ(steps.why, "steps into the way");
  EXPECT_EQ(steps.action.kind, ActionKind::GoTo);
  EXPECT_NEAR(steps.action.p_TG.x, -4.15, 1e-9) << "aside, and neither ahead nor back";
  EXPECT_NEAR(steps.action.p_TG.y, 0.3, 1e-9);
  EXPECT_NEAR(steps.action.heading, 0.0, 1e-9);
}

}  // namespace
}  // namespace cancha::minds
