#include "act/pose/player.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"

namespace cancha::act {
namespace {

/// Whether a servo would count the two angles as different.
bool differs(const body::Robot& robot, double a, double b) {
  return std::abs(a - b) > robot.servo.resolution / 2;
}

}  // namespace

Travel travel_to(const Pose& pose, const body::Robot& robot, std::span<const double> from) {
  Travel travel;
  for (const JointAngle& a : pose.angles) {
    const double way = std::abs(from_degrees(a.degrees) - from[a.joint]);
    if (differs(robot, way, 0)) travel.distance = std::max(travel.distance, way);
  }
  const double most = robot.free_speed();
  const double wanted = pose.time > 0 ? travel.distance / pose.time : pose.speed * most;
  travel.speed = std::clamp(wanted, robot.counter.speed_step, most);
  if (pose.through && pose.time > 0) {
    // a swing: as fast as the servos can, and on to the next pose in the middle of it
    travel.speed = std::max(wanted, robot.counter.speed_step);
    travel.time = pose.time;
    return travel;
  }
  // who has hardly to turn waits as long as the pose says
  travel.time = std::max(travel.distance / travel.speed, pose.time);
  return travel;
}

MotionPlayer::MotionPlayer(const body::Robot& robot)
    : robot_{&robot}, goals_(robot.joints.size()), stored_(robot.joints.size()), changed_(robot.joints.size()) {}

void MotionPlayer::start(const Motion& motion, std::span<const double> present) {
  CANCHA_EXPECTS(done());
  CANCHA_EXPECTS(present.size() == stored_.size());
  poses_ = motion.poses;
  rounds_ = motion.repeat;
  pose_ = 0;
  begun_ = false;
  interrupted_ = false;
  std::ranges::copy(present, stored_.begin());
  for (std::size_t i = 0; i < goals_.size(); ++i) goals_[i] = {present[i], 0.0};
}

/// Joints whose goal does not change are left alone; the others get speeds with which they arrive together.
void MotionPlayer::begin_pose(Time now) {
  const Pose& pose = poses_[pose_];
  const Travel travel = travel_to(pose, *robot_, stored_);
  for (const JointAngle& a : pose.angles) {
    const double goal = from_degrees(a.degrees);
    const double way = std::abs(goal - stored_[a.joint]);
    if (!differs(*robot_, way, 0)) continue;
    // 0 would mean "as fast as it can" to the servo
    const double speed = std::max(way * travel.speed / travel.distance, robot_->counter.speed_step);
    goals_[a.joint] = {goal, speed};
    stored_[a.joint] = goal;
    changed_[a.joint] = 1;
  }
  arrival_ = now + nearest(Seconds{travel.time});
}

/// On to the next pose; false at the end.
bool MotionPlayer::next_pose() {
  if (pose_ + 1 < poses_.size()) {
    ++pose_;
    return true;
  }
  if (rounds_ == 1) return false;
  if (rounds_ > 1) --rounds_;
  pose_ = 0;
  return true;
}

MotionPlayer::Step MotionPlayer::tick(Time now) {
  std::ranges::fill(changed_, std::uint8_t{0});
  // poses without a way and without a pause take no time; at most one round of them in a tick
  for (std::size_t i = 0; i <= poses_.size() && !done(); ++i) {
    if (begun_) {
      const Pose& pose = poses_[pose_];
      const bool stopped = interrupted_ && pose.equilibrium && now >= arrival_;
      if (!stopped && now < arrival_ + nearest(Seconds{pose.pause})) break;
      if (stopped || !next_pose()) {
        poses_ = {};
        break;
      }
    } else if (interrupted_) {
      poses_ = {};
      break;
    }
    begun_ = true;
    begin_pose(now);
  }
  return {goals_, changed_, std::ranges::find(changed_, 1) != changed_.end()};
}

void MotionPlayer::refresh(std::span<const double> measured, Time now, double tolerance) {
  CANCHA_EXPECTS(measured.size() == stored_.size());
  if (begun_ && now < arrival_) return;
  for (std::size_t i = 0; i < stored_.size(); ++i) {
    if (std::abs(measured[i] - stored_[i]) > tolerance) stored_[i] = measured[i];
  }
}

}  // namespace cancha::act
