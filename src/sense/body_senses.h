#pragma once

#include <optional>

#include "base/maybe.h"
#include "body/robot.h"
#include "sense/attitude.h"
#include "sense/odometry.h"

namespace cancha::sense {

/// Attitude and odometry from the body's own sensors: what all senses begin with, whatever else they see by.
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

 private:
  AttitudeEstimator attitude_;
  AttitudeEstimator steady_{5.0};  ///< for the legs, whose soles know down in the long run
  Maybe<Attitude> leans_;          ///< as that one tells
  std::optional<LegOdometry> legs_;
  std::optional<WheelOdometry> wheels_;
  std::optional<OmniOdometry> omni_;
};

}  // namespace cancha::sense
