#include "team/rtdb/overview.h"

#include <fmt/format.h>

#include "team/rtdb/value.h"

namespace cancha::team {
namespace {

constexpr std::size_t kMostCourses = 100'000;  ///< more are those of robots that were made again and again

/// The name of the message, which a layout's text says first.
std::string layout_name(const ByteRecord& record) {
  const auto layout = Layout::parse(record.layout_text());
  return layout ? layout->name : "";
}

}  // namespace

double RateMeter::rate(std::uint64_t robot, std::string_view record, int member, std::uint64_t number, Time now) {
  if (courses_.size() > kMostCourses) courses_.clear();
  const Sample sample{number, now};
  const auto [found, fresh] = courses_.try_emplace({robot, std::string{record}, member}, Course{sample, sample});
  Course& course = found->second;
  if (fresh) return 0.0;
  if (number < course.newer.number) {
    course = {sample, sample};
    return 0.0;
  }
  const Duration passed = now - course.older.at;
  // who asks again at once gets the same answer
  if (passed * 4 < over_) return course.rate;
  course.rate = static_cast<double>(number - course.older.number) / passed.seconds();
  const Duration since = now - course.newer.at;
  if (since >= over_) course.older = since > over_ * 4 ? sample : course.newer;  // nobody asked for long
  if (since >= over_) course.newer = sample;
  return course.rate;
}

std::vector<ListedDatabase> list_databases(const std::string& folder) {
  std::vector<ListedDatabase> all;
  for (const Found& f : find_databases(folder)) {
    all.push_back(
        {f.place.team, f.place.member, static_cast<int>(f.processes), static_cast<int>(f.records), f.bytes, f.trouble});
  }
  return all;
}

DatabaseTable table_of(const Database& database, RateMeter& rates, Time now) {
  DatabaseTable table;
  table.member = database.member();
  table.members = database.members();
  for (const Token token : database.processes()) {
    if (token != database.me()) table.processes.push_back(database.process_name(token));
  }
  for (const ByteRecord& record : database.records()) {
    RecordTable& made = table.records.emplace_back();
    made.name = record.name();
    made.area = record.area();
    made.layout = layout_name(record);
    made.period = record.period();
    made.lifetime = record.lifetime();
    made.capacity = record.capacity();
    for (int member = 0; member < record.instances(); ++member) {
      const Reading r = record.get({}, member);
      if (r.number == 0) continue;
      made.values.push_back({.member = r.member,
                             .number = r.number,
                             .age = r.age,
                             .expired = record.lifetime() > Duration{} && r.age > record.lifetime(),
                             .bytes = r.bytes,
                             .lost = record.lost(member),
                             .rate = rates.rate(database.robot(), record.name(), member, r.number, now),
                             .origin = database.process_name(r.origin)});
    }
  }
  return table;
}

Result<ShownValue> show_value(const Database& database, const ByteRecord& record, int member, std::uint64_t number,
                              std::size_t most) {
  std::string room(std::min(record.capacity(), most), '\0');
  const auto bytes = std::as_writable_bytes(std::span{room});
  const Reading reading = number == 0 ? record.get(bytes, member) : record.get_number(number, bytes, member);
  ShownValue made;
  made.record = record.name();
  made.area = record.area();
  made.member = reading.member;
  made.state = reading.state;
  if (reading.number == 0 && reading.state == Reading::State::Damaged) {
    if (auto used = database.check_use(); !used) return pass_on(std::move(used));
    return fail(fmt::format("record '{}'", record.name()), "is damaged in the database",
                "end its programs, then ./cancha rtdb clean");
  }
  if (reading.number == 0) return made;
  made.age = reading.age.seconds();
  made.number = reading.number;
  made.origin = database.process_name(reading.origin);
  if (reading.bytes > room.size()) {
    return fail(fmt::format("record '{}'", record.name()),
                fmt::format("a value of {} bytes is too large to be shown", reading.bytes));
  }
  auto layout = Layout::parse(record.layout_text());
  if (!layout) return pass_on(std::move(layout));
  auto value = read_stored(*layout, std::string_view{room}.substr(0, reading.bytes));
  if (!value) return pass_on(std::move(value));
  made.value.text.clear();
  append_json(made.value.text, *layout, *value);
  return made;
}

Result<void> put_json(const Database& database, std::string_view name, std::string_view json) {
  auto record = database.find(name);
  if (!record) return pass_on(std::move(record));
  auto layout = Layout::parse(record->layout_text());
  if (!layout) return pass_on(std::move(layout));
  auto value = read_json(*layout, json);
  if (!value) return pass_on(std::move(value));
  const std::string stored = write_stored(*layout, *value);
  return record->put(std::as_bytes(std::span{stored}));
}

}  // namespace cancha::team
