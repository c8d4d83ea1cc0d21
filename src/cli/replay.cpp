// ./cancha replay and ./cancha watch: what recordings hold, and whether they come out the same again.

#include <fmt/format.h>

#include "base/json.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "match/replay.h"
#include "mcap/reader.h"
#include "mcap/recover.h"
#include "world/wheeled_world.h"

namespace cancha::cli {
namespace {

struct ReplayReport {
  std::string file;
  bool equal = false;
  std::string difference;
  std::int64_t checkpoints = 0;
  double simulated_seconds = 0.0;
  bool complete = false;

  static constexpr auto fields() {
    return list_of(entry("file", &ReplayReport::file), entry("equal", &ReplayReport::equal),
                   entry("difference", &ReplayReport::difference), entry("checkpoints", &ReplayReport::checkpoints),
                   entry("simulated_seconds", &ReplayReport::simulated_seconds),
                   entry("complete", &ReplayReport::complete));
  }
};

struct TopicReport {
  std::string topic;
  std::string type;
  std::uint64_t messages = 0;

  static constexpr auto fields() {
    return list_of(entry("topic", &TopicReport::topic), entry("type", &TopicReport::type),
                   entry("messages", &TopicReport::messages));
  }
};

struct WatchReport {
  std::string file;
  bool complete = false;
  double seconds = 0.0;
  std::vector<TopicReport> topics;

  static constexpr auto fields() {
    return list_of(entry("file", &WatchReport::file), entry("complete", &WatchReport::complete),
                   entry("seconds", &WatchReport::seconds), entry("topics", &WatchReport::topics));
  }
};

/// What `--recover --json` prints.
struct RecoverReport {
  std::string file;
  std::string written;
  std::uint64_t messages = 0;
  std::uint64_t lost_bytes = 0;
  std::uint32_t lost_chunks = 0;
  bool was_complete = false;

  static constexpr auto fields() {
    return list_of(entry("file", &RecoverReport::file), entry("written", &RecoverReport::written),
                   entry("messages", &RecoverReport::messages, "saved"),
                   entry("lost_bytes", &RecoverReport::lost_bytes), entry("lost_chunks", &RecoverReport::lost_chunks),
                   entry("was_complete", &RecoverReport::was_complete));
  }
};

WatchReport look_into(const mcap::McapReader& reader) {
  WatchReport report{
      reader.name(), !reader.was_incomplete(), static_cast<double>(reader.statistics().end_time) * 1e-9, {}};
  for (const auto& [id, channel] : reader.channels()) {
    const auto schema = reader.schemas().find(channel.schema_id);
    const auto count = reader.statistics().channel_messages.find(id);
    report.topics.push_back({channel.topic, schema == reader.schemas().end() ? "" : schema->second.name,
                             count == reader.statistics().channel_messages.end() ? 0 : count->second});
  }
  return report;
}

int recover_to(const std::string& file, const WatchOptions& options) {
  const auto report = mcap::recover(file, options.recover);
  if (!report) {
    complain(report.error());
    return kProblem;
  }
  if (options.json) {
    fmt::print("{}\n", to_json(RecoverReport{file, options.recover, report->messages, report->lost_bytes,
                                             report->lost_chunks, report->was_complete}));
    return kFine;
  }
  fmt::print("{} messages saved to {}; {} bytes and {} chunks were lost\n", report->messages, options.recover,
             report->lost_bytes, report->lost_chunks);
  return kFine;
}

}  // namespace

int replay(const ReplayOptions& options) {
  const auto file = find_recording(options.file);
  if (!file) return complain(file.error()), kUsage;
  auto read = match::read_recording(*file);
  if (!read) {
    complain(read.error());
    return kProblem;
  }
  const auto recording = std::make_shared<const match::Recording>(std::move(*read));
  LiveLine line;
  const auto verified = match::verify(recording, root() / "content", [&](double share) {
    if (line.due()) line.show(fmt::format(" playing again … {:.0f} %", 100 * share));
  });
  line.clear();
  if (!verified) {
    complain(verified.error());
    return kProblem;
  }
  const ReplayReport report{
      *file, verified->equal, verified->difference, verified->checkpoints, verified->seconds, recording->complete};
  if (options.json) {
    fmt::print("{}\n", to_json(report));
  } else if (report.equal) {
    fmt::print("{}: the same match again, {:.0f} s, {} fingerprints equal{}\n", report.file, report.simulated_seconds,
               report.checkpoints, report.complete ? "" : " (the recording was cut off)");
  } else {
    fmt::print("{}: {}\n", report.file,
               report.difference.empty() ? "holds no fingerprints to compare" : report.difference);
  }
  return report.equal ? kFine : kProblem;
}

int watch(const WatchOptions& options) {
  const auto file = find_recording(options.file);
  if (!file) return complain(file.error()), kUsage;
  if (!options.recover.empty()) return recover_to(*file, options);
  if (!options.info && !options.json) return watch_in_browser(*file, options.serve);
  auto reader = mcap::McapReader::open(*file);
  if (!reader) {
    complain(reader.error());
    return kProblem;
  }
  const WatchReport report = look_into(*reader);
  if (options.json) {
    fmt::print("{}\n", to_json(report));
    return kFine;
  }
  fmt::print("{}: {:.1f} s{}\n", report.file, report.seconds,
             report.complete ? "" : ", cut off; --recover OUT writes a whole file");
  for (const TopicReport& topic : report.topics) {
    fmt::print("  {:<22} {:<26} {:>8}\n", topic.topic, topic.type, topic.messages);
  }
  return kFine;
}

}  // namespace cancha::cli
