#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "decide/strategy/strategy.h"
#include "field/league.h"

namespace cancha::minds {

/// The built-in teams' names, e.g. for --help.
[[nodiscard]] std::vector<std::string_view> built_in_teams();

/// A built-in team, or an error that lists them.
[[nodiscard]] Result<std::unique_ptr<decide::Strategy>> make_built_in_team(std::string_view name,
                                                                           const field::League& league, Random random);

}  // namespace cancha::minds
