#pragma once

#include <mujoco/mujoco.h>

#include <cstdint>
#include <vector>

#include "messages/ranges.h"
#include "world/jointed_world.h"

/// Bumpers in the toes, and arms that feel when something holds them back.
namespace cancha::world {

/// What each body of a robot belongs to, from its trunk on: feet by their names, arms from the shoulders on.
[[nodiscard]] std::vector<Limb> limbs_of(const mjModel& model, int trunk, int bodies);

/// What presses on a robot's limbs from outside. A bumper is at the front of a foot and feels no ground; less than a
/// newton or two closes no switch.
[[nodiscard]] Touches touches_of(const mjModel& model, const mjData& data, int trunk, const std::vector<Limb>& limbs,
                                 int ground);

}  // namespace cancha::world
