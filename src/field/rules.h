#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/units.h"

/// The numbers that the referee of a league goes by.
namespace cancha::field {

/// When the referee whistles.
struct Rulebook {
  Seconds half = 300_s;      ///< length of each of the two halves
  Seconds extra_time = 0_s;  ///< played when the score is level after two halves; 0 = none
  Seconds stall = 10_s;      ///< a ball that stays within stall_radius so long is a free ball
  Metres stall_radius = 0.05_m;
  Seconds keeper_hold = 10_s;      ///< a ball in the goal area for longer than this is a penalty
  int goal_area_defenders = 1;     ///< more of them in their own goal area with the ball: penalty
  int penalty_area_defenders = 3;  ///< more of them in their own penalty area with the ball: penalty
  int goal_area_attackers = 1;     ///< more of them in the other goal area with the ball: goal kick
  int penalty_area_attackers = 4;  ///< more of them in the other penalty area with the ball: goal kick
  Seconds grace = 1.0_s;           ///< crowding must last so long
  Seconds push = 1.5_s;            ///< a robot pushing an opponent away from the ball for so long,
  Metres push_distance = 0.15_m;   ///< and so far: free kick
  Seconds restart_limit = 5_s;     ///< after so long a restart counts as taken
  int forfeit_goals = 3;           ///< who forfeits loses by this to nil, unless the others lead by as much already
};

/// When the clock of a half runs.
enum class HalfClock : std::uint8_t { Always, Playing };
constexpr std::array<std::string_view, 2> names(HalfClock) {
  return {"always", "playing"};
}

/// Times of leagues whose robots follow a GameController.
struct Game {
  HalfClock clock = HalfClock::Always;  ///< Playing: it stands while robots take their places
  Seconds initial = 0_s;     ///< that robots stand at the border before each half; 0 = the second begins where they are
  Seconds half_time = 0_s;   ///< that the game is finished between the halves
  Seconds ready = 45_s;      ///< for walking to the places of a kick-off
  Seconds set = 5_s;         ///< between places taken and whistle
  Seconds kick_off = 10_s;   ///< after so long the others may play the ball, too
  Seconds penalty = 30_s;    ///< that a penalised robot is out
  Seconds get_up = 20_s;     ///< a fallen robot must be up again
  Seconds goal_area = 15_s;  ///< that others than the keeper may stay in a goal area
  Seconds hold = 0_s;        ///< that a robot may hold the ball (a keeper in its area: keeper_hold); 0 = nobody looks
  Seconds push_pause = 0_s;  ///< without a push that do not end it: robots on legs push in beats; 0 on wheels
  Metres border = 0.7_m;     ///< behind the lines; who goes farther leaves the field
  Metres keep_off = 2.0_m;   ///< so far the others stay from the ball at a set play, where a RefBox is followed
};

/// Who blows the whistle.
enum class RefereeKind : std::uint8_t { Simurosot, GameController, RefBox, Ceabot };
constexpr std::array<std::string_view, 4> names(RefereeKind) {
  return {"simurosot", "gamecontroller", "refbox", "ceabot"};
}

}  // namespace cancha::field
