#pragma once

#include "base/time.h"
#include "messages/joints.h"

namespace cancha::act {

/// How the trunk stands, from gyro and accelerometer: the gyro tells what happens now, the accelerometer where down is
/// in the long run.
class Tilt {
 public:
  /// Takes a reading; the first one is believed as it is.
  void feel(const BodySenses& senses);
  /// Forgets everything, e.g. after the robot was carried.
  void reset() { known_ = false; }

  [[nodiscard]] double roll() const;   ///< radians, left side up
  [[nodiscard]] double pitch() const;  ///< radians, nose down
  /// Between the trunk's axis and upright, radians.
  [[nodiscard]] double lean() const;
  [[nodiscard]] double roll_rate() const { return roll_rate_; }
  [[nodiscard]] double pitch_rate() const { return pitch_rate_; }
  /// Turned to the left since the start, radians; drifts with the gyro's bias.
  [[nodiscard]] double heading() const { return heading_; }

 private:
  bool known_ = false;
  Time last_;
  Vec3 up_ = {0, 0, 1};  ///< where up is, in the trunk's axes
  double roll_rate_ = 0.0;
  double pitch_rate_ = 0.0;
  double heading_ = 0.0;
};

}  // namespace cancha::act
