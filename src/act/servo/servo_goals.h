#pragma once

#include <cstdint>
#include <vector>

#include "act/servo/bus.h"
#include "base/result.h"
#include "body/robot.h"
#include "messages/joints.h"

namespace cancha::act {

/// A goal as the servo of a joint is told it, in counts, and what the servo makes of that.
[[nodiscard]] ServoGoal servo_goal_of(const body::Robot& robot, std::size_t joint, JointGoal goal);
[[nodiscard]] JointGoal goal_of_servo(const body::Robot& robot, std::size_t joint, const ServoGoal& goal);

/// Fails where its joints count further than the servos of such a bus: a NAO has none that one could reach.
[[nodiscard]] Result<void> fits_bus(const body::Robot& robot);

/// The ids of its servos, in the order of its joints.
[[nodiscard]] std::vector<std::uint8_t> servo_ids(const body::Robot& robot);

/// A goal that a servo takes as it is, in short binary fractions: recorded, replayed and sent it is always the same.
[[nodiscard]] JointGoal quantised(const body::Robot& robot, std::size_t joint, JointGoal goal);

}  // namespace cancha::act
