#pragma once

#include <string>

#include "team/teamware/base_station.h"

namespace cancha::team {

/// The team's world state as the RefBox of the Middle Size League asks base stations for it: a JSON object with its
/// closing NUL. Places are in the league's frame, y towards the opponents' goal and x to the right.
[[nodiscard]] std::string refbox_world(const BaseStation& base, const std::string& team_name);

}  // namespace cancha::team
