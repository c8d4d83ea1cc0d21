#pragma once

#include <optional>

#include "body/kinematics.h"
#include "messages/percepts.h"
#include "messages/readings.h"

/// How far a robot has moved, from its own joints or wheels.
namespace cancha::sense {

/// From the legs: the foot that carries stays where it is, so the trunk moves against it. The gyro, where there is one,
/// tells better how far it turned. Which foot carries hangs on a millimetre of height, hence on how the trunk leans;
/// since the sole that carries lies flat, most of the time, it puts the attitude right; soon where the robot rests.
class LegOdometry {
 public:
  /// The robot must outlive it.
  explicit LegOdometry(const body::Robot& robot) : posture_{robot} {}

  /// The motion since the last update; `rests`: it stands still. Who lies does not know how it moves: no motion.
  [[nodiscard]] Pose2 update(const JointAngles& joints, const Maybe<FootForces>& feet, const Maybe<Attitude>& attitude,
                             bool rests = false);
  /// The robot was carried: it begins anew from where its feet are next.
  void reset() { known_ = false; }

 private:
  void level_by_sole(Duration passed, bool rests);

  body::Posture posture_;
  Pose2 X_RS_[2];         ///< the soles on the ground, from the trunk, at the last update; by body::Side
  bool known_ = false;    ///< they are
  int support_ = 0;       ///< the foot that carries
  double heading_ = 0.0;  ///< of the gyro, then
  Time last_;             ///< update
  double roll_ = 0.0;     ///< to be added to the attitude's, so that the soles lie flat
  double pitch_ = 0.0;    ///< likewise
};

/// From two wheels.
class WheelOdometry {
 public:
  explicit WheelOdometry(double track) : track_{track} {}
  [[nodiscard]] Pose2 update(const WheelTravel& travel);

 private:
  double track_;
  std::optional<WheelTravel> last_;
};

/// From three omni wheels, 60°, 180° and 300° to the left of ahead: what their encoders count is a motion in the plane.
class OmniOdometry {
 public:
  /// So far the wheels lie from the centre.
  explicit OmniOdometry(double wheel_circle) : wheel_circle_{wheel_circle} {}
  [[nodiscard]] Pose2 update(const OmniReading& reading);

 private:
  double wheel_circle_;
  std::optional<Vec3> last_;
};

}  // namespace cancha::sense
