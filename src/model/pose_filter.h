#pragma once

#include <array>
#include <span>

#include "base/geometry.h"
#include "base/time.h"
#include "field/league.h"
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

/// Where the robot is: odometry in between, corrected by goal posts whose place is known (an extended Kalman filter).
/// Lost at first and when what is seen contradicts what is believed for a while; two posts in one look find it again.
class PoseFilter {
 public:
  explicit PoseFilter(const field::Walls& walls, const OdometryNoise& noise = noise_of_legs())
      : walls_{walls}, noise_{noise} {}

  /// The robot has moved by its legs or wheels.
  void move(const Pose2& X_RN, double seconds);
  /// It lies, and may turn and slide without knowing how.
  void tumble(double seconds);
  /// A look from where the robot was then, `X_NR` seen from where it is now.
  void look(std::span<const Seen> things, const Pose2& X_NR, Time time);

  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] const Pose2& pose() const { return X_TR_; }
  void fill(PoseBelief& belief) const;

 private:
  using Row = std::array<double, 3>;
  /// One measured number with its gradient by x, y and heading; false where it cannot be true.
  bool correct(Pose2& X, const Row& gradient, double innovation, double variance);
  /// From two posts that stand far enough apart; false where there are none.
  bool find(std::span<const Seen> things, Pose2& X) const;

  field::Walls walls_;
  OdometryNoise noise_;
  bool known_ = false;
  Pose2 X_TR_;
  std::array<Row, 3> covariance_{};
  Time fixed_;
  int surprises_ = 0;  ///< looks in a row that contradict
};

}  // namespace cancha::model
