// What ./cancha play, replay and watch may be asked. Of the whole program and of the one for a first match.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <functional>
#include <limits>
#include <optional>

#include "cli/checks.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "field/league.h"
#include "minds/built_in.h"
#include "robot/profile.h"
#include "world/sensors/look.h"

namespace cancha::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

constexpr double kSlowest = 0.01;
constexpr double kFastest = 1000.0;

/// "max" or a number.
std::string read_speed(const std::string& text, std::optional<double>& speed) {
  if (text == "max") {
    speed = 0.0;
    return {};
  }
  try {
    std::size_t used = 0;
    speed = std::stod(text, &used);
    if (used == text.size() && *speed >= kSlowest && *speed <= kFastest) return {};
  } catch (const std::exception&) {
  }
  return fmt::format("must be a number from {:g} to {:g} (1 = real time) or 'max'", kSlowest, kFastest);
}

/// A whole number without sign; CLI11 would take -1 for the greatest.
template <class Number>
std::string read_whole(const std::string& text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size()) return {};
  return fmt::format("must be a whole number from 0 to {}", std::numeric_limits<Number>::max());
}

/// An option whose text is read by `read`, which gives a sentence where it cannot.
template <class T>
CLI::Option* add_read_option(CLI::App& verb, const std::string& name, T& value,
                             std::string (*read)(const std::string&, T&), const std::string& about) {
  return verb
      .add_option_function<std::string>(
          name,
          [&value, read, name](const std::string& text) {
            if (const std::string why = read(text, value); !why.empty()) throw CLI::ValidationError(name, why);
          },
          about)
      ->type_name(std::is_integral_v<T> ? "UINT" : "FLOAT");
}

/// Minutes of a whole match.
std::string read_minutes(const std::string& text, std::optional<double>& minutes) {
  try {
    std::size_t used = 0;
    const double read = std::stod(text, &used);
    if (used == text.size() && read >= 0.01 && read <= 600.0) {
      minutes = read;
      return {};
    }
  } catch (const std::exception&) {
  }
  return "must be a number from 0.01 to 600";
}

/// "off", or the share of words that are lost.
std::string read_lost(const std::string& text, std::optional<double>& lost) {
  if (text == "off") {
    lost = 1.0;
    return {};
  }
  try {
    std::size_t used = 0;
    const double read = std::stod(text, &used);
    if (used == text.size() && read >= 0.0 && read <= 1.0) {
      lost = read;
      return {};
    }
  } catch (const std::exception&) {
  }
  return "must be 'off' or a number from 0 to 1";
}

/// What runs a test of a contest, on which scene, and who judges.
void add_contest_options(CLI::App& verb, PlayOptions& o) {
  verb.add_option("--chart", o.chart, "of a contest: the chart that the robot runs (.scxml, .csv, or a behaviour)")
      ->type_name("CHART")
      ->excludes(verb.get_option("--blue"));
  verb.add_option(
          "--scene", o.scene,
          "of a contest: a scene of content/scenes or its file, random: by the seed; of other leagues: as --scenario")
      ->type_name("SCENE");
  verb.add_option("--robot", o.robot, "of a contest: a robot of content/robots; default: the league's");
  verb.add_option("--judge", o.judge, "of a contest: program, or person, who has buttons in the studio")
      ->type_name("WHO")
      ->check(CLI::IsMember({"program", "person"}))
      ->default_str("program");
}

/// How long it lasts, how often and how fast it is played, and by which chance.
void add_length(CLI::App& verb, PlayOptions& o) {
  add_read_option(verb, "--minutes", o.minutes, read_minutes,
                  "length of the whole match (two halves); default: the league's");
  add_read_option(verb, "--seed", o.seed, read_whole<std::uint64_t>,
                  "placements and tosses come from it; the same seed is the same match")
      ->default_str("1");
  verb.add_option("--count", o.count,
                  "so many matches one after the other, each with the next seed: a line for each, and no studio")
      ->check(within(1, 100000))
      ->capture_default_str();
  add_read_option(verb, "--speed", o.speed, read_speed,
                  "times real time, or max; default: 1 where people watch, else max");
}

