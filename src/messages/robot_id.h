#pragma once

#include <charconv>
#include <compare>
#include <cstddef>
#include <optional>
#include <string_view>

#include "base/fields.h"
#include "messages/team.h"

namespace cancha {

/// A robot's name in a match: its team and its number there, from 0. People write it "blue:2".
struct RobotId {
  Team team = Team::Blue;
  int number = 0;

  friend constexpr auto operator<=>(RobotId, RobotId) = default;
  static constexpr std::string_view kName = "cancha.RobotId";
  static constexpr auto fields() {
    return list_of(entry("team", &RobotId::team), entry("number", &RobotId::number, "in its team, from 0"));
  }
};

/// A robot as people write it; nothing where the text is none.
[[nodiscard]] inline std::optional<RobotId> robot_named(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) return std::nullopt;
  for (const Team team : kTeams) {
    if (text.substr(0, colon) != name(team)) continue;
    const std::string_view digits = text.substr(colon + 1);
    RobotId robot{team, 0};
    const auto [end, bad] = std::from_chars(digits.data(), digits.data() + digits.size(), robot.number);
    const bool whole = bad == std::errc{} && end == digits.data() + digits.size();
    if (whole && robot.number >= 0) return robot;
  }
  return std::nullopt;
}

/// Whether such a robot plays, where so many play a side.
[[nodiscard]] constexpr bool plays(RobotId robot, int players) {
  return robot.number >= 0 && robot.number < players;
}
/// Its place in lists of all robots: blue's in order of number, then yellow's.
[[nodiscard]] constexpr std::size_t place_of(RobotId robot, int players) {
  return index(robot.team) * static_cast<std::size_t>(players) + static_cast<std::size_t>(robot.number);
}
/// Who stands at a place in such a list. Recordings may tell any place: behind the end of the list nobody plays().
[[nodiscard]] constexpr RobotId robot_at(std::size_t place, int players) {
  const auto side = static_cast<std::size_t>(players);
  return place < side ? RobotId{Team::Blue, static_cast<int>(place)}
                      : RobotId{Team::Yellow, static_cast<int>(place - side)};
}

}  // namespace cancha
