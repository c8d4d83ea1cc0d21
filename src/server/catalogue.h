#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "messages/game.h"

namespace cancha::server {

/// One recording as the home page lists it.
struct ListedRecording {
  std::string name;           ///< below /recordings/, not encoded
  std::uint64_t bytes = 0;    ///< of the file
  std::int64_t modified = 0;  ///< seconds since 1970
  bool complete = false;      ///< closed by its writer
  double seconds = 0.0;       ///< from the first message to the last
  std::string blue;           ///< team
  std::string yellow;         ///< team
  Score score;                ///< at the end
  std::string league;         ///< name
  std::string branch_of;      ///< name of the recording whose beginning it shares; empty = none
  double branch_time = 0.0;   ///< up to here, seconds
  bool journal = false;       ///< no match, but the values of a robot's database
  std::string error;          ///< why it cannot be read; empty where it can

  static constexpr std::string_view kName = "cancha.ListedRecording";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedRecording::name), entry("bytes", &ListedRecording::bytes),
                   entry("modified", &ListedRecording::modified, "seconds since 1970"),
                   entry("complete", &ListedRecording::complete), entry("seconds", &ListedRecording::seconds),
                   entry("blue", &ListedRecording::blue), entry("yellow", &ListedRecording::yellow),
                   entry("score", &ListedRecording::score), entry("league", &ListedRecording::league),
                   entry("branch_of", &ListedRecording::branch_of, "recording whose beginning it shares"),
                   entry("branch_time", &ListedRecording::branch_time, "up to here, s"),
                   entry("journal", &ListedRecording::journal, "no match, but values of a robot's database"),
                   entry("error", &ListedRecording::error));
  }
};

/// The recordings of a folder, and single ones from elsewhere. Any thread may call.
class Catalogue {
 public:
  static constexpr std::size_t kMostListed = 200;                   ///< the newest
  static constexpr std::size_t kMostLookedAt = 20'000;              ///< files of the folder
  static constexpr std::uint64_t kMostScannedBytes = 256ull << 20;  ///< a file never closed must be read as a whole

  explicit Catalogue(std::filesystem::path folder) : folder_{std::move(folder)} {}

  /// Makes a file from elsewhere reachable by a name without '/'; it hides one of the folder with the same name.
  void share(std::string name, const std::filesystem::path& file);
  /// The folder of recordings.
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// Whether a name was shared, and whether its file lies in the folder all the same.
  [[nodiscard]] bool is_shared(std::string_view name) const;
  [[nodiscard]] bool lies_in_folder(std::string_view name) const;
  /// A shared file was renamed or deleted: its name is free again.
  void forget(std::string_view name);
  /// The file behind a name; none where there is none or it ends in something else than ".mcap".
  [[nodiscard]] std::optional<std::filesystem::path> find(std::string_view name) const;
  /// The newest recordings, newest first. Files are read again only when size or time of writing changed. Names can be
  /// left out: a file that grows would be read as a whole each time.
  [[nodiscard]] std::vector<ListedRecording> list(const std::set<std::string>& without = {});

 private:
  struct Seen {
    std::filesystem::path path;
    std::int64_t modified_ns = 0;
    ListedRecording recording;
  };
  [[nodiscard]] std::vector<Seen> look_around() const;

  std::filesystem::path folder_;
  mutable std::mutex mutex_;
  std::map<std::string, std::filesystem::path, std::less<>> shared_;
  std::map<std::filesystem::path, Seen> known_;
};

}  // namespace cancha::server
