#pragma once

#include "messages/beliefs.h"

namespace cancha::minds {

/// Until a player that walks can play the ball it believes in, roughly; seconds. It must know itself and the ball.
[[nodiscard]] double seconds_to_ball(const Beliefs& beliefs);

}  // namespace cancha::minds
