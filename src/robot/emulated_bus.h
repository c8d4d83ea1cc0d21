#pragma once

#include <memory>
#include <span>
#include <vector>

#include "act/servo/bus.h"
#include "act/servo/emulator.h"
#include "base/result.h"
#include "body/robot.h"
#include "messages/joints.h"

namespace cancha::robot {

/// All servos of a robot, emulated, and the bus that leads to them: goals go there as bytes, as on the real robot.
class EmulatedBus {
 public:
  /// The robot must outlive it.
  explicit EmulatedBus(const body::Robot& robot);

  /// Sends goals of all joints in the robot's order; they become what the servos have understood.
  [[nodiscard]] Result<void> send(std::span<JointGoal> goals);
  [[nodiscard]] act::ServoEmulator& servos() { return *servos_; }

 private:
  const body::Robot* robot_;
  std::unique_ptr<act::ServoEmulator> servos_;  ///< the bus refers to it
  act::ServoBus bus_;
  std::vector<act::ServoGoal> packet_;
};

}  // namespace cancha::robot
