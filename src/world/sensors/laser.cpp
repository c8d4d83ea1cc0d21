#include "world/sensors/laser.h"

#include <algorithm>
#include <cmath>

namespace cancha::world {
namespace {

/// What one ray tells: its distance with the faults of the sensor, its range where it met nothing or missed.
double told_distance(const RayScene::Hit& hit, double range, const body::SensorFaults& faults, Random& random) {
  if (hit.owner == RayScene::kNothing) return range;
  if (faults.missed > 0.0 && random.uniform() < faults.missed) return range;
  const double off = faults.noise > 0.0 ? random.normal() * faults.noise : 0.0;
  return std::clamp(hit.distance + off, 0.0, range);
}

}  // namespace

SimulatedLaser::SimulatedLaser(const body::LaserSensor& sensor, int scanner, int robot, Random random)
    : sensor_{sensor},
      scanner_{scanner},
      robot_{robot},
      random_{random},
      clock_{sensor.faults},
      outage_{sensor.faults.failures, random} {
  for (int i = 0; i < sensor.rays; ++i) {
    const Vec2 ahead = direction(sensor.first + i * sensor.step);
    rays_S_.push_back({ahead.x, ahead.y, 0});
  }
  for (LaserScan& scan : coming_) scan.distances.resize(rays_S_.size());
}

void SimulatedLaser::read(RayScene& scene, std::vector<LaserScan>& scans, Spares<LaserScan>& spares) {
  const Time now = scene.truth().time;
  if (clock_.due(now) && !outage_.silent(now)) {
    LaserScan& scan = coming_[swept_ % coming_.size()];
    if (swept_ > 0 && outage_.frozen(now)) {
      scan = coming_[(swept_ - 1) % coming_.size()];
      scan.time = now;
    } else {
      sweep(scene, scan);
    }
    ++swept_;
    if (swept_ - told_ > coming_.size()) told_ = swept_ - coming_.size();
  }
  while (told_ < swept_ && clock_.arrived(coming_[told_ % coming_.size()].time, now)) {
    spares.resize(scans, scans.size() + 1);
    scans.back() = coming_[told_++ % coming_.size()];
  }
}

void SimulatedLaser::sweep(RayScene& scene, LaserScan& scan) {
  const Transform X_FS = scene.link(static_cast<std::size_t>(robot_), sensor_.mounting.link) * sensor_.mounting.X_LS;
  scan.time = scene.truth().time;
  scan.scanner = scanner_;
  scan.first_bearing = sensor_.first;
  scan.step = sensor_.step;
  scan.range = sensor_.range;
  for (std::size_t i = 0; i < rays_S_.size(); ++i) {
    const RayScene::Hit hit = scene.cast(X_FS.position, X_FS.rotation * rays_S_[i], sensor_.range, robot_);
    scan.distances[i] = told_distance(hit, sensor_.range, sensor_.faults, random_);
  }
}

SimulatedDepth::SimulatedDepth(const body::DepthSensor& sensor, int robot, Random random)
    : sensor_{sensor}, robot_{robot}, random_{random}, clock_{sensor.faults}, outage_{sensor.faults.failures, random} {
  for (int row = 0; row < sensor.height; ++row) {
    for (int column = 0; column < sensor.width; ++column) {
      // the sensor looks along x; columns go to its right, rows down
      const Vec3 ray{1.0, -(column + 0.5 - sensor.centre_x) / sensor.focal_x,
                     -(row + 0.5 - sensor.centre_y) / sensor.focal_y};
      rays_S_.push_back(ray * (1 / length(ray)));
    }
  }
  coming_.width = sensor_.width;
  coming_.height = sensor_.height;
  coming_.range = sensor_.range;
  coming_.distances.resize(rays_S_.size());
}

void SimulatedDepth::read(RayScene& scene, Maybe<DepthImage>& image) {
  image.reset();
  const Time now = scene.truth().time;
  if (clock_.due(now) && !outage_.silent(now)) {
    // one that is frozen has its last picture, or a black one
    if (!outage_.frozen(now)) measure(scene);
    coming_.time = now;
    waits_ = true;
  }
  if (!waits_ || !clock_.arrived(coming_.time, now)) return;
  waits_ = false;
  image.present() = coming_;
}

void SimulatedDepth::measure(RayScene& scene) {
  const Transform X_FS = scene.link(static_cast<std::size_t>(robot_), sensor_.mounting.link) * sensor_.mounting.X_LS;
  for (std::size_t i = 0; i < rays_S_.size(); ++i) {
    const RayScene::Hit hit = scene.cast(X_FS.position, X_FS.rotation * rays_S_[i], sensor_.range, robot_);
    coming_.distances[i] = static_cast<float>(told_distance(hit, sensor_.range, sensor_.faults, random_));
  }
}

}  // namespace cancha::world
