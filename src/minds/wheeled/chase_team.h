#pragma once

#include "act/wheels/pitch.h"
#include "base/random.h"
#include "decide/strategy/strategy.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// The simple team: the nearest robot drives behind the ball and pushes it at the goal, the keeper follows the ball
/// along its line, the others hold their places. A first opponent to beat, and a first program to read.
class ChaseTeam final : public decide::Strategy {
 public:
  ChaseTeam(const field::League& league, Random random) : pitch_{wheels::pitch_of(league)}, random_{random} {}

  Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) override;
  [[nodiscard]] std::span<const MateIntent> intents() const override { return told_; }

 private:
  [[nodiscard]] std::size_t chaser(const TeamView& view) const;
  [[nodiscard]] WheelCommand chase(const TeamRobot& robot, const TeamView& view);
  [[nodiscard]] WheelCommand keep_goal(const TeamRobot& robot, const TeamView& view) const;
  [[nodiscard]] WheelCommand hold(std::size_t number, const TeamView& view) const;
  void watch_the_ball(const TeamView& view);

  wheels::Pitch pitch_;
  Random random_;
  std::vector<MateIntent> told_;
  std::size_t chaser_ = 0;   ///< of the last decision
  Vec2 p_ball_lay_;          ///< where the ball was when it last moved
  Time ball_lay_since_;      ///< and when
  Time free_it_until_;       ///< the chaser spins until then
  bool throw_ahead_ = true;  ///< the spin throws the ball at their goal, else away from it
};

}  // namespace cancha::minds
