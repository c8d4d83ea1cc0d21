#pragma once

#include <cstdint>
#include <optional>

#include "base/clock_watch.h"
#include "base/maybe.h"
#include "body/robot.h"
#include "sense/attitude.h"
#include "sense/odometry.h"

namespace cancha::sense {

/// Attitude and odometry from the body's own sensors: what all senses begin with, whatever else they see by.
/// Readings whose clock jumped are left out, counted, and told once.
class BodySenses {
 public:
  /// A robot with legs; it must outlive this.
  explicit BodySenses(const body::Robot& robot) : legs_{LegOdometry{robot}} {}
  /// A robot with two wheels, so far apart.
  explicit BodySenses(double track) : wheels_{WheelOdometry{track}} {}
  /// A robot on omni wheels.
  explicit BodySenses(const OmniOdometry& omni) : omni_{omni} {}

  /// Fills time, attitude and odometry; there is no sight yet.
  void perceive(const Readings& readings, Percepts& percepts);

  /// Readings so far of gyro or joints whose time went back or far ahead: they are left out.
  [[nodiscard]] std::int64_t clock_jumps() const { return clock_jumps_.count(); }

 private:
  AttitudeEstimator attitude_;
  AttitudeEstimator steady_{5.0};  ///< for the legs, whose soles know down in the long run
  Maybe<Attitude> leans_;          ///< as that one tells
  std::optional<LegOdometry> legs_;
  std::optional<WheelOdometry> wheels_;
  std::optional<OmniOdometry> omni_;
  ClockWatch imu_clock_;
  ClockWatch joints_clock_;
  ClockJumps clock_jumps_;
};

}  // namespace cancha::sense
