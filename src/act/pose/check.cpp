#include "act/pose/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "body/kinematics.h"

namespace cancha::act {
namespace {

class Checker {
 public:
  Checker(const Motion& motion, const body::Robot& robot, const CheckSettings& settings, std::span<const double> start)
      : motion_{motion},
        robot_{robot},
        settings_{settings},
        posture_{robot},
        angles_(robot.joints.size()),
        known_(robot.joints.size(), !start.empty()) {
    std::ranges::copy(start, angles_.begin());
  }

  std::vector<Finding> run() {
    check_start();
    for (const Pose& pose : motion_.poses) {
      check_ranges(pose);
      check_speeds(pose);
      take(pose);
      if (pose.equilibrium) check_balance(pose);
    }
    // from the last pose back to the first
    if (motion_.repeat != 1 && !motion_.poses.empty()) check_speeds(motion_.poses.front());
    if (!motion_.poses.empty() && !motion_.poses.back().equilibrium) {
      const std::string& last = motion_.poses.back().name;
      report({Concern::End, last, "", 0, 0,
              fmt::format("the motion ends in '{}', which is no pose of equilibrium", last)});
    }
    return std::move(findings_);
  }

 private:
  void report(Finding finding) { findings_.push_back(std::move(finding)); }

  void check_start() {
    if (motion_.poses.empty() || std::ranges::find(known_, false) == known_.end()) return;
    const Pose& first = motion_.poses.front();
    std::vector<bool> named(robot_.joints.size());
    for (const JointAngle& a : first.angles) named[a.joint] = true;
    for (std::size_t i = 1; i < motion_.poses.size(); ++i) {
      for (const JointAngle& a : motion_.poses[i].angles) {
        if (named[a.joint]) continue;
        named[a.joint] = true;
        const std::string& joint = robot_.joints[a.joint].name;
        report({Concern::Start, first.name, joint, 0, 0,
                fmt::format("'{}' moves in '{}', but '{}' does not say where it begins", joint, motion_.poses[i].name,
                            first.name)});
      }
    }
  }

  void check_ranges(const Pose& pose) {
    for (const JointAngle& a : pose.angles) {
      const body::Joint& joint = robot_.joints[a.joint];
      const double least = in_degrees(joint.least);
      const double most = in_degrees(joint.most);
      if (a.degrees >= least - 1e-6 && a.degrees <= most + 1e-6) continue;
      report(
          {Concern::Range, pose.name, joint.name, a.degrees, a.degrees < least ? least : most,
           fmt::format("'{}' at {:.1f}° is out of its range {:.1f}° to {:.1f}°", joint.name, a.degrees, least, most)});
    }
  }

  void check_speeds(const Pose& pose) {
    const double most = in_degrees(settings_.speed * robot_.free_speed());
    if (pose.time <= 0) {
      if (pose.speed <= settings_.speed) return;
      report({Concern::Speed, pose.name, "", in_degrees(pose.speed * robot_.free_speed()), most,
              fmt::format("{:.0f} % of the servo's speed are more than {:.0f} %", pose.speed * 100,
                          settings_.speed * 100)});
      return;
    }
    if (pose.through) return;  // as fast as the servo can, on purpose
    for (const JointAngle& a : pose.angles) {
      if (!known_[a.joint]) continue;
      const double speed = std::abs(a.degrees - in_degrees(angles_[a.joint])) / pose.time;
      if (speed <= most + 1e-6) continue;
      const std::string& joint = robot_.joints[a.joint].name;
      report({Concern::Speed, pose.name, joint, speed, most,
              fmt::format("'{}' at {:.0f}°/s is faster than the {:.0f}°/s that its servo can", joint, speed, most)});
    }
  }

  void take(const Pose& pose) {
    for (const JointAngle& a : pose.angles) {
      angles_[a.joint] = from_degrees(a.degrees);
      known_[a.joint] = true;
    }
  }

  void check_balance(const Pose& pose) {
    posture_.update(angles_);
    const double margin = body::stand(posture_, settings_.tolerance).margin;
    if (margin >= settings_.margin) return;
    const std::string where = margin < 0 ? fmt::format("{:.0f} mm outside its feet: it falls", -margin * 1000)
                                         : fmt::format("only {:.0f} mm inside its feet", margin * 1000);
    report({Concern::Balance, pose.name, "", margin, settings_.margin, fmt::format("the centre of mass is {}", where)});
  }

  const Motion& motion_;
  const body::Robot& robot_;
  const CheckSettings& settings_;
  body::Posture posture_;
  std::vector<double> angles_;
  std::vector<bool> known_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check(const Motion& motion, const body::Robot& robot, const CheckSettings& settings,
                           std::span<const double> start) {
  return Checker{motion, robot, settings, start}.run();
}

}  // namespace cancha::act
