#pragma once

#include "base/result.h"
#include "messages/intent.h"
#include "messages/steering.h"
#include "robot/profile.h"

namespace cancha::robot {

/// What a player with such a body does whom somebody drives: shares of the fastest become speeds of its gait. Fails
/// where the body knows no such motion.
[[nodiscard]] Result<Action> action_of(const Steering& steering, const BodyKind& kind);
/// Likewise with the league's two wheels.
[[nodiscard]] Action action_of(const WheelCommand& wheels, const field::League& league);
/// Likewise with omni wheels: shares of the fastest as on legs.
[[nodiscard]] Action action_of(const Steering& steering, const field::OmniModel& omni);
/// One of these: no kind = wheels.
[[nodiscard]] Result<Action> action_of(const Steering& steering, const BodyKind* kind, const field::League& league);

}  // namespace cancha::robot
