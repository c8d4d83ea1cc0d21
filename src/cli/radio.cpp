// ./cancha radio: carries the shared records of a robot to its team, and shows how well.

#include "cli/radio.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>

#include "base/file_writer.h"
#include "base/json.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/rtdb.h"
#include "cli/terminal.h"
#include "os/clock.h"
#include "team/radio/radio.h"
#include "team/rtdb/schema.h"

namespace cancha::cli {
namespace {

using team::Database;
using team::RecordRadio;

constexpr Duration kPatience{50'000'000};
constexpr int kNiceness = -15;
constexpr Duration kBetweenTables{500'000'000};

int tell(const Error& error) {
  complain(error);
  return kProblem;
}

std::string_view word(RadioMembership m) {
  return names(m)[static_cast<std::size_t>(m)];
}

/// The robot's database as its programs have made it; where there is none, one with the records of the schema.
Result<Database> database_of(const RadioOptions& o) {
  if (auto there = Database::attach(o.place)) return there;
  auto schema = team::load_schema(root() / "content", o.schema);
  if (!schema) return pass_on(std::move(schema));
  Database::Settings settings;
  settings.place = o.place;
  settings.members = schema->members;
  return Database::open(settings, schema->records);
}

/// Where the key of a team lies unless --key says otherwise: with the user's settings, as it outlives a reboot.
Result<std::filesystem::path> key_file(const RadioOptions& o) {
  if (!o.key.empty()) return std::filesystem::path{o.key};
  const char* settings = std::getenv("XDG_CONFIG_HOME");
  const char* home = std::getenv("HOME");
  const std::string name = o.place.team + ".key";
  if (settings != nullptr && *settings == '/') return std::filesystem::path{settings} / "cancha" / name;
  if (home != nullptr && *home == '/') return std::filesystem::path{home} / ".config" / "cancha" / name;
  return fail("team key", "this account has no home folder to keep it in", "say where with --key FILE, or --open");
}

/// Makes the file; one that is there stays.
Result<void> make_key(const std::filesystem::path& file) {
  auto secret = team::RadioKey::new_secret();
  if (!secret) return pass_on(std::move(secret));
  return write_file(file, *secret, {.replace = false, .make_folders = true, .owner_only = true});
}

/// The key of the team. The usual file is made where there is none yet; one that was asked for by name must be there.
Result<team::RadioKey> key_of(const RadioOptions& o) {
  auto file = key_file(o);
  if (!file) return pass_on(std::move(file));
  if (o.key.empty() && !std::filesystem::exists(*file)) {
    auto made = make_key(*file);
    // another radio of this machine may have been quicker
    if (!made && !std::filesystem::exists(*file)) return pass_on(std::move(made));
    if (made) fmt::print(stderr, "made a key for team {}: copy {} to the other robots\n", o.place.team, file->string());
  }
  return team::RadioKey::load(file->string());
}

}  // namespace

Result<RecordRadio::Settings> radio_settings(const RadioOptions& o) {
  RecordRadio::Settings made;
  made.team = o.place.team;
  made.link.interface = o.interface;
  if (!o.multicast.empty()) made.link.multicast = o.multicast;
  made.link.broadcast = o.broadcast;
  made.link.to = o.to;
  made.link.port = static_cast<std::uint16_t>(o.port);
  made.round = nearest(Seconds{o.round});
  auto budget = team::RadioBudget::named(o.budget);
  if (!budget) return pass_on(std::move(budget));
  made.budget = *budget;
  if (o.open) return made;
  auto key = key_of(o);
  if (!key) return pass_on(std::move(key));
  made.key = std::move(*key);
  return made;
}

namespace {

/// "world 57 ms, plan 1.2 s": how old what we know of a member is.
std::string ages_of(const Database& database, int member) {
  std::string text;
  for (const team::ByteRecord& record : database.records()) {
    const bool theirs = record.area() == team::Area::Shared || (record.area() == team::Area::Base && member == 0);
    if (!theirs || record.latest(member) == 0) continue;
    const double age = record.get({}, member).age.seconds();
    if (!text.empty()) text += ", ";
    text += age < 10.0 ? fmt::format("{} {:.0f} ms", record.name(), age * 1e3)
                       : fmt::format("{} {:.0f} s", record.name(), age);
  }
  return text;
}

/// Shows what the radio does: a table that is drawn again on a terminal, lines of news elsewhere.
class View {
 public:
  View(const RadioOptions& options, const Database& database)
      : options_{options}, database_{database}, on_terminal_{isatty(STDOUT_FILENO) == 1} {}

