#pragma once

#include <string>

#include "team/rtdb/segment.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// A player whose body is in a world that another process simulates.
namespace cancha::cli {

/// What is asked for.
struct WorldRun {
  std::string world;  ///< HOST:PORT of the bodies; empty = none is asked for
  std::string profile = "msl";
  std::string league = "msl";
  std::string pitch;  ///< "18x12"; empty: the league's
  std::string robot = "blue:1";
  team::Place place{.team = ""};  ///< of its database; the member is the robot's, the team's default its colour
  double seconds = 0.0;           ///< 0: until the world ends
  bool json = false;
};

/// --world and what belongs to it.
CLI::Option* add_world_run(CLI::App& made, WorldRun& options);
[[nodiscard]] int run_in_world(const WorldRun& options);

}  // namespace cancha::cli
