#pragma once

#include "field/league.h"
#include "messages/league_view.h"

namespace cancha::field {

/// What viewers need of a league.
[[nodiscard]] LeagueView view_of(const League& league);

}  // namespace cancha::field
