#include "act/wheels/prediction.h"

#include <algorithm>
#include <cmath>

namespace cancha::act::wheels {
namespace {

/// A ball on the ground: where, how fast, and how fast it would roll with the spin it has.
struct Rolling {
  Vec2 p, v, spin;
};

/// One step on open ground. Sliding takes speed from the ball and gives 5/2 of it to the spin until they are equal.
void roll(const Pitch& pitch, Rolling& ball, double dt) {
  const Vec2 before = ball.v;
  const Vec2 slip = ball.v - ball.spin;
  const double until_rolling = pitch.sliding > 0.0 ? length(slip) * 2.0 / (7.0 * pitch.sliding) : 0.0;
  const double slides = std::min(dt, until_rolling);
  const Vec2 lost = unit(slip, {}) * (pitch.sliding * slides);
  ball.v -= lost;
  ball.spin += lost * 2.5;

  // the rest of the step it rolls
  const double speed = length(ball.v);
  const double rest = std::max(0.0, speed - pitch.rolling * (dt - slides));
  if (slides < dt) {
    // the way of the rolling part alone is exact, also where it stops
    const double stops = pitch.rolling > 0.0 ? std::min(dt - slides, speed / pitch.rolling) : dt - slides;
    ball.p += (before + ball.v) * (slides / 2) + unit(ball.v, {}) * ((speed + rest) / 2 * stops);
    ball.v = ball.spin = unit(ball.v, {}) * rest;
  } else {
    ball.p += (before + ball.v) * (dt / 2);
  }
}

/// Throws the ball back where it has gone past a wall with inward normal n by `depth`.
void bounce(const Pitch& pitch, Rolling& ball, Vec2 n, double depth) {
  ball.p += n * (depth * (1.0 + pitch.wall_bounce));
  const double into = dot(ball.v, n);
  if (into < 0.0) ball.v -= n * (into * (1.0 + pitch.wall_bounce));
}

void bounce_off_walls(const Pitch& pitch, Rolling& ball) {
  const Vec2 p = ball.p;
  const Vec2 sign{std::copysign(1.0, p.x), std::copysign(1.0, p.y)};
  const double r = pitch.ball_radius;
  const bool in_goal = std::abs(p.y) < pitch.goal_half && std::abs(p.x) > pitch.half_length - r;
  if (in_goal) {
    const double deep = std::abs(p.x) - (pitch.half_length + pitch.goal_depth - r);
    if (deep > 0.0) bounce(pitch, ball, {-sign.x, 0.0}, deep);
    return;
  }
  const double over_x = std::abs(p.x) - (pitch.half_length - r);
  const double over_y = std::abs(p.y) - (pitch.half_width - r);
  if (over_x > 0.0) bounce(pitch, ball, {-sign.x, 0.0}, over_x);
  if (over_y > 0.0) bounce(pitch, ball, {0.0, -sign.y}, over_y);
  const double reach = pitch.half_length + pitch.half_width - pitch.corner_leg;
  const double over = (std::abs(ball.p.x) + std::abs(ball.p.y) - reach) / std::numbers::sqrt2 + r;
  if (over > 0.0) bounce(pitch, ball, Vec2{-sign.x, -sign.y} / std::numbers::sqrt2, over);
}

}  // namespace

BallPath::BallPath(const Pitch& pitch, const TeamBall& ball) {
  const double r = pitch.ball_radius;
  Rolling now{ball.p_TB.xy(), ball.v_TB.xy(), Vec2{ball.w_TB.y, -ball.w_TB.x} * r};
  for (std::size_t i = 0; i < p_TB_.size(); ++i) {
    p_TB_[i] = now.p;
    v_TB_[i] = now.v;
    if (now.v == Vec2{} && now.spin == Vec2{}) continue;
    roll(pitch, now, kStep);
    bounce_off_walls(pitch, now);
  }
}

int BallPath::sample(double time) {
  return std::clamp(static_cast<int>(time / kStep), 0, kSamples - 2);
}

Vec2 BallPath::at(double time) const {
  const auto i = static_cast<std::size_t>(sample(time));
  const double share = std::clamp(time / kStep - static_cast<double>(i), 0.0, 1.0);
  return p_TB_[i] + (p_TB_[i + 1] - p_TB_[i]) * share;
}

Vec2 BallPath::velocity_at(double time) const {
  return v_TB_[static_cast<std::size_t>(std::lround(std::clamp(time, 0.0, kHorizon) / kStep))];
}

Crossing crossing_of(const BallPath& path, double x) {
  Vec2 before = path.at(0.0);
  if (before.x <= x) return {};
  for (int i = 1; i < BallPath::kSamples; ++i) {
    const double time = i * BallPath::kStep;
    const Vec2 after = path.at(time);
    if (after.x <= x) {
      const double share = (before.x - x) / std::max(1e-12, before.x - after.x);
      return {true, before.y + (after.y - before.y) * share, time - BallPath::kStep * (1.0 - share)};
    }
    before = after;
  }
  return {};
}

}  // namespace cancha::act::wheels
