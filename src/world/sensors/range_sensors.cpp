#include "world/sensors/range_sensors.h"

namespace cancha::world {

RangeSensors::RangeSensors(const body::Sensors& sensors, int robot, const Random& random) {
  if (sensors.sonar) sonar_.emplace(*sensors.sonar, robot, random.split("sonar"));
  for (std::size_t i = 0; i < sensors.lasers.size(); ++i) {
    lasers_.emplace_back(sensors.lasers[i], static_cast<int>(i), robot, random.split("laser").split(i));
  }
  if (sensors.depth) depth_.emplace(*sensors.depth, robot, random.split("depth"));
}

void RangeSensors::command(const Commands& commands) {
  if (sonar_ && commands.sonar) sonar_->command(*commands.sonar);
}

void RangeSensors::read(Surroundings& surroundings, Readings& readings) {
  if (sonar_) sonar_->read(surroundings.scene, surroundings.air, readings.sonar);
  spares_.resize(readings.lasers, 0);
  for (SimulatedLaser& laser : lasers_) laser.read(surroundings.scene, readings.lasers, spares_);
  if (depth_) depth_->read(surroundings.scene, readings.depth);
}

}  // namespace cancha::world
