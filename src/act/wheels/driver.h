#pragma once

#include <cstddef>
#include <vector>

#include "act/wheels/path.h"
#include "act/wheels/situation.h"

namespace cancha::act::wheels {

/// Drives a team's robots as their players intend: round obstacles, without pushing mates, out of dead ends.
class Driver {
 public:
  explicit Driver(std::size_t players);

  /// The command for one player. Call it once for each player in each decision.
  [[nodiscard]] WheelCommand drive(const Situation& situation, std::size_t player, const DriveGoal& intent);

 private:
  /// What is remembered of each player.
  struct Memory {
    double told = 0.0;       ///< speed ahead that it was last told
    double stuck_for = 0.0;  ///< seconds that it has not moved although told to
    double back_out = 0.0;   ///< seconds for which it still backs out; negative: forwards
    bool arrived = false;    ///< it rests at its point
  };

  [[nodiscard]] Motion motion_for(const Situation& situation, std::size_t player, const DriveGoal& intent);
  void see_obstacles(const Situation& situation, std::size_t player, const DriveGoal& intent);
  void watch_for_dead_ends(const Situation& situation, const TeamRobot& robot, Memory& memory) const;

  std::vector<Memory> memories_;
  std::vector<Obstacle> obstacles_;
};

}  // namespace cancha::act::wheels