  void show(const RadioState& state, os::HostTime now) {
    if (options_.json) {
      fmt::print("{}\n", to_json(state));
      std::fflush(stdout);
      return;
    }
    if (link_ != state.link) fmt::print("{}, team {}, member {}\n", state.link, options_.place.team, state.member);
    link_ = state.link;
    if (!on_terminal_) {
      show_news(state);
    } else if (now >= next_) {
      next_ = now + kBetweenTables;
      // over the last table
      if (lines_ > 0) fmt::print("\x1b[{}A\x1b[J", lines_);
      lines_ = table(state);
    }
    std::fflush(stdout);
  }
  void end(const RadioState& state) {
    if (!options_.json && !on_terminal_) table(state);
  }

 private:
  void show_news(const RadioState& state) {
    std::map<int, RadioMembership> now;
    for (const RadioMember& m : state.members) now[m.member] = m.membership;
    for (const auto& [member, membership] : now) {
      const auto before = known_.find(member);
      if (before == known_.end() || before->second != membership)
        fmt::print("robot {} is {}\n", member, word(membership));
    }
    known_ = std::move(now);
    if (!state.trouble.empty() && state.trouble != trouble_) fmt::print("{}\n", state.trouble);
    trouble_ = state.trouble;
  }

  int table(const RadioState& s) {
    int lines = 2;
    fmt::print("round {} of {:.0f} ms in {} slots, {:.1f} of {:.1f} kB/s{}\n", s.round, s.round_length.seconds() * 1e3,
               s.slots, s.bytes_per_s / 1e3, s.budget / 1e3, s.has_key ? ", with a key" : ", open");
    fmt::print("{:>5} {:8} {:>4} {:>7} {:>8} {:>6} {:>6} {:>8} {:>9}  {}\n", "robot", "", "slot", "loss", "heard",
               "late", "astray", "ago", "behind", "ages");
    for (const RadioMember& m : s.members) {
      fmt::print("{:>5} {:8} {:>4} {:>5.0f} % {:>8} {:>6} {:>6} {:>5.0f} ms {:>6.1f} ms  {}\n", m.member,
                 word(m.membership), m.slot, m.loss * 100, m.heard, m.late, m.collided, m.heard_ago.seconds() * 1e3,
                 m.lateness.seconds() * 1e3, ages_of(database_, m.member));
      ++lines;
    }
    const RadioDropped& d = s.dropped;
    fmt::print(
        "dropped: {} garbage, {} oversized, {} of other teams, {} of other versions, {} of other layouts, "
        "{} of unknown records, {} replayed, {} not authentic, {} of rivals, {} doubtful\n",
        d.garbage, d.oversized, d.other_team, d.other_version, d.other_layout, d.undeclared, d.replayed,
        d.not_authentic, d.rival, d.doubtful);
    ++lines;
    if (!s.trouble.empty()) {
      fmt::print("{}\n", s.trouble);
      ++lines;
    }
    return lines;
  }

