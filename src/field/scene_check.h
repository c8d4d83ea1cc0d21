#pragma once

#include <vector>

#include "field/contest.h"

namespace cancha::field {

/// What the judges may not put up, and which boxes it is about; scene_faults() says the same without those.
struct SceneFault {
  Error error;
  std::vector<int> boxes{};  ///< their places, from 0
};
[[nodiscard]] std::vector<SceneFault> check_scene(const Walls& walls, const Contest& contest);

}  // namespace cancha::field
