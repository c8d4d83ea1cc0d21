#include "match/placement.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace cancha::match {
namespace {

field::League league_of(int players, bool large = false) {
  field::League league;
  league.players = players;
  if (large) {
    league.walls = {1.4_m, -1.4_m, -2.0_m, 2.0_m, 0.3_m, -0.3_m, -2.15_m, 2.15_m, 0.07_m, 0.025_m, 0.05_m};
    league.markings.centre_circle_radius = 0.75_m;
    league.markings.penalty_mark = 0.5_m;
    league.markings.free_ball_x = 1.0_m;
    league.markings.free_ball_y = 0.93_m;
  }
  return league;
}

std::vector<Restart> all_restarts(const field::League& league) {
  std::vector<Restart> restarts;
  for (const Team team : kTeams) {
    restarts.push_back({PlayMode::PlaceKick, owner(team), {0.0, 0.0}});
    restarts.push_back({PlayMode::PenaltyKick, owner(team), penalty_spot(league, other(team))});
    restarts.push_back({PlayMode::GoalKick, owner(team), goal_kick_spot(league, team)});
    restarts.push_back({PlayMode::FreeKick, owner(team), free_ball_spot(league, {0.3, -0.2})});
    restarts.push_back({PlayMode::FreeBall, BallOwner::Anyone, free_ball_spot(league, {-0.3, 0.2})});
  }
  return restarts;
}

TEST(Placement, NobodyStandsOnAnotherOrOnTheBallOrInAWall) {
  for (const auto& league : {league_of(1), league_of(3), league_of(5), league_of(11, true)}) {
    Random random{7};
    const double side = league.robot.side.value;
    for (const Restart& restart : all_restarts(league)) {
      const Placement placement = place(league, restart, random);
      ASSERT_EQ(placement.X_FR.size(), static_cast<std::size_t>(2 * league.players));
      for (std::size_t i = 0; i < placement.X_FR.size(); ++i) {
        const Vec2 p = placement.X_FR[i].position();
        const std::string who = fmt::format("{} players, {}, robot {}", league.players, name(restart.mode), i);
        EXPECT_GT(distance(p, placement.p_FB), side / 2 + league.ball.radius.value) << who;
        EXPECT_LT(std::abs(p.x), league.walls.right.value - side / 2) << who;
        EXPECT_LT(std::abs(p.y), league.walls.top.value - side / 2) << who;
        for (std::size_t j = 0; j < i; ++j) {
          EXPECT_GT(distance(p, placement.X_FR[j].position()), side * 1.05) << who << " and " << j;
        }
      }
    }
  }
}

TEST(Placement, NearWallsAndCornersEverybodyIsClearOfThem) {
  const field::League league = league_of(5);
  Random random{3};
  for (int i = 0; i < 500; ++i) {
    // wherever the ball lay when the referee whistled
    const Vec2 spot{random.uniform(-1.1, 1.1), random.uniform(-0.9, 0.9)};
    const Team team = random.below(2) == 0 ? Team::Blue : Team::Yellow;
    const Placement placement = place(league, {PlayMode::FreeKick, owner(team), spot}, random);
    EXPECT_GE(field::clearance(league.walls, placement.p_FB), league.ball.radius.value - 1e-9);
    for (const Pose2& robot : placement.X_FR) {
      EXPECT_GE(field::clearance(league.walls, robot.position()), league.robot.side.value * std::sqrt(0.5));
    }
  }
}

TEST(Placement, KickOffKeepsTheOtherTeamOutOfTheCircleAndEveryoneAtHome) {
  const field::League league = league_of(5);
  Random random{1};
  const Placement placement =
      place(league, {PlayMode::PlaceKick, BallOwner::Yellow, {0.0, 0.0}}, random, {0.0_m, 0.0_rad});
  for (std::size_t i = 0; i < 10; ++i) {
    const Vec2 p = placement.X_FR[i].position();
    const bool blue = i < 5;
    EXPECT_GT(blue ? p.x : -p.x, 0.0) << i;
    EXPECT_GE(blue ? length(p) : 1.0, league.markings.centre_circle_radius.value) << i;
  }
  const auto nearest_yellow = std::ranges::min(placement.X_FR, {}, [](const Pose2& X) { return length(X.position()); });
  EXPECT_LT(nearest_yellow.x, 0.0);
  EXPECT_LT(length(nearest_yellow.position()), 0.15);
}

TEST(Placement, PenaltyLeavesTheKeeperAloneBeforeTheKicker) {
  const field::League league = league_of(5);
  Random random{1};
  const Placement placement =
      place(league, {PlayMode::PenaltyKick, BallOwner::Blue, penalty_spot(league, Team::Yellow)}, random);
  EXPECT_LT(placement.p_FB.x, 0.0) << "yellow defends x < 0";
  int ahead_of_ball = 0;
  for (const Pose2& X : placement.X_FR) ahead_of_ball += X.x < placement.p_FB.x ? 1 : 0;
  EXPECT_EQ(ahead_of_ball, 1);
}

TEST(Placement, TheSameSeedPlacesTheSame) {
  const field::League league = league_of(5);
  Random a{3}, b{3}, c{4};
  const Restart kick_off{PlayMode::PlaceKick, BallOwner::Blue, {0.0, 0.0}};
  const auto first = place(league, kick_off, a).X_FR;
  EXPECT_EQ(first, place(league, kick_off, b).X_FR);
  EXPECT_NE(first, place(league, kick_off, c).X_FR);
}

}  // namespace
}  // namespace cancha::match
