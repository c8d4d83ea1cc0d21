#pragma once

#include <functional>
#include <string>

#include "cli/servo_line.h"
#include "robot/body.h"
#include "robot/player.h"
#include "robot/real_time_loop.h"

namespace CLI {
class App;
}

/// A player on the servo bus of a robot, without a simulated world: for ./cancha and for cancha-robot.
namespace cancha::cli {

/// What is asked for.
struct PortRun {
  std::string profile = "kidsize";
  std::string league = "kidsize";
  LineOptions line;
  bool relax = false;
  int number = 1;      ///< the player's, on the robot
  std::string camera;  ///< a video device that it sees by; empty: as its profile says
  int team = 0;        ///< its number in the referee's packets; 0: as its profile says
  double seconds = 10.0;
  bool json = false;
};

/// The options but the profile.
void add_port_run(CLI::App& made, PortRun& options);

/// Runs a player in a body for as long as was asked for.
[[nodiscard]] robot::LoopReport run_player(robot::Body& body, robot::Player& player, const PortRun& o);
/// Tells how that went; the program's exit code.
[[nodiscard]] int tell(const robot::LoopReport& report, bool json);

/// On a real robot: slowly to a safe stand, then the player, then slowly to a stand again.
[[nodiscard]] int run_on_port(const PortRun& o);

/// The verb of cancha-robot: `robot run PROFILE --port PORT`.
void add_robot_run(CLI::App& app, std::function<int()>& verb);

}  // namespace cancha::cli
