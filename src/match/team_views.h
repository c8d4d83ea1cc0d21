#pragma once

#include "messages/team_view.h"

/// The world as each team sees it, from the truth.
namespace cancha::match {

/// A view with room for both teams of so many players.
[[nodiscard]] TeamView empty_view(Team team, int players);

/// What the view's team sees now. Asks for no memory.
void fill_view(TeamView& view, const Truth& truth, const GameState& game);

}  // namespace cancha::match
