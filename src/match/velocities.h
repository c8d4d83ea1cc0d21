#pragma once

#include "messages/truth.h"
#include "messages/velocities.h"

namespace cancha::match {

/// How ball and robots move, as recordings and viewers know it. Costs no allocation once `into` has its size.
///
/// Velocities are rounded to 2^-10 m/s, turn rates and spin to 2^-7 rad/s, which packs well and which nobody sees.
void pack(const Truth& truth, Velocities& into);

}  // namespace cancha::match
