#pragma once

#include "base/time.h"
#include "messages/percepts.h"

namespace cancha::sense {

/// How the trunk stands, from gyro and accelerometer: the gyro tells what happens now, the accelerometer where down is
/// in the long run.
class AttitudeEstimator {
 public:
  /// Takes a reading; the first one is believed as it is.
  void update(const Imu& imu);
  /// Forgets everything, e.g. after the robot was carried.
  void reset() { *this = {}; }

  [[nodiscard]] const Attitude& attitude() const { return attitude_; }

 private:
  bool known_ = false;
  Time last_;
  Vec3 up_ = {0, 0, 1};  ///< where up is, in the trunk's axes
  Attitude attitude_;
};

}  // namespace cancha::sense
