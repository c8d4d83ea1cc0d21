#include "act/wheels/pitch.h"

#include <algorithm>
#include <cmath>

namespace cancha::act::wheels {
namespace {

constexpr double kHold = 0.5;        ///< share of the friction of the wheels that drives and steers
constexpr double kShoulders = 0.12;  ///< metres: half the width of a humanoid
constexpr double kWalks = 0.25;      ///< m/s of a humanoid

}  // namespace

Pitch pitch_of(const field::League& league) {
  const double gravity = std::abs(league.physics.gravity.value);
  const double grip = league.surfaces.wheel_ground.friction * gravity;
  const auto& marks = league.markings;
  Pitch p;
  p.half_length = league.walls.length() / 2;
  p.half_width = league.walls.width() / 2;
  p.corner_leg = league.walls.corner_side.value;
  p.goal_half = league.walls.goal_width() / 2;
  p.goal_depth = league.walls.goal_depth();
  p.goal_area = {marks.goal_area_depth.value, marks.goal_area_width.value / 2};
  p.penalty_area = {marks.penalty_area_depth.value, marks.penalty_area_width.value / 2};
  p.keep_off = marks.centre_circle_radius.value;
  p.ball_radius = league.ball.radius.value;
  p.robot_half = league.robot.side.value / 2;
  p.rolling = league.ball.rolling_resistance * gravity;
  p.sliding = league.surfaces.ball_ground.friction * gravity;
  p.wall_bounce = league.surfaces.ball_wall.restitution;
  p.top_speed = league.drive.max_command * league.drive.metres_per_second_per_unit;
  p.ramp = league.drive.acceleration.value;
  // the supports carry part of the weight, so that the wheels hold less than it would seem
  p.acceleration = std::min(p.ramp, kHold * grip);
  p.cornering = kHold * grip;
  p.track = league.robot.track.value;
  p.unit_speed = league.drive.metres_per_second_per_unit;
  p.decision = league.physics.step.value * league.physics.steps_per_decision;
  if (!league.body.empty()) {
    p.robot_half = kShoulders;
    p.top_speed = kWalks;
  }
  return p;
}

Vec2 inside(const Pitch& pitch, Vec2 p, double margin) {
  const double x = std::max(0.0, pitch.half_length - margin);
  const double y = std::max(0.0, pitch.half_width - margin);
  p = {std::clamp(p.x, -x, x), std::clamp(p.y, -y, y)};

  // the corner pieces cut the corners off
  const double over = std::abs(p.x) + std::abs(p.y) -
                      (pitch.half_length + pitch.half_width - pitch.corner_leg - margin * std::numbers::sqrt2);
  if (over > 0.0) p -= Vec2{std::copysign(over / 2, p.x), std::copysign(over / 2, p.y)};
  return p;
}

bool in_our_area(const Pitch& pitch, Vec2 area, Vec2 p, double margin) {
  return p.x + pitch.half_length < area.x + margin && std::abs(p.y) < area.y + margin;
}

Vec2 out_of_our_area(const Pitch& pitch, Vec2 area, Vec2 p, double margin) {
  if (!in_our_area(pitch, area, p, margin)) return p;
  const double front = -pitch.half_length + area.x + margin;
  const double side = area.y + margin;
  if (front - p.x < side - std::abs(p.y)) return {front, p.y};
  return {p.x, std::copysign(side, p.y)};
}

bool stays_out(const Pitch& pitch, Vec2 p_TB, Vec2 course) {
  constexpr double kAlongTheLine = -0.05;
  if (course.x > kAlongTheLine) return true;
  const double at_line = p_TB.y + course.y * (-pitch.half_length - p_TB.x) / course.x;
  return std::abs(at_line) > pitch.goal_half + 2.0 * pitch.ball_radius;
}

Vec2 round_our_area(const Pitch& pitch, Vec2 area, Vec2 from, Vec2 to) {
  constexpr double kMargin = 0.06;
  const double front = -pitch.half_length + area.x;
  const double side = area.y;

  // a way in front of the area or all on one side of it never crosses it
  if (std::min(from.x, to.x) > front || std::min(from.y, to.y) > side || std::max(from.y, to.y) < -side) return to;
  if (in_our_area(pitch, area, from)) return out_of_our_area(pitch, area, from, kMargin);
  const Vec2 left{front + kMargin, side + kMargin};
  const Vec2 right{front + kMargin, -side - kMargin};
  // beside the area: out to the corner on that side; before it: to the corner on the far side
  if (from.x < front) return from.y > 0.0 ? left : right;
  const double crosses_at = from.y + (to.y - from.y) * (from.x - front) / (from.x - to.x);
  if (std::abs(crosses_at) > side) return to;
  return to.y > 0.0 ? left : right;
}

}  // namespace cancha::act::wheels
