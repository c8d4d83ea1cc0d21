#pragma once

#include <span>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/beliefs.h"
#include "messages/readings.h"

namespace cancha::model {

/// How far odometry can be trusted.
struct OdometryNoise {
  double slip = 0.15;        ///< of a way, share
  double turn_slip = 0.08;   ///< of a turn, share
  double drift = 0.02;       ///< m/√s at any rate
  double turn_drift = 0.02;  ///< rad/√s at any rate
};
/// Legs slip a little with each step. Wheels roll truly, until somebody pushes the robot or a wall stops it.
[[nodiscard]] OdometryNoise noise_of_legs();
[[nodiscard]] OdometryNoise noise_of_wheels();

/// Where the robot is, in T. The seam for filters of the own pose; none takes memory after it was made.
class PoseEstimator {
 public:
  virtual ~PoseEstimator() = default;

  /// The robot has moved by its legs or wheels.
  virtual void move(const Pose2& X_RN, double seconds) = 0;
  /// It lies, and may turn and slide without knowing how.
  virtual void tumble(double seconds) = 0;
  /// What the referee and mates say, and whether it was carried.
  virtual void hear(const Readings& /*readings*/) {}
  /// The heading in T that a compass shows; near motors it may be wrong by much.
  virtual void hear_compass(double /*heading*/) {}
  /// A look from where the robot was then, `X_NR` seen from where it is now.
  virtual void look(std::span<const Seen> things, const Pose2& X_NR, Time time) = 0;

  [[nodiscard]] virtual bool known() const = 0;
  [[nodiscard]] virtual const Pose2& pose() const = 0;
  virtual void fill(PoseBelief& belief) const = 0;
};

}  // namespace cancha::model
