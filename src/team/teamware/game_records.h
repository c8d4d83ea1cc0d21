#pragma once

#include "messages/referee.h"
#include "messages/words.h"
#include "messages/world_state.h"

/// The game in the records of a team, from what a referee says, and what it means for a robot.
namespace cancha::team {

/// What a referee's state means for one of the two teams.
[[nodiscard]] teamware::GameSituation situation_of(const RefereeState& state, RefereeSide own);

/// What a robot is to do in a situation, in the words that players know.
void hear_situation(const teamware::GameSituation& game, RefereeWord& word);
/// Likewise what the coach says, to member `member`: a robot that is not active is out.
void hear_coach(const teamware::Coach& coach, int member, RefereeWord& word);
/// What the coach says of one robot; none where it does not name it.
[[nodiscard]] const teamware::CoachedRobot* coached(const teamware::Coach& coach, int member);

}  // namespace cancha::team
