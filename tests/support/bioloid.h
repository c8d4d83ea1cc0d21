#pragma once

#include <cstddef>
#include <filesystem>
#include <initializer_list>
#include <utility>
#include <vector>

#include "base/expects.h"
#include "body/robot.h"

/// The Bioloid of content/, for tests.
namespace cancha::support {

inline body::Robot bioloid() {
  auto robot = body::read_robot(std::filesystem::path{CANCHA_SOURCE_DIR} / "content" / "robots" / "bioloid");
  CANCHA_EXPECTS(robot.has_value());
  return *robot;
}

/// Radians of all joints: the named ones in degrees, 0 for the others.
inline std::vector<double> angles_of(const body::Robot& robot,
                                     std::initializer_list<std::pair<const char*, double>> degrees) {
  std::vector<double> angles(robot.joints.size());
  for (const auto& [name, angle] : degrees) angles.at(robot.find(name)) = from_degrees(angle);
  return angles;
}

}  // namespace cancha::support
