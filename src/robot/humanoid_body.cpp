#include "robot/humanoid_body.h"

#include <algorithm>
#include <cmath>

#include "act/servo/line.h"
#include "base/expects.h"

namespace cancha::robot {
namespace {

constexpr int kMostSpeed = 1023;  ///< counts that a moving speed can be; faster is "as fast as it can"

std::vector<std::uint8_t> ids_of(const body::Robot& robot) {
  std::vector<std::uint8_t> ids;
  for (const body::Joint& joint : robot.joints) ids.push_back(static_cast<std::uint8_t>(joint.id));
  return ids;
}

}  // namespace

act::ServoGoal servo_goal_of(const body::Robot& robot, std::size_t joint, JointGoal goal) {
  const body::Joint& one = robot.joints[joint];
  const int speed = goal.speed > 0 ? body::speed_counts(robot, goal.speed) : 0;
  return {.id = static_cast<std::uint8_t>(one.id),
          .position = static_cast<std::uint16_t>(body::goal_counts(robot, one, goal.angle)),
          .speed = static_cast<std::uint16_t>(speed > kMostSpeed ? 0 : speed)};
}

JointGoal goal_of_servo(const body::Robot& robot, std::size_t joint, const act::ServoGoal& goal) {
  return {.angle = body::angle_of_counts(robot, robot.joints[joint], goal.position),
          .speed = goal.speed * robot.counter.speed_step};
}

Result<void> SimulatedBody::send(std::span<const JointGoal> goals) {
  for (std::size_t j = 0; j < goals.size(); ++j) {
    goals_[j] = goal_of_servo(*robot_, j, servo_goal_of(*robot_, j, goals[j]));
  }
  world_->set_goals(number_, goals_);
  return {};
}

EmulatedBody::EmulatedBody(const body::Robot& robot, world::HumanoidWorld& world, int number)
    : SimulatedBody(robot, world, number),
      servos_(std::make_unique<act::ServoEmulator>(ids_of(robot))),
      bus_(std::make_unique<act::EmulatedLine>(*servos_)),
      packet_(robot.joints.size()) {}

Result<void> EmulatedBody::send(std::span<const JointGoal> goals) {
  for (std::size_t j = 0; j < goals.size(); ++j) packet_[j] = servo_goal_of(*robot_, j, goals[j]);
  if (auto sent = bus_.sync_goals(packet_); !sent) return sent;
  for (std::size_t j = 0; j < goals.size(); ++j) {
    const act::EmulatedServo* servo = servos_->find(packet_[j].id);
    CANCHA_EXPECTS(servo != nullptr);
    goals_[j] = goal_of_servo(
        *robot_, j,
        {.id = packet_[j].id, .position = servo->value(act::at::kGoal), .speed = servo->value(act::at::kSpeed)});
  }
  world_->set_goals(number_, goals_);
  return {};
}

Result<const BodySenses*> EmulatedBody::feel() {
  const BodySenses& felt = world_->senses(number_);
  const std::span<const double> temperatures = world_->temperatures(number_);
  for (std::size_t j = 0; j < felt.angles.size(); ++j) {
    const body::Joint& joint = robot_->joints[j];
    act::EmulatedServo* servo = servos_->find(static_cast<std::uint8_t>(joint.id));
    CANCHA_EXPECTS(servo != nullptr);
    const auto tell = [&](std::uint8_t address, long value) {
      servo->set(*act::register_at(address), static_cast<std::uint16_t>(value));
    };
    tell(act::at::kPosition, body::goal_counts(*robot_, joint, felt.angles[j]));
    tell(act::at::kTemperature, std::clamp(std::lround(temperatures[j]), 0L, 150L));
    servo->set_supply(world_->voltage(number_));
    if (world_->is_shut_down(number_, j)) tell(act::at::kTorqueLimit, 0);
  }
  return &felt;
}

BusBody::BusBody(const body::Robot& robot, act::ServoBus bus)
    : robot_(&robot), bus_(std::move(bus)), last_(robot.joints.size()) {
  packet_.reserve(last_.size());
  senses_.accelerometer = {0, 0, 9.81};
  senses_.angles.assign(last_.size(), 0.0);
}

Result<BusBody> BusBody::start(const body::Robot& robot, act::ServoBus bus) {
  if (auto ready = bus.start(ids_of(robot)); !ready) return pass_on(std::move(ready));
  return BusBody{robot, std::move(bus)};
}

Result<void> BusBody::send(std::span<const JointGoal> goals) {
  packet_.clear();
  for (std::size_t j = 0; j < goals.size(); ++j) {
    const act::ServoGoal goal = servo_goal_of(*robot_, j, goals[j]);
    if (goal == last_[j]) continue;
    last_[j] = goal;
    packet_.push_back(goal);
  }
  if (packet_.empty()) return {};
  return bus_.sync_goals(packet_);
}

Result<const BodySenses*> BusBody::feel() {
  for (std::size_t j = 0; j < last_.size(); ++j) {
    const body::Joint& joint = robot_->joints[j];
    const auto answer = bus_.read(static_cast<std::uint8_t>(joint.id), act::at::kPosition, 2);
    if (!answer) return tl::unexpected<Error>(answer.error());
    senses_.angles[j] = body::angle_of_counts(*robot_, joint, answer->word());
  }
  return &senses_;
}

}  // namespace cancha::robot
