// ./cancha team run: a team whose robots are processes of their own. It starts a world that serves their bodies, for
// each robot its player and its radio, and a base station; and tells when one of them ends.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cli/checks.h"
#include "cli/options.h"
#include "cli/rtdb.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "match/fixture.h"
#include "os/process.h"
#include "robot/profile.h"
#include "team/net/sockets.h"
#include "team/rtdb/database.h"

namespace cancha::cli {
namespace {

constexpr Duration kLook{100'000'000};        ///< between two looks at all of them
constexpr Duration kPatience{3'000'000'000};  ///< for one that was asked to end

struct TeamOptions {
  std::string team = "msl";
  std::string yellow = "msl";
  std::string league = "msl";
  std::string pitch;     ///< "18x12"; empty: the league's
  double minutes = 0.0;  ///< 0: the league's two halves
  std::uint64_t seed = 1;
  std::string record;
  team::Place place{.team = "blue"};  ///< of the databases
  int bodies = 24100;
  int refbox = 24197;
  int radio = 20032;
  bool headless = false;
  bool no_browser = false;
  bool verbose = false;
};

/// One process of the team.
struct Child {
  std::string what;
  os::Process process;
  bool told = false;  ///< its end
};

/// Everything that was started, and whose end is awaited.
class TeamOfProcesses {
 public:
  explicit TeamOfProcesses(const TeamOptions& options) : o_{options}, program_{os::own_program().string()} {}

  Result<int> run(int robots, const std::vector<std::string>& profiles) {
    robots_ = robots;
    if (auto started = start_all(robots, profiles); !started) return pass_on(std::move(started));
    fmt::print("Ctrl-C ends them all; each may be killed by its number, and started again\n");
    std::fflush(stdout);
    while (!interrupted() && !children_.front().process.ended()) {
      tell_ends();
      team::rest(kLook);
    }
    return end_all();
  }

 private:
  Result<void> start(std::string what, std::vector<std::string> words, bool speaks) {
    words.insert(words.begin(), program_);
    os::Launch launch{.command = std::move(words)};
    if (!speaks && !o_.verbose) launch.handed.push_back({os::Launch::kNothing, 1});
    // orders to the team's coach are typed here
    if (what != kBase) launch.handed.push_back({os::Launch::kNothing, 0});
    auto process = os::Process::start(launch);
    if (!process) return pass_on(std::move(process));
    fmt::print("{:14} process {}\n", what, process->pid());
    std::fflush(stdout);
    children_.push_back({std::move(what), std::move(*process)});
    return {};
  }

  Result<void> start_all(int robots, const std::vector<std::string>& profiles) {
    const std::string team = o_.place.team;
    if (auto world = start("world", world_words(), true); !world) return world;
    for (int i = 0; i < robots; ++i) {
      const std::string robot = fmt::format("blue:{}", i);
      const std::string& profile = profiles[std::min(static_cast<std::size_t>(i), profiles.size() - 1)];
      std::vector<std::string> own{
          "robot",   "run",      profile,        "--world", fmt::format("127.0.0.1:{}", o_.bodies),
          "--robot", robot,      "--league",     o_.league, "--team",
          team,      "--folder", o_.place.folder};
      add_pitch(own);
      if (auto player = start("player " + robot, std::move(own), false); !player) return player;
      std::vector<std::string> words{"radio", "--team", team, "--member", std::to_string(i + 1)};
      add_radio_words(words);
      if (auto radio = start("radio " + robot, std::move(words), false); !radio) return radio;
    }
    std::vector<std::string> words{"basestation", "--team", team, "--refbox", fmt::format("127.0.0.1:{}", o_.refbox)};
    add_radio_words(words);
    return start(kBase, std::move(words), false);
  }

  [[nodiscard]] std::vector<std::string> world_words() const {
    std::vector<std::string> words{"play",          o_.league,
                                   "--blue",        o_.team,
                                   "--yellow",      o_.yellow,
                                   "--seed",        std::to_string(o_.seed),
                                   "--blue-bodies", std::to_string(o_.bodies),
                                   "--announce",    fmt::format("msl:{}", o_.refbox)};
    add_pitch(words);
    if (o_.minutes > 0) words.insert(words.end(), {"--minutes", fmt::format("{}", o_.minutes)});
    if (!o_.record.empty()) words.insert(words.end(), {"--record", o_.record});
    if (o_.headless) words.emplace_back("--headless");
    if (o_.no_browser) words.emplace_back("--no-browser");
    return words;
  }

  void add_pitch(std::vector<std::string>& words) const {
    if (!o_.pitch.empty()) words.insert(words.end(), {"--pitch", o_.pitch});
  }

  void add_radio_words(std::vector<std::string>& words) const {
    words.insert(words.end(),
                 {"--folder", o_.place.folder, "--interface", "lo", "--broadcast", "--port", std::to_string(o_.radio)});
  }

  void tell_ends() {
    for (Child& child : children_) {
      const auto end = child.process.ended();
      if (!end || std::exchange(child.told, true)) continue;
      fmt::print(stderr, "{} has ended ({} {}); the others go on\n", child.what,
                 end->by_signal ? "signal" : "exit status", end->number);
    }
  }

  /// The world first, so that players hear from it that it ends.
  int end_all() {
    // a second signal would end us alone, and leave them running without us
    for (const int ending : {SIGINT, SIGTERM, SIGHUP}) std::signal(ending, SIG_IGN);
    for (Child& child : children_) {
      child.process.ask_to_end();
      if (&child == &children_.front()) (void)child.process.ends_within(kPatience);
    }
    for (Child& child : children_) (void)child.process.ends_within(kPatience);
    remove_databases();
    const auto end = children_.front().process.ended();
    return end && end->good() ? kFine : kProblem;
  }

  /// Those that nobody else uses any more.
  void remove_databases() {
    team::Place place = o_.place;
    for (place.member = team::kBaseStation; place.member <= robots_; ++place.member) {
      if (auto left = team::Database::attach(place)) (void)left->remove_if_alone();
    }
  }

  static constexpr const char* kBase = "base station";
  const TeamOptions& o_;
  int robots_ = 0;
  std::string program_;
  std::vector<Child> children_;
};

Result<int> run(const TeamOptions& o) {
  const auto content = root() / "content";
  auto league = match::league_of({.league = o.league, .pitch = o.pitch}, content);
  if (!league) return pass_on(std::move(league));
  auto team = robot::load_team(content, o.team);
  if (!team) return pass_on(std::move(team));
  for (const std::string& name : team->players) {
    auto profile = robot::load_profile(content, name);
    if (!profile) return pass_on(std::move(profile));
    if (!league->omni || !robot::suits(*profile, *league) || !profile->records) {
      return fail(fmt::format("player '{}'", name),
                  "cannot be a process of its own: it needs omni wheels and a database", "try ./cancha team run msl");
    }
  }
  (void)interrupted();  // from here on a signal ends us in order
  return TeamOfProcesses{o}.run(league->players, team->players);
}

}  // namespace

CLI::App* add_team_run(CLI::App& app, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("team", "a team whose robots are processes of their own");
  group->require_subcommand(1);
  const auto options = std::make_shared<TeamOptions>();
  TeamOptions& o = *options;
  CLI::App* made = group->add_subcommand("run", "start a world, a player and a radio for each robot, a base station");
  made->add_option("team", o.team, "blue's, of content/teams")->type_name("TEAM")->capture_default_str();
  made->add_option("--yellow", o.yellow, "the other team, which plays inside the world")->capture_default_str();
  made->add_option("--league", o.league, "of robots on omni wheels")->type_name("LEAGUE")->capture_default_str();
  made->add_option("--pitch", o.pitch, "length and width in metres, 8x6 to 18x12")->type_name("LENGTHxWIDTH");
  made->add_option("--minutes", o.minutes, "length of the whole match; default: the league's")
      ->check(within(0.01, 1e4));
  made->add_option("--seed", o.seed, "of the world")->check(whole_number())->capture_default_str();
  made->add_option("--record", o.record, "where the recording goes; default: a free name, recordings/NAME.mcap");
  made->add_option("--name", o.place.team, "of the team, in the names of its databases")->capture_default_str();
  add_folder(*made, o.place);
  made->add_option("--bodies", o.bodies, "UDP port of the bodies")->check(within(1, 65535))->capture_default_str();
  made->add_option("--refbox", o.refbox, "TCP port of the world's RefBox")
      ->check(within(1, 65535))
      ->capture_default_str();
  made->add_option("--radio", o.radio, "UDP port of the radios")->check(within(1, 65535))->capture_default_str();
  made->add_flag("--headless", o.headless, "no studio");
  made->add_flag("--no-browser", o.no_browser, "only print the studio's address")
      ->excludes(made->get_option("--headless"));
  made->add_flag("--verbose", o.verbose, "players, radios and the base station tell here what they do");
  made->footer(
      "example:\n  ./cancha team run msl --minutes 10\n"
      "Orders to the base station are typed here: stop, start, role 3 striker, out 2, in 2.\n"
      "One that was killed comes again by hand, for example\n"
      "  ./cancha robot run msl --world 127.0.0.1:24100 --robot blue:2\n"
      "  ./cancha radio --team blue --member 3 --interface lo --broadcast");
  made->callback([options, &verb] {
    verb = [options] {
      const auto done = run(*options);
      if (done) return *done;
      complain(done.error());
      return kUsage;
    };
  });
  return group;
}

}  // namespace cancha::cli
