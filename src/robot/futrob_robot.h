#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "field/league.h"
#include "robot/futrob_settings.h"
#include "robot/parts.h"
#include "robot/profile.h"

namespace cancha::robot {

/// A robot as the files beside an `ini.config` make it: rules, scripted vision or colours, corrections of its joints,
/// motions of its own.
struct FutrobRobot {
  std::filesystem::path folder;  ///< of its files
  std::shared_ptr<const FutrobSettings> settings;
  field::League league;
  std::shared_ptr<const BodyKind> kind;
  Profile profile;

  /// Gives the text of its rule file, and nothing else.
  [[nodiscard]] decide::xabsl::FileReader reader() const;
};

/// Reads an `ini.config` with all files that it names. Robots and leagues are those of a content folder. `camera`: it
/// is for a real robot, with this camera; empty: with the one that the file names; none: for a simulated one.
[[nodiscard]] Result<FutrobRobot> load_futrob(const std::filesystem::path& ini, const std::filesystem::path& content,
                                              const std::optional<std::string>& camera = {});

/// The parts of such a robot: as in every player, one after the other in one loop, or with eyes and mind on threads of
/// their own, for bodies that run by the host's clock.
[[nodiscard]] Parts futrob_parts(bool threads);

/// Whether a name is the path of such a file, and not the name of a profile.
[[nodiscard]] bool is_ini(const std::string& name);

}  // namespace cancha::robot
