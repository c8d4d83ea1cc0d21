#include "match/push_watch.h"

#include <algorithm>

namespace cancha::match {

void PushWatch::watch(const Truth& truth, std::span<const Contact> contacts, double dt) {
  watch_walks(truth, dt);
  for (Push& push : pushes_) push.now = false;
  for (const Contact& c : contacts) watch_contact(truth, c, dt);
  for (Push& push : pushes_) {
    if (push.now) {
      push.seconds += push.away + dt;
      push.away = 0.0;
      continue;
    }
    push.away += dt;
    if (push.seconds <= 0.0 || push.away >= settings_.pause) {
      push = {};
      continue;
    }
    const RobotState& pushed = truth.robots[static_cast<std::size_t>(push.whom)];
    push.metres = std::max(0.0, push.metres + dot(pushed.v_FR, push.towards) * dt);
  }
}

void PushWatch::watch_walks(const Truth& truth, double dt) {
  for (std::size_t i = 0; i < walks_.size(); ++i) {
    walks_[i] += (truth.robots[i].v_FR - walks_[i]) * std::min(1.0, dt / settings_.pause);
  }
}

void PushWatch::watch_contact(const Truth& truth, const Contact& c, double dt) {
  // who pushes whom, away from the ball and without being pushed back, and how far does the other one give way?
  if (c.a.kind != BodyKind::Chassis || c.b.kind != BodyKind::Chassis) return;
  const bool mates = (c.a.number < settings_.players) == (c.b.number < settings_.players);
  if (mates || distance(c.p_FC.xy(), truth.ball.p_FB.xy()) < settings_.playing_distance) return;
  const Vec2 n = unit(c.n_F.xy());
  const bool by_a = effort_towards(truth, c.a.number, n) > settings_.speed;
  const bool by_b = effort_towards(truth, c.b.number, -n) > settings_.speed;
  if (by_a == by_b) return;
  Push& push = pushes_[static_cast<std::size_t>(by_a ? c.a.number : c.b.number)];
  if (push.now) return;  // two robots have several points of contact
  push.now = true;
  push.whom = by_a ? c.b.number : c.a.number;
  push.towards = by_a ? n : -n;
  const RobotState& pushed = truth.robots[static_cast<std::size_t>(push.whom)];
  push.metres += std::max(0.0, dot(pushed.v_FR, push.towards)) * dt;
}

double PushWatch::effort_towards(const Truth& truth, int number, Vec2 towards) const {
  const auto i = static_cast<std::size_t>(number);
  const RobotState& robot = truth.robots[i];
  const Vec2 ahead = robot.X_FR.ahead();
  // where there are wheels, they tell
  if (robot.wheel_speed != Vec2{}) return (robot.wheel_speed.x + robot.wheel_speed.y) / 2 * dot(ahead, towards);
  if (walks_.empty()) return dot(robot.v_FR, towards);
  // rocking ahead belongs to a push, swaying to the side belongs to each step
  const Vec2 left = left_of(ahead);
  return dot(robot.v_FR, ahead) * dot(ahead, towards) + dot(walks_[i], left) * dot(left, towards);
}

}  // namespace cancha::match
