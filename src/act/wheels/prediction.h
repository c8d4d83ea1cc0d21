#pragma once

#include <array>
#include <span>

#include "act/wheels/pitch.h"
#include "messages/team_view.h"

namespace cancha::act::wheels {

/// Where the ball will be if nobody touches it.
///
/// A struck ball slides first: the ground slows it down and spins it up until it rolls, at 5/7 of its speed where it
/// had no spin. Then only rolling resistance is left. Walls throw it back with part of its speed.
class BallPath {
 public:
  static constexpr int kSamples = 64;
  static constexpr double kStep = 0.04;  ///< seconds between samples
  static constexpr double kHorizon = kStep * (kSamples - 1);

  BallPath() = default;
  BallPath(const Pitch& pitch, const TeamBall& ball);

  /// The place after a time in [0, kHorizon]; later than that, the last one.
  [[nodiscard]] Vec2 at(double time) const;
  /// The velocity likewise.
  [[nodiscard]] Vec2 velocity_at(double time) const;
  /// The places and velocities every kStep from now on, as they are.
  [[nodiscard]] std::span<const Vec2> places() const { return p_TB_; }
  [[nodiscard]] std::span<const Vec2> velocities() const { return v_TB_; }

 private:
  [[nodiscard]] static int sample(double time);

  std::array<Vec2, kSamples> p_TB_{};
  std::array<Vec2, kSamples> v_TB_{};
};

/// Where and when the ball crosses the line x = const on its way to lower x.
struct Crossing {
  bool crosses = false;
  double y = 0.0;
  double time = 0.0;  ///< seconds from now
};
[[nodiscard]] Crossing crossing_of(const BallPath& path, double x);

}  // namespace cancha::act::wheels