  const RadioOptions& options_;
  const Database& database_;
  bool on_terminal_;
  int lines_ = 0;
  os::HostTime next_;
  std::string link_;
  std::string trouble_;
  std::map<int, RadioMembership> known_;
};

int run_new_key(const RadioOptions& o) {
  const auto file = key_file(o);
  if (!file) return tell(file.error());
  if (const auto made = make_key(*file); !made) return tell(made.error());
  fmt::print("{}\ncopy this file to every robot of team {}; whoever has it can speak for the team\n", file->string(),
             o.place.team);
  return kFine;
}

int run_radio(const RadioOptions& o) {
  if (o.new_key) return run_new_key(o);
  if (o.open) {
    fmt::print(stderr, "warning: open frames; anybody on this network can forge them (./cancha radio --new-key)\n");
  }
  auto settings = radio_settings(o);
  if (!settings) return tell(settings.error());
  auto link = team::open_link(settings->link);
  if (!link) return tell(link.error());
  const auto database = database_of(o);
  if (!database) return tell(database.error());
  auto radio = RecordRadio::open(*settings, std::move(*link), *database);
  if (!radio) return tell(radio.error());
  (void)interrupted();  // from here on a signal ends us in order
  // a slot does not wait; where this is not allowed it goes as well as it goes
  (void)setpriority(PRIO_PROCESS, 0, kNiceness);
  View view{o, *database};
  const os::HostTime start = os::now();
  while (!interrupted()) {
    const bool news = radio->step(kPatience);
    const os::HostTime now = os::now();
    if (news) view.show(radio->state(), now);
    if (o.duration > 0 && (now - start).seconds() >= o.duration) break;
  }
  radio->leave();
  view.end(radio->state());
  return kFine;
}

}  // namespace

void add_link(CLI::App& verb, RadioOptions& o) {
  verb.add_option("--interface", o.interface, "by name; default: the best there is");
  CLI::Option* group = verb.add_option("--multicast", o.multicast, "this group; default: 239.255.32.200");
  CLI::Option* whole =
      verb.add_flag("--broadcast", o.broadcast, "to the whole network of the interface")->excludes(group);
  verb.add_option("--to", o.to, "to these machines, as 10.0.0.7,10.0.0.8:20033")
      ->delimiter(',')
      ->excludes(group)
      ->excludes(whole);
  verb.add_option("--port", o.port, "of the team")->capture_default_str()->check(within(1, 65535));
  verb.add_option("--round", o.round, "seconds; the same for all robots")
      ->capture_default_str()
      ->check(within(0.01, 10.0));
  verb.add_option("--budget", o.budget, "team: 1 Mbit/s; spl, hsl: the messages of that league")
      ->capture_default_str()
      ->check(CLI::IsMember({"team", "spl", "hsl"}));
  CLI::Option* key = verb.add_option(
      "--key", o.key,
      "file with the secret that the robots share; default: ~/.config/cancha/TEAM.key, made if missing");
  verb.add_flag("--open", o.open, "frames without a key, which anybody can forge")->excludes(key);
}

CLI::App* add_radio(CLI::App& app, std::function<int()>& verb) {
  const auto options = std::make_shared<RadioOptions>();
  RadioOptions& o = *options;
  CLI::App* made = app.add_subcommand("radio", "carry a robot's shared records to its team");
  add_folder(*made, o.place);
  add_robot(*made, o.place);
  made->add_option("--schema", o.schema, "of content/team, or a .toml file, where there is no database yet")
      ->capture_default_str();
  add_link(*made, o);
  made->add_flag("--new-key", o.new_key, "make the key file of the team, to be copied to all robots, and end")
      ->excludes(made->get_option("--open"));
  made->add_option("--duration", o.duration, "seconds; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  made->add_flag("--json", o.json, "its state as one JSON object a round");
  made->footer(
      "examples:\n  ./cancha radio --team demo --member 3\n  ./cancha radio --new-key --team demo\n  ./cancha radio "
      "--member 3 "
      "--interface wlan0 --key team.key");
  made->callback([options, &verb] { verb = [options] { return run_radio(*options); }; });
  return made;
}

}  // namespace cancha::cli
