// ./cancha team run: a team whose robots are processes of their own. It starts a world that serves their bodies, for
// each robot its player and its radio, and a base station; and tells when one of them ends.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
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
  bool yellow_too = false;             ///< its robots are processes, too
  std::string yellow_name = "yellow";  ///< part of the names of its databases
  std::vector<std::string> elsewhere;  ///< robots whose processes are started on other machines
  bool anyone = false;                 ///< other machines may have bodies here, and hear the RefBox
  std::string interface = "lo";        ///< of the radios
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

  /// By side: the profiles of its players; none: it plays inside the world.
  using Profiles = std::array<std::vector<std::string>, 2>;

  Result<int> run(int robots, const Profiles& profiles) {
    robots_ = robots;
    if (auto started = start_all(profiles); !started) return pass_on(std::move(started));
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

  Result<void> start_all(const Profiles& profiles) {
    if (auto world = start("world", world_words(), true); !world) return world;
    for (const Team side : kTeams) {
      if (profiles[index(side)].empty()) continue;
      if (auto robots = start_robots(side, profiles[index(side)]); !robots) return robots;
    }
    return {};
  }

  Result<void> start_robots(Team side, const std::vector<std::string>& profiles) {
    const std::string& team = name_of(side);
    for (int i = 0; i < robots_; ++i) {
      const std::string robot = fmt::format("{}:{}", name(side), i);
      if (std::ranges::find(o_.elsewhere, robot) != o_.elsewhere.end()) continue;
      const std::string& profile = profiles[std::min(static_cast<std::size_t>(i), profiles.size() - 1)];
      std::vector<std::string> own{
          "robot",   "run",      profile,        "--world", fmt::format("127.0.0.1:{}", port_of(o_.bodies, side)),
          "--robot", robot,      "--league",     o_.league, "--team",
          team,      "--folder", o_.place.folder};
      add_pitch(own);
      if (auto player = start("player " + robot, std::move(own), false); !player) return player;
      std::vector<std::string> words{"radio", "--team", team, "--member", std::to_string(i + 1)};
      add_radio_words(side, words);
      if (auto radio = start("radio " + robot, std::move(words), false); !radio) return radio;
    }
    std::vector<std::string> words{"basestation", "--team", team, "--refbox", fmt::format("127.0.0.1:{}", o_.refbox)};
    if (side == Team::Yellow) words.insert(words.end(), {"--colour", "magenta"});
    add_radio_words(side, words);
    return start(side == Team::Blue ? kBase : "yellow's base", std::move(words), false);
  }

  [[nodiscard]] const std::string& name_of(Team side) const {
    return side == Team::Blue ? o_.place.team : o_.yellow_name;
  }
  /// Yellow's is the next one.
  [[nodiscard]] static int port_of(int blue, Team side) { return side == Team::Blue ? blue : blue + 1; }

  [[nodiscard]] std::vector<std::string> world_words() const {
    std::vector<std::string> words{"play",          o_.league,
                                   "--blue",        o_.team,
                                   "--yellow",      o_.yellow,
                                   "--seed",        std::to_string(o_.seed),
                                   "--blue-bodies", std::to_string(o_.bodies),
                                   "--announce",    fmt::format("msl:{}", o_.refbox)};
    if (o_.yellow_too) {
      words.insert(words.end(), {"--yellow-bodies", std::to_string(port_of(o_.bodies, Team::Yellow))});
    }
    if (o_.anyone) words.emplace_back("--anyone");
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

  void add_radio_words(Team side, std::vector<std::string>& words) const {
    words.insert(words.end(), {"--folder", o_.place.folder, "--interface", o_.interface, "--port",
                               std::to_string(port_of(o_.radio, side))});
    // the loopback interface carries no multicast
    if (o_.interface == "lo") words.emplace_back("--broadcast");
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
    for (const Team side : kTeams) {
      if (side == Team::Yellow && !o_.yellow_too) continue;
      place.team = name_of(side);
      for (place.member = team::kBaseStation; place.member <= robots_; ++place.member) {
        if (auto left = team::Database::attach(place)) (void)left->remove_if_alone();
      }
    }
  }

  static constexpr const char* kBase = "base station";
  const TeamOptions& o_;
  int robots_ = 0;
  std::string program_;
  std::vector<Child> children_;
};

/// The players of a team, which must be able to be processes.
Result<std::vector<std::string>> players_of(const std::string& name, const field::League& league) {
  const auto content = root() / "content";
  auto team = robot::load_team(content, name);
  if (!team) return pass_on(std::move(team));
  for (const std::string& one : team->players) {
    auto profile = robot::load_profile(content, one);
    if (!profile) return pass_on(std::move(profile));
    if (!league.omni || !robot::suits(*profile, league) || !profile->records) {
      return fail(fmt::format("player '{}'", one),
                  "cannot be a process of its own: it needs omni wheels and a database", "try ./cancha team run msl");
    }
  }
  return std::move(team->players);
}

Result<int> run(const TeamOptions& o) {
  auto league = match::league_of({.league = o.league, .pitch = o.pitch}, root() / "content");
  if (!league) return pass_on(std::move(league));
  for (const std::string& one : o.elsewhere) {
    const auto robot = robot_named(one);
    if (!robot || !plays(*robot, league->players)) {
      return fail("--elsewhere", fmt::format("'{}' is no robot of this match", one),
                  "team and number from 0, as in blue:2");
    }
  }
  if (o.yellow_too && o.place.team == o.yellow_name) {
    return fail("--yellow-name", "both teams would have the same databases", "another name");
  }
  TeamOfProcesses::Profiles profiles;
  for (const Team side : kTeams) {
    if (side == Team::Yellow && !o.yellow_too) continue;
    auto players = players_of(side == Team::Blue ? o.team : o.yellow, *league);
    if (!players) return pass_on(std::move(players));
    profiles[index(side)] = std::move(*players);
  }
  (void)interrupted();  // from here on a signal ends us in order
  return TeamOfProcesses{o}.run(league->players, profiles);
}

void add_places(CLI::App& made, TeamOptions& o) {
  made.add_flag("--yellow-too", o.yellow_too, "yellow's robots are processes, too, on the ports after blue's");
  made.add_option("--yellow-name", o.yellow_name, "with --yellow-too: in the names of its databases")
      ->needs("--yellow-too")
      ->capture_default_str();
  CLI::Option* anyone = made.add_flag(
      "--anyone", o.anyone, "serve bodies and RefBox to other machines too; trust all who can reach this one");
  made.add_option("--interface", o.interface, "of the radios; other than lo it must carry multicast")
      ->type_name("NAME")
      ->capture_default_str();
  made.add_option("--elsewhere", o.elsewhere, "robots whose player and radio are started on another machine")
      ->type_name("TEAM:NUMBER")
      ->needs(anyone);
}

}  // namespace

CLI::App* add_team_run(CLI::App& app, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("team", "a team whose robots are processes of their own");
  group->require_subcommand(1);
  const auto options = std::make_shared<TeamOptions>();
  TeamOptions& o = *options;
  CLI::App* made = group->add_subcommand("run", "start a world, a player and a radio for each robot, a base station");
  made->add_option("team", o.team, "blue's, of content/teams")->type_name("TEAM")->capture_default_str();
  made->add_option("--yellow", o.yellow, "the other team; without --yellow-too it plays inside the world")
      ->capture_default_str();
  add_places(*made, o);
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
      "  ./cancha radio --team blue --member 3 --interface lo --broadcast\n"
      "Over a network: ./cancha team run msl --anyone --interface wlan0 --elsewhere blue:2, and for that robot there\n"
      "  ./cancha robot run msl --world ADDRESS:24100 --robot blue:2\n"
      "  ./cancha radio --team blue --member 3 --interface wlan0");
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
