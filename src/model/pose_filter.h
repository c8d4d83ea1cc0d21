#pragma once

#include <array>

#include "field/league.h"
#include "model/pose_estimator.h"

namespace cancha::model {

/// Where the robot is: odometry in between, corrected by goal posts whose place is known (an extended Kalman filter).
/// Lost at first and when what is seen contradicts what is believed for a while; two posts in one look find it again.
class PoseFilter final : public PoseEstimator {
 public:
  explicit PoseFilter(const field::Walls& walls, const OdometryNoise& noise = noise_of_legs())
      : walls_{walls}, noise_{noise} {}

  void move(const Pose2& X_RN, double seconds) override;
  void tumble(double seconds) override;
  void look(std::span<const Seen> things, const Pose2& X_NR, Time time) override;

  [[nodiscard]] bool known() const override { return known_; }
  [[nodiscard]] const Pose2& pose() const override { return X_TR_; }
  void fill(PoseBelief& belief) const override;

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
