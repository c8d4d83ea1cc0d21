#include "minds/wheeled/formation.h"

#include <algorithm>
#include <cmath>

namespace cancha::minds {
namespace {

/// Defender `i` of `count`: the first between ball and goal, the others on both sides of that line and further out.
/// Only the first may enter the penalty area: with keeper and striker it makes the three whom the rules allow.
Vec2 defend(const wheels::Situation& s, Vec2 p_TB, std::size_t i) {
  const wheels::Pitch& pitch = s.pitch;
  const Vec2 goal = pitch.our_goal();
  const Vec2 offset = p_TB - goal;
  const double away = length(offset);
  const double bearing = std::clamp(angle_of(offset), -1.2, 1.2);
  if (i == 0) {
    const double radius = std::clamp(0.5 * away, pitch.goal_area.x + 0.1, 0.8 * pitch.half_length);
    return goal + direction(bearing) * radius;
  }
  // the inner side first: from there most of the goal is seen
  const double inner = p_TB.y > 0.0 ? -1.0 : 1.0;
  const double side = i % 2 == 1 ? inner : -inner;
  const double radius = std::clamp(0.6 * away, pitch.penalty_area.x + 0.1, 0.9 * pitch.half_length);
  const double spread = 0.24 * static_cast<double>((i + 1) / 2) / radius;
  return goal + direction(std::clamp(bearing + side * spread, -1.2, 1.2)) * radius;
}

/// Supporter `i` of `count`: behind the ball and to the sides, ready for rebounds.
Vec2 support(const wheels::Situation& s, Vec2 p_TB, std::size_t i, std::size_t count) {
  const wheels::Pitch& pitch = s.pitch;
  const double first_side = p_TB.y > 0.0 ? -1.0 : 1.0;
  const double side = i % 2 == 0 ? first_side : -first_side;
  const double row = static_cast<double>(i / 2);
  const double front = pitch.half_length - pitch.goal_area.x - 0.2;
  const double x = std::clamp(p_TB.x - 0.15 - 0.35 * row, -0.4 * pitch.half_length, front);
  double y = count == 1 ? first_side * 0.35 * pitch.half_width : side * (0.3 + 0.15 * row) * pitch.half_width;
  if (std::abs(y - p_TB.y) < 0.3) y = p_TB.y + std::copysign(0.3, y - p_TB.y);
  return {x, y};
}

}  // namespace

void take_posts(const wheels::Situation& s, std::span<Post> posts) {
  const std::size_t defenders = (posts.size() + 1) / 2;
  const std::size_t in_first_row = std::min<std::size_t>(defenders, 3);
  const Vec2 p_TB = s.ball.at(0.3);
  for (std::size_t i = 0; i < posts.size(); ++i) {
    if (i < in_first_row) {
      posts[i] = {defend(s, p_TB, i), true};
    } else {
      posts[i] = {support(s, p_TB, i - in_first_row, posts.size() - in_first_row), false};
    }
    // keep clear of the ball, which is the striker's, and of the area that is the keeper's
    constexpr double kClear = 0.24;
    const Vec2 off_ball = posts[i].p - p_TB;
    if (length(off_ball) < kClear) posts[i].p = p_TB + unit(off_ball, {-1.0, 0.0}) * kClear;
    posts[i].p = inside(s.pitch, posts[i].p, 2.0 * s.pitch.robot_half);
    const Vec2 area = i == 0 ? s.pitch.goal_area : s.pitch.penalty_area;
    posts[i].p = out_of_our_area(s.pitch, area, posts[i].p, 0.06);
  }
}

}  // namespace cancha::minds
