#include "robot/body.h"

#include <algorithm>
#include <cmath>

#include "act/servo/line.h"
#include "act/servo/servo_goals.h"
#include "base/expects.h"

namespace cancha::robot {
namespace {

constexpr std::size_t kReadInTick = 4;  ///< joints
constexpr int kRepeatAll = 50;          ///< commands: twice a second at 100 Hz

std::vector<std::uint8_t> ids_of(const body::Robot& robot) {
  std::vector<std::uint8_t> ids;
  for (const body::Joint& joint : robot.joints) ids.push_back(static_cast<std::uint8_t>(joint.id));
  return ids;
}

}  // namespace

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
      servos_(std::make_unique<act::ServoEmulator>(ids_of(robot))),
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

BusBody::BusBody(const body::Robot& robot, act::ServoBus bus)
    : robot_(&robot), bus_(std::move(bus)), told_(robot.joints.size()) {
  packet_.reserve(told_.size());
}

Result<BusBody> BusBody::start(const body::Robot& robot, act::ServoBus bus) {
  if (auto ready = bus.start(ids_of(robot)); !ready) return pass_on(std::move(ready));
  return BusBody{robot, std::move(bus)};
}

Result<void> BusBody::command(const Commands& commands) {
  if (!commands.joints) return {};
  const std::vector<JointGoal>& goals = commands.joints->goals;
  const bool all = until_all_ == 0;
  packet_.clear();
  for (std::size_t j = 0; j < goals.size(); ++j) {
    const act::ServoGoal goal = act::servo_goal_of(*robot_, j, goals[j]);
    if (all || goal != told_[j]) packet_.push_back(goal);
  }
  until_all_ = all ? kRepeatAll : until_all_ - 1;
  if (packet_.empty()) return {};
  if (auto sent = bus_.sync_goals(packet_); !sent) {
    until_all_ = 0;
    return sent;
  }
  for (const act::ServoGoal& goal : packet_) told_[robot_->find_servo(goal.id)] = goal;
  return {};
}

Result<void> BusBody::read(Readings& readings) {
  const bool first = angles_.empty();
  if (first) angles_.resize(told_.size());
  const std::size_t many = first ? told_.size() : std::min(kReadInTick, told_.size());
  for (std::size_t i = 0; i < many; ++i) {
    const body::Joint& joint = robot_->joints[next_];
    const auto answer = bus_.read(static_cast<std::uint8_t>(joint.id), act::at::kPosition, 2);
    if (!answer) {
      if (first) angles_.clear();
      readings.joints.reset();
      return tl::unexpected<Error>(answer.error());
    }
    angles_[next_] = body::angle_of_counts(*robot_, joint, answer->word());
    next_ = (next_ + 1) % told_.size();
  }
  JointAngles& joints = readings.joints.present();
  joints.time = readings.time;
  joints.angles = angles_;
  return {};
}

}  // namespace cancha::robot
