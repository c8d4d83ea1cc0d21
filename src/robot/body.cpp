#include "robot/body.h"

#include <algorithm>

#include "act/servo/servo_goals.h"

namespace cancha::robot {
namespace {

constexpr std::size_t kReadInTick = 4;  ///< joints
constexpr int kRepeatAll = 50;          ///< commands: twice a second at 100 Hz
constexpr int kSilent = 3;              ///< questions in a row without an answer
constexpr int kRestRounds = 20;         ///< for who is silent: about a second, of 20 joints at 100 Hz
constexpr int kDeaf = 10;               ///< ticks without any answer: that is no single servo
constexpr int kPatiently = 3;           ///< attempts, where there is time
constexpr std::uint8_t kAlarms = act::kHeatError | act::kOverloadError;

}  // namespace

BusBody::BusBody(const body::Robot& robot, act::ServoBus bus, TroubleBook* troubles)
    : robot_(&robot),
      bus_(std::move(bus)),
      troubles_(troubles),
      health_(robot.joints.size()),
      told_(robot.joints.size()) {
  packet_.reserve(told_.size());
}

Result<BusBody> BusBody::start(const body::Robot& robot, act::ServoBus bus, TroubleBook* troubles) {
  if (auto fits = act::fits_bus(robot); !fits) return pass_on(std::move(fits));
  if (auto ready = bus.start(act::servo_ids(robot)); !ready) return pass_on(std::move(ready));
  return BusBody{robot, std::move(bus), troubles};
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

Result<void> BusBody::read_all() {
  angles_.resize(told_.size());
  for (std::size_t i = 0; i < told_.size(); ++i) {
    if (auto answered = read_next(kPatiently); !answered) {
      // no angle is made up for a joint that was never read
      angles_.clear();
      return pass_on(std::move(answered));
    }
  }
  return {};
}

Result<void> BusBody::read_next(int attempts) {
  const std::size_t place = next_;
  next_ = (next_ + 1) % told_.size();
  const body::Joint& joint = robot_->joints[place];
  const auto answer = bus_.read(static_cast<std::uint8_t>(joint.id), act::at::kPosition, 2, attempts);
  if (!answer) {
    miss(joint, health_[place]);
    return tl::unexpected<Error>(answer.error());
  }
  take(joint, health_[place], *answer);
  angles_[place] = body::angle_of_counts(*robot_, joint, answer->word());
  return {};
}

void BusBody::miss(const body::Joint& joint, Health& health) {
  if (++health.missed < kSilent) return;
  health.rest = kRestRounds;
  if (troubles_ == nullptr) return;
  troubles_->count(Trouble::ServoSilent, joint.name, "servo {} does not answer; the robot plays on without it",
                   joint.id);
}

void BusBody::take(const body::Joint& joint, Health& health, const act::ServoAnswer& answer) {
  const bool was_silent = health.missed >= kSilent;
  const std::uint8_t before = health.errors;
  health.missed = 0;
  health.errors = answer.errors;
  if (troubles_ == nullptr) return;
  if (was_silent) troubles_->over(Trouble::ServoSilent, joint.name, "servo {} answers again", joint.id);
  const auto began = static_cast<std::uint8_t>(answer.errors & ~before);
  // one battery feeds all of them
  if ((began & act::kVoltageError) != 0) {
    troubles_->count(Trouble::ServoAlarm, "battery", "servo {} tells of a wrong voltage", joint.id);
  }
  if ((began & kAlarms) != 0) {
    troubles_->count(Trouble::ServoAlarm, joint.name,
                     "servo {} tells of {}, and may have gone limp; the robot plays on with it", joint.id,
                     act::error_words(answer.errors));
  }
  if ((answer.errors & kAlarms) == 0 && (before & kAlarms) != 0) {
    troubles_->over(Trouble::ServoAlarm, joint.name, "servo {} is well again", joint.id);
  }
}

Result<void> BusBody::read_some() {
  bool any = false;
  std::size_t asked = 0;
  for (std::size_t i = 0; i < told_.size() && asked < kReadInTick; ++i) {
    if (health_[next_].rest > 0) {
      --health_[next_].rest;
      next_ = (next_ + 1) % told_.size();
      continue;
    }
    ++asked;
    if (read_next(1)) any = true;
  }
  unanswered_ = any ? 0 : unanswered_ + 1;
  if (unanswered_ <= kDeaf) return {};
  return fail("servo bus", "no servo answers any more", "are the robot and its adapter switched on?");
}

Result<void> BusBody::read(Readings& readings) {
  readings.joints.reset();
  if (auto done = angles_.empty() ? read_all() : read_some(); !done) return done;
  JointAngles& joints = readings.joints.present();
  joints.time = readings.time;
  joints.angles = angles_;
  return {};
}

}  // namespace cancha::robot
