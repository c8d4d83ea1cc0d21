#pragma once

#include <cstdint>

#include "base/random.h"
#include "field/league.h"
#include "world/wheeled_world.h"

/// Standard exercises for an engine, shared by tests, benchmarks and viewers.
namespace cancha::world {

/// Builds and initialises a world with both teams spread over the pitch and the ball near the centre.
[[nodiscard]] Result<void> build_drill(WheeledWorld& world, const field::League& league);

/// Random play: every robot gets wheel speeds of up to 1 m/s either way, renewed every 50 steps.
class RandomPlay {
 public:
  RandomPlay(const field::League& league, std::uint64_t seed) : league_{league}, random_{seed} {}
  /// Commands the robots for the coming step.
  void command(WheeledWorld& world);

 private:
  field::League league_;
  Random random_;
  std::int64_t steps_ = 0;
};

/// Scrum: every robot drives at the ball all the time, and the ball is put on a free spot every 400 steps.
class Scrum {
 public:
  Scrum(const field::League& league, std::uint64_t seed) : league_{league}, random_{seed} {}
  /// Commands the robots, and places the ball when it is time.
  void command(WheeledWorld& world);

 private:
  void place_ball(WheeledWorld& world);

  field::League league_;
  Random random_;
  std::int64_t steps_ = 0;
};

/// Commands every robot to drive at the ball, whichever side is nearer first, with this speed at the rim, m/s.
void drive_at_ball(WheeledWorld& world, const field::League& league, double speed);

/// How deep the ball is pressed into anything, by the contacts of the last step; metres.
[[nodiscard]] double ball_overlap(const WheeledWorld& world);

}  // namespace cancha::world
