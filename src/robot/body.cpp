#include "robot/body.h"

#include <algorithm>

#include "act/servo/servo_goals.h"

namespace cancha::robot {
namespace {

constexpr std::size_t kReadInTick = 4;  ///< joints
constexpr int kRepeatAll = 50;          ///< commands: twice a second at 100 Hz

}  // namespace

BusBody::BusBody(const body::Robot& robot, act::ServoBus bus)
    : robot_(&robot), bus_(std::move(bus)), told_(robot.joints.size()) {
  packet_.reserve(told_.size());
}

Result<BusBody> BusBody::start(const body::Robot& robot, act::ServoBus bus) {
  if (auto fits = act::fits_bus(robot); !fits) return pass_on(std::move(fits));
  if (auto ready = bus.start(act::servo_ids(robot)); !ready) return pass_on(std::move(ready));
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
