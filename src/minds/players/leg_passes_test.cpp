#include "minds/players/leg_passes.h"

#include <gtest/gtest.h>

namespace cancha::minds {
namespace {

/// Number 1 with the ball at its feet in the centre, looking at the opponents' goal.
struct Passing {
  Passing() {
    beliefs.self = {Team::Blue, 1};
    beliefs.time = Time{10'000'000'000};
    beliefs.pose.present().X_TR = {-0.2, 0.0, 0.0};
    beliefs.ball.present().p_TB = {0.0, 0.0};
    pitch.half_length = 4.5;
    pitch.half_width = 3.0;
  }
  void mate(int number, Vec2 p) {
    beliefs.mates.push_back({.number = number, .X_TR = {p.x, p.y, 0.0}, .known = beliefs.time});
  }
  void opponent(Vec2 p) { beliefs.opponents.push_back({.p_TO = p, .seen = beliefs.time}); }
  [[nodiscard]] int receiver() const {
    const auto pass = best_pass(beliefs, pitch);
    return pass ? pass->mate : -1;
  }
  Beliefs beliefs;
  act::wheels::Pitch pitch;
};

TEST(LegPasses, GoToTheMateWhoIsNearestToTheGoal) {
  Passing p;
  EXPECT_EQ(p.receiver(), -1);
  p.mate(2, {1.0, 1.0});
  p.mate(3, {1.5, -1.2});
  p.mate(4, {-1.0, 0.5});
  EXPECT_EQ(p.receiver(), 3);
  const auto pass = best_pass(p.beliefs, p.pitch);
  EXPECT_GT(pass->p_TG.x, 1.5) << "before its feet";
}

TEST(LegPasses, NeedAFreeWayAndAFreeMate) {
  Passing p;
  p.mate(2, {1.0, 1.0});
  p.mate(3, {1.5, -1.2});
  p.opponent({0.8, -0.6});
  EXPECT_EQ(p.receiver(), 2) << "somebody stands in the way to the other";
  p.opponent({1.5, 1.4});
  EXPECT_EQ(p.receiver(), -1) << "somebody stands beside this one";
}

TEST(LegPasses, LeaveOutWhoCannotPlay) {
  Passing p;
  p.mate(0, {1.5, 0.0});
  p.mate(2, {1.5, 0.5});
  p.beliefs.mates[1].upright = false;
  p.mate(3, {1.5, 1.0});
  p.beliefs.mates[2].playing = false;
  p.mate(4, {1.5, -1.0});
  p.beliefs.mates[3].known = Time{};
  EXPECT_EQ(p.receiver(), -1);
}

TEST(LegPasses, StayInsideTheLinesAndInReach) {
  Passing p;
  p.mate(2, {1.0, 2.4});
  p.beliefs.ball->p_TB = {0.0, 1.5};
  EXPECT_LE(best_pass(p.beliefs, p.pitch)->p_TG.y, 2.6);
  p.beliefs.mates[0].X_TR = {4.2, 2.4, 0.0};
  EXPECT_EQ(p.receiver(), -1) << "too far for a kick within a step";
}

TEST(LegPasses, ClearToTheNearestMateButNotOverALine) {
  Passing p;
  p.mate(2, {0.5, 2.0});
  EXPECT_TRUE(clears_to_left(p.beliefs, p.pitch));
  p.mate(3, {0.2, -1.0});
  EXPECT_FALSE(clears_to_left(p.beliefs, p.pitch));
  p.beliefs.ball->p_TB = {0.0, -2.5};
  EXPECT_TRUE(clears_to_left(p.beliefs, p.pitch)) << "on the right is the touch line";
}

TEST(LegPasses, GoAsFarAsAKickWithinAStep) {
  Passing p;
  p.mate(2, {2.6, 0.3});
  EXPECT_EQ(p.receiver(), 2);
  p.beliefs.mates[0].X_TR = {3.2, 0.3, 0.0};
  EXPECT_EQ(p.receiver(), -1);
}

TEST(LegPasses, FindALanePastWhoStandsBehindTheBall) {
  Passing p;
  ASSERT_TRUE(open_lane(p.beliefs, p.pitch));
  EXPECT_NEAR(angle_of(*open_lane(p.beliefs, p.pitch)), 0.0, 1e-9) << "nobody there: straight on";
  p.opponent({0.5, 0.1});
  const double past = angle_of(*open_lane(p.beliefs, p.pitch));
  EXPECT_LT(past, 0.0) << "on the side that is more open";
  EXPECT_GE(room_beside(p.beliefs, {0.0, 0.0}, direction(past)), 0.22);
  p.beliefs.pose->X_TR.heading = 1.0;
  EXPECT_GT(angle_of(*open_lane(p.beliefs, p.pitch)), 0.0) << "where it looks already";
}

TEST(LegPasses, FindNoLaneOverALineOrThroughAWall) {
  Passing p;
  p.beliefs.ball->p_TB = {0.0, 2.4};
  p.opponent({0.5, 2.2});
  p.opponent({0.45, 1.7});
  p.opponent({0.05, 1.8});
  EXPECT_FALSE(open_lane(p.beliefs, p.pitch));
}

TEST(LegPasses, AreNotHinderedByWhoStandsBehindTheirStart) {
  Passing p;
  p.opponent({-0.2, 0.05});
  EXPECT_NEAR(room_beside(p.beliefs, {0.0, 0.0}, {4.5, 0.0}), 1.0, 1e-9);
  EXPECT_NEAR(nearest_opponent(p.beliefs, {0.0, 0.05}), 0.2, 1e-9);
}

TEST(LegPasses, CountWhoStandsBehindTheBall) {
  Passing p;
  p.opponent({1.0, 0.0});
  p.opponent({-1.0, 0.0});
  p.opponent({1.0, 3.4});
  EXPECT_EQ(opponents_behind_ball(p.beliefs, p.pitch), 1) << "one has been taken out";
  EXPECT_NEAR(room_beside(p.beliefs, {0.0, 0.0}, {4.5, 0.0}), 0.0, 1e-9);
  EXPECT_NEAR(room_beside(p.beliefs, {0.0, 0.5}, {4.5, 0.5}), 0.5, 1e-9);
}

}  // namespace
}  // namespace cancha::minds
