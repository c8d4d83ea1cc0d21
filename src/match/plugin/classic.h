#pragma once

#include <cancha/simurosot.h>
#include <cancha/strategy.h>

#include <array>
#include <cstddef>

namespace cancha::match {

/// The Environment of the classic interface for any team size, and the way into it from a team's view.
///
/// The classic frame is F for both teams, in inches, with the pitch's centre at (50.119, 41.806) whatever the pitch's
/// size, so that the league of 2.2 m × 1.8 m has exactly the walls of simurosot.h. A team's frame T is F for yellow and
/// F turned by half a turn for blue.
class ClassicEnvironment {
 public:
  /// An environment before play: bounds filled, robots and ball in the centre of the pitch.
  explicit ClassicEnvironment(const cancha_league& league);
  ClassicEnvironment(const ClassicEnvironment&) = delete;
  ClassicEnvironment& operator=(const ClassicEnvironment&) = delete;

  /// Writes what the team sees. The ball of the view before becomes lastBall; wheel speeds and userData stay.
  void see(const cancha_view& view);

  /// What the plug-in wrote into home[i].velocityLeft and velocityRight.
  [[nodiscard]] cancha_wheels wheels(int i) const;

  /// What Create, Strategy and Destroy are called with; its arrays have as many robots as the league.
  [[nodiscard]] Environment* get() { return reinterpret_cast<Environment*>(storage_.data()); }

  /// The bytes of an Environment for so many players.
  [[nodiscard]] static constexpr std::size_t size(int players) {
    return static_cast<std::size_t>(players) * (sizeof(Robot) + sizeof(OpponentRobot)) + sizeof(Rest);
  }

 private:
  /// What follows the robots.
  struct Rest {
    Ball currentBall, lastBall, predictedBall;
    Bounds fieldBounds, goalBounds;
    long gameState;
    long whosBall;
    void* userData;
  };

  bool blue_ = true;
  int players_ = 0;
  bool seen_before_ = false;
  Robot* home_ = nullptr;
  OpponentRobot* opponent_ = nullptr;
  Rest* rest_ = nullptr;
  // room for the largest team, so that a plug-in compiled for more players reads zeros and not other memory
  alignas(std::max_align_t)
      std::array<std::byte, CANCHA_MAX_PLAYERS*(sizeof(Robot) + sizeof(OpponentRobot)) + sizeof(Rest)> storage_{};
};

}  // namespace cancha::match
