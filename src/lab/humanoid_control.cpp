#include "lab/humanoid_control.h"

namespace cancha::lab {

const Commands& HumanoidControl::tick(const Readings& readings) {
  readings_ = &readings;
  senses_.perceive(readings, percepts_);
  if (percepts_.odometry) X_OR_ = (X_OR_ ? *X_OR_ : Pose2{}) * percepts_.odometry->X_RN;
  const std::span<const JointGoal> goals = humanoid_.tick(readings, percepts_.attitude, X_OR_);
  commands_.joints.present().goals.assign(goals.begin(), goals.end());
  return commands_;
}

robot::Ticker HumanoidControl::ticker() {
  return [this](const Readings& readings) { return &tick(readings); };
}

}  // namespace cancha::lab
