#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "decide/strategy/behaviour_control.h"
#include "messages/game.h"

/// How a live match is, as JSON by these field lists (docs/studio.md).
namespace cancha::server {

/// Breakpoints and watches of one team. They belong to the match: every viewer sees and changes the same ones, and they
/// stay when a viewer leaves.
struct TeamDebugging {
  std::vector<decide::Breakpoint> breakpoints;
  std::vector<std::string> watches;

  static constexpr std::string_view kName = "cancha.TeamDebugging";
  static constexpr auto fields() {
    return list_of(entry("breakpoints", &TeamDebugging::breakpoints), entry("watches", &TeamDebugging::watches));
  }
};

/// A symbol of a robot's program that a viewer has changed; the program may have set it again since.
struct ChangedSymbol {
  std::string body;  ///< "blue 0", …
  std::string symbol;
  double value = 0.0;
  double seconds = 0.0;  ///< when, time of the match
  std::string by;        ///< which viewer

  static constexpr std::string_view kName = "cancha.ChangedSymbol";
  static constexpr auto fields() {
    return list_of(entry("body", &ChangedSymbol::body, "\"blue 0\", …"), entry("symbol", &ChangedSymbol::symbol),
                   entry("value", &ChangedSymbol::value), entry("seconds", &ChangedSymbol::seconds, "of the match"),
                   entry("by", &ChangedSymbol::by, "which viewer"));
  }
};

/// Where a live match is in its life.
enum class Phase : std::uint8_t { Preparing, Playing, Ended, Stopped, Failed };

constexpr std::array<std::string_view, 5> names(Phase) {
  return {"preparing", "playing", "ended", "stopped", "failed"};
}

/// A live match as lists and viewers show it.
struct LiveStatus {
  std::string name;    ///< of its recording, which also names the match
  std::string league;  ///< name
  std::string blue;    ///< team
  std::string yellow;  ///< team
  std::uint64_t seed = 0;
  std::int64_t run = 0;  ///< when it was started, milliseconds since 1970: tells two runs of one name apart
  Phase phase = Phase::Playing;
  bool paused = false;
  std::string held_by;    ///< while it is paused: "viewer 2", "breakpoint", "referee", "disk" …; empty = its start
  double speed = 1.0;     ///< times real time; 0 = as fast as it goes
  double seconds = 0.0;   ///< played so far
  double length = 0.0;    ///< of the whole match, seconds
  double prepared = 1.0;  ///< share of the beginning that a branch has repeated
  Score score;
  double max_command = 0.0;              ///< the most that wheels can be told
  std::string branch_of;                 ///< name of the recording whose beginning it shares; empty = none
  double branch_time = 0.0;              ///< up to here, seconds
  std::vector<std::string> steered;      ///< robots in somebody's hand
  std::string problem;                   ///< why it failed or waits, or who forfeited; empty = nothing
  std::string halted;                    ///< the breakpoint at which it waits; empty = none
  std::string behaviour_problem;         ///< why a changed behaviour was not taken over; empty = it was
  std::vector<int> versions;             ///< of blue's and yellow's behaviour, counted from 0; -1 = runs none
  std::vector<std::string> behaviours;   ///< of blue and yellow, as the editor calls them; "" = none to edit
  std::vector<TeamDebugging> debugging;  ///< of blue and yellow
  std::vector<ChangedSymbol> symbols;    ///< changed by hand, the last ones

  static constexpr std::string_view kName = "cancha.LiveStatus";
  static constexpr auto fields() {
    return list_of(
        entry("name", &LiveStatus::name, "of its recording, which also names the match"),
        entry("league", &LiveStatus::league), entry("blue", &LiveStatus::blue), entry("yellow", &LiveStatus::yellow),
        entry("seed", &LiveStatus::seed), entry("run", &LiveStatus::run, "when it was started, ms since 1970"),
        entry("phase", &LiveStatus::phase), entry("paused", &LiveStatus::paused),
        entry("held_by", &LiveStatus::held_by, "viewer, breakpoint, referee or disk; empty = since its start"),
        entry("speed", &LiveStatus::speed, "times real time; 0 = as fast as it goes"),
        entry("seconds", &LiveStatus::seconds, "played so far"),
        entry("length", &LiveStatus::length, "of the whole match, s"),
        entry("prepared", &LiveStatus::prepared, "share of the beginning that a branch has repeated"),
        entry("score", &LiveStatus::score), entry("max_command", &LiveStatus::max_command, "command units"),
        entry("branch_of", &LiveStatus::branch_of), entry("branch_time", &LiveStatus::branch_time, "s"),
        entry("steered", &LiveStatus::steered, "robots in somebody's hand"), entry("problem", &LiveStatus::problem),
        entry("halted", &LiveStatus::halted, "the breakpoint at which it waits; empty = none"),
        entry("behaviour_problem", &LiveStatus::behaviour_problem,
              "why a changed behaviour was not taken over; empty = it was"),
        entry("program_versions", &LiveStatus::versions, "of blue's and yellow's behaviour; -1 = runs none"),
        entry("behaviours", &LiveStatus::behaviours, "of blue and yellow, as the editor calls them; \"\" = none"),
        entry("debugging", &LiveStatus::debugging, "breakpoints and watches of blue and yellow"),
        entry("symbols", &LiveStatus::symbols, "changed by hand, the last ones"));
  }
};

}  // namespace cancha::server
