#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/result.h"
#include "mcap/reader.h"
#include "mcap/writer.h"
#include "team/rtdb/database.h"
#include "team/rtdb/value.h"

namespace cancha::team {

/// Writes every value of a database to an MCAP file, for viewers and for replay.
///
/// Topics are /rtdb/local/NAME, /rtdb/base/NAME and /rtdb/MEMBER/NAME; messages are protobuf whatever the form in the
/// database, and log times are the stamps of the values as times of day. How records were declared stands in the
/// metadata of their channels.
class Journal {
 public:
  struct Statistics {
    std::uint64_t values = 0;
    std::uint64_t lost = 0;  ///< overwritten before poll() came by
  };

  /// Begins with the latest values of all records.
  [[nodiscard]] static Result<Journal> open(const std::string& path, Database database);

  /// Writes what is new since the last call, of records that are new, too. A value is missed where more are put between
  /// two calls than the record's ring keeps: 4, 8, or its history.
  [[nodiscard]] Result<void> poll();
  [[nodiscard]] Result<void> close();
  [[nodiscard]] const Statistics& statistics() const { return statistics_; }
  [[nodiscard]] const Database& database() const { return database_; }

 private:
  struct Followed {
    ByteRecord record;
    Layout layout;
    std::vector<std::uint64_t> seen;        ///< for each instance
    std::vector<mcap::ChannelId> channels;  ///< for each instance; 0 = none yet
  };
  struct News {
    Time stamp;
    mcap::ChannelId channel;
    std::string bytes;
  };

  Journal(mcap::McapWriter writer, Database database);
  [[nodiscard]] Result<void> follow_new_records();
  void gather(Followed& followed, int member);
  [[nodiscard]] mcap::ChannelId channel(Followed& followed, int member);

  mcap::McapWriter writer_;
  Database database_;
  Duration to_day_;
  std::vector<Followed> followed_;
  std::vector<News> news_;
  std::string room_;
  Statistics statistics_;
};

struct RecordSettings {
  Duration length{};                ///< so long; 0 = until it is stopped
  std::function<bool()> stopped{};  ///< asked about a thousand times a second
  std::function<void(Duration passed, const Journal::Statistics&)> progress{};  ///< told as often
};

/// Polls a thousand times a second until it is stopped, then closes the journal.
///
/// It ends with a sentence where the disk fails or where the database is removed. The journal is closed then, too, as
/// far as the disk allows, and keeps what was written before.
[[nodiscard]] Result<void> record_journal(Journal& journal, const RecordSettings& settings);

struct ReplayReport {
  std::uint64_t values = 0;
  Duration length;  ///< from the first to the last value in the journal, as far as it was replayed
};

struct ReplaySettings {
  double speed = 1.0;                                   ///< times real time; 0 = as fast as it goes
  std::function<bool()> stopped{};                      ///< asked before each value, and while waiting for its time
  std::function<void(const ReplayReport&)> progress{};  ///< told after each value, and while waiting
};

/// Does a file hold values of a database?
[[nodiscard]] bool is_journal(const mcap::McapReader& file);

/// Puts the values of a journal into a database again, at the pace at which they came; records that are missing are
/// declared. Values of this robot are put, those of others replicated. A replay that is stopped is no failure.
[[nodiscard]] Result<ReplayReport> replay_journal(const std::string& path, Database& database,
                                                  const ReplaySettings& settings);

}  // namespace cancha::team
