#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace cancha::server {

/// A behaviour outside of content that the user has named on the command line, and that may therefore be edited.
struct BehaviourRoot {
  std::string name{};              ///< in the editor: that of its folder or file, with a number where there is another
  std::string team{};              ///< as the user has named it, which is what is played
  std::filesystem::path folder{};  ///< nothing outside of it is read or written
  std::string file{};              ///< of that folder, where a file was named; empty = the folder was

  /// Whether a file of the folder belongs to it: all where the folder was named; else the file itself, and for XABSL
  /// other texts of that language, which it may include.
  [[nodiscard]] bool holds(std::string_view path) const;
};

/// Which behaviours there are besides those of content, and what each team is called in the editor.
class BehaviourRoots {
 public:
  /// `teams` as on the command line: plug-ins among them are left out.
  BehaviourRoots(const std::filesystem::path& content, const std::vector<std::string>& teams);

  [[nodiscard]] const std::vector<BehaviourRoot>& all() const { return roots_; }
  /// None where there is none of this name.
  [[nodiscard]] const BehaviourRoot* find(std::string_view name) const;
  /// The name of a team's behaviour in the editor; empty = it runs none, or one that may not be edited.
  [[nodiscard]] std::string name_of(const std::string& team) const;

 private:
  void add(const std::string& team);
  [[nodiscard]] std::string free_name(std::string wanted) const;
  /// "rondo" of content/behaviours/rondo and of the files in it; empty = it lies elsewhere.
  [[nodiscard]] std::string in_content(const std::filesystem::path& path) const;

  std::filesystem::path home_;  ///< content/behaviours
  std::vector<BehaviourRoot> roots_;
};

}  // namespace cancha::server
