#pragma once

#include "messages/percepts.h"
#include "messages/readings.h"

namespace cancha::sense {

/// The first stage of a player: recognises things in what its sensors gave. The seam for cameras, sonars and oracles.
class Senses {
 public:
  virtual ~Senses() = default;
  /// Fills the percepts of this tick; what was not sensed is absent. Takes no memory once it is warm.
  virtual void perceive(const Readings& readings, Percepts& percepts) = 0;
};

}  // namespace cancha::sense
