#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "decide/xabsl/source.h"
#include "server/behaviour_roots.h"
#include "server/behaviour_templates.h"
#include "server/safe_file.h"
#include "server/storage.h"

/// The behaviours of content and those named on the command line, for people who write them.
namespace cancha::server {

/// A behaviour as lists show it. Files are told by its name and their paths in it: "rondo/Options/strike.xabsl".
struct ListedBehaviour {
  std::string name;                ///< of its folder
  std::string team;                ///< that runs it: its name, or the path that was named on the command line
  std::string title;               ///< as its root file says; may be empty
  std::string root;                ///< the file that includes the others
  std::vector<std::string> files;  ///< those it is made of, and others in its folder
  bool playable = false;           ///< wheeled robots can run it

  static constexpr std::string_view kName = "cancha.ListedBehaviour";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedBehaviour::name, "of its folder"),
                   entry("team", &ListedBehaviour::team, "that runs it: its name, or a path of the command line"),
                   entry("title", &ListedBehaviour::title, "may be empty"),
                   entry("root", &ListedBehaviour::root, "the file that includes the others"),
                   entry("files", &ListedBehaviour::files, "those it is made of, and others in its folder"),
                   entry("playable", &ListedBehaviour::playable, "wheeled robots can run it"));
  }
};

/// The wish for a behaviour that begins as a copy of another, or as a template.
struct NewBehaviour {
  std::string name;
  std::string from = "first_steps";  ///< of a copy
  NewKind kind = NewKind::Copy;

  static constexpr std::string_view kName = "cancha.NewBehaviour";
  static constexpr auto fields() {
    return list_of(entry("name", &NewBehaviour::name, "small letters, digits and _"),
                   entry("from", &NewBehaviour::from, "the behaviour to copy"),
                   entry("kind", &NewBehaviour::kind, "copy, or the template: rules, chart"));
  }
};

/// Whether a path may name a file of a behaviour: a folder, perhaps more, and a name.xabsl, .xml, .scxml or .csv, all
/// of them made of letters, digits, '_', '-' and inner '.'.
[[nodiscard]] bool is_behaviour_path(std::string_view path);

/// Reads and writes the files of behaviours, below content's folder and those that the user has named, and nothing
/// else: whatever a path says, whatever links lie there. Any thread may call.
class BehaviourFiles {
 public:
  static constexpr std::size_t kMostBytes = 1 << 20;         ///< of a file
  static constexpr std::string_view kRoot = "/behaviours/";  ///< what the folder is called by readers of includes

  /// `teams`: those named on the command line; new behaviours go into content/behaviours.
  explicit BehaviourFiles(const std::filesystem::path& content, const std::vector<std::string>& teams = {},
                          const StorageLimits& limits = {})
      : folder_{content / "behaviours"}, roots_{content, teams}, limits_{limits} {}

  /// By name.
  [[nodiscard]] std::vector<ListedBehaviour> list() const;
  [[nodiscard]] FileResult<std::string> read(std::string_view path) const;

  /// Puts a text in the place of another, at once or not at all. `known` is the etag of the text that it is made from:
  /// where another lies there now, it is refused; "*" replaces whatever there is, and "" only makes new files.
  [[nodiscard]] FileResult<SavedFile> save(std::string_view path, std::string_view text, std::string_view known);
  /// Makes a behaviour of a new name in content.
  [[nodiscard]] FileResult<ListedBehaviour> create(const NewBehaviour& wish);

  /// Reads by paths like "/behaviours/rondo/agents.xabsl", also with "..", but nothing outside.
  [[nodiscard]] decide::xabsl::FileReader reader() const;
  /// The names in such a folder; those of folders end in '/'.
  [[nodiscard]] std::vector<std::string> names_in(const std::string& folder) const;

 private:
  [[nodiscard]] ListedBehaviour about(const std::string& name) const;
  /// The files of a new behaviour.
  [[nodiscard]] FileResult<std::vector<TemplateFile>> beginning_of(const NewBehaviour& wish) const;
  /// The file that stands for a folder: that of its team, else the first of rules or of a chart; empty = no behaviour.
  [[nodiscard]] std::string root_of(const std::string& name) const;
  /// Where a file is or would be; its folder must be there.
  [[nodiscard]] FileResult<std::filesystem::path> place_of(std::string_view path) const;

  /// Whether a text may be added in the place of another.
  [[nodiscard]] FileResult<void> room_for(std::string_view path, std::size_t bytes) const;

  /// Where a path leads: the folder that must not be left, and the path in it.
  struct Spot {
    std::filesystem::path folder;
    std::string inner;
  };
  [[nodiscard]] std::optional<Spot> spot_of(std::string_view path) const;
  /// The folder of a behaviour.
  [[nodiscard]] std::filesystem::path home_of(const std::string& name) const;
  /// The files of a behaviour's own folder, by their paths in it.
  [[nodiscard]] std::vector<std::string> own_files(const std::string& name) const;

  std::filesystem::path folder_;
  BehaviourRoots roots_;
  StorageLimits limits_;
  std::mutex saving_;  ///< between looking and replacing
};

}  // namespace cancha::server
