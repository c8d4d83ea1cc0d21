#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "decide/strategy/behaviour_control.h"
#include "messages/game.h"

/// What viewers and live matches say to each other, as JSON by these field lists (docs/studio.md).
namespace cancha::server {

/// What can be asked of a live match.
enum class Order : std::uint8_t {
  Play,
  Pause,
  Step,
  Speed,
  Place,
  Steer,
  Release,
  Reset,
  Stop,
  Reload,
  Breakpoints,
  Watches,
  Symbol
};

constexpr std::array<std::string_view, 13> names(Order) {
  return {"play",  "pause", "step",   "speed",       "place",   "steer", "release",
          "reset", "stop",  "reload", "breakpoints", "watches", "symbol"};
}

/// One wish of a viewer: {"do":"place","body":"ball","x":0.5,"y":0}.
struct LiveCommand {
  Order order = Order::Play;
  double seconds = 0.0;                           ///< step: how far; at least one decision
  double speed = 1.0;                             ///< speed: times real time; 0 = as fast as it goes
  std::string body{};                             ///< place, steer, release: "ball", "blue 0", …
  double x = 0.0;                                 ///< place: metres, field frame
  double y = 0.0;                                 ///< place: metres, field frame
  std::optional<double> heading{};                ///< place: radians; absent = as it is
  double left = 0.0;                              ///< steer: wheel command
  double right = 0.0;                             ///< steer: wheel command
  std::string team{};                             ///< reload, breakpoints, watches: "blue" or "yellow"
  std::vector<decide::Breakpoint> breakpoints{};  ///< breakpoints: all of the team
  std::vector<std::string> watches{};             ///< watches: all of the team
  std::string symbol{};                           ///< symbol: which one of `body`
  double value = 0.0;                             ///< symbol: its new value

  static constexpr std::string_view kName = "cancha.LiveCommand";
  static constexpr auto fields() {
    return list_of(entry("do", &LiveCommand::order), entry("seconds", &LiveCommand::seconds, "step: how far"),
                   entry("speed", &LiveCommand::speed, "times real time; 0 = as fast as it goes"),
                   entry("body", &LiveCommand::body, "\"ball\", \"blue 0\", …"),
                   entry("x", &LiveCommand::x, "m, field frame"), entry("y", &LiveCommand::y, "m, field frame"),
                   entry("heading", &LiveCommand::heading, "rad; absent = as it is"),
                   entry("left", &LiveCommand::left, "command units"),
                   entry("right", &LiveCommand::right, "command units"),
                   entry("team", &LiveCommand::team, "\"blue\" or \"yellow\""),
                   entry("breakpoints", &LiveCommand::breakpoints, "all of the team"),
                   entry("watches", &LiveCommand::watches, "all of the team"),
                   entry("symbol", &LiveCommand::symbol, "of the body"), entry("value", &LiveCommand::value));
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
  double speed = 1.0;     ///< times real time; 0 = as fast as it goes
  double seconds = 0.0;   ///< played so far
  double length = 0.0;    ///< of the whole match, seconds
  double prepared = 1.0;  ///< share of the beginning that a branch has repeated
  Score score;
  double max_command = 0.0;          ///< the most that wheels can be told
  std::string branch_of;             ///< name of the recording whose beginning it shares; empty = none
  double branch_time = 0.0;          ///< up to here, seconds
  std::vector<std::string> steered;  ///< robots in somebody's hand
  std::string problem;               ///< why it failed or who forfeited; empty = nothing
  std::string halted;                ///< the breakpoint at which it waits; empty = none
  std::string behaviour_problem;     ///< why a changed behaviour was not taken over; empty = it was
  std::vector<int> versions;         ///< of blue's and yellow's behaviour, counted from 0; -1 = runs none

  static constexpr std::string_view kName = "cancha.LiveStatus";
  static constexpr auto fields() {
    return list_of(
        entry("name", &LiveStatus::name, "of its recording, which also names the match"),
        entry("league", &LiveStatus::league), entry("blue", &LiveStatus::blue), entry("yellow", &LiveStatus::yellow),
        entry("seed", &LiveStatus::seed), entry("run", &LiveStatus::run, "when it was started, ms since 1970"),
        entry("phase", &LiveStatus::phase), entry("paused", &LiveStatus::paused),
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
        entry("program_versions", &LiveStatus::versions, "of blue's and yellow's behaviour; -1 = runs none"));
  }
};

/// The wish for a new match, or for a branch of a recorded or live one.
struct StartMatch {
  std::string league = "simurosot";
  std::string blue = "roles";
  std::string yellow = "chase";
  double minutes = 0.0;  ///< 0 = the league's
  std::uint64_t seed = 1;
  double speed = 1.0;       ///< times real time; 0 = as fast as it goes
  bool paused = false;      ///< waits for "play"
  std::string branch_of{};  ///< name of a recording: begin like that one …
  double at = 0.0;          ///< … up to this second, and wait there

  static constexpr std::string_view kName = "cancha.StartMatch";
  static constexpr auto fields() {
    return list_of(entry("league", &StartMatch::league), entry("blue", &StartMatch::blue),
                   entry("yellow", &StartMatch::yellow), entry("minutes", &StartMatch::minutes, "0 = the league's"),
                   entry("seed", &StartMatch::seed),
                   entry("speed", &StartMatch::speed, "times real time; 0 = as fast as it goes"),
                   entry("paused", &StartMatch::paused, "waits for \"play\""),
                   entry("branch_of", &StartMatch::branch_of, "begin like this recording …"),
                   entry("at", &StartMatch::at, "… up to this second, and wait there"));
  }
};

/// What can be chosen for a new match.
struct Choices {
  std::vector<std::string> leagues;
  std::vector<std::string> teams;  ///< built-in ones, and plug-ins that were named to the program

  static constexpr std::string_view kName = "cancha.Choices";
  static constexpr auto fields() {
    return list_of(entry("leagues", &Choices::leagues), entry("teams", &Choices::teams));
  }
};

}  // namespace cancha::server
