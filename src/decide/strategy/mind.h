#pragma once

#include "messages/beliefs.h"
#include "messages/intent.h"

namespace cancha::decide {

/// The third stage of a player: chooses what to do. The seam for behaviour programs and for minds in C++.
class Mind {
 public:
  virtual ~Mind() = default;
  /// Fills what the player wants now. Takes no memory once it is warm.
  virtual void decide(const Beliefs& beliefs, Intent& intent) = 0;
};

}  // namespace cancha::decide
