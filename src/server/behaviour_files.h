#pragma once

#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "decide/xabsl/source.h"
#include "server/safe_file.h"
#include "server/storage.h"

/// The behaviours of content, for people who write them.
namespace cancha::server {

/// A behaviour as lists show it. Files are told by their paths below content/behaviours: "rondo/Options/strike.xabsl".
struct ListedBehaviour {
  std::string name;                ///< of its folder, and of the team that runs it
  std::string title;               ///< as its root file says; may be empty
  std::string root;                ///< the file that includes the others
  std::vector<std::string> files;  ///< those it is made of, and others in its folder
  bool playable = false;           ///< wheeled robots can run it

  static constexpr std::string_view kName = "cancha.ListedBehaviour";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedBehaviour::name, "of its folder, and of the team that runs it"),
                   entry("title", &ListedBehaviour::title, "may be empty"),
                   entry("root", &ListedBehaviour::root, "the file that includes the others"),
                   entry("files", &ListedBehaviour::files, "those it is made of, and others in its folder"),
                   entry("playable", &ListedBehaviour::playable, "wheeled robots can run it"));
  }
};

/// The wish for a behaviour that begins as a copy of another.
struct NewBehaviour {
  std::string name;
  std::string from = "first_steps";

  static constexpr std::string_view kName = "cancha.NewBehaviour";
  static constexpr auto fields() {
    return list_of(entry("name", &NewBehaviour::name, "small letters, digits and _"),
                   entry("from", &NewBehaviour::from, "the behaviour to copy"));
  }
};

/// Whether a path may name a file of a behaviour: a folder, perhaps more, and a name.xabsl, .xml, .scxml or .csv, all
/// of them made of letters, digits, '_', '-' and inner '.'.
[[nodiscard]] bool is_behaviour_path(std::string_view path);

/// Reads and writes the files below one folder, and nothing else: whatever a path says, whatever links lie there. Any
/// thread may call.
class BehaviourFiles {
 public:
  static constexpr std::size_t kMostBytes = 1 << 20;         ///< of a file
  static constexpr std::string_view kRoot = "/behaviours/";  ///< what the folder is called by readers of includes

  /// `folder`: content/behaviours.
  explicit BehaviourFiles(std::filesystem::path folder, const StorageLimits& limits = {})
      : folder_{std::move(folder)}, limits_{limits} {}

  /// By name.
  [[nodiscard]] std::vector<ListedBehaviour> list() const;
  [[nodiscard]] FileResult<std::string> read(std::string_view path) const;

  /// Puts a text in the place of another, at once or not at all. `known` is the etag of the text that it is made from:
  /// where another lies there now, it is refused; "*" replaces whatever there is, and "" only makes new files.
  [[nodiscard]] FileResult<SavedFile> save(std::string_view path, std::string_view text, std::string_view known);
  /// Copies a behaviour under a new name.
  [[nodiscard]] FileResult<ListedBehaviour> create(const NewBehaviour& wish);

  /// Reads by paths like "/behaviours/rondo/agents.xabsl", also with "..", but nothing outside.
  [[nodiscard]] decide::xabsl::FileReader reader() const;
  /// The names in such a folder; those of folders end in '/'.
  [[nodiscard]] std::vector<std::string> names_in(const std::string& folder) const;

 private:
  [[nodiscard]] ListedBehaviour about(const std::string& name) const;
  /// The file that stands for a folder: that of its team, else the first of rules or of a chart; empty = no behaviour.
  [[nodiscard]] std::string root_of(const std::string& name) const;
  /// Where a file is or would be; its folder must be there.
  [[nodiscard]] FileResult<std::filesystem::path> place_of(std::string_view path) const;

  /// Whether a text may be added in the place of `file`.
  [[nodiscard]] FileResult<void> room_for(std::string_view path, std::size_t bytes) const;

  std::filesystem::path folder_;
  StorageLimits limits_;
  std::mutex saving_;  ///< between looking and replacing
};

}  // namespace cancha::server
