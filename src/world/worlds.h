#pragma once

#include <memory>

#include "world/world.h"

namespace cancha::world {

/// The three-dimensional engine (world/mujoco).
[[nodiscard]] std::unique_ptr<World> make_mujoco_world();

}  // namespace cancha::world
