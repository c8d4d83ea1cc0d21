#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/maybe.h"
#include "base/random.h"
#include "body/sensors.h"
#include "messages/readings.h"
#include "world/sensors/sensor_clock.h"

/// What a simulated robot feels of itself, as its own devices tell it: the gyro and accelerometer in its trunk, the
/// encoders of its joints and wheels, soles, bumpers and arms. Without such devices in its file it feels all at once
/// and in each tick.
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

/// The same of what is a state rather than a change: between two measurements the last one is told again. Who misses
/// two is silent.
template <class Measured>
class Held {
 public:
  Held(const body::SensorFaults& faults, const Random& random)
      : way_{faults, random}, good_for_{faults.every + faults.every + faults.latency} {}

  template <class Disturb>
  void pass(Maybe<Measured>& felt, Disturb disturb) {
    if (!felt) return;
    const Time now = felt->time;
    way_.pass(felt, disturb);
    if (felt) {
      last_ = felt;
    } else if (last_ && now >= last_->time && now - last_->time <= good_for_) {
      felt = last_;
    }
  }

 private:
  Delayed<Measured> way_;
  Duration good_for_;
  Maybe<Measured> last_;
};

/// What an encoder counts of the way that a wheel has rolled: of each piece by chance too much or too little.
class RollCount {
 public:
  /// `rolled`: in all; `counts`: of the piece since the last measurement, 1 = all.
  [[nodiscard]] double count(double rolled, double counts) {
    if (!begun_) rolled_ = told_ = rolled;
    begun_ = true;
    told_ += (rolled - rolled_) * counts;
    rolled_ = rolled;
    return told_;
  }

 private:
  double rolled_ = 0.0;
  double told_ = 0.0;
  bool begun_ = false;
};

/// All of them of one robot.
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
  struct Soles {
    Held<FootForces> way;
    Random noise;
    double deviation;
  };
  struct Wheels {
    Delayed<WheelTravel> two;
    Delayed<OmniReading> omni;
    Random noise;
    double deviation;
    std::array<RollCount, 2> pair{};
    std::array<RollCount, 3> three{};
    Maybe<Vec3> told{};  ///< of omni wheels

    /// Puts what is counted in place of the ways that were rolled.
    void count(std::span<RollCount> counts, std::initializer_list<double*> ways);
  };
  void read_wheels(Readings& readings);

  std::optional<Gyro> imu_;
  std::optional<Encoders> encoders_;
  std::optional<Soles> soles_;
  std::optional<Held<Touches>> touch_;
  std::optional<Wheels> wheels_;
};

}  // namespace cancha::world
