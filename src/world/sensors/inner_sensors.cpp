#include "world/sensors/inner_sensors.h"

namespace cancha::world {
namespace {

Vec3 by_chance(Random& random, double deviation) {
  const double x = random.normal();
  const double y = random.normal();
  const double z = random.normal();
  return Vec3{x, y, z} * deviation;
}

}  // namespace

InnerSensors::InnerSensors(const body::Sensors& sensors, std::size_t joints, const Random& random) {
  if (sensors.imu) {
    const Random own = random.split("imu");
    Random device = own.split("device");
    const body::ImuSensor& imu = *sensors.imu;
    imu_.emplace(Gyro{imu,
                      {imu.faults, own},
                      own.split("noise"),
                      by_chance(device, imu.gyro_bias),
                      by_chance(device, imu.acceleration_bias)});
  }
  if (sensors.encoders) {
    const Random own = random.split("encoders");
    Random device = own.split("device");
    const body::EncoderSensor& encoders = *sensors.encoders;
    encoders_.emplace(Encoders{{encoders.faults, own}, own.split("noise"), encoders.faults.noise, {}});
    for (std::size_t j = 0; j < joints; ++j) encoders_->offsets.push_back(device.normal() * encoders.offset);
  }
}

void InnerSensors::read(Readings& readings) {
  if (imu_) {
    imu_->way.pass(readings.imu, [&](Imu& told) {
      told.gyro = told.gyro + imu_->gyro_bias + by_chance(imu_->noise, imu_->sensor.gyro_noise);
      told.accelerometer =
          told.accelerometer + imu_->acceleration_bias + by_chance(imu_->noise, imu_->sensor.acceleration_noise);
    });
  }
  if (!encoders_) return;
  encoders_->way.pass(readings.joints, [&](JointAngles& told) {
    const std::size_t joints = std::min(told.angles.size(), encoders_->offsets.size());
    for (std::size_t j = 0; j < joints; ++j) {
      told.angles[j] += encoders_->offsets[j] + encoders_->deviation * encoders_->noise.normal();
    }
  });
}

}  // namespace cancha::world
