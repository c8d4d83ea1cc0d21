#pragma once

#include <vector>

#include "messages/game.h"
#include "messages/truth.h"

namespace cancha {

/// What one team's strategy sees at one tick, in its own frame T: origin in the centre of the pitch, x towards the
/// opponents' goal, y left, metres and radians. A strategy written in T plays on either side unchanged.
struct TeamView {
  Team team = Team::Blue;
  Time time;
  PlayMode mode = PlayMode::PlayOn;
  bool our_ball = false;    ///< the restart is ours
  bool their_ball = false;  ///< the restart is theirs
  Score score;
  BallState ball;                     ///< in T
  std::vector<RobotState> mates;      ///< in T; number = index; 0 is the keeper by custom
  std::vector<RobotState> opponents;  ///< in T
};

}  // namespace cancha
