// The ball's side of the contact finder: what it touches.

#include <algorithm>
#include <cmath>

#include "world/mujoco/contact_finder.h"
#include "world/mujoco/contact_limits.h"

namespace cancha::world {

Touch ContactFinder::ball_touch(BodyRef pusher) const {
  Touch touch;
  touch.body = {robots_, pusher.kind == BodyKind::Chassis ? pusher.number : -1};
  touch.pushed = {BodyKind::Ball, 0};
  touch.pusher = pusher;
  touch.bounce_above = pusher.kind == BodyKind::Ground ? kGroundBounce : kBallBounce;
  switch (pusher.kind) {
    case BodyKind::Chassis:
      touch.surface = surfaces_.ball_chassis;
      break;
    case BodyKind::Ground:
      touch.surface = surfaces_.ball_ground;
      break;
    default:
      touch.surface = surfaces_.ball_wall;
      break;
  }
  touch.rows = touch.surface.friction > 0.0 ? 3 : 1;
  return touch;
}

bool ContactFinder::is_near_walls(Vec2 p, double reach) const {
  return std::abs(p.x) + reach >= inner_.x || std::abs(p.y) + reach >= inner_.y;
}

bool ContactFinder::is_near(const Rectangle& wall, Vec2 p, double reach) const {
  const Vec2 wall_reach = wall.reach();
  return std::abs(p.x - wall.centre.x) <= wall_reach.x + reach && std::abs(p.y - wall.centre.y) <= wall_reach.y + reach;
}

void ContactFinder::ball_and_all() {
  const double r = ball_.radius.value;

  // chassis
  const double robot_reach = robot_.side.value * kDiagonalShare + r + kAlwaysNear;
  for (int i = 0; i < robots_; ++i) {
    const Vec2 offset = p_ball_.xy() - moving_[static_cast<std::size_t>(i)].origin.xy();
    if (dot(offset, offset) > robot_reach * robot_reach) continue;
    const Vec2 v = velocity_at(i, p_ball_.xy());
    Touch touch = ball_touch({BodyKind::Chassis, i});
    touch.key = key_ball_robots_ + i;
    ball_and_box(level(gap_to_ball(chassis_box(i), p_ball_)), {v.x, v.y, 0.0}, touch);
  }

  // ground
  if (p_ball_.z - r < kAlwaysNear - kLookAhead * dt_ * v_ball_.z) add_ball_on_ground(p_ball_);

  // walls
  const double reach = r + kAlwaysNear;
  if (!is_near_walls(p_ball_.xy(), reach)) return;
  for (int w = 0; w < static_cast<int>(walls_.size()); ++w) {
    if (!is_near(walls_[static_cast<std::size_t>(w)], p_ball_.xy(), reach)) continue;
    Touch touch = ball_touch({BodyKind::Wall, w});
    touch.key = key_ball_walls_ + w;
    ball_and_box(gap_to_ball(wall_boxes_[static_cast<std::size_t>(w)], p_ball_), {}, touch);
  }
}

void ContactFinder::add_ball_on_ground(Vec3 p_ball) {
  Touch touch = ball_touch({BodyKind::Ground, 0});
  touch.gap = p_ball.z - ball_.radius.value;
  touch.normal = {0.0, 0.0, 1.0};
  touch.tangent = {1.0, 0.0, 0.0};
  touch.p_F = {p_ball.x, p_ball.y, touch.gap / 2};
  touch.key = key_ball_ground_;
  add(touch);
}

ContactFinder::Gap ContactFinder::gap_to_ball(const Box& box, Vec3 p_ball) const {
  const double r = ball_.radius.value;
  const Vec3 offset = p_ball - box.centre;
  const std::array<Vec3, 3> axes{column(box.R.data(), 0), column(box.R.data(), 1), column(box.R.data(), 2)};
  const std::array<double, 3> half{box.half.x, box.half.y, box.half.z};

  // the point of the box nearest to the ball's centre
  Vec3 outside;
  std::array<double, 3> local{};
  for (std::size_t k = 0; k < 3; ++k) {
    local[k] = dot(offset, axes[k]);
    outside = outside + axes[k] * (local[k] - std::clamp(local[k], -half[k], half[k]));
  }
  const double away = length(outside);
  if (away > 0.0) return {outside * (1.0 / away), away - r};
  // the centre is inside: out through the nearest upright side
  const std::size_t k = half[0] - std::abs(local[0]) < half[1] - std::abs(local[1]) ? 0 : 1;
  return {axes[k] * (local[k] < 0.0 ? -1.0 : 1.0), std::abs(local[k]) - half[k] - r};
}

ContactFinder::Gap ContactFinder::level(Gap gap) {
  // a robot that leans a little must not press the ball into the ground or be lifted by it
  if (std::abs(gap.normal.z) >= kFlatNormal) return gap;
  const Vec2 flat = unit(gap.normal.xy());
  return {{flat.x, flat.y, 0.0}, gap.length};
}

void ContactFinder::ball_and_box(const Gap& gap, Vec3 v_box, const Touch& touch) {
  if (gap.length > kAlwaysNear) return;
  // a ball that comes fast hits later in the step, perhaps elsewhere, or not at all
  const double closing = -dot(v_ball_ - v_box, gap.normal);
  if (gap.length > 0.0 && closing > kBallBounce) return;
  add_ball_touch(gap, p_ball_, touch);
}

void ContactFinder::add_ball_touch(const Gap& gap, Vec3 p_ball, Touch touch) {
  touch.normal = gap.normal;
  touch.gap = gap.length;
  touch.tangent = across(touch.normal);
  touch.p_F = p_ball - touch.normal * (ball_.radius.value + touch.gap / 2);
  add(touch);
}

}  // namespace cancha::world
