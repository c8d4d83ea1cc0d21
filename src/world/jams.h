#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/random.h"
#include "base/result.h"
#include "field/league.h"

/// Robots that press the ball, and each other, against walls: how far bodies sink into each other in the worst case.
/// Shared by tests and benchmarks.
namespace cancha::world {

/// Where the ball lies when robots come from all sides.
enum class JamPlace : std::uint8_t { SideWall, EndWall, Corner, GoalMouth };
constexpr std::array<std::string_view, 4> names(JamPlace) {
  return {"side_wall", "end_wall", "corner", "goal_mouth"};
}

/// The deepest overlaps, metres.
struct Overlaps {
  double robots = 0.0;  ///< of two robots
  double walls = 0.0;   ///< of a robot and a wall
  double ball = 0.0;    ///< of the ball and anything

  /// The worse of both, each by itself.
  void take(const Overlaps& other);
};

/// Puts the ball somewhere at a place and robots around it at random, and lets all of them drive at the ball for a few
/// seconds at a random speed.
[[nodiscard]] Result<Overlaps> jam(const field::League& league, JamPlace place, int robots, Random& random);

}  // namespace cancha::world
