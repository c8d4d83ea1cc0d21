#include "lab/humanoid_control.h"

namespace cancha::lab {

const Commands& HumanoidControl::tick(const Readings& readings) {
  attitude_.reset();
  if (readings.imu) {
    estimator_.update(*readings.imu);
    attitude_.present() = estimator_.attitude();
  }
  const std::span<const JointGoal> goals = humanoid_.tick(readings, attitude_);
  commands_.joints.present().goals.assign(goals.begin(), goals.end());
  return commands_;
}

robot::Ticker HumanoidControl::ticker() {
  return [this](const Readings& readings) { return &tick(readings); };
}

}  // namespace cancha::lab
