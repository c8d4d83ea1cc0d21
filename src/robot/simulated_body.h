#pragma once

#include <vector>

#include "robot/body.h"
#include "robot/emulated_bus.h"
#include "world/jointed_world.h"

namespace cancha::robot {

/// A robot with joints in a simulated world. Its goals are rounded as its servos would.
class SimulatedBody : public Body {
 public:
  /// Robot and world must outlive it; `number`: which robot of the world. So must the book, which is told of servos
  /// that have shut down; null: nobody is told.
  SimulatedBody(const body::Robot& robot, world::JointedWorld& world, int number, TroubleBook* troubles = nullptr)
      : robot_(&robot),
        world_(&world),
        number_(number),
        goals_(robot.joints.size()),
        troubles_(troubles),
        limp_(robot.joints.size()) {}

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 protected:
  const body::Robot* robot_;
  world::JointedWorld* world_;
  int number_;
  std::vector<JointGoal> goals_;

 private:
  void watch_servos();

  TroubleBook* troubles_;
  std::vector<bool> limp_;  ///< whose servo was shut down when it was last read
};

/// The same, but every goal goes as bytes over a bus of emulated servos. Moves exactly like SimulatedBody. The servos'
/// registers tell what the world does to them: position, temperature, voltage, and no torque where one has shut down.
class EmulatedBody final : public SimulatedBody {
 public:
  EmulatedBody(const body::Robot& robot, world::JointedWorld& world, int number, TroubleBook* troubles = nullptr);

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;
  [[nodiscard]] act::ServoEmulator& servos() { return bus_.servos(); }

 private:
  EmulatedBus bus_;
};

}  // namespace cancha::robot
