#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "base/result.h"
#include "server/journal_messages.h"
#include "server/places.h"
#include "team/rtdb/journal.h"

namespace cancha::server {

/// One journal that is recorded or replayed, in a thread of its own. Any thread may call.
class JournalTask {
 public:
  /// Writes the values of a database until it is stopped, or for `status.length` seconds, or until the file is as large
  /// as it may be. Fails where the file cannot be written.
  [[nodiscard]] static Result<std::shared_ptr<JournalTask>> record(JournalStatus status,
                                                                   const std::filesystem::path& file,
                                                                   team::Database database, std::uint64_t most_bytes);
  /// Puts the values of a journal into a database.
  [[nodiscard]] static std::shared_ptr<JournalTask> replay(JournalStatus status, const std::filesystem::path& file,
                                                           team::Database database, double speed);
  ~JournalTask() { stop(); }
  JournalTask(const JournalTask&) = delete;
  JournalTask& operator=(const JournalTask&) = delete;

  [[nodiscard]] JournalStatus status() const;
  /// Ends it in order and waits for that: what was recorded is closed, the database left.
  void stop();

 private:
  JournalTask(JournalStatus status, const std::filesystem::path& file)
      : places_{{{file, status.file}}}, status_{std::move(status)} {}
  void tell(double seconds, std::uint64_t values, std::uint64_t lost);
  void end(const Result<void>& how);

  const Places places_;       ///< the file is known by its name
  mutable std::mutex mutex_;  ///< for the status
  JournalStatus status_;
  std::mutex ending_;
  std::jthread thread_;
};

}  // namespace cancha::server