/// Who else takes part: databases, referees.
void add_guests(CLI::App& verb, PlayOptions& o) {
  verb.add_flag("--rtdb", o.rtdb, "each robot has a database, teams blue and yellow: ./cancha rtdb top --team blue");
  verb.add_option("--referee", o.referee,
                  "PROTOCOL[:PORT[:PORT]] of a referee outside, and where it hears robots: of humanoids it decides "
                  "everything, else it starts, holds and "
                  "ends the match");
  verb.add_option("--announce", o.announce,
                  "PROTOCOL[:PORT]: tell the match as a GameController or RefBox would, to listeners on this machine");
  verb.add_option("--press", o.press, "of robots with joints: press chest buttons, blue:3@1.5,blue:3@4 (seconds)")
      ->type_name("ROBOT@SECOND");
  for (const Team team : kTeams) {
    verb.add_option(
            fmt::format("--{}-bodies", name(team)), o.bodies[index(team)],
            "UDP port: the team's players are programs of their own, ./cancha robot run --world, and have their "
            "bodies here")
        ->type_name("PORT")
        ->check(within(1, 65535));
  }
  verb.add_flag("--anyone", o.anyone,
                "with bodies or --announce of a RefBox: serve other machines too; trust all who can reach this one");
}

/// How players see; gives the option to keep what they saw.
CLI::Option* add_sensing(CLI::App& verb, match::Sensing& o) {
  verb.add_option("--senses", o.senses,
                  "what all players see by: oracle or camera; default: as the league and their profiles say");
  add_read_option(
      verb, "--radio", o.lost, read_lost,
      "off, or the share of players' words to their mates that is lost, 0 to 1; default: the scenario's, else 0.05")
      ->type_name("off|LOSS");
  verb.add_option("--look", o.look,
                  fmt::format("the pitch as cameras see it: {}", joined(world::look_names(root() / "content"))))
      ->capture_default_str();
  return verb.add_flag("--record-images", o.images, "the recording keeps the pictures of players' cameras");
}

}  // namespace

void add_serving(CLI::App& verb, ServeOptions& o) {
  add_read_option(verb, "--port", o.port, read_whole<std::uint16_t>,
                  "where the page is served; if it is taken, one of the next 20")
      ->default_str(std::to_string(o.port));
  verb.add_option("--listen", o.listen, "address, e.g. 0.0.0.0 to show the studio to other machines")
      ->capture_default_str();
  verb.add_flag("--no-token", o.no_token,
                "let every account of this machine use the studio, without the token of the printed address");
  verb.add_flag("--no-browser", o.no_browser, "only print the address");
  verb.add_option("--most-recordings", o.most_recordings, "the page begins no match or journal beyond so many files")
      ->capture_default_str();
  verb.add_option("--most-gigabytes", o.most_gigabytes, "nor where recordings fill so much")
      ->check(CLI::Range(0.001, 1e6))
      ->capture_default_str();
}

