#include "lab/humanoid_control.h"

namespace cancha::lab {

const Commands& HumanoidControl::tick(const Readings& readings) {
  attitude_.reset();
  if (readings.imu) {
    estimator_.update(*readings.imu);
    attitude_.present() = estimator_.attitude();
  }
  if (readings.joints) {
    const Pose2 before = X_OR_ ? *X_OR_ : Pose2{};
    X_OR_.present() = before * legs_.update(*readings.joints, readings.feet, attitude_);
  }
  const std::span<const JointGoal> goals = humanoid_.tick(readings, attitude_, X_OR_);
  commands_.joints.present().goals.assign(goals.begin(), goals.end());
  return commands_;
}

robot::Ticker HumanoidControl::ticker() {
  return [this](const Readings& readings) { return &tick(readings); };
}

}  // namespace cancha::lab
