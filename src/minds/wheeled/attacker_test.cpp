#include "act/wheels/attacker.h"

#include <gtest/gtest.h>

#include "act/wheels/wheels_test.h"
#include "minds/wheeled/roles_team.h"

namespace cancha::minds {
namespace {

using drill::league_for;
using drill::view_of;

TEST(Attack, AimsBesideAKeeperWhoCoversOneSide) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(1));
  TeamView view = view_of(1, {0.6, 0.0});
  view.opponents[0].X_TR = {1.05, 0.12, 0.0};
  const wheels::BallPath path{pitch, view.ball};

  const double y = wheels::free_part_of_goal({pitch, view, path}, {0.6, 0.0}, 0.0);

  EXPECT_LT(y, -0.05);
}

TEST(Attack, ChargesFromBehindTheBall) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(1));
  TeamView view = view_of(1, {0.3, 0.0});
  view.mates[0].X_TR = {0.1, 0.0, 0.0};
  const wheels::BallPath path{pitch, view.ball};
  wheels::AttackMemory memory;

  const wheels::DriveGoal intent = attack({pitch, view, path}, view.mates[0], memory);

  EXPECT_TRUE(memory.charging);
  EXPECT_FALSE(intent.round_ball);
  EXPECT_GT(intent.ride.arrival_speed, 1.0);
}

TEST(Attack, GoesRoundTheBallFromItsWrongSide) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  RolesTeam team{league_for(1)};
  TeamView view = view_of(1, {0.0, 0.05});
  view.mates[0].X_TR = {0.3, 0.06, kPi};
  double nearest = 1e9;
  bool got_behind = false;

  drill::play(team, pitch, view, 150, [&](const auto&) {
    const Vec2 p = view.mates[0].X_TR.position();
    if (p.x < -0.07) got_behind = true;
    if (!got_behind) nearest = std::min(nearest, distance(p, {0.0, 0.05}));
  });

  EXPECT_TRUE(got_behind);
  EXPECT_GT(nearest, pitch.robot_half + pitch.ball_radius);
}

TEST(Attack, KeepsOffTheBallWhileTheOthersKickOff) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  RolesTeam team{league_for(5)};
  TeamView view = view_of(5, {0.0, 0.0});
  view.mode = PlayMode::PlaceKick;
  view.their_ball = true;

  drill::play(team, pitch, view, 200, [](const auto&) {});

  for (const TeamRobot& mate : view.mates) EXPECT_GT(length(mate.X_TR.position()), 0.2);
}

TEST(Attack, LeavesTheOwnGoalAreaToTheKeeper) {
  const wheels::Pitch pitch = wheels::pitch_of(league_for(5));
  RolesTeam team{league_for(5)};
  TeamView view = view_of(5, {-1.04, 0.2});

  drill::play(team, pitch, view, 300, [](const auto&) {});

  for (std::size_t i = 1; i < 5; ++i) {
    EXPECT_FALSE(in_our_area(pitch, pitch.goal_area, view.mates[i].X_TR.position())) << "player " << i;
  }
}

}  // namespace
}  // namespace cancha::minds
