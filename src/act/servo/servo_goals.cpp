#include "act/servo/servo_goals.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "act/servo/ax12.h"

namespace cancha::act {
namespace {

constexpr int kMostSpeed = 1023;        ///< counts that a moving speed can be; faster is "as fast as it can"
constexpr double kAngleParts = 4096.0;  ///< of a radian: far finer than a servo's count
constexpr double kSpeedParts = 1024.0;  ///< of a rad/s

}  // namespace

ServoGoal servo_goal_of(const body::Robot& robot, std::size_t joint, JointGoal goal) {
  const body::Joint& one = robot.joints[joint];
  const int speed = goal.speed > 0 ? body::speed_counts(robot, goal.speed) : 0;
  return {.id = static_cast<std::uint8_t>(one.id),
          .position = static_cast<std::uint16_t>(body::goal_counts(robot, one, goal.angle)),
          .speed = static_cast<std::uint16_t>(speed > kMostSpeed ? 0 : speed)};
}

JointGoal goal_of_servo(const body::Robot& robot, std::size_t joint, const ServoGoal& goal) {
  return {.angle = body::angle_of_counts(robot, robot.joints[joint], goal.position),
          .speed = goal.speed * robot.counter.speed_step};
}

JointGoal quantised(const body::Robot& robot, std::size_t joint, JointGoal goal) {
  const JointGoal taken = goal_of_servo(robot, joint, servo_goal_of(robot, joint, goal));
  return {.angle = std::nearbyint(taken.angle * kAngleParts) / kAngleParts,
          .speed = std::nearbyint(taken.speed * kSpeedParts) / kSpeedParts};
}

Result<void> fits_bus(const body::Robot& robot) {
  for (const body::Joint& joint : robot.joints) {
    const auto counts = [&](double angle) { return body::goal_counts(robot, joint, angle); };
    const auto [least, most] = std::minmax({counts(joint.least), counts(joint.most)});
    if (least >= 0 && most <= kMostCount) continue;
    return fail(
        robot.name,
        fmt::format("its {} counts from {} to {}, servos on a bus from 0 to {}", joint.name, least, most, kMostCount),
        "only a robot of such servos has a bus");
  }
  return {};
}

std::vector<std::uint8_t> servo_ids(const body::Robot& robot) {
  std::vector<std::uint8_t> ids;
  for (const body::Joint& joint : robot.joints) ids.push_back(static_cast<std::uint8_t>(joint.id));
  return ids;
}

}  // namespace cancha::act
