#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "decide/strategy/behaviour_control.h"
#include "messages/ruling.h"
#include "server/live_status.h"

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
  Press,
  Release,
  Reset,
  Stop,
  Judge,
  Reload,
  Breakpoints,
  Watches,
  Symbol
};

constexpr std::array<std::string_view, 15> names(Order) {
  return {"play",  "pause", "step",  "speed",  "place",       "steer",   "press", "release",
          "reset", "stop",  "judge", "reload", "breakpoints", "watches", "symbol"};
}

/// One wish of a viewer: {"do":"place","body":"ball","x":0.5,"y":0}.
struct LiveCommand {
  Order order = Order::Play;
  double seconds = 0.0;             ///< step: how far; at least one decision
  double speed = 1.0;               ///< speed: times real time; 0 = as fast as it goes
  std::string body{};               ///< place, steer, press, release: "ball", "blue 0", …
  double x = 0.0;                   ///< place: metres, field frame
  double y = 0.0;                   ///< place: metres, field frame
  std::optional<double> heading{};  ///< place: radians; absent = as it is
  double left = 0.0;                ///< steer, on wheels: command
  double right = 0.0;               ///< steer, on wheels: command
  double ahead = 0.0;               ///< steer, on legs: share of the fastest, -1…1
  double aside = 0.0;               ///< steer, on legs: likewise, to the left
  double turn = 0.0;                ///< steer, on legs: likewise, to the left
  std::string motion{};             ///< steer, on legs: played once, "kick_left"; empty = none
  std::optional<double> pan{};      ///< steer, on legs: the head, radians to the left; absent = as it likes
  std::optional<double> tilt{};     ///< steer, on legs: likewise, below level
  std::string team{};               ///< reload, breakpoints, watches: "blue" or "yellow"
  std::vector<decide::Breakpoint> breakpoints{};  ///< breakpoints: all of the team
  std::vector<std::string> watches{};             ///< watches: all of the team
  std::string symbol{};                           ///< symbol: which one of `body`
  double value = 0.0;                             ///< symbol: its new value
  Ruling ruling = Ruling::Person;                 ///< judge: what; `team` is its side, empty = no side
  std::string by{};                               ///< who asks, as others are shown it; empty = a program

  static constexpr std::string_view kName = "cancha.LiveCommand";
  static constexpr auto fields() {
    return list_of(entry("do", &LiveCommand::order), entry("seconds", &LiveCommand::seconds, "step: how far"),
                   entry("speed", &LiveCommand::speed, "times real time; 0 = as fast as it goes"),
                   entry("body", &LiveCommand::body, "\"ball\", \"blue 0\", …"),
                   entry("x", &LiveCommand::x, "m, field frame"), entry("y", &LiveCommand::y, "m, field frame"),
                   entry("heading", &LiveCommand::heading, "rad; absent = as it is"),
                   entry("left", &LiveCommand::left, "command units"),
                   entry("right", &LiveCommand::right, "command units"),
                   entry("ahead", &LiveCommand::ahead, "on legs: share of the fastest, -1 to 1"),
                   entry("aside", &LiveCommand::aside, "likewise, to the left"),
                   entry("turn", &LiveCommand::turn, "likewise, to the left"),
                   entry("motion", &LiveCommand::motion, "on legs: played once; empty = none"),
                   entry("pan", &LiveCommand::pan, "on legs: the head, rad to the left; absent = as it likes"),
                   entry("tilt", &LiveCommand::tilt, "likewise, below level"),
                   entry("team", &LiveCommand::team, "\"blue\" or \"yellow\""),
                   entry("breakpoints", &LiveCommand::breakpoints, "all of the team"),
                   entry("watches", &LiveCommand::watches, "all of the team"),
                   entry("symbol", &LiveCommand::symbol, "of the body"), entry("value", &LiveCommand::value),
                   entry("ruling", &LiveCommand::ruling, "judge: what; `team` is its side"),
                   entry("by", &LiveCommand::by, "who asks, as others are shown it"));
  }
};

