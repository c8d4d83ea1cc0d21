#pragma once

#include <span>
#include <string_view>

#include "messages/beliefs.h"
#include "messages/world_state.h"

namespace cancha::team {

/// A mate as it told itself, and whether one of the own cameras sees it there.
struct ToldMate {
  MateBelief belief{};
  bool see = false;
};

/// About a millimetre: nobody knows better, and it packs well.
[[nodiscard]] double told(double value);
[[nodiscard]] Vec2 told(Vec2 value);

/// What a robot tells of itself besides what it believes of the pitch.
struct TellingSelf {
  int members = 6;  ///< robots of its team
  std::string_view role{};
  bool behaviour_changed = false;
  bool base_station_active = false;
  teamware::TeamInfo team{};
  teamware::GameSituation game{};
  teamware::See goals{};                ///< in sight in this cycle
  std::span<const int> active_mates{};  ///< numbers, from 1 on
  std::span<const ToldMate> mates{};    ///< as they told
  bool ball_angle = false;              ///< the ball is in a picture, but only its direction is known
  std::uint64_t inconsistencies = 0;    ///< sightings of fixed things that did not fit, so far
  bool corrupt = false;                 ///< too many of late: it is its own place that must be wrong
  double battery = 1.0;                 ///< what is left of it
};

/// Step 3 of a cycle: the world of one robot from what it believes by its own eyes. `world` is its last one, whose
/// counters go on. Robots are counted from 1. Takes no memory once `world` is warm.
void fill_world(const Beliefs& beliefs, const TellingSelf& telling, teamware::GlobalWS& world);

}  // namespace cancha::team
