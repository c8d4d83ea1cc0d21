#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "match/match.h"
#include "messages/world_state.h"
#include "team/rtdb/database.h"
#include "team/teamware/fill.h"

namespace cancha::match {

/// Gives each robot of a match a real-time database, as a real robot has one, and puts there what it knows: its world
/// ten times a second of the match, the landmarks once, and what the base station says. So whatever reads databases
/// works with a match: `./cancha rtdb top`, the radio, a program under test.
///
/// The teams are called "blue" and "yellow", their robots 1, 2, … and the base station 0.
class TeamDatabases : public Observer {
 public:
  /// The folder is that of all databases, see team::Place.
  [[nodiscard]] static Result<TeamDatabases> open(const field::League& league, const std::filesystem::path& content,
                                                  const std::string& folder);

  TeamDatabases(TeamDatabases&&) = default;
  TeamDatabases& operator=(TeamDatabases&&) = delete;
  /// Removes the databases that no other program uses.
  ~TeamDatabases() override;

  void ticked(const Moment& moment) override;

  /// What went wrong with a put, the first time; empty where nothing did.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }

 private:
  TeamDatabases() = default;
  struct Robot {
    team::Record<teamware::GlobalWS> world;
    teamware::GlobalWS last{};
    std::string behaviour{};  ///< what chose its last action
    std::string role{};
  };
  struct Side {
    TeamView view;
    std::vector<Robot> robots;
    std::optional<team::Record<teamware::Coach>> coach;  ///< of the base station
    teamware::Coach told{};
    std::vector<team::Database> databases{};  ///< to be removed at the end
  };
  [[nodiscard]] static Result<Side> open_side(Team team, const field::League& league,
                                              const std::filesystem::path& content, const std::string& folder);
  /// What the robot's team and its own player say of it.
  [[nodiscard]] static team::OwnWords own_words(Robot& robot, RobotId id, const Moment& moment);
  void note(const Result<void>& put);

  std::array<Side, 2> sides_;
  Time due_;
  std::string trouble_;
};

}  // namespace cancha::match