void add_play(CLI::App& app, PlayOptions& o, std::function<int()>& verb) {
  CLI::App* play_verb = app.add_subcommand("play", "play a match");
  const auto leagues = field::league_names(root() / "content");
  const auto teams = minds::built_in_teams();
  play_verb->add_option("league", o.league, fmt::format("one of: {}", joined(leagues)))
      ->type_name("LEAGUE")
      ->capture_default_str();
  const std::string team_help = fmt::format(
      "team: {}, a behaviour of content/behaviours (rondo) or its folder (./my_team), or a plug-in's path "
      "(./my_team.so); teams of players: {}; default: the league's",
      fmt::join(teams, ", "), fmt::join(robot::team_names(root() / "content"), ", "));
  play_verb->add_option("--blue", o.blue, team_help)->type_name("TEAM");
  play_verb->add_option("--yellow", o.yellow, team_help)->type_name("TEAM");
  play_verb
      ->add_option("--scenario", o.scenario,
                   "a scenario of content/scenarios or its file (.toml): who stands where when the match begins")
      ->type_name("SCENARIO")
      ->excludes(play_verb->get_option("league"));
  add_contest_options(*play_verb, o);
  play_verb->add_option("--pitch", o.pitch, "of middle size: length and width in metres, 8x6 to 18x12")
      ->type_name("LENGTHxWIDTH");
  add_length(*play_verb, o);
  CLI::Option* record = play_verb->add_option(
      "--record", o.record, "where the recording goes, a new file; default: a free name, recordings/NAME.mcap");
  play_verb->add_flag("--force", o.force, "replace the file that --record names")->needs(record);
  CLI::Option* no_record = play_verb->add_flag("--no-record", o.no_record,
                                               "write neither recording nor pictures, and show nothing in the studio");
  no_record->excludes(record);
  CLI::Option* headless =
      play_verb->add_flag("--headless", o.headless, "no studio, no scoreboard, no pictures: for programs and clusters");
  add_serving(*play_verb, o.serve);
  CLI::Option* json = play_verb->add_flag("--json", o.json, "print one JSON object instead of the summary; no studio");
  // where there is no studio, it has no address
  for (const char* address : {"--port", "--listen"}) {
    play_verb->get_option(address)->excludes(headless)->excludes(json)->excludes(no_record);
  }
  add_guests(*play_verb, o);
  CLI::Option* count = play_verb->get_option("--count");
  for (const char* guest :
       {"--port", "--listen", "--rtdb", "--referee", "--announce", "--press", "--blue-bodies", "--yellow-bodies"}) {
    count->excludes(play_verb->get_option(guest));
  }
  add_sensing(*play_verb, o.sensing)->excludes(no_record);
  play_verb->add_option("--deadline", o.deadline, "seconds of processor time that a plug-in may use in one call")
      ->capture_default_str()
      ->check(within(0.001, 60.0));
  play_verb->add_flag("--trust-plugins", o.trust_plugins,
                      "plug-ins may use files, network and processes as you may; default: see docs/strategies.md");
  play_verb->footer(
      "examples:\n"
      "  ./cancha play                                   the house teams, ten minutes, in your browser\n"
      "  ./cancha play --minutes 2 --seed 7 --speed max  as fast as it goes\n"
      "  ./cancha play simurosot-large --yellow roles    eleven a side\n"
      "  ./cancha play --blue rondo                      a team written in XABSL; edit it while it plays\n"
      "  ./cancha play --blue ./my_team.so --json        your team, result for a program\n"
      "  ./cancha play --count 20 --minutes 1            twenty matches, a line for each\n"
      "  ./cancha play ceabot-race --scene random        a mini-humanoid among boxes, judged");
  play_verb->callback([&o, &verb] { verb = [&o] { return play(o); }; });
}

void add_recordings(CLI::App& app, ReplayOptions& r, WatchOptions& w, std::function<int()>& verb) {
  CLI::App* replay_verb = app.add_subcommand("replay", "play a recording again and compare");
  replay_verb->add_option("file", r.file, "a recording: a file (.mcap), or its name in recordings/")
      ->type_name("RECORDING")
      ->required();
  replay_verb->add_flag("--verify", r.verify, "compare the fingerprints of the state (always done)");
  replay_verb->add_flag("--json", r.json, "print one JSON object");
  replay_verb->footer("example:\n  ./cancha replay recordings/simurosot-roles-rondo-1.mcap --verify");
  replay_verb->callback([&r, &verb] { verb = [&r] { return replay(r); }; });

  CLI::App* watch_verb = app.add_subcommand("watch", "watch a recording in the browser, or save what is left of one");
  watch_verb
      ->add_option("file", w.file, "a recording, also one that was cut off: a file (.mcap), or its name in recordings/")
      ->type_name("RECORDING")
      ->required();
  CLI::Option* info = watch_verb->add_flag("--info", w.info, "only tell what is in it");
  CLI::Option* recover =
      watch_verb->add_option("--recover", w.recover, "write everything that is whole to this new file");
  recover->excludes(info);
  CLI::Option* json = watch_verb->add_flag("--json", w.json, "print one JSON object");
  add_serving(*watch_verb, w.serve);
  for (const char* address : {"--port", "--listen"}) {
    watch_verb->get_option(address)->excludes(info)->excludes(recover)->excludes(json);
  }
  watch_verb->footer(
      "examples:\n"
      "  ./cancha watch recordings/simurosot-roles-rondo-1.mcap\n"
      "  ./cancha watch crashed.mcap --recover whole.mcap");
  watch_verb->callback([&w, &verb] { verb = [&w] { return watch(w); }; });
}

}  // namespace cancha::cli
