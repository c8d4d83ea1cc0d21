#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/random.h"
#include "base/result.h"
#include "match/rulebook.h"
#include "messages/game.h"
#include "messages/robot_id.h"

namespace cancha::match {

/// A trial of a study ends with the first of these, or when its time is up.
struct ScenarioEnd {
  bool goal = false;
  bool ball_out = false;      ///< the ball has left the pitch: throw-in, corner, goal kick
  bool ball_at_rest = false;  ///< it was moved, and lies still now
  bool whistle = false;       ///< the referee has stopped play, for whatever reason
  bool half_time = false;     ///< the first half is over: half of the scenario's minutes have passed
  bool robot_stands = false;  ///< a robot that has walked stands still now
  bool ball_seen = false;     ///< every robot of blue that plays has seen the ball
  bool touch = false;         ///< a robot of blue came to the ball
  bool kick = false;          ///< a robot of blue begins a kick
  bool shot = false;          ///< blue has sent the ball at the goal
  bool received = false;      ///< a robot of blue has the ball that a mate passed
  bool risen = false;         ///< a robot of blue that threw itself at the ball stands again, or never will
};

/// What a study of a scenario is held against: what somebody else measured, and what is asked for.
struct ScenarioBar {
  std::string measure;                             ///< of `./cancha study`
  std::vector<double> document{};                  ///< single values that a document notes
  std::optional<std::pair<double, double>> mean;   ///< in which the mean shall lie
  std::optional<std::pair<double, double>> range;  ///< in which so many trials shall lie
  double share = 0.0;
};

/// A match that does not begin with a kick-off: who plays where, give or take, and when enough was seen.
/// content/scenarios/NAME.toml; `./cancha play --scenario NAME` plays it once, `./cancha study` many times.
struct Scenario {
  std::string name;        ///< of its file
  std::string title;       ///< for people
  std::string text;        ///< the whole file: recordings have it
  std::string known_as{};  ///< as a user called it: its name or its path
  std::string league = "simurosot";
  std::string blue;      ///< team; empty = the league's
  std::string yellow;    ///< likewise
  double minutes = 0.0;  ///< of a trial at most; 0 = the league's two halves
  int players = 0;       ///< robots a side; 0 = as many as the league has
  std::string body{};    ///< of robots with joints: a folder of content/robots; empty = the league's
  double step = 0.0;     ///< seconds of the world's step; 0 = the league's. Who decides does so as often as ever
  std::optional<double> lost{};  ///< share of the words between mates that the air loses; 1 = they have no radio
  double tired = 0.0;            ///< share of the trials in which batteries are low, motors warm and gears worn
  ScenarioEnd end;
  std::vector<ScenarioBar> bars;

  /// Somewhere in a circle around a place.
  struct Ball {
    Vec2 p_FB;
    double spread = 0.0;  ///< metres
    Vec2 v_FB;
    double speed_spread = 0.0;  ///< m/s, in each direction
  };
  struct Robot {
    RobotId robot;
    Pose2 X_FR;
    double spread = 0.0;           ///< metres
    double turn_spread = 0.0;      ///< radians
    std::vector<double> across{};  ///< metres added to y, one of these in each trial; empty: nothing
    std::vector<double> turned{};  ///< radians added to its heading, likewise
    Vec2 v_FR{};                   ///< metres per second, of robots on wheels
    double turning = 0.0;          ///< radians per second to the left, likewise
  };
  std::optional<Ball> ball;
  std::vector<Robot> robots;
  bool others_play = true;  ///< false: robots that are not named wait beside the pitch
  PlayMode mode = PlayMode::PlayOn;
  BallOwner whose_ball = BallOwner::Anyone;

  /// It says where something is: the match does not begin with a kick-off.
  [[nodiscard]] bool has_opening() const { return ball || !robots.empty() || !others_play; }
};

/// Reads a scenario; all faults at once. `where` names the text in errors, and its stem is the scenario's name.
[[nodiscard]] Result<Scenario> parse_scenario(std::string_view toml, const std::string& where);
/// By its name in content/scenarios, or by the path of a file. Fails where content has no such body, too.
[[nodiscard]] Result<Scenario> load_scenario(const std::filesystem::path& content, const std::string& name);
/// The league as a scenario's file wants it: with fewer robots a side, which are quicker to simulate, with other
/// bodies, or with another step of the world. An empty text wants nothing.
[[nodiscard]] Result<field::League> league_for(const std::string& text, field::League league);
/// The scenarios of a content folder, sorted.
[[nodiscard]] std::vector<std::string> scenario_names(const std::filesystem::path& content);

/// How a match of this scenario begins with a seed. Fails where the league has no such robot, where a place is off its
/// pitch, and where a robot with joints shall move.
[[nodiscard]] Result<Opening> opening_of(const Scenario& scenario, const field::League& league, std::uint64_t seed);

/// The same from a scenario's file; nothing where there is none, or where it begins with a kick-off.
[[nodiscard]] Result<std::optional<Opening>> opening_of(const std::string& text, const field::League& league,
                                                        std::uint64_t seed);

/// Whether robots with joints are tired in the match of this seed.
[[nodiscard]] bool is_tired(const Scenario& scenario, std::uint64_t seed);
[[nodiscard]] Result<bool> is_tired(const std::string& text, std::uint64_t seed);

/// The file of a scenario that begins at a moment of a match.
[[nodiscard]] std::string scenario_text(const Truth& truth, const GameState& game, const field::League& league,
                                        const std::string& blue, const std::string& yellow);

}  // namespace cancha::match
