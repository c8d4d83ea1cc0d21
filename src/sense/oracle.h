#pragma once

#include <optional>

#include "body/robot.h"
#include "sense/attitude.h"
#include "sense/odometry.h"
#include "sense/senses.h"

namespace cancha::sense {

/// Attitude and odometry from the body's own sensors, and things from a simulated camera that recognises by itself.
class OracleSenses final : public Senses {
 public:
  /// A robot with legs; it must outlive this.
  explicit OracleSenses(const body::Robot& robot) : legs_{LegOdometry{robot}} {}
  /// A robot with two wheels, so far apart.
  explicit OracleSenses(double track) : wheels_{WheelOdometry{track}} {}

  void perceive(const Readings& readings, Percepts& percepts) override;

 private:
  AttitudeEstimator attitude_;
  AttitudeEstimator steady_{5.0};  ///< for the legs, whose soles know down in the long run
  Maybe<Attitude> leans_;          ///< as that one tells
  std::optional<LegOdometry> legs_;
  std::optional<WheelOdometry> wheels_;
};

}  // namespace cancha::sense
