#include "act/wheels/keeper.h"

#include <gtest/gtest.h>

#include "act/wheels/wheels_test.h"
#include "base/random.h"
#include "minds/wheeled/roles_team.h"

namespace cancha::minds {
namespace {

using drill::league_for;
using drill::view_of;

TEST(Keeper, StaysInItsGoalAreaWhereverTheBallGoes) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  RolesTeam team{league_for(5)};
  TeamView view = view_of(5, {});
  view.mates[0].X_TR = {keeper_line(pitch), 0.0, kPi / 2};
  Random random{2};

  for (int round = 0; round < 40; ++round) {
    // a ball from anywhere outside the area to anywhere
    const Vec2 p{random.uniform(-0.7, 1.0), random.uniform(-0.8, 0.8)};
    const Vec2 v{random.uniform(-1.5, 1.0), random.uniform(-1.0, 1.0)};
    view.ball = {{p.x, p.y, pitch.ball_radius}, {v.x, v.y, 0.0}, {}};
    drill::play(team, pitch, view, 60, [&](const auto&) {
      EXPECT_TRUE(in_our_area(pitch, pitch.goal_area, view.mates[0].X_TR.position(), 0.02));
    });
  }
}

TEST(Keeper, IsThereBeforeAShotFromMidfield) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  for (const double y : {-0.15, -0.05, 0.1, 0.17}) {
    RolesTeam team{league_for(5)};
    TeamView view = view_of(5, {-0.2, 0.0});
    view.mates[0].X_TR = {keeper_line(pitch), 0.0, kPi / 2};
    const Vec2 v = unit(Vec2{-pitch.half_length, y} - Vec2{-0.2, 0.0}) * 1.5;
    view.ball.v_TB = {v.x, v.y, 0.0};

    drill::play(team, pitch, view, 200, [&](const auto&) {
      const double gap = view.ball.p_TB.x - keeper_line(pitch);
      if (view.ball.v_TB.x > 0.0 || gap < 0.0 || gap > pitch.robot_half) return;
      EXPECT_NEAR(view.mates[0].X_TR.y, view.ball.p_TB.y, pitch.robot_half) << "shot at " << y;
    });
  }
}

TEST(Keeper, ClearsABallInTheAreaAwayFromTheGoal) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  TeamView view = view_of(5, {-1.0, 0.1});
  view.mates[0].X_TR = {keeper_line(pitch), 0.0, kPi / 2};
  const wheels::BallPath path{pitch, view.ball};

  const wheels::DriveGoal intent = wheels::keep_goal({pitch, view, path}, view.mates[0]);

  EXPECT_TRUE(intent.straight);
  EXPECT_GT(intent.point.x, view.ball.p_TB.x);
}

TEST(Keeper, NeverPushesABallBehindItIntoItsOwnGoal) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  TeamView view = view_of(5, {-1.07, 0.05});
  view.mates[0].X_TR = {-0.95, 0.06, kPi / 2};
  const wheels::BallPath path{pitch, view.ball};

  const wheels::DriveGoal intent = wheels::keep_goal({pitch, view, path}, view.mates[0]);

  EXPECT_FALSE(intent.straight);
}

}  // namespace
}  // namespace cancha::minds
