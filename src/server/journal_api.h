#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/catalogue.h"
#include "server/journal_messages.h"
#include "server/journal_task.h"
#include "server/request.h"
#include "server/storage.h"

/// Journals of the robots' databases: recorded and replayed as ./cancha rtdb record and replay do (docs/rtdb.md), each
/// in a thread of its own, whether somebody looks or not.
///
///     GET    /api/team/journals         JournalsView: what is recorded and replayed, and the journals that there are
///     POST   /api/team/journals         StartJournal → 201 and JournalStatus; 404, 409 or 422 and a sentence
///     DELETE /api/team/journals?id=N    JournalStatus: it has ended, and what was recorded is closed
///
/// Who records only looks at the database, and keeps nobody from removing it. A replay uses it like any program, and
/// makes it where it is not there. Recordings get names of their own; nothing is overwritten.
namespace cancha::server {

class JournalApi {
 public:
  static constexpr std::size_t kMostAtOnce = 8;
  static constexpr std::size_t kMostKept = 24;  ///< with those that have ended
  static constexpr double kFastest = 1000.0;    ///< times real time
  static constexpr double kMostSeconds = 1e6;   ///< that can be asked for

  struct Settings {
    std::string databases{};             ///< folder of the robots' databases
    std::filesystem::path recordings{};  ///< folder for new journals; empty = nothing is recorded
    StorageLimits storage{};
  };
  /// `catalogue` knows the journals that can be replayed.
  JournalApi(Settings settings, Catalogue& catalogue) : settings_{std::move(settings)}, catalogue_{catalogue} {}
  ~JournalApi() { stop(); }
  JournalApi(const JournalApi&) = delete;
  JournalApi& operator=(const JournalApi&) = delete;

  [[nodiscard]] static bool is_mine(std::string_view path);
  /// `path` is the one above. Any thread may call.
  [[nodiscard]] Answer answer(const Request& request, std::string_view query);

  /// Ends all recordings and replays in order; no more can be started.
  void stop();

 private:
  using Task = std::shared_ptr<JournalTask>;

  [[nodiscard]] JournalsView view();
  [[nodiscard]] Answer start(const Request& request);
  [[nodiscard]] Answer record(const StartJournal& wish);
  [[nodiscard]] Answer replay(const StartJournal& wish);
  [[nodiscard]] Answer end(std::string_view query);
  /// Why nothing can be started for this robot now; the mutex is held.
  [[nodiscard]] std::optional<Answer> refusal_of(const StartJournal& wish) const;
  [[nodiscard]] JournalStatus begin_status(const StartJournal& wish, const std::string& file);
  [[nodiscard]] Answer keep(Task task);
  [[nodiscard]] std::set<std::string> recorded_now() const;

  const Settings settings_;
  Catalogue& catalogue_;
  mutable std::mutex mutex_;  ///< for all below
  std::vector<Task> tasks_;   ///< oldest first
  int last_id_ = 0;
  bool closed_ = false;
};

}  // namespace cancha::server
