#pragma once

#include "sense/body_senses.h"
#include "sense/senses.h"

namespace cancha::sense {

/// Attitude and odometry from the body's own sensors, and things from a simulated camera that recognises by itself.
class OracleSenses final : public Senses {
 public:
  /// A robot with legs; it must outlive this.
  explicit OracleSenses(const body::Robot& robot) : body_{robot} {}
  /// A robot with two wheels, so far apart.
  explicit OracleSenses(double track) : body_{track} {}
  /// A robot on omni wheels.
  explicit OracleSenses(const OmniOdometry& omni) : body_{omni} {}

  void perceive(const Readings& readings, Percepts& percepts) override;

 private:
  BodySenses body_;
};

}  // namespace cancha::sense
