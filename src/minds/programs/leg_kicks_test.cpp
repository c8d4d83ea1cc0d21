#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "minds/programs/test_walker.h"

namespace cancha::minds {
namespace {

/// What a kick took to come about.
struct Kick {
  std::string motion;
  double aim = 0.0;      ///< radians that the goal was beside the middle at the kick
  double nearest = 1e9;  ///< metres to the ball at the least before it
  int omni = 0;          ///< ticks in which it went aside and turned at once
  std::size_t steps = 0;
};

Kick kick(double approach, Vec2 p_OB, Vec2 p_OG) {
  RuleConstants constants;
  constants.approach = approach;
  Walker walker{constants};
  walker.put(RuleThing::Ball, p_OB);
  walker.put(RuleThing::OppGoal, p_OG);
  walker.begin("kickBall");
  Kick made;
  for (int n = 0; n < 400 && !walker.legs.done(); ++n) {
    const Action action = walker.tick();
    if (action.kind == ActionKind::Walk && action.v_RR.y != 0 && action.turn != 0) ++made.omni;
    if (action.kind == ActionKind::Motion) continue;
    made.nearest = std::min(made.nearest, distance(walker.X_OR.position(), p_OB));
    made.aim = angle_of(into(walker.X_OR, p_OG));
  }
  made.steps = walker.done.size();
  if (!walker.done.empty()) made.motion = walker.done.back();
  return made;
}

TEST(LegKicks, GoRoundTheBallInAllDirectionsAtOnceWhereTheyAreToldSo) {
  for (const double goal : {-70.0, -40.0, -15.0, 20.0, 45.0, 70.0}) {
    for (const double ball : {-25.0, 10.0, 30.0}) {
      const Kick document = kick(0, at(ball, 20), at(goal, 200));
      const Kick omni = kick(1, at(ball, 20), at(goal, 200));
      EXPECT_EQ(document.omni, 0);
      EXPECT_GT(omni.omni, 0) << goal;
      for (const Kick* one : {&document, &omni}) {
        EXPECT_TRUE(one->motion.starts_with("kick_")) << goal << ' ' << ball << ' ' << one->motion;
        EXPECT_LT(std::abs(one->aim), from_degrees(10.5)) << goal << ' ' << ball;
      }
      EXPECT_GT(omni.nearest, 0.09) << goal << ' ' << ball << ": it would have pushed the ball";
      EXPECT_LT(omni.steps, document.steps) << goal << ' ' << ball;
    }
  }
}

TEST(LegKicks, GoRoundWhoStandsOnTheWayToTheBall) {
  RuleConstants constants;
  constants.approach = 1;
  const auto first_step = [&](Vec2 mate) {
    Walker walker{constants};
    walker.put(RuleThing::Ball, {1.2, 0.0});
    walker.put(RuleThing::OppGoal, {3.0, 0.0});
    walker.put(RuleThing::Partner, mate);
    walker.begin("kickBall");
    return walker.tick();
  };
  const Action past = first_step({0.6, 0.0});
  EXPECT_EQ(past.kind, ActionKind::Walk);
  EXPECT_GT(std::abs(past.v_RR.y), 0.3);
  const Action straight = first_step({0.6, 0.7});
  EXPECT_EQ(straight.kind, ActionKind::Walk);
  EXPECT_LT(std::abs(straight.v_RR.y), 0.1);
}

TEST(LegKicks, FollowABallToWhereItWillBe) {
  Walker walker;
  walker.put(RuleThing::Ball, at(0, 200));
  walker.beliefs.rules->p_RM.present() = at(40, 200);  // it rolls to the right
  walker.begin("followBall");
  EXPECT_LT(walker.tick().turn, -0.5);
  walker.beliefs.rules->p_RM.reset();
  EXPECT_NEAR(walker.tick().turn, 0.0, 0.2) << "it lies";
}

}  // namespace
}  // namespace cancha::minds
