#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/maybe.h"
#include "base/random.h"
#include "body/sensors.h"
#include "messages/readings.h"
#include "world/sensors/sensor_clock.h"

/// What a simulated robot feels of itself, as its own devices tell it: the gyro and accelerometer in its trunk, and the
/// encoders of its joints. Without such devices in its file it feels all at once and in each tick.
namespace cancha::world {

/// Measurements of a kind on their way: those that are due are taken, and told when they have arrived. Keeps its
/// memory.
template <class Measured>
class Delayed {
 public:
  Delayed(const body::SensorFaults& faults, const Random& random)
      : faults_{faults}, clock_{faults}, outage_{faults.failures, random}, luck_{random.split("missed")} {
    constexpr std::int64_t kShortestTick = 1'000'000;
    const std::int64_t period = std::max(faults.every.ns, kShortestTick);
    ring_.resize(static_cast<std::size_t>(faults.latency.ns / period) + 2);
  }

  /// Takes what the body feels now where it is time to, after `disturb(measured)`, and leaves what has arrived in its
  /// place: the newest; absent where nothing has.
  template <class Disturb>
  void pass(Maybe<Measured>& felt, Disturb disturb) {
    if (!felt) return;
    const Time now = felt->time;
    if (now < last_) taken_ = told_ = 0;
    last_ = now;
    if (clock_.due(now)) take(now, *felt, disturb);
    felt.reset();
    while (told_ < taken_ && clock_.arrived(ring_[told_ % ring_.size()].time, now)) {
      felt.present() = ring_[told_++ % ring_.size()];
    }
  }

 private:
  template <class Disturb>
  void take(Time now, const Measured& felt, Disturb disturb) {
    if (faults_.missed > 0 && luck_.uniform() < faults_.missed) return;
    if (outage_.silent(now)) return;
    Measured& next = ring_[taken_ % ring_.size()];
    if (taken_ > 0 && outage_.frozen(now)) {
      next = ring_[(taken_ - 1) % ring_.size()];
    } else {
      next = felt;
      disturb(next);
    }
    next.time = now;
    ++taken_;
    if (taken_ - told_ > ring_.size()) told_ = taken_ - ring_.size();
  }

  body::SensorFaults faults_;
  SensorClock clock_;
  Outage outage_;
  Random luck_;
  std::vector<Measured> ring_;
  std::size_t taken_ = 0;
  std::size_t told_ = 0;
  Time last_{};
};

/// The IMU and the encoders of one robot.
class InnerSensors {
 public:
  InnerSensors(const body::Sensors& sensors, std::size_t joints, const Random& random);

  /// Puts what its devices tell in place of what the body feels. What it has no device for stays as it is.
  void read(Readings& readings);

 private:
  struct Gyro {
    body::ImuSensor sensor;
    Delayed<Imu> way;
    Random noise;
    Vec3 gyro_bias;
    Vec3 acceleration_bias;
  };
  struct Encoders {
    Delayed<JointAngles> way;
    Random noise;
    double deviation;
    std::vector<double> offsets;  ///< of each joint
  };
  std::optional<Gyro> imu_;
  std::optional<Encoders> encoders_;
};

}  // namespace cancha::world
