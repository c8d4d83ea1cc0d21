#pragma once

#include "model/localisation/active_calibration.h"
#include "model/localisation/inconsistency.h"
#include "model/localisation/landmark_memory.h"
#include "model/localisation/pose_confidence.h"
#include "model/localisation/rotation_calibration.h"
#include "model/pose_estimator.h"

namespace cancha::model {

/// Where a middle-size robot is, by the methods of the CAMBADA document: odometry that is put right by posts. Each
/// method can be switched off. What the document wanted next, integration over time and confidence management, stands
/// beside it, and so does a heading that posts correct, which the document leaves to odometry.
class CambadaPose final : public PoseEstimator {
 public:
  struct Settings {
    RotationCalibration rotation{};    ///< of this robot
    bool one_post = true;              ///< partial correction
    bool two_posts = true;             ///< triangulation
    bool active = true;                ///< turn once about itself when the position is held corrupt
    bool limits = true;                ///< field limits
    bool check = true;                 ///< sightings beyond the margin are ignored and counted
    bool integrate = true;             ///< integration over time
    bool confidence = true;            ///< corrections weighted by how sure both sides are; else half or all
    bool heading = true;               ///< posts correct the heading, too
    double trusted = 7.0;              ///< metres up to which the distance of a post counts
    double flat = 0.5;                 ///< two posts are rejected that are seen less than this apart, sine of the angle
    double angle_between = 0.1;        ///< and those that should be seen otherwise apart from where they say, radians
    double behind_lines = 1.0;         ///< metres outside the lines that are possible
    double doubt = 1.5;                ///< metres of deviation at which a robot with confidence management turns about
    Duration again = {8'000'000'000};  ///< between two times that it turns about
    InconsistencyCounter::Settings inconsistency{};
    LandmarkMemory::Settings memory{};
    PoseConfidence::Settings trust{};
    ActiveCalibration::Settings calibration{};
  };
  CambadaPose(const field::Walls& walls, const Settings& settings);
  CambadaPose(const CambadaPose&) = delete;  // its calibration looks at its layout
  CambadaPose& operator=(const CambadaPose&) = delete;

  /// Somebody says where it stands, as before a run.
  void place(const Pose2& X_TR);

  void move(const Pose2& X_RN, double seconds) override;
  void tumble(double seconds) override;
  void look(std::span<const Seen> things, const Pose2& X_NR, Time time) override;

  [[nodiscard]] bool known() const override { return known_; }
  [[nodiscard]] const Pose2& pose() const override { return X_TR_; }
  void fill(PoseBelief& belief) const override;

  /// It is to stop and turn on the spot to the left: active calibration goes on.
  [[nodiscard]] bool wants_turn() const { return turning_; }
  [[nodiscard]] long inconsistencies() const { return counter_.total(); }
  [[nodiscard]] int calibrations() const { return calibrations_; }
  [[nodiscard]] const LandmarkMemory& memory() const { return memory_; }

 private:
  /// A post that was seen and is known.
  struct Sighting {
    std::size_t post = 0;
    double bearing = 0.0;
    double distance = 0.0;
    double spread = 0.0;

    [[nodiscard]] Vec2 p_R() const { return direction(bearing) * distance; }
  };
  static constexpr std::size_t kMostSightings = 8;

  /// Sightings that count, of a robot at `X`.
  void gather(std::span<const Seen> things, const Pose2& X);
  void correct_by_one(Pose2& X);
  bool correct_by_two(Pose2& X);
  /// False: memory does not tell a pose.
  bool correct_by_memory(const Pose2& X_NR, Pose2& X);
  /// Moves towards a found pose: by shares that confidence tells, else by a plain one.
  void take(Pose2& X, const Pose2& found, double spread, double turn_spread, double plain_share);
  void begin_turn(Time time);
  void end_turn(Time time);
  void keep_within(Pose2& X) const;

  PostLayout layout_;
  Settings settings_;
  InconsistencyCounter counter_;
  LandmarkMemory memory_;
  PoseConfidence trust_;
  ActiveCalibration calibration_;
  std::array<Sighting, kMostSightings> sightings_{};
  std::size_t count_ = 0;
  bool known_ = false;
  bool turning_ = false;
  int calibrations_ = 0;
  Pose2 X_TR_;
  Time fixed_;
  Time turned_;  ///< when it last ended a turn
};

}  // namespace cancha::model
