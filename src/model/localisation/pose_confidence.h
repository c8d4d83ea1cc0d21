#pragma once

#include <algorithm>
#include <cmath>

namespace cancha::model {

/// Confidence management: how far the own position and heading may be wrong by now, and hence how much of a correction
/// is taken. It sinks with each metre and each turn since the last correction, and rises with each one.
class PoseConfidence {
 public:
  struct Settings {
    double way = 0.03;         ///< m/√m of position
    double way_turn = 0.012;   ///< rad/√m of heading
    double turn_turn = 0.015;  ///< rad of heading for each radian turned: what calibration leaves
    double most = 6.0;         ///< metres: more says nothing
  };
  explicit PoseConfidence(const Settings& settings) : settings_{settings} {}

  /// The position was told from outside, so exactly.
  void begin(double spread, double turn_spread) {
    place_ = spread * spread;
    turn_ = turn_spread * turn_spread;
  }
  void move(double way, double turn) {
    // a wrong heading leads aside
    place_ += settings_.way * settings_.way * way + turn_ * way * way;
    const double turned = settings_.turn_turn * turn;
    turn_ = std::min(turn_ + settings_.way_turn * settings_.way_turn * way + turned * turned +
                         2 * turned * std::sqrt(turn_) * kSameSide,
                     1.0);
    place_ = std::min(place_, settings_.most * settings_.most);
  }
  /// It is known no better than that.
  void at_least(double spread, double turn_spread) {
    place_ = std::max(place_, spread * spread);
    turn_ = std::max(turn_, turn_spread * turn_spread);
  }
  /// The share of a correction of the position that should be taken; it counts as taken.
  double correct(double spread) { return take(place_, spread); }
  /// Likewise of the heading.
  double correct_heading(double turn_spread) { return take(turn_, turn_spread); }

  [[nodiscard]] double spread() const { return std::sqrt(place_); }
  [[nodiscard]] double turn_spread() const { return std::sqrt(turn_); }
  /// From 1, as good as when it was just placed, to 0.
  [[nodiscard]] double value() const { return 1.0 / (1.0 + place_); }

 private:
  static constexpr double kSameSide = 0.1;  ///< how much one step's error of calibration is that of the next

  static double take(double& variance, double spread) {
    const double share = variance / std::max(variance + spread * spread, 1e-12);
    variance *= 1.0 - share;
    return share;
  }

  Settings settings_;
  double place_ = 0.0;
  double turn_ = 0.0;
};

}  // namespace cancha::model
