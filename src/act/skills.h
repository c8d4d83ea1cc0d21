#pragma once

#include "messages/beliefs.h"
#include "messages/commands.h"
#include "messages/intent.h"
#include "messages/readings.h"

namespace cancha::act {

/// The last stage of a player: makes its body do what it wants. The seam for kinds of bodies.
class Skills {
 public:
  virtual ~Skills() = default;
  /// Fills what the body is to do now. Takes no memory once it is warm.
  virtual void act(const Intent& intent, const Beliefs& beliefs, const Readings& readings, Commands& commands) = 0;
  /// What the body does, for the beliefs of the next tick.
  [[nodiscard]] virtual Posture posture() const = 0;
};

}  // namespace cancha::act
