#pragma once

#include <array>
#include <optional>

#include "model/pitch_map.h"
#include "model/pose_estimator.h"

namespace cancha::model {

/// Where the robot is, by several hypotheses at once: each is an unscented Kalman filter that is corrected by posts,
/// goals, landmarks, lines and crossings, and which of them is right is weighed by how well it explains what is seen,
/// what the referee says and what mates tell. Poses that one look proposes compete from the bottom, so that a robot
/// that was put elsewhere finds itself again, and a pitch that looks alike from both sides is told apart in the end.
class PoseBank final : public PoseEstimator {
 public:
  struct Settings {
    OdometryNoise odometry;
    double gate = 10.0;       ///< squared deviations beyond which a clue contradicts a hypothesis
    double patience = 0.15;   ///< share of a look's evidence that counts: looks follow quickly with the same errors
    double newcomer = -5.0;   ///< logarithm of the weight of a proposed pose against the best one
    double lead = 1.5;        ///< by so much, in logarithms, another one must be better to be believed
    Duration stays = 800_ms;  ///< and for so long: robots in the way look like posts for a moment
  };
  PoseBank(const field::League& league, const Settings& settings) : map_{league}, settings_{settings} {}

  void move(const Pose2& X_RN, double seconds) override;
  void tumble(double seconds) override;
  void hear(const Readings& readings) override;
  void look(std::span<const Seen> things, const Pose2& X_NR, Time time) override;

  [[nodiscard]] bool known() const override { return count_ > 0; }
  [[nodiscard]] const Pose2& pose() const override { return bank_[best_].X; }
  void fill(PoseBelief& belief) const override;
  [[nodiscard]] std::size_t hypotheses() const { return count_; }

 private:
  using Row = std::array<double, 3>;
  struct Hypothesis {
    Pose2 X;                 ///< where the robot is now
    std::array<Row, 3> P{};  ///< covariance of x, y and heading
    double weight = 0.0;     ///< logarithm, 0 of the best
    double evidence = 0.0;   ///< of the last look
    Time fixed{};            ///< when a clue last fitted
  };
  /// Six poses with a hypothesis' mean and covariance.
  struct SigmaPoints {
    std::array<Row, 6> step{};  ///< from the mean
    std::array<Pose2, 6> at{};
  };
  /// What a clue says if it is a certain thing.
  struct Measured {
    Vec2 gap;
    double xx = 0.0;  ///< covariance of the gap
    double xy = 0.0;
    double yy = 0.0;
    std::array<Vec2, 3> with{};  ///< covariance of the pose with the gap
    double squared = 1e9;        ///< the gap in deviations, squared

    [[nodiscard]] double det() const { return xx * yy - xy * xy; }
  };
  /// What a mate said last.
  struct Heard {
    int number = 0;
    Time time{};
    Vec2 p_TM;            ///< where it believes to be
    double spread = 0.0;  ///< of that
    bool has_ball = false;
    Vec2 p_TB;  ///< where it believes the ball to be
    double ball_spread = 0.0;
  };
  static constexpr std::size_t kMost = 6;

  static Hypothesis hypothesis_at(const Pose2& X, Vec2 spread, double turn_spread);
  static SigmaPoints sigma_points(const Hypothesis& one);
  [[nodiscard]] Measured measure(const Clue& clue, std::uint8_t thing, const SigmaPoints& points) const;
  static void apply(const Measured& seen, Hypothesis& one);
  /// Corrects a hypothesis, whose pose is that of the look, by all clues, and says how well it explains them.
  void explain(Hypothesis& one, Time time) const;
  /// Corrects by one clue; returns the logarithm of how likely it was.
  double correct(Hypothesis& one, const Clue& clue, Time time) const;
  void weigh_by_team(std::span<const Seen> things, const Pose2& X_NR, Time time);
  void propose(const Pose2& X_NR, Time time);
  void add(const Hypothesis& one);
  void merge_and_choose(Time time);
  void choose(Time time);
  /// The robot will come in from a touch line of its own half.
  void expect_at_touch_line();

  PitchMap map_;
  Settings settings_;
  Clues clues_;
  std::array<Hypothesis, kMost> bank_{};
  std::size_t count_ = 0;
  std::size_t best_ = 0;
  std::optional<Time> doubted_;  ///< since when another one is better
  bool own_half_ = false;        ///< the game is in a state in which all robots are in their own halves
  bool penalised_ = false;
  bool begun_ = false;
  double contradicted_ = 0.0;  ///< by mates, squared deviations in the long run
  std::array<Heard, 11> mates_{};
  std::size_t mate_count_ = 0;
};

}  // namespace cancha::model
