#include "act/wheels/keeper.h"

#include <algorithm>
#include <cmath>

namespace cancha::act::wheels {
namespace {

/// Where on its line the keeper should be.
double post_y(const Situation& s) {
  const Pitch& pitch = s.pitch;
  const double reach = pitch.goal_half - 0.6 * pitch.robot_half;
  const double line = keeper_line(pitch);
  const Crossing shot = crossing_of(s.ball, line + pitch.robot_half);
  if (shot.crosses && shot.time < 1.2 && std::abs(shot.y) < pitch.goal_half + 2 * pitch.robot_half) {
    return std::clamp(shot.y, -reach, reach);
  }
  // on the line from the ball to a point behind the goal's centre
  const Vec2 anchor{-pitch.half_length - 0.25, 0.0};
  const Vec2 p_TB = s.ball.at(0.1);
  const double share = (line - anchor.x) / std::max(0.05, p_TB.x - anchor.x);
  return std::clamp(p_TB.y * std::min(1.0, share), -reach, reach);
}

}  // namespace

double keeper_line(const Pitch& pitch) {
  return -pitch.half_length + pitch.robot_half + 0.01;
}

Vec2 keeper_place(const Situation& s) {
  return {keeper_line(s.pitch), post_y(s)};
}

DriveGoal keep_goal(const Situation& s, const TeamRobot& robot) {
  const Pitch& pitch = s.pitch;
  const Vec2 p_TR = robot.X_TR.position();
  const Vec2 p_TB = s.ball.at(0.05);
  const bool ours = !s.their_restart() && in_our_area(pitch, pitch.goal_area, p_TB, 0.03);

  // a jammed ball is thrown upfield
  constexpr double kJammedAfter = 0.4;
  constexpr double kCycle = 0.8;
  if (ours && touches_ball(s, robot) && s.ball_rests > kJammedAfter &&
      std::fmod(s.ball_rests - kJammedAfter, kCycle) < 0.6 * kCycle) {
    return {.spin = spin_towards(s, robot, {1.0, 0.0})};
  }
  // a slow one is pushed out, if that way leads out
  const Vec2 out = unit(p_TB - p_TR);
  if (ours && length(s.v_TB()) < 0.6 && stays_out(pitch, p_TB, out)) {
    return {.point = p_TB + out * 0.1,
            .ride = {.arrival_speed = pitch.top_speed},
            .round_ball = false,
            .straight = true,
            .gives_way = false};
  }
  return {.point = keeper_place(s), .facing = kPi / 2, .slack = 0.006, .round_ball = false};
}

}  // namespace cancha::act::wheels
