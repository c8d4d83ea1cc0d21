#pragma once

#include "field/league.h"
#include "messages/game.h"
#include "messages/referee.h"
#include "messages/words.h"

namespace cancha::match {

/// The state of a match in the words of a GameController, blue first. Takes no memory once it is warm.
void put_into_words(const GameState& game, const field::League& league, RefereeState& state);

/// What such words mean for one robot, blue being the first team.
void hear(const RefereeState& state, RobotId robot, RefereeWord& word);

}  // namespace cancha::match
