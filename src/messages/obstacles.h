#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/time.h"

/// What stands in a player's way.
namespace cancha {

/// How an obstacle is known.
enum class ObstacleKind : std::uint8_t { Sonar, Vision, Arm, FootBumper, Told };
constexpr std::array<std::string_view, 5> names(ObstacleKind) {
  return {"sonar", "vision", "arm", "foot bumper", "told"};
}

/// Something in the way, from the robot: x ahead, y left.
struct ObstacleBelief {
  ObstacleKind kind = ObstacleKind::Sonar;
  Vec2 p_RC{};   ///< its middle, metres
  Vec2 p_RN{};   ///< its nearest point
  Vec2 p_RL{};   ///< its left corner, as the robot sees it
  Vec2 p_RR{};   ///< its right corner
  Time known{};  ///< when it was last heard, felt or told

  static constexpr std::string_view kName = "cancha.ObstacleBelief";
  static constexpr auto fields() {
    return list_of(entry("kind", &ObstacleBelief::kind, "how it is known"),
                   entry("centre", &ObstacleBelief::p_RC, "m, robot frame"),
                   entry("closest", &ObstacleBelief::p_RN, "m, robot frame: its nearest point"),
                   entry("left", &ObstacleBelief::p_RL, "m, robot frame: its left corner"),
                   entry("right", &ObstacleBelief::p_RR, "m, robot frame: its right corner"),
                   entry("known", &ObstacleBelief::known, "when it was last heard, felt or told"));
  }
};

/// A cell of the grid in which something was heard.
struct GridCell {
  int x = 0;         ///< 0…45 from back to front; the robot is at 23
  int y = 0;         ///< 0…45 from right to left; the robot is at 23
  int state = 0;     ///< the higher, the surer
  int cluster = -1;  ///< place of its obstacle in the list; -1 = of none

  static constexpr std::string_view kName = "cancha.GridCell";
  static constexpr auto fields() {
    return list_of(entry("x", &GridCell::x, "cells from back to front; the robot is at 23"),
                   entry("y", &GridCell::y, "cells from right to left; the robot is at 23"),
                   entry("state", &GridCell::state, "the higher, the surer"),
                   entry("cluster", &GridCell::cluster, "place of its obstacle in the list; -1 = of none"));
  }
};

/// What behaviours ask about obstacles, in metres and radians; a distance of kFree means that nothing is there.
struct ObstacleSymbols {
  static constexpr double kFree = 3.0;

  bool exist = false;
  double left_distance = kFree, right_distance = kFree, centre_distance = kFree;
  double left_angle = 0.0, right_angle = 0.0, centre_angle = 0.0;
  double left_arc = 0.0, right_arc = 0.0, centre_arc = 0.0;  ///< metres along the arc of 40° at that distance
  double closest = kFree;                                    ///< of all obstacles
  bool left_arm = false, right_arm = false;
  bool left_foot = false, right_foot = false;

  static constexpr std::string_view kName = "cancha.ObstacleSymbols";
  static constexpr auto fields() {
    return list_of(entry("exist", &ObstacleSymbols::exist),
                   entry("left_distance", &ObstacleSymbols::left_distance, "m; 3 = nothing there"),
                   entry("right_distance", &ObstacleSymbols::right_distance, "m; 3 = nothing there"),
                   entry("centre_distance", &ObstacleSymbols::centre_distance, "m; 3 = nothing there"),
                   entry("left_angle", &ObstacleSymbols::left_angle, "rad to the left"),
                   entry("right_angle", &ObstacleSymbols::right_angle, "rad to the left"),
                   entry("centre_angle", &ObstacleSymbols::centre_angle, "rad to the left"),
                   entry("left_arc", &ObstacleSymbols::left_arc, "m along 40 degrees at that distance"),
                   entry("right_arc", &ObstacleSymbols::right_arc, "m along 40 degrees at that distance"),
                   entry("centre_arc", &ObstacleSymbols::centre_arc, "m along 40 degrees at that distance"),
                   entry("closest", &ObstacleSymbols::closest, "m to the nearest of all; 3 = nothing there"),
                   entry("left_arm", &ObstacleSymbols::left_arm, "it touches something"),
                   entry("right_arm", &ObstacleSymbols::right_arm, "it touches something"),
                   entry("left_foot", &ObstacleSymbols::left_foot, "it touches something"),
                   entry("right_foot", &ObstacleSymbols::right_foot, "it touches something"));
  }
};

/// All obstacles that a player knows.
struct ObstacleBeliefs {
  std::vector<ObstacleBelief> obstacles;
  std::vector<GridCell> grid;  ///< cells in which something was heard
  ObstacleSymbols symbols{};

  static constexpr std::string_view kName = "cancha.ObstacleBeliefs";
  static constexpr auto fields() {
    return list_of(entry("obstacles", &ObstacleBeliefs::obstacles),
                   entry("grid", &ObstacleBeliefs::grid, "cells in which something was heard"),
                   entry("symbols", &ObstacleBeliefs::symbols, "what behaviours ask"));
  }
};

}  // namespace cancha
