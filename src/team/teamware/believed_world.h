#pragma once

#include <span>
#include <string_view>

#include "messages/beliefs.h"
#include "messages/world_state.h"

namespace cancha::team {

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
};

/// Step 3 of a cycle: the world of one robot from what it believes by its own eyes. `world` is its last one, whose
/// counters go on. Robots are counted from 1. Takes no memory once `world` is warm.
void fill_world(const Beliefs& beliefs, const TellingSelf& telling, teamware::GlobalWS& world);

}  // namespace cancha::team
