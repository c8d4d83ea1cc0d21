#pragma once

#include <array>
#include <vector>

#include "base/maybe.h"
#include "base/random.h"
#include "base/spares.h"
#include "body/sensors.h"
#include "messages/ranges.h"
#include "world/sensors/ray_scene.h"
#include "world/sensors/sensor_clock.h"

/// Sensors that send rays of light: scanners and depth sensors. Seeded: the same truth and seed give the same readings.
namespace cancha::world {

/// A scanner of one robot.
class SimulatedLaser {
 public:
  /// `scanner`: which of the robot's; `robot`: its number in the scene.
  SimulatedLaser(const body::LaserSensor& sensor, int scanner, int robot, Random random);

  /// Sweeps where it is time to; adds what has arrived since the last call, in memory of the spares.
  void read(RayScene& scene, std::vector<LaserScan>& scans, Spares<LaserScan>& spares);

 private:
  void sweep(RayScene& scene, LaserScan& scan);

  body::LaserSensor sensor_;
  int scanner_;
  int robot_;
  Random random_;
  std::vector<Vec3> rays_S_;  ///< directions in the sensor's frame
  SensorClock clock_;
  Outage outage_;
  std::array<LaserScan, 8> coming_{};  ///< a ring of sweeps on their way
  std::size_t swept_ = 0;
  std::size_t told_ = 0;
};

/// A depth sensor of one robot.
class SimulatedDepth {
 public:
  SimulatedDepth(const body::DepthSensor& sensor, int robot, Random random);

  /// Measures where it is time to, and hands over what has arrived since the last call; absent where nothing has.
  void read(RayScene& scene, Maybe<DepthImage>& image);

 private:
  void measure(RayScene& scene);

  body::DepthSensor sensor_;
  int robot_;
  Random random_;
  std::vector<Vec3> rays_S_;
  SensorClock clock_;
  Outage outage_;
  DepthImage coming_;
  bool waits_ = false;
};

}  // namespace cancha::world
