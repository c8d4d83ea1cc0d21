#include "match/set_plays.h"

#include <algorithm>
#include <cmath>

#include "match/placement.h"
#include "match/rulebook.h"

namespace cancha::match {

Vec2 set_play_spot(const field::League& league, SetPlay kind, Team kicking, Vec2 p_FB) {
  const double half_length = league.walls.length() / 2;
  const double half_width = league.walls.width() / 2;
  const double side = p_FB.y > 0 ? 1.0 : -1.0;
  const double ahead = attack_sign(kicking);
  switch (kind) {
    case SetPlay::Corner:
      return {ahead * half_length, side * half_width};
    case SetPlay::GoalKick:
      return {-ahead * (half_length - league.markings.goal_area_depth.value),
              side * league.markings.goal_area_width.value / 2};
    case SetPlay::ThrowIn:
      return {std::clamp(p_FB.x, -half_length + 0.2, half_length - 0.2), side * half_width};
    case SetPlay::PenaltyKick:
      return penalty_spot(league, other(kicking));
    default:  // where the ball lies
      return {std::clamp(p_FB.x, -half_length, half_length), std::clamp(p_FB.y, -half_width, half_width)};
  }
}

Vec2 free_spot(Vec2 wish, const Truth& truth, double clear) {
  const auto taken = [&](Vec2 spot) {
    return std::ranges::any_of(truth.robots,
                               [&](const RobotState& robot) { return distance(robot.X_FR.position(), spot) < clear; });
  };
  // along the line it lies on, towards the middle of the pitch, then anywhere near
  for (int i = 0; i < 40; ++i) {
    const Vec2 inward = unit(-wish, {1.0, 0.0});
    const Vec2 spot = i < 20 ? wish + Vec2{inward.x * 0.1 * i, 0.0} : wish + inward * (0.1 * (i - 20));
    if (!taken(spot)) return spot;
  }
  return wish;
}

Pose2 bench_beside(const field::League& league, RobotId robot, double away) {
  const double side = robot.team == Team::Blue ? 1.0 : -1.0;
  const double half_length = league.walls.length() / 2;
  const double share = 0.25 + 0.5 * robot.number / std::max(1, league.players - 1);
  return {-attack_sign(robot.team) * half_length * (1.0 - share), side * (league.walls.width() / 2 + away),
          -side * kPi / 2};
}

std::optional<Team> kicking_team(const RefereeState& said) {
  if (said.kicking == RefereeSide::Neither) return std::nullopt;
  const Team first = first_team(said);
  return said.kicking == RefereeSide::First ? first : other(first);
}

EventKind event_of(SetPlay set_play) {
  switch (set_play) {
    case SetPlay::ThrowIn:
      return EventKind::ThrowIn;
    case SetPlay::Corner:
      return EventKind::CornerKick;
    case SetPlay::GoalKick:
      return EventKind::GoalKick;
    case SetPlay::PenaltyKick:
      return EventKind::PenaltyKick;
    case SetPlay::DroppedBall:
      return EventKind::DroppedBall;
    default:
      return EventKind::FreeKick;
  }
}

}  // namespace cancha::match
