// The ball's side of the contact finder: when it hits something within a step.
//
// The gap between a ball that moves straight and a wall is a convex function of time, because both are convex. Its
// tangent lies below it, so a step along the tangent never goes past the hit, and Newton's method comes to it from
// before:
//
//     gap │╲
//         │ ╲╲            t ← t + gap / closing speed
//         │  ╲ ╲__        the gap and its normal are measured anew after each step;
//         │   ╲   ╲___    a gap that does not close any more never will
//         └────t1──t2─▶
//
// A robot moves straight, too, and turns a little within a step, which bends the curve: a hit found a little late is
// a small overlap, and a corner that swings towards the ball is looked for at the end of the step.

#include <algorithm>
#include <cmath>
#include <limits>

#include "world/mujoco/contact_finder.h"
#include "world/mujoco/contact_limits.h"

namespace cancha::world {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr double kHitGap = 1e-8;      ///< a gap that is as good as closed, metres
constexpr double kSlowest = 1e-3;     ///< what closes more slowly than this is at rest, m/s; the solver errs by less
constexpr double kTouchGap = 1e-5;    ///< what is as near as this is hit at the same time, metres
constexpr double kSqueezeGap = 5e-4;  ///< a robot that hits the ball presses it against what is as near as this, metres
constexpr double kGroundGap = 1e-4;   ///< a ball as near to the ground is on it, metres
constexpr int kNewtonSteps = 30;

}  // namespace

ContactFinder::Box ContactFinder::chassis_box(int robot, const StepMotion& motion, double time) const {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  const Block way = motion.way(robot, time);
  const double angle = m.R[6] * way[3] + m.R[7] * way[4] + m.R[8] * way[5];
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  const double half = robot_.side.value / 2;
  Box box;
  for (std::size_t k = 0; k < 3; ++k) {
    box.R[k] = c * m.R[k] - s * m.R[3 + k];
    box.R[3 + k] = s * m.R[k] + c * m.R[3 + k];
    box.R[6 + k] = m.R[6 + k];
  }
  box.centre = m.origin + Vec3{way[0], way[1], way[2]} +
               column(box.R.data(), 2) * (robot_.side.value * (robot_.clearance + 0.5));
  box.half = {half, half, half};
  return box;
}

double ContactFinder::time_to_wall(const Box& wall, const StepMotion& motion, double from, double until) const {
  const Vec3 v_ball = motion.linear(robots_);
  double time = from;
  for (int i = 0; i < kNewtonSteps && time < until; ++i) {
    const Gap gap = gap_to_ball(wall, p_ball_ + motion.moved(robots_, time));
    const double closing = -dot(v_ball, gap.normal);
    if (closing < kSlowest) return kNever;
    if (gap.length < kHitGap) return time;
    time += gap.length / closing;
  }
  return kNever;
}

double ContactFinder::closing_speed(int robot, const StepMotion& motion, double time, Vec3 p, Vec3 normal) const {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  const Block& v = motion.velocity(robot);
  const Vec3 spin = column(m.R, 0) * v[3] + column(m.R, 1) * v[4] + column(m.R, 2) * v[5];
  const Vec3 arm = p - m.origin - motion.moved(robot, time);
  return dot(motion.linear(robot) + cross(spin, arm) - motion.linear(robots_), normal);
}

double ContactFinder::time_to_robot(int robot, const StepMotion& motion, double from, double until) const {
  double time = from;
  bool from_end = false;
  for (int i = 0; i < kNewtonSteps; ++i) {
    const Vec3 p_ball = p_ball_ + motion.moved(robots_, time);
    const Gap gap = level(gap_to_ball(chassis_box(robot, motion, time), p_ball));
    const double closing =
        closing_speed(robot, motion, time, p_ball - gap.normal * (ball_.radius.value + gap.length / 2), gap.normal);
    if (gap.length < kHitGap && (!from_end || gap.length > -kHitGap)) return closing > kSlowest ? time : kNever;
    if (closing < kSlowest) {
      // does a corner swing round to the ball before the step ends?
      if (from_end) return kNever;
      from_end = true;
      time = until;
      continue;
    }
    time += gap.length / closing;
    if (time >= until || time < from) return kNever;
  }
  return kNever;
}

double ContactFinder::reach_of_robot(const StepMotion& motion, int robot, double time) const {
  const Block& v = motion.velocity(robot);
  const double speed =
      std::abs(v[0]) + std::abs(v[1]) + robot_.side.value * (std::abs(v[3]) + std::abs(v[4]) + std::abs(v[5]));
  return robot_.side.value * kDiagonalShare + speed * time;
}

std::optional<double> ContactFinder::next_hit(const StepMotion& motion, double from, double until) const {
  const double time = until - from;
  const Vec3 p_ball = p_ball_ + motion.moved(robots_, from);
  const double ball_reach = ball_.radius.value + length(motion.linear(robots_)) * time + kTouchGap;
  double first = kNever;
  for (int i = 0; i < robots_; ++i) {
    const Vec2 offset = p_ball.xy() - moving_[static_cast<std::size_t>(i)].origin.xy();
    const double reach = ball_reach + reach_of_robot(motion, i, until);
    if (dot(offset, offset) > reach * reach) continue;
    first = std::min(first, time_to_robot(i, motion, from, until));
  }
  if (is_near_walls(p_ball.xy(), ball_reach)) {
    for (std::size_t w = 0; w < walls_.size(); ++w) {
      if (!is_near(walls_[w], p_ball.xy(), ball_reach)) continue;
      first = std::min(first, time_to_wall(wall_boxes_[w], motion, from, until));
    }
  }
  if (first == kNever) return std::nullopt;
  return first;
}

void ContactFinder::ball_touches(const StepMotion& motion, double time, std::vector<Touch>& out) {
  out_ = &out;
  room_ = most_touches();
  const Vec3 p_ball = p_ball_ + motion.moved(robots_, time);
  const double reach = ball_.radius.value + kSqueezeGap;
  bool robot_near = false;
  for (int i = 0; i < robots_; ++i) {
    const Vec2 offset = p_ball.xy() - moving_[static_cast<std::size_t>(i)].origin.xy();
    const double robot_reach = reach + reach_of_robot(motion, i, time);
    if (dot(offset, offset) > robot_reach * robot_reach) continue;
    const Gap gap = level(gap_to_ball(chassis_box(i, motion, time), p_ball));
    if (gap.length > kSqueezeGap) continue;
    add_ball_touch(gap, p_ball, ball_touch({BodyKind::Chassis, i}));
    robot_near = true;
  }
  // a robot may press the ball against what is near; walls alone cannot
  const double near = robot_near ? kSqueezeGap : kTouchGap;
  for (int w = 0; w < static_cast<int>(walls_.size()); ++w) {
    if (!is_near(walls_[static_cast<std::size_t>(w)], p_ball.xy(), reach)) continue;
    const Gap gap = gap_to_ball(wall_boxes_[static_cast<std::size_t>(w)], p_ball);
    if (gap.length < near) add_ball_touch(gap, p_ball, ball_touch({BodyKind::Wall, w}));
  }
  if (p_ball.z - ball_.radius.value < kGroundGap) add_ball_on_ground(p_ball);
}

}  // namespace cancha::world
