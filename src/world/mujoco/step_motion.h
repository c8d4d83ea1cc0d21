#pragma once

#include <array>
#include <vector>

#include "base/geometry.h"
#include "world/mujoco/scene.h"

namespace cancha::world {

/// A body's velocities, or what an impulse does to them: see kDofs.
using Block = std::array<double, kDofs>;

/// Fixed order of additions: the same bits in every build.
[[nodiscard]] inline double dot(const Block& a, const Block& b) {
  return ((a[0] * b[0] + a[1] * b[1]) + (a[2] * b[2] + a[3] * b[3])) +
         ((a[4] * b[4] + a[5] * b[5]) + (a[6] * b[6] + a[7] * b[7]));
}

inline void add_scaled(Block& to, const Block& what, double scale) {
  for (std::size_t k = 0; k < what.size(); ++k) to[k] += scale * what[k];
}

/// How all bodies move within one step. A velocity is constant until an impact changes it on the way:
///
///     0 ──── velocity before ──── impact ──── velocity after ──── end of the step
///
/// Rotations are those of the frame that a body has at the start of the step.
class StepMotion {
 public:
  explicit StepMotion(std::size_t bodies) : bodies_(bodies) {}

  [[nodiscard]] Block& velocity(int body) { return bodies_[static_cast<std::size_t>(body)].velocity; }
  [[nodiscard]] const Block& velocity(int body) const { return bodies_[static_cast<std::size_t>(body)].velocity; }
  /// The part of the velocity that is not rotation.
  [[nodiscard]] Vec3 linear(int body) const {
    const Block& v = velocity(body);
    return {v[0], v[1], v[2]};
  }

  /// Starts a step: nothing has moved yet.
  void start() {
    for (Body& body : bodies_) {
      body.way = {};
      body.since = 0.0;
      body.turned = false;
    }
  }
  /// The velocity of a body is about to change at this time of the step.
  void turn(int body, double time) {
    bodies_[static_cast<std::size_t>(body)].way = way(body, time);
    bodies_[static_cast<std::size_t>(body)].since = time;
    bodies_[static_cast<std::size_t>(body)].turned = true;
  }
  /// A body keeps its velocity and yet stays where it is, from one time of the step to another.
  void stay(int body, double from, double until) {
    turn(body, from);
    bodies_[static_cast<std::size_t>(body)].since = until;
  }
  /// How far a body has moved since the start of the step.
  [[nodiscard]] Block way(int body, double time) const {
    const Body& b = bodies_[static_cast<std::size_t>(body)];
    Block out;
    for (std::size_t k = 0; k < out.size(); ++k) out[k] = b.way[k] + b.velocity[k] * (time - b.since);
    return out;
  }
  [[nodiscard]] Vec3 moved(int body, double time) const {
    const Block out = way(body, time);
    return {out[0], out[1], out[2]};
  }
  /// Did an impact change the velocity of a body within this step?
  [[nodiscard]] bool turned(int body) const { return bodies_[static_cast<std::size_t>(body)].turned; }

 private:
  struct Body {
    Block velocity{};
    Block way{};         ///< moved until `since`
    double since = 0.0;  ///< when the velocity changed last, seconds from the start of the step
    bool turned = false;
  };
  std::vector<Body> bodies_;  ///< the robots, then the ball
};

}  // namespace cancha::world
