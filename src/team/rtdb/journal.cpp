#include "team/rtdb/journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "os/clock.h"

namespace cancha::team {
namespace {

constexpr std::string_view kTopics = "/rtdb/";
constexpr std::uint64_t kMostKept = 2 * kMostHistory;
constexpr std::string_view kJournalMetadata = "cancha.journal";
constexpr Duration kBetweenPolls = 1_ms;
constexpr Duration kLongestSleep = 20_ms;   ///< of a replay, which may be stopped meanwhile
constexpr Duration kBetweenLooks = 100_ms;  ///< of a replay, whether its database is still there
constexpr double kLongestWait = 1e9;        ///< seconds; what is due later would not fit into a time

std::string topic_of(const ByteRecord& record, int member) {
  if (record.area() == Area::Shared) return fmt::format("{}{}/{}", kTopics, member, record.name());
  return fmt::format("{}{}/{}", kTopics, names(Area{})[static_cast<std::size_t>(record.area())], record.name());
}

std::map<std::string, std::string> words_of(const ByteRecord& record, int member) {
  return {{"rtdb.layout", std::string{record.layout_text()}},
          {"rtdb.name", std::string{record.name()}},
          {"rtdb.area", std::to_string(static_cast<int>(record.area()))},
          {"rtdb.member", std::to_string(member)},
          {"rtdb.period_ns", std::to_string(record.period().ns)},
          {"rtdb.lifetime_ns", std::to_string(record.lifetime().ns)},
          {"rtdb.bytes", std::to_string(record.capacity())}};
}

/// A sentence where the database was removed or damaged meanwhile.
Result<void> look_for(const Database& database, const char* hint) {
  auto used = database.check_use();
  if (!used && used.error().hint.empty()) used.error().hint = hint;
  return used;
}

}  // namespace

Journal::Journal(mcap::McapWriter writer, Database database)
    : writer_{std::move(writer)}, database_{std::move(database)}, to_day_{os::to_time_of_day()} {}

Result<Journal> Journal::open(const std::string& path, Database database) {
  auto writer = mcap::McapWriter::open(path);
  if (!writer) return pass_on(std::move(writer));
  // a journal without any value has no topics to be told by
  if (auto named = writer->add_metadata(kJournalMetadata, {{"format", "1"}}); !named) return pass_on(std::move(named));
  Journal journal{std::move(*writer), std::move(database)};
  if (auto begun = journal.poll(); !begun) return pass_on(std::move(begun));
  return journal;
}

Result<void> Journal::follow_new_records() {
  std::vector<ByteRecord> records = database_.records();
  for (std::size_t i = followed_.size(); i < records.size(); ++i) {
    auto layout = Layout::parse(records[i].layout_text());
    if (!layout) return pass_on(std::move(layout));
    const auto instances = static_cast<std::size_t>(records[i].instances());
    followed_.push_back({records[i], std::move(*layout), std::vector<std::uint64_t>(instances),
                         std::vector<mcap::ChannelId>(instances)});
    // what was put before is told by its latest value
    for (std::size_t m = 0; m < instances; ++m) {
      const std::uint64_t latest = records[i].latest(static_cast<int>(m));
      followed_.back().seen[m] = latest > 0 ? latest - 1 : 0;
    }
    room_.resize(std::max(room_.size(), records[i].capacity()));
  }
  return {};
}

mcap::ChannelId Journal::channel(Followed& followed, int member) {
  mcap::ChannelId& made = followed.channels[static_cast<std::size_t>(member)];
  if (made.value == 0) {
    const mcap::SchemaId schema = writer_.add_schema(followed.layout.name, "protobuf", descriptor(followed.layout));
    made =
        writer_.add_channel(topic_of(followed.record, member), "protobuf", schema, words_of(followed.record, member));
  }
  return made;
}

void Journal::gather(Followed& followed, int member) {
  std::uint64_t& seen = followed.seen[static_cast<std::size_t>(member)];
  const std::uint64_t latest = followed.record.latest(member);
  // more than any ring keeps are not there, also where a number was damaged
  if (latest > seen && latest - seen > kMostKept) {
    statistics_.lost += latest - seen - kMostKept;
    seen = latest - kMostKept;
  }
  while (seen < latest) {
    ++seen;
    const os::HostTime now = os::now();
    const Reading reading = followed.record.get_number(seen, std::as_writable_bytes(std::span{room_}), member);
    auto value = read_stored(followed.layout, std::string_view{room_}.substr(0, reading.bytes));
    if (reading.number == 0 || !value) {
      ++statistics_.lost;
      continue;
    }
    News& news = news_.emplace_back();
    news.stamp = Time{(now - reading.age + to_day_).ns};
    news.channel = channel(followed, member);
    append_protobuf(news.bytes, followed.layout, *value);
  }
}

Result<void> Journal::poll() {
  if (auto followed = follow_new_records(); !followed) return followed;
  news_.clear();
  for (Followed& followed : followed_) {
    for (int member = 0; member < followed.record.instances(); ++member) gather(followed, member);
  }
  std::ranges::stable_sort(news_, {}, &News::stamp);
  for (const News& news : news_) {
    const Time when{std::max<std::int64_t>(news.stamp.ns, 0)};
    if (auto written = writer_.write(news.channel, when, std::string_view{news.bytes}); !written) return written;
    ++statistics_.values;
  }
  return {};
}

Result<void> Journal::close() {
  return writer_.close();
}

Result<void> record_journal(Journal& journal, const RecordSettings& settings) {
  const os::HostTime start = os::now();
  Result<void> going;
  for (os::HostTime next = start; going && !(settings.stopped && settings.stopped());
       next = os::now() + kBetweenPolls) {
    os::sleep_until(next);
    going = journal.poll();
    const Duration passed = os::now() - start;
    if (settings.progress) settings.progress(passed, journal.statistics());
    if (settings.length > Duration{} && passed >= settings.length) break;
    if (going) going = look_for(journal.database(), "what it had until then is in the journal");
  }
  auto closed = journal.close();
  return going ? closed : going;
}

bool is_journal(const mcap::McapReader& file) {
  const auto named = [](const mcap::Metadata& words) { return words.name == kJournalMetadata; };
  if (std::ranges::any_of(file.metadata(), named)) return true;
  return std::ranges::any_of(file.channels(), [](const auto& one) { return one.second.topic.starts_with(kTopics); });
}

namespace {

/// A channel of a journal, and the record that it goes into.
struct Target {
  ByteRecord record;
  Layout layout;
  int member = 0;
};

template <class Number>
bool read_word(const mcap::Channel& channel, const char* name, Number& number) {
  const auto found = channel.metadata.find(name);
  if (found == channel.metadata.end()) return false;
  const std::string& text = found->second;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc{} && end == text.data() + text.size();
}

/// Declares what a channel tells of; nothing where it is no record of a database.
Result<std::optional<Target>> target_of(const mcap::Channel& channel, Database& database) {
  const auto layout_text = channel.metadata.find("rtdb.layout");
  const auto name = channel.metadata.find("rtdb.name");
  if (layout_text == channel.metadata.end() || name == channel.metadata.end()) return std::nullopt;
  Declaration d;
  int area = 0;
  int member = 0;
  const bool read = read_word(channel, "rtdb.area", area) && read_word(channel, "rtdb.member", member) &&
                    read_word(channel, "rtdb.period_ns", d.period.ns) &&
                    read_word(channel, "rtdb.lifetime_ns", d.lifetime.ns) && read_word(channel, "rtdb.bytes", d.bytes);
  if (!read || area < 0 || area > 2) return fail(channel.topic, "does not say how its record was declared");
  auto layout = Layout::parse(layout_text->second);
  if (!layout) return fail(channel.topic, layout.error().text());
  d.name = name->second;
  d.layout = *layout;
  d.area = static_cast<Area>(area);
  auto record = database.declare(d);
  if (!record) return pass_on(std::move(record));
  return Target{std::move(*record), std::move(*layout), member};
}

Result<void> put(Target& target, const Database& database, std::string_view message) {
  auto value = read_protobuf(target.layout, message);
  if (!value) return pass_on(std::move(value));
  const std::string stored = write_stored(target.layout, *value);
  const auto bytes = std::as_bytes(std::span{stored});
  const bool own = target.record.area() == Area::Local ||
                   (target.record.area() == Area::Base ? kBaseStation : target.member) == database.member();
  return own ? target.record.put(bytes) : target.record.replicate(target.member, bytes, {});
}

/// Sleeps until a value is due, which comes `at` after the first one; false where the replay was stopped meanwhile.
bool wait_for(Duration at, os::HostTime start, ReplayReport so_far, const ReplaySettings& settings) {
  const double wait = settings.speed > 0 ? std::clamp(at.seconds() / settings.speed, 0.0, kLongestWait) : 0.0;
  const os::HostTime due = start + nearest(Seconds{wait});
  for (;;) {
    if (settings.stopped && settings.stopped()) return false;
    const os::HostTime now = os::now();
    if (now >= due) return true;
    so_far.length = std::max(so_far.length, nearest(Seconds{(now - start).seconds() * settings.speed}));
    if (settings.progress) settings.progress(so_far);
    os::sleep_until(std::min(due, now + kLongestSleep));
  }
}

}  // namespace

Result<ReplayReport> replay_journal(const std::string& path, Database& database, const ReplaySettings& settings) {
  auto reader = mcap::McapReader::open(path);
  if (!reader) return pass_on(std::move(reader));
  std::map<std::uint16_t, Target> targets;
  for (const auto& [id, channel] : reader->channels()) {
    auto target = target_of(channel, database);
    if (!target)
      return fail(fmt::format("{}, {}", path, target.error().where), target.error().what, target.error().hint);
    if (*target) targets.emplace(id, std::move(**target));
  }
  if (targets.empty()) return fail(path, "is no journal of a database", "./cancha rtdb record makes one");

  ReplayReport report;
  std::optional<Time> first;
  const os::HostTime start = os::now();
  os::HostTime next_look = start;
  Result<void> trouble;
  auto read = reader->read({}, [&](const mcap::MessageView& message) {
    const auto target = targets.find(message.channel.id);
    if (target == targets.end()) return true;
    if (!first) first = message.log_time;
    const Duration at = message.log_time - *first;
    if (!wait_for(at, start, report, settings)) return false;
    report.length = std::max(report.length, at);
    if (const os::HostTime now = os::now(); now >= next_look) {
      next_look = now + kBetweenLooks;
      trouble = look_for(database, "the replay ends here");
    }
    if (trouble) {
      trouble = put(target->second, database, message.data);
      if (!trouble) trouble = tl::unexpected<Error>(mcap::in_message(path, message, trouble.error()));
    }
    if (!trouble) return false;
    ++report.values;
    if (settings.progress) settings.progress(report);
    return true;
  });
  if (!read) return pass_on(std::move(read));
  if (!trouble) return pass_on(std::move(trouble));
  return report;
}

}  // namespace cancha::team