/// The wish for a new match, or for a branch of a recorded or live one.
struct StartMatch {
  std::string league = "simurosot";
  std::string blue = "roles";
  std::string yellow = "rondo";
  double minutes = 0.0;  ///< 0 = the league's
  std::uint64_t seed = 1;
  double speed = 1.0;       ///< times real time; 0 = as fast as it goes
  bool paused = false;      ///< waits for "play"
  std::string branch_of{};  ///< name of a recording: begin like that one …
  double at = 0.0;          ///< … up to this second, and wait there
  std::string scene{};      ///< of a contest: its name in content/scenes or "random"; empty = the league's
  std::string judge{};      ///< of a contest: "program" or "person"; empty = program
  std::string senses{};     ///< what all players see by, "oracle" or "camera"; empty = as the league says
  std::string study{};      ///< name of a study: its trial with this seed; what else is said of a match does not count

  static constexpr std::string_view kName = "cancha.StartMatch";
  static constexpr auto fields() {
    return list_of(entry("league", &StartMatch::league), entry("blue", &StartMatch::blue),
                   entry("yellow", &StartMatch::yellow), entry("minutes", &StartMatch::minutes, "0 = the league's"),
                   entry("seed", &StartMatch::seed),
                   entry("speed", &StartMatch::speed, "times real time; 0 = as fast as it goes"),
                   entry("paused", &StartMatch::paused, "waits for \"play\""),
                   entry("branch_of", &StartMatch::branch_of, "begin like this recording …"),
                   entry("at", &StartMatch::at, "… up to this second, and wait there"),
                   entry("scene", &StartMatch::scene, "of a contest: its name, or \"random\""),
                   entry("judge", &StartMatch::judge, "of a contest: \"program\" or \"person\""),
                   entry("senses", &StartMatch::senses, "\"oracle\" or \"camera\"; empty = as the league says"),
                   entry("study", &StartMatch::study, "its trial with this seed"));
  }
};

/// Who can play in a league, and who does where nobody says it.
struct LeagueChoice {
  std::string league;
  bool humanoid = false;           ///< its robots have joints: teams of players
  std::vector<std::string> teams;  ///< built-in ones, behaviours, and plug-ins that were named to the program
  std::string blue;
  std::string yellow;
  bool contest = false;             ///< it has judges, who put up a scene
  std::vector<std::string> scenes;  ///< of a contest: files of content/scenes that suit it
  std::string senses;               ///< by which players see where nobody says it; empty: by the truth

  static constexpr std::string_view kName = "cancha.LeagueChoice";
  static constexpr auto fields() {
    return list_of(entry("league", &LeagueChoice::league),
                   entry("humanoid", &LeagueChoice::humanoid, "its robots have joints: teams of players"),
                   entry("teams", &LeagueChoice::teams), entry("blue", &LeagueChoice::blue, "who plays by default"),
                   entry("yellow", &LeagueChoice::yellow, "likewise"),
                   entry("contest", &LeagueChoice::contest, "it has judges, who put up a scene"),
                   entry("scenes", &LeagueChoice::scenes, "of a contest: their names"),
                   entry("senses", &LeagueChoice::senses, "by which players see by default; empty: by the truth"));
  }
};

/// What can be chosen for a new match.
struct Choices {
  std::vector<std::string> leagues;
  std::vector<std::string> teams;    ///< of wheeled robots
  std::vector<LeagueChoice> offers;  ///< the same league by league

  static constexpr std::string_view kName = "cancha.Choices";
  static constexpr auto fields() {
    return list_of(entry("leagues", &Choices::leagues), entry("teams", &Choices::teams, "of wheeled robots"),
                   entry("offers", &Choices::offers, "the same league by league"));
  }
};

}  // namespace cancha::server
