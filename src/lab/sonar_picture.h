#pragma once

#include <span>
#include <string>

#include "body/sonar_settings.h"
#include "messages/obstacles.h"
#include "messages/sonar.h"

namespace cancha::lab {

/// An upright cylinder that really stands there, from the robot.
struct DrawnThing {
  double bearing = 0.0;   ///< radians to the left
  double distance = 0.0;  ///< metres
  double radius = 0.0;    ///< metres
};

/// What a robot's sonars tell, from above and as SVG: cones, echoes, cells of the grid, obstacles with their corners,
/// and what really stands there. The robot looks up the sheet.
[[nodiscard]] std::string draw_sonar(const body::SonarCalibration& calibration, const SonarPercept& percept,
                                     const ObstacleBeliefs& known, std::span<const DrawnThing> things);

}  // namespace cancha::lab
