// The ball's side of the contact finder.

#include <algorithm>
#include <cmath>

#include "world/mujoco/contact_finder.h"
#include "world/mujoco/contact_limits.h"

namespace cancha::world {

void ContactFinder::ball_and_all() {
  const double r = ball_.radius.value;
  const double speed = length(v_ball_);
  Touch touch;
  touch.body = {robots_, -1};
  touch.pushed = {BodyKind::Ball, 0};
  touch.bounce_above = kBallBounce;

  // chassis
  touch.surface = surfaces_.ball_chassis;
  for (int i = 0; i < robots_; ++i) {
    const Moving& m = moving_[static_cast<std::size_t>(i)];
    const double reach =
        robot_.side.value * 0.88 + r + 2 * kAlwaysNear + (kLookAhead * (speed + m.top_speed) + kBallSlack) * dt_;
    const Vec2 offset = p_ball_.xy() - m.origin.xy();
    if (dot(offset, offset) > reach * reach) continue;
    const Vec2 v = velocity_at(i, p_ball_.xy());
    touch.body = {robots_, i};
    touch.pusher = {BodyKind::Chassis, i};
    touch.key = key_ball_robots_ + i;
    ball_and_box(chassis_box(i), {v.x, v.y, 0.0}, touch);
  }
  touch.body = {robots_, -1};

  // ground
  const double gap = p_ball_.z - r;
  if (gap < kAlwaysNear - kLookAhead * dt_ * v_ball_.z) {
    Touch ground = touch;
    ground.pusher = {BodyKind::Ground, 0};
    ground.surface = surfaces_.ball_ground;
    ground.bounce_above = kGroundBounce;
    ground.normal = {0.0, 0.0, 1.0};
    ground.tangent = {1.0, 0.0, 0.0};
    ground.p_F = {p_ball_.x, p_ball_.y, gap / 2};
    ground.gap = gap;
    ground.rows = ground.surface.friction > 0.0 ? 3 : 1;
    ground.key = key_ball_ground_;
    add(ground);
  }

  // walls
  const double reach = r + kAlwaysNear + (kLookAhead * speed + kBallSlack) * dt_;
  if (std::abs(p_ball_.x) + reach < inner_.x && std::abs(p_ball_.y) + reach < inner_.y) return;
  touch.surface = surfaces_.ball_wall;
  for (int w = 0; w < static_cast<int>(walls_.size()); ++w) {
    const Rectangle& wall = walls_[static_cast<std::size_t>(w)];
    const Vec2 wall_reach = wall.reach();
    if (std::abs(p_ball_.x - wall.centre.x) > wall_reach.x + reach) continue;
    if (std::abs(p_ball_.y - wall.centre.y) > wall_reach.y + reach) continue;
    touch.pusher = {BodyKind::Wall, w};
    touch.key = key_ball_walls_ + w;
    const Vec2 ahead = wall.ahead;
    ball_and_box({{wall.centre.x, wall.centre.y, wall_height_ / 2},
                  {ahead.x, -ahead.y, 0.0, ahead.y, ahead.x, 0.0, 0.0, 0.0, 1.0},
                  {wall.half_x, wall.half_y, wall_height_ / 2}},
                 {}, touch);
  }
}

void ContactFinder::ball_and_box(const Box& box, Vec3 v_box, Touch touch) {
  const double r = ball_.radius.value;
  const Vec3 offset = p_ball_ - box.centre;
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
  if (away > 0.0) {
    touch.normal = outside * (1.0 / away);
    touch.gap = away - r;
  } else {
    // the centre is inside: out through the nearest upright side
    const std::size_t k = half[0] - std::abs(local[0]) < half[1] - std::abs(local[1]) ? 0 : 1;
    touch.normal = axes[k] * (local[k] < 0.0 ? -1.0 : 1.0);
    touch.gap = std::abs(local[k]) - half[k] - r;
  }
  // a robot that leans a little must not press the ball into the ground or be lifted by it
  if (touch.pusher.kind == BodyKind::Chassis && std::abs(touch.normal.z) < kFlatNormal) {
    const Vec2 level = unit(touch.normal.xy());
    touch.normal = {level.x, level.y, 0.0};
  }
  const double closing = -dot(v_ball_ - v_box, touch.normal);
  if (touch.gap > kBallSlack * dt_ && touch.gap > kAlwaysNear + kLookAhead * closing * dt_) return;
  touch.tangent = across(touch.normal);
  touch.p_F = p_ball_ - touch.normal * (r + touch.gap / 2);
  touch.rows = touch.surface.friction > 0.0 ? 3 : 1;
  add(touch);
}

}  // namespace cancha::world
