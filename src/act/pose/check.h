#pragma once

#include <span>
#include <string>
#include <vector>

#include "act/pose/motion.h"

/// Looks for mistakes in a motion without playing it: ranges, speeds, balance. Torque and collisions need a world.
namespace cancha::act {

enum class Concern : std::uint8_t {
  Range,    ///< an angle that the joint cannot reach
  Speed,    ///< faster than the servo turns without any load
  Start,    ///< a joint that moves later and is not named in the first pose: the motion depends on where it began
  End,      ///< the last pose is none of equilibrium
  Balance,  ///< a pose of equilibrium in which the robot would fall, or nearly
};

/// One thing that is doubtful about a motion.
struct Finding {
  Concern concern = Concern::Range;
  std::string pose;    ///< its name
  std::string joint;   ///< empty where it is about the whole robot
  double value = 0.0;  ///< degrees, degrees a second, or metres of margin
  double bound = 0.0;  ///< what it should not pass, in the same unit
  std::string text;    ///< one sentence without a full stop
};

struct CheckSettings {
  double margin = 0.005;     ///< metres that the centre of mass must be inside the feet
  double speed = 1.0;        ///< of the servo's speed without load at the battery's voltage
  double tolerance = 0.005;  ///< metres within which both soles count as on the ground
};

/// All findings in the order of the poses. `start`: where the joints are before, radians, if it is known; otherwise the
/// way to the first pose is not judged, and joints never named are taken as straight.
[[nodiscard]] std::vector<Finding> check(const Motion& motion, const body::Robot& robot,
                                         const CheckSettings& settings = {}, std::span<const double> start = {});

}  // namespace cancha::act
