// ./cancha rtdb: what the programs of a robot tell each other, seen and changed from outside.

#include "cli/rtdb.h"
#include "cli/checks.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/json.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "os/clock.h"
#include "team/rtdb/database.h"
#include "team/rtdb/journal.h"
#include "team/rtdb/overview.h"
#include "team/rtdb/schema.h"

namespace cancha::cli {
namespace {

using team::Area;
using team::ByteRecord;
using team::Database;

constexpr Duration kBetweenPictures{500'000'000};  ///< of top

int tell(const Error& error) {
  complain(error);
  return kProblem;
}

template <class Enum>
std::string_view word(Enum value) {
  return names(value)[static_cast<std::size_t>(value)];
}

/// "local", "base", or the member's number.
std::string owner_of(Area area, int member) {
  return area == Area::Shared ? std::to_string(member) : std::string{word(area)};
}

std::string age_text(Duration age) {
  const double s = age.seconds();
  if (s < 1.0) return fmt::format("{:.1f} ms", s * 1000);
  if (s < 120.0) return fmt::format("{:.1f} s", s);
  return s < 7200.0 ? fmt::format("{:.0f} min", s / 60) : fmt::format("{:.0f} h", s / 3600);
}

void print_value(const team::ShownValue& v, bool json) {
  if (json) {
    fmt::print("{}\n", to_json(v));
  } else if (v.number == 0) {
    fmt::print("{} of {}: nothing was put yet\n", v.record, owner_of(v.area, v.member));
  } else {
    fmt::print("{} of {}: {}, {} old, number {}, by {}\n{}\n", v.record, owner_of(v.area, v.member), word(v.state),
               age_text(nearest(Seconds{v.age})), v.number, v.origin, v.value.text);
  }
}

int rtdb_list(const RtdbOptions& options) {
  const auto all = team::list_databases(options.place.folder);
  if (options.json) {
    fmt::print("{}\n", to_json(all));
    return kFine;
  }
  for (const team::ListedDatabase& d : all) {
    if (d.trouble.empty()) {
      fmt::print("team {}, member {}: {} processes, {} records, {} kB\n", d.team, d.member, d.processes, d.records,
                 d.bytes / 1024);
    } else {
      fmt::print("team {}, member {}: {}\n", d.team, d.member, d.trouble);
    }
  }
  if (all.empty()) fmt::print("there are no databases in {}\n", options.place.folder);
  return kFine;
}

int rtdb_make(const RtdbOptions& options) {
  auto schema = team::load_schema(root() / "content", options.schema);
  if (!schema) return tell(schema.error());
  Database::Settings settings;
  settings.place = options.place;
  settings.members = schema->members;
  auto database = Database::open(settings, schema->records);
  if (!database) return tell(database.error());
  fmt::print("{}: {} records for a team of {}\n", database->path(), database->records().size(), schema->members);
  return kFine;
}

int rtdb_top(const RtdbOptions& options) {
  auto database = Database::attach(options.place);
  if (!database) return tell(database.error());
  (void)interrupted();  // from here on a signal ends us in order
  team::RateMeter rates{kBetweenPictures};
  os::HostTime last = os::now();
  (void)team::table_of(*database, rates, os::real_time());
  for (int round = 0; !interrupted() && (options.times == 0 || round < options.times); ++round) {
    os::sleep_until(last + kBetweenPictures);
    last = os::now();
    const team::DatabaseTable table = team::table_of(*database, rates, os::real_time());
    fmt::print("{:24} {:>6} {:>10} {:>9} {:>8} {:>7}  {}\n", "record", "owner", "age", "rate", "size", "lost",
               "put by");
    for (const team::RecordTable& record : table.records) {
      for (const team::ValueRow& v : record.values) {
        fmt::print("{:24} {:>6} {:>10} {:>6.1f}/s {:>6} B {:>7}  {}{}\n", record.name, owner_of(record.area, v.member),
                   age_text(v.age), v.rate, v.bytes, v.lost, v.origin, v.expired ? ", expired" : "");
      }
    }
    if (const auto used = database->check_use(); !used) return tell(used.error());
    fmt::print("{} processes, {} records\n\n", table.processes.size(), table.records.size());
    std::fflush(stdout);
  }
  return kFine;
}

int rtdb_dump(const RtdbOptions& options) {
  const auto database = Database::attach(options.place);
  if (!database) return tell(database.error());
  int status = kFine;
  team::for_each_value(*database, [&](const ByteRecord& record, int member) {
    const auto value = team::show_value(*database, record, member);
    if (value) {
      print_value(*value, options.json);
    } else {
      status = tell(value.error());
    }
  });
  if (const auto used = database->check_use(); !used) return tell(used.error());
  return status;
}

int rtdb_get(const RtdbOptions& options) {
  const auto database = Database::attach(options.place);
  if (!database) return tell(database.error());
  const auto record = database->find(options.name);
  if (!record) return tell(record.error());
  if (options.of > database->members()) {
    return tell({"--of", fmt::format("there is no member {}", options.of),
                 fmt::format("robots are 1 to {}, the base station is 0", database->members())});
  }
  const auto value = team::show_value(*database, *record, options.of);
  if (!value) return tell(value.error());
  print_value(*value, options.json);
  return value->number == 0 ? kProblem : kFine;
}

int rtdb_put(const RtdbOptions& options) {
  const auto database = Database::attach(options.place);
  if (!database) return tell(database.error());
  if (options.every > 0) (void)interrupted();  // from here on a signal ends us in order
  for (os::HostTime next = os::now();; next += nearest(Seconds{options.every})) {
    if (const auto put = team::put_json(*database, options.name, options.value); !put) return tell(put.error());
    if (options.every <= 0 || interrupted()) return kFine;
    os::sleep_until(next + nearest(Seconds{options.every}));
  }
}

int rtdb_record(const RtdbOptions& options) {
  auto database = Database::attach(options.place);
  if (!database) return tell(database.error());
  auto journal = team::Journal::open(options.file, *database);
  if (!journal) return tell(journal.error());
  (void)interrupted();  // from here on a signal ends us in order
  LiveLine line;
  const auto show = [&](Duration passed, const team::Journal::Statistics& s) {
    if (line.due()) line.show(fmt::format("{:.0f} s, {} values", passed.seconds(), s.values));
  };
  const auto recorded = team::record_journal(
      *journal, {.length = nearest(Seconds{options.seconds}), .stopped = interrupted, .progress = show});
  line.clear();
  if (!recorded) return tell(recorded.error());
  const team::Journal::Statistics& s = journal->statistics();
  fmt::print("{}: {} values, {} lost\n", options.file, s.values, s.lost);
  return kFine;
}

int rtdb_replay(const RtdbOptions& options) {
  auto database = Database::attach_or_make(options.place);
  if (!database) return tell(database.error());
  (void)interrupted();  // from here on a signal ends us in order
  const auto report = team::replay_journal(options.file, *database, {.speed = options.speed, .stopped = interrupted});
  if (!report) return tell(report.error());
  fmt::print("{} values of {:.1f} s\n", report->values, report->length.seconds());
  return kFine;
}

int rtdb_clean(const RtdbOptions& options) {
  const auto removed = team::remove_stale(options.place.folder);
  for (const team::Found& f : removed) fmt::print("removed {}\n", f.place.path());
  if (removed.empty()) fmt::print("there is nothing to remove\n");
  return kFine;
}

}  // namespace

void add_robot(CLI::App& verb, team::Place& place) {
  verb.add_option("--team", place.team, "of the robot")->capture_default_str();
  verb.add_option("--member", place.member, "its number; 0 is the base station")
      ->capture_default_str()
      ->check(within(0, team::kMostMembers));
}

void add_folder(CLI::App& verb, team::Place& place) {
  verb.add_option("--folder", place.folder, "where databases lie")->capture_default_str();
}

CLI::App* add_rtdb(CLI::App& app, RtdbOptions& o, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("rtdb", "the real-time database that the programs of a robot share");
  group->require_subcommand(1);
  const auto add = [&](const char* name, const char* about, int (*work)(const RtdbOptions&), const char* example) {
    CLI::App* made = group->add_subcommand(name, about);
    add_folder(*made, o.place);
    made->footer(fmt::format("example:\n  ./cancha rtdb {}", example));
    made->callback([&o, &verb, work] { verb = [&o, work] { return work(o); }; });
    return made;
  };
  const auto robot = [&](CLI::App* made) {
    add_robot(*made, o.place);
    return made;
  };
  add("list", "all databases of this machine", rtdb_list, "list")->add_flag("--json", o.json, "for programs");
  CLI::App* make = robot(add("make", "make a robot's database with the records of a schema", rtdb_make,
                             "make --schema cambada --member 3"));
  make->add_option("--schema", o.schema, "of content/team, or a .toml file")->capture_default_str();
  CLI::App* top = robot(add("top", "a live table: record, owner, age, rate, size, lost", rtdb_top, "top --member 3"));
  top->add_option("--times", o.times, "so often; otherwise until Ctrl-C")->check(within(1, 1'000'000));
  robot(add("dump", "all values", rtdb_dump, "dump --json"))->add_flag("--json", o.json, "one JSON object a line");
  CLI::App* get = robot(add("get", "one value", rtdb_get, "get world --of 4"));
  get->add_option("record", o.name, "its name")->required();
  get->add_option("--of", o.of, "whose; default: this robot's")->check(within(0, team::kMostMembers));
  get->add_flag("--json", o.json, "for programs");
  CLI::App* put = robot(add("put", "put a value", rtdb_put, "put coach '{\"active\": true}' --member 0"));
  put->add_option("record", o.name, "its name")->required();
  put->add_option("value", o.value, "as JSON; what is left out is zero")->required();
  put->add_option("--every", o.every, "again and again after so many seconds, until Ctrl-C")->check(within(0.001, 1e6));
  CLI::App* record = robot(add("record", "write all values to a journal (.mcap)", rtdb_record, "record robot3.mcap"));
  record->add_option("file", o.file, "the journal")->required();
  record->add_option("--seconds", o.seconds, "so long; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  CLI::App* replay = robot(add("replay", "put the values of a journal again", rtdb_replay, "replay robot3.mcap"));
  replay->add_option("file", o.file, "the journal")->required();
  replay->add_option("--speed", o.speed, "times real time; 0: as fast as it goes")->check(within(0.0, 1000.0));
  add("clean", "remove the databases that no process uses", rtdb_clean, "clean");
  return group;
}

}  // namespace cancha::cli
