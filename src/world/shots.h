#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "field/league.h"
#include "world/wheeled_world.h"

/// Random shots that show how exact an engine is at impacts: each is played with a step and again with a far shorter
/// one, and the two are compared. Shared by tests and benchmarks.
namespace cancha::world {

/// What a shot is aimed at.
enum class Target : std::uint8_t {
  Post,      ///< the edge of a goal post
  PastPost,  ///< a line that clears the edge of a post by 1 to 4 mm
  Corner,    ///< the corners of the pitch
  Goal,      ///< the inside of a goal, from its mouth
  Robot,     ///< a corner of a robot that drives and turns
};
constexpr std::array<std::string_view, 5> names(Target) {
  return {"post", "past_post", "corner", "goal", "robot"};
}

/// How a ball starts, and the robot in its way where there is one.
struct Shot {
  Vec2 p_FB;
  Vec2 v_FB;
  Vec2 post;                  ///< the edge it is aimed at, or passes
  std::optional<Pose2> X_FR;  ///< the robot
  double ahead = 0.0;         ///< its speed, m/s
  double turn_rate = 0.0;     ///< rad/s
};

/// A random shot of 1 to 10 m/s.
[[nodiscard]] Shot random_shot(const field::League& league, Target target, Random& random);

/// What many shots with one step differed from the same shots with the step of the reference.
struct ShotErrors {
  int shots = 0;
  std::vector<double> angles;  ///< degrees, of each shot that hit: direction of the ball at the end of the step
  int flips = 0;               ///< shots that were goals in one of the two and none in the other
  int bounced = 0;             ///< shots that were turned by the post they clear
  double deepest = 0.0;        ///< how far a ball was inside a wall after any step, metres
  int tunnelled = 0;           ///< balls that were outside the walls

  [[nodiscard]] double mean_angle() const;
  /// The angle that this share of the shots does not exceed, 0…1.
  [[nodiscard]] double angle_quantile(double share) const;
};

/// Plays `count` random shots at a target with each of the steps, beside a reference of 0.1 ms.
[[nodiscard]] Result<std::vector<ShotErrors>> play_shots(const field::League& league, Target target, int count,
                                                         std::span<const Duration> steps, std::uint64_t seed);

}  // namespace cancha::world
