#pragma once

#include "model/ball_motion.h"

namespace cancha::model {

/// Where the ball is and how it rolls, from places that were seen (a Kalman filter with constant velocity and rolling
/// friction). Its frame must not move: that of odometry.
class BallFilter {
 public:
  /// A rolling ball slows down by so much, m/s².
  explicit BallFilter(double slowdown, double push = kWalkersPush) : slowdown_{slowdown}, push_{push} {}

  static constexpr double kWalkersPush = 0.12;  ///< m/s² by which a ball may be pushed at any time
  static constexpr double kDriversPush = 4.0;   ///< likewise where robots on wheels play it

  void see(Vec2 p, double spread, Time time);
  void forget() { known_ = false; }

  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] Time seen() const { return time_; }
  [[nodiscard]] BallMotion motion() const;
  /// Where it will be if nobody touches it, and how fast.
  [[nodiscard]] Vec2 place_at(Time time) const;
  [[nodiscard]] Vec2 velocity_at(Time time) const;
  /// Deviation to expect, metres.
  [[nodiscard]] double spread_at(Time time) const;

 private:
  double slowdown_;
  double push_;
  bool known_ = false;
  Time time_;
  Vec2 p_;
  Vec2 v_;
  double pp_ = 0.0, pv_ = 0.0, vv_ = 0.0;  ///< covariance, the same along both axes
};

}  // namespace cancha::model
