#pragma once

#include "messages/beliefs.h"
#include "messages/readings.h"

namespace cancha::model {

/// The game as a robot holds it true: what the referee says, and what was made of its chest button since.
///
/// The last who spoke counts. Who was penalised by its button stays so until the button is pressed again, or until the
/// referee says something new: another state of the game, or another penalty of this robot. A robot that hears no
/// referee goes by its button alone.
class GameBelief {
 public:
  /// Fills `game` and `presses`; `button` tells what the mind made of it in the last tick.
  void update(const Readings& readings, Beliefs& beliefs);

 private:
  RefereeWord told_{};  ///< by the referee, last
  bool heard_ = false;  ///< the referee, ever
  ButtonWord by_button_ = ButtonWord::None;
};

}  // namespace cancha::model
