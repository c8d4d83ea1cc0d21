#pragma once

#include <vector>

#include "act/servo/bus.h"
#include "base/result.h"
#include "body/robot.h"
#include "messages/commands.h"
#include "messages/readings.h"
#include "robot/trouble.h"

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
/// without balance. A servo that falls silent is passed over, and its angle stays the last that it told; the robot
/// fails once none answers any more.
class BusBody final : public Body {
 public:
  /// Makes sure that all servos are there; the robot must outlive it.
  /// So must the book, which is told of servos that are silent or tell of heat; null: nobody is told.
  [[nodiscard]] static Result<BusBody> start(const body::Robot& robot, act::ServoBus bus,
                                             TroubleBook* troubles = nullptr);

  /// All joints at first, then some of them in each tick, in turn: a bus carries no more in a hundredth of a second.
  /// Who is silent is asked about once a second.
  [[nodiscard]] Result<void> read(Readings& readings) override;
  /// Goals that have arrived and are the same again are left out, but all are sent once in a while: nobody answers to
  /// the packet that carries them, so that a lost one would go unnoticed.
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 private:
  /// How the servo of a joint does.
  struct Health {
    int missed = 0;           ///< questions in a row without an answer
    int rest = 0;             ///< rounds for which it is not asked
    std::uint8_t errors = 0;  ///< bits of its last answer
  };
  BusBody(const body::Robot& robot, act::ServoBus bus, TroubleBook* troubles);
  [[nodiscard]] Result<void> read_all();
  [[nodiscard]] Result<void> read_some();
  [[nodiscard]] Result<void> read_next(int attempts);
  void miss(const body::Joint& joint, Health& health);
  void take(const body::Joint& joint, Health& health, const act::ServoAnswer& answer);

  const body::Robot* robot_;
  act::ServoBus bus_;
  TroubleBook* troubles_;
  std::vector<Health> health_;
  int unanswered_ = 0;                  ///< ticks in a row in which no servo has answered
  std::vector<double> angles_;          ///< as last read; empty: not yet
  std::size_t next_ = 0;                ///< joint to be read
  std::vector<act::ServoGoal> told_;    ///< what each servo was told; id 0: nothing yet
  std::vector<act::ServoGoal> packet_;  ///< those that changed
  int until_all_ = 0;                   ///< commands until all goals are sent again
};

}  // namespace cancha::robot
