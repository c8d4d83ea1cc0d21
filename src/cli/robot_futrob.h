#pragma once

#include <functional>
#include <string>

#include "cli/servo_options.h"

namespace CLI {
class App;
}

namespace cancha::cli {

/// A robot that its `ini.config` makes.
struct FutrobRun {
  std::string ini;
  std::string body = "sim";  ///< sim, emulated, or the port of a servo bus
  double seconds = 10.0;
  bool relax = false;
  bool json = false;
  std::string camera;       ///< of a real one: takes the place of the one that the file names
  std::string record;       ///< a recording to be written; empty: none
  std::string robot_at;     ///< "x,y,heading", metres and degrees; empty: as in the penalty kick of the document
  std::string ball_at;      ///< "x,y"
  std::string opponent_at;  ///< "x,y,heading"
  EffectOptions effects;    ///< of a simulated one
  LineOptions line;
};
/// Runs it; gives the exit status.
[[nodiscard]] int run_futrob(const FutrobRun& options);

/// Adds `log` to `./cancha robot`: shows a robot's log.
void add_robot_log(CLI::App& group, std::function<int()>& verb);

}  // namespace cancha::cli
