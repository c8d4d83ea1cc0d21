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
  if (sensors.soles) {
    const Random own = random.split("soles");
    const body::SensorFaults& faults = sensors.soles->faults;
    soles_.emplace(Soles{{faults, own}, own.split("noise"), faults.noise});
  }
  if (sensors.touch) touch_.emplace(sensors.touch->faults, random.split("touch"));
  if (sensors.wheels) {
    const Random own = random.split("wheels");
    const body::SensorFaults& faults = sensors.wheels->faults;
    wheels_.emplace(Wheels{{faults, own}, {faults, own}, own.split("noise"), faults.noise});
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
  if (encoders_) {
    encoders_->way.pass(readings.joints, [&](JointAngles& told) {
      const std::size_t joints = std::min(told.angles.size(), encoders_->offsets.size());
      for (std::size_t j = 0; j < joints; ++j) {
        told.angles[j] += encoders_->offsets[j] + encoders_->deviation * encoders_->noise.normal();
      }
    });
  }
  if (soles_) {
    soles_->way.pass(readings.feet, [&](FootForces& told) {
      // nothing pulls at a sole
      for (double* force : {&told.left, &told.right}) {
        *force = std::max(0.0, *force + soles_->deviation * soles_->noise.normal());
      }
    });
  }
  if (touch_) touch_->pass(readings.touches, [](Touches& /*told*/) {});
  if (wheels_) read_wheels(readings);
}

void InnerSensors::Wheels::count(std::span<RollCount> counts, std::initializer_list<double*> ways) {
  if (deviation == 0.0) return;
  std::size_t wheel = 0;
  for (double* way : ways) *way = counts[wheel++].count(*way, 1.0 + deviation * noise.normal());
}

void InnerSensors::read_wheels(Readings& readings) {
  wheels_->two.pass(readings.wheels, [&](WheelTravel& told) {
    wheels_->count(wheels_->pair, {&told.left, &told.right});
  });
  if (!readings.omni) return;
  // the ball in the notch and the kicker have wires of their own
  OmniReading& now = *readings.omni;
  if (!wheels_->told) wheels_->told = now.travel;
  Maybe<OmniReading> measured = now;
  wheels_->omni.pass(measured, [&](OmniReading& told) {
    Vec3& travel = told.travel;
    wheels_->count(wheels_->three, {&travel.x, &travel.y, &travel.z});
  });
  if (measured) wheels_->told = measured->travel;
  now.travel = *wheels_->told;
}

}  // namespace cancha::world
