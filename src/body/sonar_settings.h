#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/result.h"
#include "base/time.h"

/// How a robot uses its sonars: the three configuration files of the NAO team from Chile, in SI units.
namespace cancha::body {

/// USControl.cfg: when the sonars are on. With the defaults 200 ms off, 400 ms on, and so on.
struct SonarControlSettings {
  Duration send_interval = 600_ms;  ///< sendInterval: after so long they are switched off
  Duration ignore_after = 200_ms;   ///< ignoreAfterSwitchMode: from then on they are on
  std::vector<int> modes{68};       ///< one after the other, each for one interval; at most 8
  bool steady = false;              ///< always on: the timing is left out
};

/// The part of the plane ahead in which something is heard, between two bearings.
struct SonarCone {
  double left = 0.0;   ///< radians to the left
  double right = 0.0;  ///< radians to the left, below `left`
};

/// usCalibration.cfg: how echoes are filtered, and where each sonar hears.
struct SonarCalibration {
  int window = 60;      ///< values of which the median is taken
  double most = 1.5;    ///< maxScanRange, metres: what is farther away does not count
  double hold = 0.045;  ///< eta, metres: the first echo is held until it moves by more
  /// I: only the left one hears it; II: both; III: only the right one.
  std::array<SonarCone, 3> cones{
      {{kPi / 3, kPi / 9}, {kPi / 9, -kPi / 9}, {-kPi / 9, -kPi / 3}}};  // 60, 20, -20, -60 degrees
};

/// usObstacleGrid.cfg: how echoes become obstacles.
struct SonarGridSettings {
  double grouping = 0.1;       ///< groupingDistance, metres: echoes of both sides this near may be of one thing
  Duration cell_free = 50_ms;  ///< cellFreeInterval: a cell that nobody hears falls by one step so often
  double aging = 1.0;          ///< agingFactorOnFreeDrawing: steps of a fall
  int hit = 2;                 ///< hitIncrement: steps of a rise
  int occupied = 3;            ///< cellOccupiedState: from this state on a cell belongs to an obstacle
  int most = 10;               ///< cellMaxState
  double same = 0.025;         ///< sameDistance, metres: echoes of both sides this near are of one thing
  bool as_printed = false;     ///< asPrinted: group as the document does, with its faults, for comparison
};

struct SonarSettings {
  SonarControlSettings control;
  SonarCalibration calibration;
  SonarGridSettings grid;
};

/// Each of the files; `where` names it in errors. Lengths are in millimetres, angles in degrees, times in milliseconds.
[[nodiscard]] Result<SonarControlSettings> parse_sonar_control(std::string_view text, const std::string& where);
[[nodiscard]] Result<SonarCalibration> parse_sonar_calibration(std::string_view text, const std::string& where);
[[nodiscard]] Result<SonarGridSettings> parse_sonar_grid(std::string_view text, const std::string& where);

/// A mode that the sonars know: bit 6 periodic, 3 both at once, 2 both in turn, 1 transmitter, 0 receiver.
[[nodiscard]] bool is_sonar_mode(int mode);

}  // namespace cancha::body
