#pragma once

#include <array>
#include <cstddef>

#include "model/ball_motion.h"

namespace cancha::model {

/// The ball by several possible paths at once. A path is where the ball rolls if nobody touches it, known the better
/// the longer it holds (a Kalman filter almost without noise of its own); at each sighting a path may branch, because
/// somebody may just have played the ball: from there on its velocity is anything, but its place is as well known as
/// before. Sightings tell which branch is true. So the velocity after a kick is known from where the ball lay, and not
/// from the few sightings since then alone. Its frame must not move.
class BranchingBall {
 public:
  struct Settings {
    double slowdown = 0.3;  ///< m/s² of a rolling ball
    double kick = 2.0;      ///< m/s, deviation of what a kick adds to the velocity
    double kicks = 0.1;     ///< a second
    double push = 0.08;     ///< m/s per √s by which it may change its speed besides
    double jump = 1.0;      ///< metres from all paths: it was put elsewhere
  };
  explicit BranchingBall(const Settings& settings) : settings_{settings} {}

  void see(Vec2 p, double spread, Time time);
  void forget() { count_ = 0; }

  [[nodiscard]] bool known() const { return count_ > 0; }
  [[nodiscard]] Time seen() const { return time_; }
  /// The mean of all paths.
  [[nodiscard]] BallMotion motion() const;
  /// Deviation to expect of its place, metres.
  [[nodiscard]] double spread_at(Time when) const;
  [[nodiscard]] std::size_t paths() const { return count_; }

 private:
  static constexpr std::size_t kMost = 16;
  struct Way {
    Vec2 p{};
    Vec2 v{};
    double pp = 0.0, pv = 0.0, vv = 0.0;  ///< covariance, the same along both axes
    double weight = 0.0;                  ///< logarithm
  };
  void begin(Vec2 p, double spread, Time time);
  void predict(Way& way, double seconds) const;
  /// Corrects by a sighting; returns the logarithm of how likely it was.
  static double correct(Way& way, Vec2 p, double variance);
  void branch(double seconds);
  void prune();
  [[nodiscard]] Way mixture() const;

  Settings settings_;
  std::array<Way, kMost + 1> ways_{};
  std::size_t count_ = 0;
  Time time_;
};

}  // namespace cancha::model
