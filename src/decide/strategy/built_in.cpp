#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "decide/strategy/strategy.h"
#include "decide/teams/chase_team.h"
#include "decide/teams/roles_team.h"

namespace cancha::decide {

std::vector<std::string_view> built_in_teams() {
  return {"roles", "chase"};
}

Result<std::unique_ptr<Strategy>> make_built_in_team(std::string_view name, const field::League& league,
                                                     Random random) {
  if (name == "roles") return std::make_unique<RolesTeam>(league);
  if (name == "chase") return std::make_unique<ChaseTeam>(league, random);
  return fail("team", fmt::format("there is no built-in team '{}'", name),
              fmt::format("built in are: {}", fmt::join(built_in_teams(), ", ")));
}

}  // namespace cancha::decide
