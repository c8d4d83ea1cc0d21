#pragma once

#include <vector>

#include "base/result.h"
#include "mcap/reader.h"
#include "messages/trajectory.h"

namespace cancha::match {

/// The ways of all robots of a recording, blue's in order of number, then yellow's. A robot that the referee puts
/// somewhere makes a jump.
[[nodiscard]] Result<std::vector<Trajectory>> read_trajectories(mcap::McapReader& reader);

}  // namespace cancha::match
