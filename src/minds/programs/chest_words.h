#pragma once

#include "decide/program/host.h"
#include "messages/beliefs.h"
#include "messages/chest.h"
#include "messages/intent.h"

namespace cancha::minds {

/// What a robot with a chest button and lights offers to any behaviour program
/// (`content/behaviours/uchile_striker/Symbols/chest_symbols.xabsl`):
///
///     button.chest_pressed                           bool input: pressed since the last cycle
///     button.request                                 enum output: none, penalize, unpenalize
///     lights.chest, lights.left_eye, .right_eye      enum outputs: off, blue, yellow, green, red, white
///
/// What a program wrote is forgotten before each of its cycles.
class ChestWords {
 public:
  ChestWords() = default;
  ChestWords(const ChestWords&) = delete;  // hosts point into it
  ChestWords& operator=(const ChestWords&) = delete;

  /// Offers all of it, and sees what of it the program asks for.
  void offer(decide::program::Host& host, const decide::program::Program& program);
  /// The program listens to the button: where nobody referees, that starts the robot.
  [[nodiscard]] bool has_button() const { return has_button_; }

  /// Notices a press, and another state of the game; in every tick.
  void notice(const Beliefs& beliefs);
  /// Something was noticed since the last cycle that lights must follow, whether the robot can play or not.
  [[nodiscard]] bool has_news() const { return (has_button_ && pressed_) || (has_lights_ && changed_); }
  /// Before a cycle.
  void see();
  /// After one: what the button means.
  void tell(Intent& intent) const;
  /// What the lights show since the last cycle; in every tick.
  void show(Intent& intent) const;

 private:
  /// Of the game, what lights tell apart.
  struct State {
    RefereePlay play = RefereePlay::Initial;
    bool heard = false, stopped = false, penalised = false;
    friend bool operator==(const State&, const State&) = default;
  };

  bool has_button_ = false, has_lights_ = false;
  int presses_ = 0;  ///< that were noticed
  State state_;
  bool pressed_ = false, changed_ = true;
  bool pressed_in_cycle_ = false;
  ButtonWord word_ = ButtonWord::None;
  Lights lights_;
};

}  // namespace cancha::minds
