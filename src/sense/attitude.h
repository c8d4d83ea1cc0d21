#pragma once

#include "base/time.h"
#include "messages/percepts.h"

namespace cancha::sense {

/// How the trunk stands, from gyro and accelerometer: the gyro tells what happens now, the accelerometer where down is
/// in the long run. While the robot rests it learns what its gyro tells of a turn that is none.
class AttitudeEstimator {
 public:
  /// `trust`: seconds in which the accelerometer wins. Steps shake it; the longer, the less that matters.
  explicit AttitudeEstimator(double trust = 0.8) : trust_{trust} {}

  /// Takes a reading. Before the first ones it believes to stand upright; after a tenth of a second it knows better.
  void update(const Imu& imu);
  /// Forgets everything, e.g. after the robot was carried.
  void reset() { *this = AttitudeEstimator{trust_}; }

  [[nodiscard]] const Attitude& attitude() const { return attitude_; }
  /// A reading has told where down is.
  [[nodiscard]] bool known() const { return known_for_ > 0; }
  /// It has neither turned nor been pushed for a while.
  [[nodiscard]] bool rests() const;

 private:
  double trust_;
  bool begun_ = false;
  double known_for_ = 0.0;  ///< seconds of readings that told where down is
  double rests_ = 0.0;      ///< seconds for which it has neither turned nor been pushed
  Vec3 bias_;               ///< rad/s that the gyro tells of who rests
  double learnt_ = 0.0;     ///< seconds of rest from which that is known
  Time last_;
  Vec3 up_ = {0, 0, 1};  ///< where up is, in the trunk's axes
  Attitude attitude_;
};

}  // namespace cancha::sense
