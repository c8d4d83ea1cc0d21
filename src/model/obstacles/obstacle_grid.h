#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "body/sonar_settings.h"
#include "messages/obstacles.h"
#include "messages/sonar.h"

namespace cancha::model {

/// Where something was heard lately: cells around the robot whose state rises with each echo and falls with time
/// (`MultiUSDataObstacleGridProvider`). Takes no memory once it is made.
///
/// A sonar tells how far, not where to. What only the left one hears lies in cone I, what only the right one hears in
/// III, what both hear in II. All cells of that cone at the echo's distance rise.
///
/// The document groups echoes of both sides that are less than 100 mm apart, so that two obstacles at about the same
/// distance become one in the middle. Here all ten echoes count, and two are of one thing only where a shot from one
/// side was also heard on the other at that distance; where nobody has shot crosswise, where they are `same`.
class ObstacleGrid {
 public:
  static constexpr int kCells = 46;      ///< along each axis
  static constexpr int kRobot = 23;      ///< the robot's own cell
  static constexpr double kCell = 0.06;  ///< metres

  /// An obstacle that is none: a mate, seen from the robot.
  struct Mate {
    double bearing = 0.0;
    double distance = 0.0;
  };

  ObstacleGrid(const body::SonarCalibration& calibration, const body::SonarGridSettings& settings);

  void clear();
  /// Cells that nobody has heard for a while fall. A clock that goes back clears the grid.
  void age(Time now);
  /// Cells where something is heard rise; what comes from a mate is passed over.
  void hear(const SonarPercept& percept, std::span<const Mate> mates, Time now);
  /// Finds the obstacles and fills in the cells that are not free.
  void find(std::vector<ObstacleBelief>& obstacles, std::vector<GridCell>& cells);

 private:
  struct Cell {
    double state = 0.0;
    Time last{};
    std::int8_t cone = -1;  ///< that was drawn last
    std::int16_t cluster = -1;
    std::uint32_t drawn = 0;  ///< the drawing that raised it last
  };
  void draw(int cone, double distance, std::span<const Mate> mates, Time now);
  void hear_as_printed(const SonarPercept& percept, std::span<const Mate> mates, Time now);
  [[nodiscard]] bool occupied(const Cell& cell) const { return cell.state >= settings_.occupied; }
  [[nodiscard]] Cell& at(int x, int y) { return cells_[static_cast<std::size_t>(y * kCells + x)]; }
  /// Gathers the cells that belong together with one of them.
  void gather(int x, int y, std::int16_t cluster);
  [[nodiscard]] ObstacleBelief obstacle_of_gathered();

  struct Place {
    std::int8_t x;
    std::int8_t y;
  };

  body::SonarCalibration calibration_;
  body::SonarGridSettings settings_;
  std::vector<Cell> cells_;
  std::vector<Place> gathered_;  ///< of one cluster
  std::uint32_t drawings_ = 0;
  int risen_ = 0;  ///< cells that are not free
  Time now_{};
};

}  // namespace cancha::model
