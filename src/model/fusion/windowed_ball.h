#pragma once

#include <array>
#include <cstddef>

#include "base/geometry.h"
#include "base/time.h"
#include "model/ball_motion.h"

namespace cancha::model {

/// The ball as CAMBADA's robots follow it: its place by a Kalman filter whose noise hangs on the distance, its velocity
/// by a straight line through the last sightings. The window of that line is cut when sightings leave the path by far:
/// then somebody has played the ball, and what was before says nothing any more. Its frame must not move.
class WindowedBall {
 public:
  struct Settings {
    double gate = 3.0;       ///< deviations beyond which a sighting leaves the path
    int leaves = 2;          ///< so many in a row cut the window
    double dead_band = 0.2;  ///< m/s: what is slower lies
    double slowdown = 0.0;   ///< m/s² of a rolling ball, for who asks where it will be
  };
  explicit WindowedBall(const Settings& settings) : settings_{settings} {}

  void see(Vec2 p, double spread, Time time);

  [[nodiscard]] bool known() const { return count_ > 0; }
  [[nodiscard]] Time seen() const { return time_; }
  [[nodiscard]] BallMotion motion() const;
  /// Sightings in the window.
  [[nodiscard]] std::size_t window() const { return count_; }

 private:
  static constexpr std::size_t kMost = 15;
  struct Sighting {
    Vec2 p;
    double weight = 0.0;
    Time time;
  };
  void cut(std::size_t keep);
  [[nodiscard]] Vec2 slope() const;

  Settings settings_;
  std::array<Sighting, kMost> window_{};  ///< the oldest first
  std::size_t count_ = 0;
  int left_ = 0;  ///< sightings in a row beside the path
  Vec2 p_;
  Vec2 v_;
  double pp_ = 0.0, pv_ = 0.0, vv_ = 0.0;  ///< covariance, the same along both axes
  Time time_;
};

}  // namespace cancha::model
