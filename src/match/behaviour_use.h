#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "mcap/reader.h"

/// What a recording tells of the behaviours that were run: how often and how long robots were in which state. Of rules,
/// states are the rules, and being in one means that it won.
namespace cancha::match {

/// How often a state was entered, and how long that lasted.
struct StateUse {
  int robot = -1;  ///< the mate's number; -1 = the whole team
  int times = 0;
  double seconds = 0.0;

  static constexpr std::string_view kName = "cancha.StateUse";
  static constexpr auto fields() {
    return list_of(entry("robot", &StateUse::robot, "the mate's number"), entry("times", &StateUse::times),
                   entry("seconds", &StateUse::seconds));
  }
};

struct UsedState {
  std::string option;
  std::string state;
  int times = 0;
  double seconds = 0.0;
  double share = 0.0;              ///< of the time in which the option was active
  std::vector<StateUse> robots{};  ///< those who were in it

  static constexpr std::string_view kName = "cancha.UsedState";
  static constexpr auto fields() {
    return list_of(entry("option", &UsedState::option), entry("state", &UsedState::state),
                   entry("times", &UsedState::times, "entered"), entry("seconds", &UsedState::seconds),
                   entry("share", &UsedState::share, "of the option's time, 0 to 1"),
                   entry("robots", &UsedState::robots));
  }
};

/// A rule that can never win, whatever the robots see.
struct DeadRule {
  std::string rule;
  std::vector<std::string> covered_by{};  ///< empty = its condition is never true

  static constexpr std::string_view kName = "cancha.DeadRule";
  static constexpr auto fields() {
    return list_of(entry("rule", &DeadRule::rule),
                   entry("covered_by", &DeadRule::covered_by, "empty = its condition is never true"));
  }
};

struct TeamUse {
  std::string team;       ///< "blue" or "yellow"
  std::string behaviour;  ///< its root file
  std::string language;
  int versions = 0;  ///< how many of it were run
  std::vector<UsedState> states{};
  std::vector<std::string> unused{};  ///< "option/state" of the last version that nobody was ever in; of rules the rule
  std::vector<DeadRule> dead{};       ///< of rules with true and false, exact

  static constexpr std::string_view kName = "cancha.TeamUse";
  static constexpr auto fields() {
    return list_of(entry("team", &TeamUse::team), entry("behaviour", &TeamUse::behaviour),
                   entry("language", &TeamUse::language), entry("versions", &TeamUse::versions, "that were run"),
                   entry("states", &TeamUse::states), entry("unused", &TeamUse::unused, "never entered"),
                   entry("dead", &TeamUse::dead, "rules that can never win"));
  }
};

/// Reads it from the programs and thoughts of a recording; empty where no team ran a program.
[[nodiscard]] Result<std::vector<TeamUse>> read_behaviour_use(mcap::McapReader& reader);

}  // namespace cancha::match
