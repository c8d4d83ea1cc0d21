#pragma once

#include <array>

#include "base/random.h"
#include "model/pitch_map.h"
#include "model/pose_estimator.h"

namespace cancha::model {

/// Where the robot is, by a cloud of poses that odometry moves and looks thin out (Monte Carlo localisation with
/// sensor resetting): poses that a look proposes join when the cloud explains looks worse than it used to. The pose
/// that is told is the mean of the thickest part.
class PoseParticles final : public PoseEstimator {
 public:
  struct Settings {
    OdometryNoise odometry;
    double patience = 0.1;  ///< share of a look's evidence that counts
    double slow = 0.02;     ///< share by which the usual fit follows the last one
    double fast = 0.15;     ///< likewise of the fit of late
    double reset = 0.1;     ///< most particles that one look may set elsewhere, share
  };
  PoseParticles(const field::League& league, const Settings& settings, Random random)
      : map_{league}, settings_{settings}, random_{random} {}

  void move(const Pose2& X_RN, double seconds) override;
  void tumble(double seconds) override;
  void hear(const Readings& readings) override;
  void look(std::span<const Seen> things, const Pose2& X_NR, Time time) override;

  [[nodiscard]] bool known() const override { return known_; }
  [[nodiscard]] const Pose2& pose() const override { return X_TR_; }
  void fill(PoseBelief& belief) const override;

 private:
  static constexpr std::size_t kCount = 120;
  struct Particle {
    Pose2 X;
    double weight = 1.0;
  };
  /// Moves all by what has gathered since the last look, each a little otherwise.
  void scatter();
  void weigh(const Pose2& X_NR);
  void resample(const Pose2& X_NR);
  void estimate();

  PitchMap map_;
  Settings settings_;
  Random random_;
  Clues clues_;
  std::array<Particle, kCount> cloud_{};
  std::array<Particle, kCount> next_{};
  bool known_ = false;
  Pose2 X_TR_;
  Pose2 moved_;           ///< since the last look
  double way_ = 0.0;      ///< metres gone since then
  double turns_ = 0.0;    ///< radians turned likewise
  double seconds_ = 0.0;  ///< since then
  double tumbled_ = 0.0;  ///< seconds of lying since then
  double usual_ = 0.0;    ///< fit of a look in the long run
  double of_late_ = 0.0;  ///< likewise of late
  double spread_ = 0.0;
  double turn_spread_ = 0.0;
  bool own_half_ = false;
  Time fixed_;
};

}  // namespace cancha::model
