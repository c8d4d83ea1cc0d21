#pragma once

#include <vector>

#include "act/servo/bus.h"
#include "base/result.h"
#include "body/robot.h"
#include "messages/commands.h"
#include "messages/readings.h"

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
