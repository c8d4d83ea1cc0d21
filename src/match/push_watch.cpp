#include "match/push_watch.h"

#include <algorithm>

namespace cancha::match {
namespace {

/// How fast a robot drives itself in a direction: its wheels tell, where it has some.
double effort_towards(const RobotState& robot, Vec2 towards) {
  const double rim = (robot.wheel_speed.x + robot.wheel_speed.y) / 2 * dot(robot.X_FR.ahead(), towards);
  return robot.wheel_speed == Vec2{} ? dot(robot.v_FR, towards) : rim;
}

}  // namespace

void PushWatch::watch(const Truth& truth, std::span<const Contact> contacts, double dt) {
  const Vec2 p_FB = truth.ball.p_FB.xy();
  const auto robot = [&](int number) -> const RobotState& { return truth.robots[static_cast<std::size_t>(number)]; };

  // who pushes whom, away from the ball and without being pushed back, and how far does the other one give way?
  for (Push& push : pushes_) push.now = false;
  for (const Contact& c : contacts) {
    if (c.a.kind != BodyKind::Chassis || c.b.kind != BodyKind::Chassis) continue;
    const bool mates = (c.a.number < settings_.players) == (c.b.number < settings_.players);
    if (mates || distance(c.p_FC.xy(), p_FB) < settings_.playing_distance) continue;
    const Vec2 n = unit(c.n_F.xy());
    const bool by_a = effort_towards(robot(c.a.number), n) > settings_.speed;
    const bool by_b = effort_towards(robot(c.b.number), -n) > settings_.speed;
    if (by_a == by_b) continue;
    Push& push = pushes_[static_cast<std::size_t>(by_a ? c.a.number : c.b.number)];
    if (push.now) continue;  // two robots have several points of contact
    push.now = true;
    const RobotState& pushed = robot(by_a ? c.b.number : c.a.number);
    push.metres += std::max(0.0, dot(pushed.v_FR, by_a ? n : -n)) * dt;
  }
  for (Push& push : pushes_) {
    if (push.now) {
      push.seconds += dt;
    } else {
      push = {};
    }
  }
}

}  // namespace cancha::match
