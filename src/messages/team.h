#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cancha {

/// The two sides of a match. Blue defends the goal at x > 0 and yellow the one at x < 0, as in SimuroSot.
enum class Team : std::uint8_t { Blue, Yellow };

constexpr std::array<std::string_view, 2> names(Team) {
  return {"blue", "yellow"};
}

inline constexpr std::array kTeams{Team::Blue, Team::Yellow};

[[nodiscard]] constexpr Team other(Team team) {
  return team == Team::Blue ? Team::Yellow : Team::Blue;
}
[[nodiscard]] constexpr std::size_t index(Team team) {
  return static_cast<std::size_t>(team);
}
[[nodiscard]] constexpr std::string_view name(Team team) {
  return names(team)[index(team)];
}
/// The sign of x in the direction in which a team attacks.
[[nodiscard]] constexpr double attack_sign(Team team) {
  return team == Team::Blue ? -1.0 : 1.0;
}

}  // namespace cancha
