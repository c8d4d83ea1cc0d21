#pragma once

#include "base/geometry.h"
#include "base/random.h"
#include "base/time.h"
#include "field/league.h"
#include "model/localisation/rotation_calibration.h"
#include "world/sensors/encoders.h"

/// A middle-size robot for experiments with localisation: it chases a ball on its pitch by plain kinematics, and what
/// its odometry, cameras and compass tell of that is wrong in ways that are set. Much faster than a world with
/// contacts.
namespace cancha::lab {

/// How wrong odometry is. The defaults are set so that a calibrated robot that drives smoothly errs as the document's
/// did; see docs/middle_size_localisation.md.
struct OdometryFaults {
  /// The systematic one, as simulated robots have it: true turns are 1.03 of those measured to the right, 0.97 to the
  /// left.
  world::EncoderFaults encoders{.left = 1 / 0.97, .right = 1 / 1.03};
  double k_spread = 0.014;    ///< by which both of these differ from run to run: floor, battery, wear
  double way_noise = 0.02;    ///< m/√m
  double way_turn = 0.016;    ///< rad/√m of heading while driving
  double turn_noise = 0.016;  ///< rad/√rad of heading while turning
  double grip = 2.0;          ///< m/s² from which on wheels slip
  double slip = 0.25;         ///< metres that odometry counts too much for each m/s gained beyond grip
  double slip_turn = 0.4;     ///< rad of heading for each m/s gained beyond grip
};

/// How it drives.
struct DriveStyle {
  double speed = 1.5;         ///< m/s, at most
  double acceleration = 1.0;  ///< m/s²
  double turn_rate = 3.0;     ///< rad/s, at most
  double turn_gain = 2.5;     ///< rad/s for each radian that the ball is aside
  double nearest = 0.8;       ///< metres at which the ball is moved away
  double ahead = 1.2;         ///< radians to both sides of where the robot drives, into which it is moved
};
/// No sudden starts or stops.
[[nodiscard]] DriveStyle smooth_driving();
/// Many of them: the ball is moved anywhere, the robot starts and stops as hard as its motors can.
[[nodiscard]] DriveStyle harsh_driving();

/// A robot that chases a ball which a person keeps moving away.
class ChaseDrive {
 public:
  ChaseDrive(const field::League& pitch, const DriveStyle& style, const OdometryFaults& faults, Random random);

  static constexpr Duration kCycle = {33'333'333};  ///< of the cameras

  /// Drives on for one cycle and gives what odometry says about it. A robot that is to turn stops, and turns left.
  Pose2 step(bool turn_on_the_spot = false);
  /// Somebody carries it elsewhere; odometry does not notice.
  void put(const Pose2& X_TR) { X_TR_ = X_TR, v_T_ = {}; }

  [[nodiscard]] const Pose2& truth() const { return X_TR_; }
  [[nodiscard]] Vec2 velocity() const { return v_T_; }
  [[nodiscard]] double way() const { return way_; }  ///< metres driven
  [[nodiscard]] Time time() const { return time_; }

  /// Turns on a mark, as many whole turns to each side, and measures the factors of this robot.
  [[nodiscard]] static model::RotationCalibration calibrate(const OdometryFaults& faults, double whole_turns,
                                                            Random random);

 private:
  void move_ball();
  [[nodiscard]] Pose2 measured(Vec2 moved_R, double turned, Vec2 gained_T);

  Vec2 half_;
  DriveStyle style_;
  OdometryFaults faults_;
  Random random_;
  Pose2 X_TR_;
  Vec2 v_T_;
  double turn_rate_ = 0.0;
  Vec2 ball_;
  double way_ = 0.0;
  Time time_;
};

}  // namespace cancha::lab
