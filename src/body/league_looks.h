#pragma once

#include <span>
#include <vector>

#include "body/contest_rules.h"
#include "body/robot.h"
#include "body/shapes.h"

namespace cancha::body {

/// The rules of the Humanoid League (2014) on how a robot looks, with what its model has: black, grey, silver or white
/// but for details; feet black where the rest is not dark; nothing in the colours of field or ball; and on each arm and
/// each leg a part so high that the team's marker of 5 cm fits on it.
[[nodiscard]] std::vector<BodyFinding> check_looks(const Robot& robot, std::span<const Shape> shapes);

}  // namespace cancha::body
