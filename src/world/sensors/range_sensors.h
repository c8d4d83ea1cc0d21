#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "body/sensors.h"
#include "messages/commands.h"
#include "messages/readings.h"
#include "world/sensors/laser.h"
#include "world/sensors/ray_scene.h"
#include "world/sensors/sonar.h"
#include "world/sensors/sound_air.h"

namespace cancha::world {

/// What the sensors of all robots share: the things that rays and sound meet, and the air.
struct Surroundings {
  RayScene scene;
  SoundAir air{};
};

/// All simulated sensors of distance that one robot carries.
class RangeSensors {
 public:
  /// `robot`: its number in the scene.
  RangeSensors(const body::Sensors& sensors, int robot, const Random& random);

  /// What its player asks of them.
  void command(const Commands& commands);
  /// Fills in what has arrived; the scene must be up to date. What it does not carry stays absent.
  void read(Surroundings& surroundings, Readings& readings);
  [[nodiscard]] bool empty() const { return !sonar_ && lasers_.empty() && !depth_; }

 private:
  std::optional<SimulatedSonar> sonar_;
  std::vector<SimulatedLaser> lasers_;
  Spares<LaserScan> spares_;  ///< of readings
  std::optional<SimulatedDepth> depth_;
};

}  // namespace cancha::world
