#include "robot/simulated_body.h"

#include <algorithm>
#include <cmath>

#include "act/servo/line.h"
#include "act/servo/servo_goals.h"
#include "base/expects.h"

namespace cancha::robot {

Result<void> SimulatedBody::read(Readings& readings) {
  world_->read(number_, readings);
  return {};
}

Result<void> SimulatedBody::command(const Commands& commands) {
  if (!commands.joints) return {};
  const std::vector<JointGoal>& goals = commands.joints->goals;
  for (std::size_t j = 0; j < goals.size(); ++j) {
    goals_[j] = act::goal_of_servo(*robot_, j, act::servo_goal_of(*robot_, j, goals[j]));
  }
  world_->set_goals(number_, goals_);
  return {};
}

EmulatedBody::EmulatedBody(const body::Robot& robot, world::JointedWorld& world, int number)
    : SimulatedBody(robot, world, number),
      servos_(std::make_unique<act::ServoEmulator>(act::servo_ids(robot))),
      bus_(std::make_unique<act::EmulatedLine>(*servos_)),
      packet_(robot.joints.size()) {}

Result<void> EmulatedBody::command(const Commands& commands) {
  if (!commands.joints) return {};
  const std::vector<JointGoal>& goals = commands.joints->goals;
  for (std::size_t j = 0; j < goals.size(); ++j) packet_[j] = act::servo_goal_of(*robot_, j, goals[j]);
  if (auto sent = bus_.sync_goals(packet_); !sent) return sent;
  for (std::size_t j = 0; j < goals.size(); ++j) {
    const act::EmulatedServo* servo = servos_->find(packet_[j].id);
    CANCHA_EXPECTS(servo != nullptr);
    goals_[j] = act::goal_of_servo(
        *robot_, j,
        {.id = packet_[j].id, .position = servo->value(act::at::kGoal), .speed = servo->value(act::at::kSpeed)});
  }
  world_->set_goals(number_, goals_);
  return {};
}

Result<void> EmulatedBody::read(Readings& readings) {
  world_->read(number_, readings);
  const std::span<const double> temperatures = world_->temperatures(number_);
  for (std::size_t j = 0; j < robot_->joints.size(); ++j) {
    const body::Joint& joint = robot_->joints[j];
    act::EmulatedServo* servo = servos_->find(static_cast<std::uint8_t>(joint.id));
    CANCHA_EXPECTS(servo != nullptr);
    const auto tell = [&](std::uint8_t address, long value) {
      servo->set(*act::register_at(address), static_cast<std::uint16_t>(value));
    };
    tell(act::at::kPosition, body::goal_counts(*robot_, joint, readings.joints->angles[j]));
    tell(act::at::kTemperature, std::clamp(std::lround(temperatures[j]), 0L, 150L));
    servo->set_supply(world_->voltage(number_));
    if (world_->is_shut_down(number_, j)) tell(act::at::kTorqueLimit, 0);
  }
  return {};
}

}  // namespace cancha::robot
