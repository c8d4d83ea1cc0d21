#pragma once

#include "messages/beliefs.h"
#include "messages/percepts.h"
#include "messages/readings.h"

namespace cancha::model {

/// The second stage of a player: turns what was perceived and heard into what it holds true. The seam for world models.
class Model {
 public:
  virtual ~Model() = default;
  /// Brings the beliefs up to this tick. `beliefs.self` and `beliefs.posture` are the player's own business. Takes no
  /// memory once it is warm.
  virtual void update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) = 0;
};

}  // namespace cancha::model
