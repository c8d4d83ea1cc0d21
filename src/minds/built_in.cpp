#include "minds/built_in.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "minds/wheeled/chase_team.h"
#include "minds/wheeled/roles_team.h"

namespace cancha::minds {

std::vector<std::string_view> built_in_teams() {
  return {"roles", "chase"};
}

Result<std::unique_ptr<decide::Strategy>> make_built_in_team(std::string_view name, const field::League& league,
                                                             Random random) {
  if (name == "roles") return std::make_unique<RolesTeam>(league);
  if (name == "chase") return std::make_unique<ChaseTeam>(league, random);
  return fail("team", fmt::format("there is no built-in team '{}'", name),
              fmt::format("built in are: {}", fmt::join(built_in_teams(), ", ")));
}

}  // namespace cancha::minds
