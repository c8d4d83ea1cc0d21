#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/geometry.h"
#include "base/result.h"

namespace cancha::model {

/// Puts the turns of a robot's odometry right: wheels and floor make it count too much or too little, and not the same
/// to both sides. Each control cycle the measured turn is multiplied by one of two factors of this robot.
struct RotationCalibration {
  double k_cw = 1.0;   ///< of turns to the right
  double k_ccw = 1.0;  ///< of turns to the left

  [[nodiscard]] double corrected(double turn) const { return turn * (turn < 0 ? k_cw : k_ccw); }
  /// A step of odometry with its turn put right.
  [[nodiscard]] Pose2 corrected(const Pose2& X_RN) const { return {X_RN.x, X_RN.y, corrected(X_RN.heading)}; }
};

/// The drive that measures the factors: the robot stands on a mark, turns some whole turns to the left until it faces
/// the mark again, then as many to the right. What odometry counted meanwhile is summed for each side.
class CalibrationDrive {
 public:
  void add(double turn) { (turn < 0 ? cw_ : ccw_) += std::abs(turn); }

  /// The factors after so many whole turns to each side; none where odometry counted less than half or more than twice
  /// as much, which is no matter of calibration.
  [[nodiscard]] std::optional<RotationCalibration> finish(double whole_turns) const;

 private:
  double cw_ = 0.0;
  double ccw_ = 0.0;
};

/// The factors as they are stored for a robot, and back; `where` names the text in errors.
[[nodiscard]] std::string to_toml(const RotationCalibration& calibration, std::string_view robot);
[[nodiscard]] Result<RotationCalibration> parse_rotation_calibration(std::string_view toml, const std::string& where);

}  // namespace cancha::model
