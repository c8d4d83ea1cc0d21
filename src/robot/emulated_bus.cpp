#include "robot/emulated_bus.h"

#include "act/servo/line.h"
#include "act/servo/servo_goals.h"
#include "base/expects.h"

namespace cancha::robot {

EmulatedBus::EmulatedBus(const body::Robot& robot)
    : robot_(&robot),
      servos_(std::make_unique<act::ServoEmulator>(act::servo_ids(robot))),
      bus_(std::make_unique<act::EmulatedLine>(*servos_)),
      packet_(robot.joints.size()) {}

Result<void> EmulatedBus::send(std::span<JointGoal> goals) {
  CANCHA_EXPECTS(goals.size() == packet_.size());
  for (std::size_t j = 0; j < goals.size(); ++j) packet_[j] = act::servo_goal_of(*robot_, j, goals[j]);
  if (auto sent = bus_.sync_goals(packet_); !sent) return sent;
  for (std::size_t j = 0; j < goals.size(); ++j) {
    const act::EmulatedServo* servo = servos_->find(packet_[j].id);
    CANCHA_EXPECTS(servo != nullptr);
    goals[j] = act::goal_of_servo(
        *robot_, j,
        {.id = packet_[j].id, .position = servo->value(act::at::kGoal), .speed = servo->value(act::at::kSpeed)});
  }
  return {};
}

}  // namespace cancha::robot
