#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "act/skills.h"
#include "base/result.h"
#include "decide/strategy/mind.h"
#include "field/league.h"
#include "minds/programs/team_program.h"
#include "model/model.h"
#include "robot/profile.h"
#include "sense/senses.h"

namespace cancha::robot {

/// The behaviour programs of a team: players who name the same one share it.
class Programs {
 public:
  /// `read` gives the text of a program's files.
  Programs(const field::League& league, decide::xabsl::FileReader read) : league_{league}, read_{std::move(read)} {}

  /// The program that a profile names, for its kind of body; none: wheels.
  [[nodiscard]] Result<std::shared_ptr<minds::TeamProgram>> of(const Profile& profile, const BodyKind* kind);
  /// The one that was asked for most often; nothing where there is none.
  [[nodiscard]] minds::TeamProgram* main() const;

 private:
  struct Shared {
    std::shared_ptr<minds::TeamProgram> program;
    int players = 0;
  };

  field::League league_;
  decide::xabsl::FileReader read_;
  std::map<std::string, Shared> shared_;
};

/// Where the database of a player's robot lies.
struct DatabasePlace {
  std::string folder{};   ///< empty: nobody else sees it
  std::string team{};     ///< part of its name; empty: the colour of the robot's team
  bool told_time = true;  ///< ages are by the time of readings; false: by the host's clock
};

/// What there is when a part of a player is made. All of it but the profile outlives the player.
struct Making {
  const Profile& profile;
  RobotId robot;
  const field::League& league;
  const BodyKind* kind;  ///< none: two wheels, as the league says
  Programs& programs;
  DatabasePlace database{};
};

/// The parts that profiles can name, one list for each stage. To offer a mind of your own, take the built-in parts and
/// add it (examples/own_mind shows it):
///
///     Parts parts = built_in_parts();
///     parts.minds["shy"] = [](const Making& making) { return std::make_unique<Shy>(making.league); };
struct Parts {
  template <class Part>
  using Makers = std::map<std::string, std::function<Result<std::unique_ptr<Part>>(const Making&)>>;

  Makers<sense::Senses> senses;
  Makers<model::Model> models;
  Makers<decide::Mind> minds;
  Makers<act::Skills> skills;
};
[[nodiscard]] const Parts& built_in_parts();

/// A player by its profile, made of these parts. The kind of its body must outlive it.
[[nodiscard]] Result<std::unique_ptr<Player>> make_player(const Making& making, const Parts& parts = built_in_parts());

/// Reads the behaviours of a content folder, and nothing else.
[[nodiscard]] decide::xabsl::FileReader behaviour_reader(const std::filesystem::path& content);

}  // namespace cancha::robot
