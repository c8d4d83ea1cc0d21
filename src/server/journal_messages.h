#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"

/// Journals of robots' databases as the team page shows, starts and ends them.
namespace cancha::server {

enum class JournalKind : std::uint8_t { Record, Replay };
constexpr std::array<std::string_view, 2> names(JournalKind) {
  return {"record", "replay"};
}

/// A journal that is to be recorded or replayed.
struct StartJournal {
  JournalKind kind = JournalKind::Record;
  std::string team{};
  int member = 0;
  std::string file{};
  double speed = 1.0;
  double seconds = 0.0;

  static constexpr std::string_view kName = "cancha.StartJournal";
  static constexpr auto fields() {
    return list_of(
        entry("kind", &StartJournal::kind), entry("team", &StartJournal::team),
        entry("member", &StartJournal::member, "from whose database, or into whose"),
        entry("file", &StartJournal::file, "replay: one of the journals; a recording gets a name of its own"),
        entry("speed", &StartJournal::speed, "replay: times real time; 0: as fast as it goes"),
        entry("seconds", &StartJournal::seconds, "record: so long; 0: until it is ended"));
  }
};

/// A journal that is recorded or replayed now, or was lately.
struct JournalStatus {
  int id = 0;
  JournalKind kind = JournalKind::Record;
  std::string team{};
  int member = 0;
  std::string file{};
  bool running = true;
  double seconds = 0.0;
  double length = 0.0;
  std::uint64_t values = 0;
  std::uint64_t lost = 0;
  std::string problem{};

  static constexpr std::string_view kName = "cancha.JournalStatus";
  static constexpr auto fields() {
    return list_of(entry("id", &JournalStatus::id, "to end it by"), entry("kind", &JournalStatus::kind),
                   entry("team", &JournalStatus::team), entry("member", &JournalStatus::member),
                   entry("file", &JournalStatus::file, "its name among the recordings"),
                   entry("running", &JournalStatus::running),
                   entry("seconds", &JournalStatus::seconds, "recorded, or of the journal, so far"),
                   entry("length", &JournalStatus::length, "seconds in all; 0: until it is ended"),
                   entry("values", &JournalStatus::values, "so far"),
                   entry("lost", &JournalStatus::lost, "record: overwritten before they could be read"),
                   entry("problem", &JournalStatus::problem, "why it ended too early; else empty"));
  }
};

/// A journal that lies among the recordings.
struct ListedJournal {
  std::string name;
  std::uint64_t bytes = 0;
  std::int64_t modified = 0;
  bool complete = false;
  double seconds = 0.0;

  static constexpr std::string_view kName = "cancha.ListedJournal";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedJournal::name), entry("bytes", &ListedJournal::bytes),
                   entry("modified", &ListedJournal::modified, "seconds since 1970"),
                   entry("complete", &ListedJournal::complete, "closed by its writer"),
                   entry("seconds", &ListedJournal::seconds, "from the first value to the last"));
  }
};

/// All about journals.
struct JournalsView {
  std::vector<JournalStatus> tasks{};
  std::vector<ListedJournal> journals{};

  static constexpr std::string_view kName = "cancha.JournalsView";
  static constexpr auto fields() {
    return list_of(entry("tasks", &JournalsView::tasks, "newest first; those of the same robot and kind once"),
                   entry("journals", &JournalsView::journals, "newest first; without those that are recorded now"));
  }
};

}  // namespace cancha::server
