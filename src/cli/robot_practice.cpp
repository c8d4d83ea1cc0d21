#include "cli/robot_practice.h"

#include "cli/terminal.h"

namespace cancha::cli {

Result<Practice> load_practice(const std::string& profile_name, const std::string& league_name,
                               const std::string& robot_name, const std::string& senses) {
  const auto content = root() / "content";
  auto league = field::load_league(content, league_name);
  if (!league) return pass_on(std::move(league));
  if (league->body.empty()) return fail(league_name, "its robots have no joints", "try kidsize");
  if (!robot_name.empty()) league->body = robot_name;
  auto profile = robot::load_profile(content, profile_name, senses);
  if (!profile) return pass_on(std::move(profile));
  auto kind = robot::load_body(content, league->body);
  if (!kind) return pass_on(std::move(kind));
  return Practice{std::move(*league), std::move(*kind), std::move(*profile)};
}

}  // namespace cancha::cli
