#pragma once

#include <array>
#include <string>
#include <vector>

#include "messages/referee.h"
#include "team/referee/msl_signal.h"

namespace cancha::team {

/// What a RefBox says when a game goes from one state to another: halves, goals, STOP and the set play, START, cards
/// and robots that are out. `teams` are the names (multicast addresses) of both. Who hears all of it from the first
/// state on, with an MslTracker, knows the last.
void msl_signals(const RefereeState& before, const RefereeState& now, const std::array<std::string, 2>& teams,
                 std::vector<MslSignal>& signals);
/// What a team must hear that connects in the middle of a game.
void msl_situation(const RefereeState& now, const std::array<std::string, 2>& teams, std::vector<MslSignal>& signals);

}  // namespace cancha::team
