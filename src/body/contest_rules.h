#pragma once

#include <span>
#include <string>
#include <vector>

#include "body/robot.h"
#include "body/shapes.h"

namespace cancha::body {

/// What a contest asks of a robot's body; the defaults are those of CEABOT (VIII, 2013).
struct BodyRules {
  double most_height = 0.50;  ///< metres, legs stretched
  double most_foot = 0.11;    ///< metres between the two points of a foot that are farthest apart: its diagonal
  double most_mass = 3.0;     ///< kg
};

/// One rule, as the robot keeps or breaks it.
struct BodyFinding {
  std::string rule;      ///< "foot at most 11 cm"
  std::string measured;  ///< "11.7 cm from corner to corner"
  bool kept = true;
};

/// All rules, with what the robot's model has. `shapes` are those of the same model. The height is that of all angles
/// 0: straight legs, arms down.
[[nodiscard]] std::vector<BodyFinding> check_rules(const Robot& robot, std::span<const Shape> shapes,
                                                   const BodyRules& rules = {});

}  // namespace cancha::body
