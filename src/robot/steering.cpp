#include "robot/steering.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"

namespace cancha::robot {

Result<Action> action_of(const Steering& steering, const BodyKind& kind) {
  Action action;
  action.gaze = steering.look;
  if (!steering.motion.empty()) {
    const act::MotionLibrary& library = kind.library;
    if (library.motion(steering.motion) == nullptr) {
      return fail("motion", fmt::format("there is no motion '{}'", steering.motion),
                  suggest_and_list(steering.motion, library.names()));
    }
    action.kind = ActionKind::Motion;
    action.motion = steering.motion;
    return action;
  }
  // who wants nothing stands, rather than stepping in place
  if (steering.walk == Vec2{} && steering.turn == 0.0) return action;
  const act::GaitLimits& most = kind.library.gait.limits;
  const auto share = [](double wish) { return std::clamp(wish, -1.0, 1.0); };
  const double ahead = share(steering.walk.x);
  action.kind = ActionKind::Walk;
  action.v_RR = {ahead * (ahead > 0.0 ? most.ahead : most.back), share(steering.walk.y) * most.aside};
  action.turn = share(steering.turn) * most.turn;
  return action;
}

Action action_of(const WheelCommand& wheels, const field::League& league) {
  Action action;
  if (wheels == WheelCommand{}) return action;
  const double unit_speed = league.drive.metres_per_second_per_unit;
  action.kind = ActionKind::Walk;
  action.v_RR.x = (wheels.left + wheels.right) / 2 * unit_speed;
  action.turn = (wheels.right - wheels.left) * unit_speed / league.robot.track.value;
  return action;
}

Action action_of(const Steering& steering, const field::OmniModel& omni) {
  constexpr double kTurns = 3.0;  // rad/s
  Action action;
  if (steering.walk == Vec2{} && steering.turn == 0.0) return action;
  const auto share = [](double wish) { return std::clamp(wish, -1.0, 1.0); };
  action.kind = ActionKind::Walk;
  action.v_RR = Vec2{share(steering.walk.x), share(steering.walk.y)} * omni.top_speed.value;
  action.turn = share(steering.turn) * kTurns;
  return action;
}

Result<Action> action_of(const Steering& steering, const BodyKind* kind, const field::League& league) {
  if (league.omni) return action_of(steering, *league.omni);
  if (kind != nullptr) return action_of(steering, *kind);
  return action_of(steering.wheels, league);
}

}  // namespace cancha::robot
