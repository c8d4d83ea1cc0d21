#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/servo_options.h"

namespace cancha::cli {

/// How a robot may begin, by world::Stance.
inline const std::vector<std::string> kStances = {"upright", "front", "back", "left", "right"};

/// Of `./cancha motion`.
struct MotionOptions {
  std::string robot = "bioloid";
  std::vector<std::string> names;  ///< of motions, or files
  std::string from;                ///< empty: as the motion needs it
  int bodies = 0;                  ///< 0: the robot as drawn
  std::uint64_t seed = 0;
  bool through_bus = false;
  EffectOptions effects;
  bool quick = false;
  std::string svg;
  LineOptions line;     ///< without a port: in simulation
  std::string offsets;  ///< a file
  bool relax = false;
  bool no_browser = false;  ///< edit: only print the address
  std::string out = ".";
  std::string ids;     ///< a file
  double step = 0.12;  ///< seconds
};

}  // namespace cancha::cli
