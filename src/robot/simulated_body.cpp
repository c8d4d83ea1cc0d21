#include "robot/simulated_body.h"

#include <algorithm>
#include <cmath>

#include "act/servo/servo_goals.h"
#include "base/expects.h"

namespace cancha::robot {

Result<void> SimulatedBody::read(Readings& readings) {
  world_->read(number_, readings);
  if (troubles_ != nullptr) watch_servos();
  return {};
}

void SimulatedBody::watch_servos() {
  for (std::size_t j = 0; j < limp_.size(); ++j) {
    const bool limp = world_->is_shut_down(number_, j);
    if (limp == limp_[j]) continue;
    limp_[j] = limp;
    const body::Joint& joint = robot_->joints[j];
    if (limp) {
      troubles_->count(Trouble::ServoAlarm, joint.name,
                       "servo {} was too hot and has gone limp; the robot plays on with it", joint.id);
    } else {
      troubles_->over(Trouble::ServoAlarm, joint.name, "servo {} is well again", joint.id);
    }
  }
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

EmulatedBody::EmulatedBody(const body::Robot& robot, world::JointedWorld& world, int number, TroubleBook* troubles)
    : SimulatedBody(robot, world, number, troubles), bus_(robot) {}

Result<void> EmulatedBody::command(const Commands& commands) {
  if (!commands.joints) return {};
  std::ranges::copy(commands.joints->goals, goals_.begin());
  if (auto sent = bus_.send(goals_); !sent) return sent;
  world_->set_goals(number_, goals_);
  return {};
}

Result<void> EmulatedBody::read(Readings& readings) {
  if (auto read = SimulatedBody::read(readings); !read) return read;
  const std::span<const double> temperatures = world_->temperatures(number_);
  for (std::size_t j = 0; j < robot_->joints.size(); ++j) {
    const body::Joint& joint = robot_->joints[j];
    act::EmulatedServo* servo = bus_.servos().find(static_cast<std::uint8_t>(joint.id));
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
