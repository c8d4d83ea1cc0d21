#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/guarded_folder.h"
#include "decide/xabsl/source.h"

namespace cancha::match {

/// A path is a plug-in, unless it is a behaviour; a plain word is a built-in team.
[[nodiscard]] bool is_plugin(std::string_view team);
/// "roles" of "roles", "striker" of "build/striker.so" and of "behaviours/striker/agents.xabsl", "lions-product" of
/// "lions.xml:product".
[[nodiscard]] std::string short_name(const std::string& team);

/// A team as recordings and pages name it: words and relative paths as they are; of other paths only their end,
/// "…/lions", since nobody else needs to know where it lies on this machine.
[[nodiscard]] std::string told_name(const std::string& team);

/// The root file of the behaviour that a team's name means: of content/behaviours/NAME, of a folder, or the file
/// itself; nothing where it means none. How rules are to be read stays behind it: "lions:product".
[[nodiscard]] std::optional<std::string> behaviour_of(const std::string& team, const std::filesystem::path& content);
/// The behaviours of content by their names alone: folders with a root file.
[[nodiscard]] std::vector<std::string> behaviour_folders(const std::filesystem::path& content);
/// The behaviours of content that wheeled robots can run; compiles them all.
[[nodiscard]] std::vector<std::string> behaviour_names(const std::filesystem::path& content, bool on_legs = false);

/// Where a behaviour is read from: the folder in which the team's own lies, and nothing outside of it, whatever
/// includes and links say. Files are called by their paths below: "rondo/Options/strike.xabsl".
struct BehaviourSource {
  GuardedFolder folder;
  std::string root;  ///< "rondo/agents.xabsl", "lions/lions.xml:product"

  /// The file behind a path as compilers join them, "lions/../wheeled/skills.xabsl". None for what may not be read:
  /// only the root, and what XABSL can include.
  [[nodiscard]] std::optional<std::filesystem::path> file(const std::string& path) const;
  [[nodiscard]] decide::xabsl::FileReader reader() const;
};
/// That of a team; nothing where it runs no behaviour.
[[nodiscard]] std::optional<BehaviourSource> behaviour_source(const std::string& team,
                                                              const std::filesystem::path& content);

}  // namespace cancha::match
