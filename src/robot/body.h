#pragma once

#include <memory>
#include <vector>

#include "act/servo/bus.h"
#include "act/servo/emulator.h"
#include "base/result.h"
#include "body/robot.h"
#include "messages/commands.h"
#include "messages/readings.h"
#include "world/jointed_world.h"

/// One player, several bodies: the same commands move a simulated robot and a real one.
namespace cancha::robot {

/// What gives readings and takes commands.
class Body {
 public:
  virtual ~Body() = default;
  /// What its sensors give now, at `readings.time`. What it does not have stays absent.
  [[nodiscard]] virtual Result<void> read(Readings& readings) = 0;
  [[nodiscard]] virtual Result<void> command(const Commands& commands) = 0;
};

/// A robot with joints in a simulated world. Its goals are rounded as its servos would.
class SimulatedBody : public Body {
 public:
  /// Robot and world must outlive it; `number`: which robot of the world.
  SimulatedBody(const body::Robot& robot, world::JointedWorld& world, int number)
      : robot_(&robot), world_(&world), number_(number), goals_(robot.joints.size()) {}

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 protected:
  const body::Robot* robot_;
  world::JointedWorld* world_;
  int number_;
  std::vector<JointGoal> goals_;
};

/// The same, but every goal goes as bytes over a bus of emulated servos. Moves exactly like SimulatedBody. The servos'
/// registers tell what the world does to them: position, temperature, voltage, and no torque where one has shut down.
class EmulatedBody final : public SimulatedBody {
 public:
  EmulatedBody(const body::Robot& robot, world::JointedWorld& world, int number);

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;
  [[nodiscard]] act::ServoEmulator& servos() { return *servos_; }

 private:
  std::unique_ptr<act::ServoEmulator> servos_;  ///< the bus refers to it
  act::ServoBus bus_;
  std::vector<act::ServoGoal> packet_;
};

/// A real robot on a servo bus. There is no inertial sensor on that bus, and none is made up: such a robot walks
/// without balance.
class BusBody final : public Body {
 public:
  /// Makes sure that all servos are there; the robot must outlive it.
  [[nodiscard]] static Result<BusBody> start(const body::Robot& robot, act::ServoBus bus);

  /// All joints at first, then some of them in each tick, in turn: a bus carries no more in a hundredth of a second.
  [[nodiscard]] Result<void> read(Readings& readings) override;
  /// Goals that have arrived and are the same again are left out, but all are sent once in a while: nobody answers to
  /// the packet that carries them, so that a lost one would go unnoticed.
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 private:
  BusBody(const body::Robot& robot, act::ServoBus bus);

  const body::Robot* robot_;
  act::ServoBus bus_;
  std::vector<double> angles_;          ///< as last read; empty: not yet
  std::size_t next_ = 0;                ///< joint to be read
  std::vector<act::ServoGoal> told_;    ///< what each servo was told; id 0: nothing yet
  std::vector<act::ServoGoal> packet_;  ///< those that changed
  int until_all_ = 0;                   ///< commands until all goals are sent again
};

}  // namespace cancha::robot
