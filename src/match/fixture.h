#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "decide/strategy/strategy.h"
#include "field/league.h"
#include "match/players_side.h"
#include "match/recorder.h"
#include "match/sensing.h"
#include "match/side.h"
#include "match/team_behaviour.h"
#include "messages/robot_view.h"
#include "world/jointed_world.h"

namespace cancha::match {

/// Who plays whom, in which league, for how long: everything that decides a match.
struct Fixture {
  std::string league = "simurosot";  ///< a file of content/leagues
  std::string blue = "roles";        ///< a built-in team, a behaviour, a team of players, or a plug-in's path (.so)
  std::string yellow = "rondo";      ///< likewise; about as strong
  double minutes = 0.0;              ///< of the whole match; 0 = the league's two halves
  std::uint64_t seed = 1;
  std::string
      scene{};  ///< of a contest: a file of content/scenes or a path; "random": by the seed; empty: the league's
  std::string robot{};         ///< likewise: its body; empty: the league's
  std::string pitch{};         ///< "18x12", of middle size: length and width in metres; empty: the league's
  std::string scenario{};      ///< the text of its file; empty = the match begins with a kick-off
  double deadline = 0.2;       ///< seconds of processor time that a plug-in may use in one call
  bool trust_plugins = false;  ///< they run without fence and filter
  Sensing sensing{};
  std::string databases{};  ///< folder in which other programs find the databases of players who have such
  std::array<std::uint16_t, 2> bodies{};  ///< ports on which those of blue and yellow are served to players that are
                                          ///< processes of their own; 0: they play in this one
  bool bodies_for_anyone = false;         ///< those on other machines, too

  [[nodiscard]] const std::string& team(Team side) const { return side == Team::Blue ? blue : yellow; }
};

/// The league with halves of another length. Whoever wants that wants the match to last so long: its clock then runs
/// always, also where the league's own stands while robots take their places.
[[nodiscard]] field::League with_halves(field::League league, Seconds half);
/// The fixture's league with the fixture's length; of a contest with its scene at the end of its text.
[[nodiscard]] Result<field::League> league_of(const Fixture& fixture, const std::filesystem::path& content);
/// Who plays in a team of players: a team of content/teams, or a behaviour, which the league's own players run.
[[nodiscard]] Result<Squad> squad_of(const std::string& team, const field::League& league,
                                     const std::filesystem::path& content, const Sensing& sensing);
/// What all players see by in a match where the user does not say it: the league's senses, where all players would see
/// by the truth otherwise. Empty: as their profiles say; so it is in scenarios, which are about one thing at a time,
/// and where players are programs of their own.
[[nodiscard]] std::string usual_senses(const Fixture& fixture, const field::League& league,
                                       const std::filesystem::path& content);
/// Whether the light that a scene names is there; `where` names its file.
[[nodiscard]] Result<void> check_light(const field::Contest& scene, const std::string& where,
                                       const std::filesystem::path& content);
/// The look under which a league is played: a contest's scene has its own light, unless another than bright is asked
/// for.
[[nodiscard]] std::string look_of(const field::League& league, const std::string& asked);
/// Whether a team of a league is one of players: all where robots have joints, those of content/teams on wheels.
[[nodiscard]] bool has_players(const std::string& team, const field::League& league,
                               const std::filesystem::path& content);
/// The bodies of a league's players; none: two wheels, as the league says.
[[nodiscard]] Result<std::shared_ptr<const robot::BodyKind>> kind_of(const field::League& league,
                                                                     const std::filesystem::path& content);
/// The teams of content/teams whose players have such bodies.
[[nodiscard]] std::vector<std::string> player_teams(const field::League& league, const std::filesystem::path& content);
/// What can play in a league with joints by name: teams of content/teams, then behaviours.
[[nodiscard]] std::vector<std::string> squad_names(const field::League& league, const std::filesystem::path& content);
/// Both teams, ready to play in a league; players are made of these parts.
[[nodiscard]] Result<Sides> teams_of(const Fixture& fixture, const field::League& league,
                                     const std::filesystem::path& content,
                                     const robot::Parts& parts = robot::built_in_parts());
/// The league's pitch with ball and robots, at rest somewhere, and how robots with joints look, whose models lie in
/// `content`.
struct Ground {
  std::unique_ptr<world::World> world;
  Maybe<RobotView> robot;
  world::JointedWorld* jointed = nullptr;  ///< the same world, of robots with joints
  std::vector<std::size_t> knees{};        ///< places among their joints
};
/// `tired`: robots with joints have low batteries, warm motors and used gears.
[[nodiscard]] Result<Ground> ground_of(const field::League& league, std::uint64_t seed,
                                       const std::filesystem::path& content, bool tired = false);

/// A match of the fixture, ready to be played: these sides on the league's ground, by the league's rulebook, begun as
/// the fixture's scenario says.
[[nodiscard]] Result<std::unique_ptr<Match>> start_match(const Fixture& fixture, const field::League& league,
                                                         const std::filesystem::path& content, Sides sides);
/// The same with the fixture's own teams.
[[nodiscard]] Result<std::unique_ptr<Match>> start_match(const Fixture& fixture, const field::League& league,
                                                         const std::filesystem::path& content);

/// What a recording of the fixture says about itself.
[[nodiscard]] RecordingInfo info_of(const Fixture& fixture, const field::League& league, const std::string& version);
/// The fixture that a recording tells of; its league is the recorded one, whatever content says today.
[[nodiscard]] Fixture fixture_of(const RecordingInfo& info);
/// "simurosot-roles-rondo-1", so that the same match has the same name.
[[nodiscard]] std::string recording_name(const Fixture& fixture);

}  // namespace cancha::match
