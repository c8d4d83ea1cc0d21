#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"

/// What sensors of distance and touch give.
namespace cancha {

/// What the two ultrasonic receivers heard after one shot.
struct SonarEchoes {
  Time time{};                     ///< of the shot
  int mode = 0;                    ///< how it was asked for: which transmitter, which receivers
  std::array<double, 10> left{};   ///< metres, nearest first; 0 = no further echo
  std::array<double, 10> right{};  ///< likewise

  static constexpr std::string_view kName = "cancha.SonarEchoes";
  static constexpr auto fields() {
    return list_of(entry("time", &SonarEchoes::time, "of the shot"),
                   entry("mode", &SonarEchoes::mode, "which transmitter and receivers").within(0),
                   entry("left", &SonarEchoes::left, "m, nearest first; 0 = no further echo"),
                   entry("right", &SonarEchoes::right, "m, nearest first; 0 = no further echo"));
  }
};

/// One sweep of a laser scanner.
struct LaserScan {
  Time time{};                    ///< of its middle ray
  int scanner = 0;                ///< which of the robot's scanners, in the order of its sensors
  double first_bearing = 0.0;     ///< of the first ray: radians from the scanner's axis, to the left
  double step = 0.0;              ///< radians from ray to ray
  double range = 0.0;             ///< metres it can see; a ray that met nothing has this distance
  std::vector<double> distances;  ///< metres, one for each ray

  static constexpr std::string_view kName = "cancha.LaserScan";
  static constexpr auto fields() {
    return list_of(entry("time", &LaserScan::time, "of its middle ray"),
                   entry("scanner", &LaserScan::scanner, "in the order of the robot's sensors").within(0),
                   entry("first_bearing", &LaserScan::first_bearing, "rad from the scanner's axis, to the left"),
                   entry("step", &LaserScan::step, "rad from ray to ray"),
                   entry("range", &LaserScan::range, "m; a ray that met nothing has this distance"),
                   entry("distances", &LaserScan::distances, "m, one for each ray"));
  }
};

/// One picture of a depth sensor: the distance of what each pixel sees.
struct DepthImage {
  Time time{};
  int width = 0;
  int height = 0;
  double range = 0.0;            ///< metres it can see; a pixel that saw nothing has this distance
  std::vector<float> distances;  ///< metres along the pixel's ray, rows from the top

  static constexpr std::string_view kName = "cancha.DepthImage";
  static constexpr auto fields() {
    return list_of(entry("time", &DepthImage::time), entry("width", &DepthImage::width, "pixels").within(0),
                   entry("height", &DepthImage::height, "pixels").within(0),
                   entry("range", &DepthImage::range, "m; a pixel that saw nothing has this distance"),
                   entry("distances", &DepthImage::distances, "m along the pixel's ray, rows from the top"));
  }
};

/// What the body feels: bumpers of the feet, and arms that are held back.
struct Touches {
  Time time{};
  bool left_foot = false;
  bool right_foot = false;
  bool left_arm = false;
  bool right_arm = false;

  static constexpr std::string_view kName = "cancha.Touches";
  static constexpr auto fields() {
    return list_of(entry("time", &Touches::time), entry("left_foot", &Touches::left_foot, "its bumper is pressed"),
                   entry("right_foot", &Touches::right_foot, "its bumper is pressed"),
                   entry("left_arm", &Touches::left_arm, "something holds it back"),
                   entry("right_arm", &Touches::right_arm, "something holds it back"));
  }
};

}  // namespace cancha
