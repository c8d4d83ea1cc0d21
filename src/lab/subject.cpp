#include "lab/subject.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "act/pose/player.h"
#include "base/suggest.h"

namespace cancha::lab {
namespace {

constexpr std::string_view kGait = "gait";
constexpr double kLeastTime = 0.06;  ///< seconds for a pose
constexpr double kMostTime = 1.5;

const act::JointAngle* angle_of(const act::Pose& pose, std::size_t joint) {
  const auto found =
      std::find_if(pose.angles.begin(), pose.angles.end(), [&](const auto& a) { return a.joint == joint; });
  return found == pose.angles.end() ? nullptr : &*found;
}

/// Both sides do the same in every pose.
bool is_symmetric(const act::Motion& motion, const body::Robot& robot) {
  return std::all_of(motion.poses.begin(), motion.poses.end(), [&](const act::Pose& pose) {
    return std::all_of(pose.angles.begin(), pose.angles.end(), [&](const act::JointAngle& one) {
      const body::Joint& joint = robot.joints[one.joint];
      const act::JointAngle* other = angle_of(pose, joint.mirror);
      return other != nullptr && std::abs(other->degrees - joint.mirror_sign * one.degrees) < 0.06;
    });
  });
}

/// No pose is asked for sooner than the servos can take it.
void keep_to_servo(act::Motion& motion, const body::Robot& robot) {
  std::vector<double> from(robot.joints.size(), 0.0);
  for (std::size_t p = 0; p < motion.poses.size(); ++p) {
    act::Pose& pose = motion.poses[p];
    const double least = act::travel_to(pose, robot, from).time;
    if (p > 0 && pose.time > 0 && !pose.through) pose.time = std::max(pose.time, std::ceil(least * 1000) / 1000);
    for (const act::JointAngle& one : pose.angles) from[one.joint] = from_degrees(one.degrees);
  }
}

std::vector<std::string> names_of(const act::MotionLibrary& skills) {
  std::vector<std::string> names = skills.names();
  names.insert(names.begin(), std::string{kGait});
  return names;
}

}  // namespace

Result<Subject> Subject::make(const body::Robot& robot, const act::MotionLibrary& skills, std::string_view skill) {
  Subject subject;
  subject.robot_ = &robot;
  subject.skills_ = &skills;
  subject.skill_ = skill;
  if (skill == kGait) {
    if (!skills.walks) return fail(std::string{skill}, fmt::format("{} has no gait", robot.name));
    subject.add_gait();
    return subject;
  }
  const act::Motion* motion = skills.motion(skill);
  if (motion == nullptr) {
    const std::vector<std::string> names = names_of(skills);
    return fail(std::string{skill}, fmt::format("{} has no such skill", robot.name), suggest_and_list(skill, names));
  }
  if (!motion->mirror_of.empty()) {
    return fail(std::string{skill}, fmt::format("is the mirror image of {}", motion->mirror_of), "tune that one");
  }
  subject.add_motion(*motion);
  return subject;
}

void Subject::add_gait() {
  for (const act::GaitNumber& number : act::gait_numbers()) {
    parameters_.push_back(
        {std::string{number.name}, skills_->gait.parameters.*number.member, number.least, number.most});
    places_.push_back({.gait = number.member});
  }
}

void Subject::add_motion(const act::Motion& motion) {
  const bool symmetric = is_symmetric(motion, *robot_);
  for (std::size_t p = 0; p < motion.poses.size(); ++p) {
    const act::Pose& pose = motion.poses[p];
    if (!pose.mirror_of.empty()) continue;
    if (pose.time > 0) {
      parameters_.push_back({pose.name + ".time", pose.time, kLeastTime, std::max(kMostTime, pose.time)});
      places_.push_back({.pose = p});
    }
    add_angles(motion, p, symmetric);
  }
}

void Subject::add_angles(const act::Motion& motion, std::size_t p, bool symmetric) {
  const act::Pose& pose = motion.poses[p];
  for (const act::JointAngle& one : pose.angles) {
    const body::Joint& joint = robot_->joints[one.joint];
    const bool paired = symmetric && joint.mirror != one.joint;
    if (paired && joint.mirror < one.joint) continue;  // came with the other side
    parameters_.push_back(
        {fmt::format("{}.{}", pose.name, joint.name), one.degrees, in_degrees(joint.least), in_degrees(joint.most)});
    places_.push_back({.pose = p,
                       .joint = one.joint,
                       .mirror = paired ? joint.mirror : body::kNone,
                       .mirror_sign = joint.mirror_sign});
  }
}

Result<void> Subject::only(std::span<const std::string> names) {
  const auto wanted = [&](const std::string& parameter) {
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
      return parameter == name || parameter.starts_with(name + ".") || parameter.ends_with("." + name);
    });
  };
  std::vector<std::string> known;
  std::vector<Parameter> kept;
  std::vector<Place> places;
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    known.push_back(parameters_[i].name);
    if (!wanted(parameters_[i].name)) continue;
    kept.push_back(parameters_[i]);
    places.push_back(places_[i]);
  }
  if (kept.empty())
    return fail("--parameters", fmt::format("none of {} is named so", skill_), suggest_and_list(names.front(), known));
  parameters_ = std::move(kept);
  places_ = std::move(places);
  return {};
}

act::MotionLibrary Subject::with(std::span<const double> values) const {
  act::MotionLibrary skills = *skills_;
  const auto motion = skills.motions.find(skill_);
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    if (place.gait != nullptr) {
      skills.gait.parameters.*place.gait = values[i];
      continue;
    }
    act::Pose& pose = motion->second.poses[place.pose];
    if (place.joint == body::kNone) pose.time = std::round(values[i] * 1000) / 1000;
    for (act::JointAngle& one : pose.angles) {
      const double degrees = std::round(values[i] * 10) / 10;
      if (one.joint == place.joint) one.degrees = degrees;
      if (place.mirror != body::kNone && one.joint == place.mirror) one.degrees = place.mirror_sign * degrees;
    }
  }
  if (motion != skills.motions.end()) keep_to_servo(motion->second, *robot_);
  return skills;
}

std::filesystem::path Subject::file() const {
  if (skill_ == kGait) return std::filesystem::path{"gaits"} / (robot_->name + ".toml");
  return std::filesystem::path{"motions"} / robot_->name / (skill_ + ".toml");
}

std::string Subject::text(std::span<const double> values) const {
  const act::MotionLibrary skills = with(values);
  if (skill_ == kGait) return act::write_gait(skills.gait);
  return act::write_motion(*skills.motion(skill_), *robot_);
}

}  // namespace cancha::lab
