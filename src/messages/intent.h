#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"

namespace cancha {

/// What one player is about, for viewers: nothing in a match depends on it.
struct PlayerIntent {
  int robot = 0;            ///< by its team: the mate's number; in a recording: blue's robots first, then yellow's
  std::string role;         ///< "striker"; empty where the team has no such thing
  Vec2 target;              ///< where it wants to be, metres; by its team in T, in a recording in the field frame
  bool has_target = false;  ///< false: `target` means nothing

  static constexpr std::string_view kName = "cancha.PlayerIntent";
  static constexpr auto fields() {
    return list_of(entry("robot", &PlayerIntent::robot, "blue's robots first, then yellow's, from 0"),
                   entry("role", &PlayerIntent::role), entry("target", &PlayerIntent::target, "m, field frame"),
                   entry("has_target", &PlayerIntent::has_target, "whether target means anything"));
  }
};

/// The intents of all players whose teams tell them.
struct Intents {
  std::vector<PlayerIntent> robots;

  static constexpr std::string_view kName = "cancha.Intents";
  static constexpr auto fields() { return list_of(entry("robots", &Intents::robots)); }
};

}  // namespace cancha
