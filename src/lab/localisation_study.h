#pragma once

#include <memory>
#include <string_view>

#include "lab/chase_drive.h"
#include "lab/experiment.h"
#include "lab/middle_size_eyes.h"
#include "model/localisation/cambada_pose.h"
#include "model/pose_estimator.h"

/// Experiments with the own place of a middle-size robot, see experiment.h; and its parts, for benches.
namespace cancha::lab {

[[nodiscard]] ExperimentResult run_odometry_100m(const StudySettings& settings);
[[nodiscard]] ExperimentResult run_localisation(const StudySettings& settings);
[[nodiscard]] ExperimentResult run_camera_tilt(const StudySettings& settings);

/// A way to the own pose that is compared.
struct Method {
  enum class Kind : std::uint8_t { Cambada, Lines, Bank, Particles };
  std::string_view name;
  Kind kind = Kind::Cambada;
  model::CambadaPose::Settings cambada{};  ///< of that kind; the rotation is put in by each run
  bool calibrated = true;                  ///< turns of odometry are put right, by a drive before each run
  bool compass = true;
  double tilt = 0.0;  ///< radians by which the front camera looks down too much
};
/// All of them: odometry alone first, line points and filters last.
[[nodiscard]] std::span<const Method> localisation_methods();

/// One robot that drives, looks and believes.
class LocalisedDrive {
 public:
  LocalisedDrive(const field::League& pitch, const Method& method, const DriveStyle& style, const Random& random);

  /// One camera cycle.
  void cycle();
  /// Somebody carries it elsewhere.
  void put(const Pose2& X_TR) { drive_.put(X_TR); }

  [[nodiscard]] double way() const { return drive_.way(); }
  [[nodiscard]] bool known() const { return pose_->known(); }
  /// Metres and radians between belief and truth; who is lost counts half a pitch and a right angle.
  [[nodiscard]] double error() const;
  [[nodiscard]] double heading_error() const;
  /// Metres between belief and where it would be if the pitch were turned by half: it looks the same from there.
  [[nodiscard]] double mirrored_error() const { return length(pose_->pose().position() + drive_.truth().position()); }
  [[nodiscard]] Vec2 error_in_T() const { return pose_->pose().position() - drive_.truth().position(); }
  [[nodiscard]] int calibrations() const { return cambada_ == nullptr ? 0 : cambada_->calibrations(); }

  /// What the estimator is given in a cycle, for who measures how long it takes.
  struct Input {
    Pose2 step;
    double compass = 0.0;
    std::span<const Seen> seen;
    Time time;
  };
  [[nodiscard]] Input sense();
  void update(const Input& input);

 private:
  const Method& method_;
  ChaseDrive drive_;
  MiddleSizeEyes eyes_;
  model::RotationCalibration rotation_;
  std::unique_ptr<model::PoseEstimator> pose_;
  model::CambadaPose* cambada_ = nullptr;  ///< the same, where it is one
};

}  // namespace cancha::lab
