#pragma once

#include <optional>

#include "base/geometry.h"
#include "base/time.h"

namespace cancha::model {

/// A ball that rolls straight on and slows down evenly until it lies. Its frame is the asker's, and must not move.
struct BallMotion {
  Time time{};            ///< of place and velocity
  Vec2 p{};               ///< metres
  Vec2 v{};               ///< m/s
  double slowdown = 0.0;  ///< m/s²; 0: it never stops

  /// Where it is and how fast, now or later, if nobody touches it; before `time` as at `time`.
  [[nodiscard]] Vec2 place_at(Time when) const;
  [[nodiscard]] Vec2 velocity_at(Time when) const;

  /// Metres that it still rolls, v²/2a; not finite where it never stops.
  [[nodiscard]] double reach() const;
  /// Where it comes to rest; where it is now if it never does.
  [[nodiscard]] Vec2 stops_at() const;
  /// Seconds until it has rolled so many metres; none where it stops before.
  [[nodiscard]] std::optional<double> seconds_for(double metres) const;
  /// Seconds until it is beside a point; none where it stops before or rolls away from it.
  [[nodiscard]] std::optional<double> seconds_to(Vec2 point) const;

  /// Where and when it passes between two points, e.g. goal posts, seen from `time`.
  struct Crossing {
    double seconds = 0.0;
    Vec2 place{};
    double speed = 0.0;  ///< m/s, as it passes
    double share = 0.0;  ///< 0 at the first point, 1 at the second
  };
  /// None where it stops before or rolls past them. Farther out than the points by `margin` metres counts, too.
  [[nodiscard]] std::optional<Crossing> crossing(Vec2 first, Vec2 second, double margin = 0.0) const;

  /// Where somebody who walks so fast can be at the ball first.
  struct Meeting {
    double seconds = 0.0;
    Vec2 place{};
  };
  /// The speed must be above 0; a ball that gets away for good is met never: none.
  [[nodiscard]] std::optional<Meeting> meeting(Vec2 walker, double speed) const;

 private:
  [[nodiscard]] double rolled(double seconds) const;
};

}  // namespace cancha::model
