// The command line, and nothing else: which verbs there are, and what each may be asked.

#include "cli/cli.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <functional>
#include <limits>
#include <optional>
#include <string_view>

#include "cli/chart_hil.h"
#include "cli/checks.h"
#include "cli/comm.h"
#include "cli/command_line.h"
#include "cli/completion.h"
#include "cli/options.h"
#include "cli/radio.h"
#include "cli/referee.h"
#include "cli/rtdb.h"
#include "cli/strategy.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "cli/version.h"
#include "cli/xabsl_options.h"
#include "cli/yarp.h"
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

namespace {

/// Who else takes part: databases, referees.
void add_guests(CLI::App& verb, PlayOptions& o) {
  verb.add_flag("--rtdb", o.rtdb, "each robot has a database, teams blue and yellow: ./cancha rtdb top --team blue");
  verb.add_option("--referee", o.referee,
                  "PROTOCOL[:PORT] of a referee outside: of humanoids it decides everything, else it starts, holds and "
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
  verb.add_option("--look", o.look,
                  fmt::format("the pitch as cameras see it: {}", joined(world::look_names(root() / "content"))))
      ->capture_default_str();
  return verb.add_flag("--record-images", o.images, "the recording keeps the pictures of players' cameras");
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
  add_read_option(*play_verb, "--minutes", o.minutes, read_minutes,
                  "length of the whole match (two halves); default: the league's");
  add_read_option(*play_verb, "--seed", o.seed, read_whole<std::uint64_t>,
                  "placements and tosses come from it; the same seed is the same match")
      ->default_str("1");
  add_read_option(*play_verb, "--speed", o.speed, read_speed,
                  "times real time, or max; default: 1 where people watch, else max");
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
      "  ./cancha play ceabot-race --scene random        a mini-humanoid among boxes, judged");
  play_verb->callback([&o, &verb] { verb = [&o] { return play(o); }; });
}

void add_studio(CLI::App& app, StudioOptions& o, std::function<int()>& verb) {
  CLI::App* studio_verb = app.add_subcommand("studio", "matches in the browser: past ones and new ones");
  add_serving(*studio_verb, o.serve);
  studio_verb->add_option("--databases", o.serve.databases, "where the robots' real-time databases lie")
      ->capture_default_str();
  studio_verb->add_option("--team", o.teams, "plug-ins that may be chosen in the page (./my_team.so); several")
      ->type_name("FILE");
  studio_verb->footer("examples:\n  ./cancha studio\n  ./cancha studio --port 9000 --team ./my_team.so");
  studio_verb->callback([&o, &verb] { verb = [&o] { return studio(o); }; });
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

void add_export(CLI::App& app, ExportOptions& o, std::function<int()>& verb) {
  CLI::App* export_verb = app.add_subcommand("export", "a recording as a page, a picture or a clip to give away");
  export_verb
      ->add_option("file", o.file, "a recording, also one that was cut off: a file (.mcap), or its name in recordings/")
      ->type_name("RECORDING")
      ->required();
  export_verb->add_flag("--html", o.html, "one page that plays the match in any browser, offline");
  export_verb->add_flag("--svg", o.svg, "a drawing of a moment");
  export_verb->add_flag("--png", o.png, "the same as pixels");
  export_verb->add_flag("--video", o.video, "a clip as animated WebP; .mp4 and .webm where ffmpeg is installed");
  export_verb->add_flag("--scenario", o.scenario,
                        "a moment as a scenario, to play on from there: ./cancha play --scenario; default: 9 seconds "
                        "before what decided the match");
  export_verb->add_option(
      "-o,--output", o.output,
      "file to write, or a folder; default: beside the recording. Its ending alone says what to write");
  const CLI::Validator moment = within(0.0, 1e6);
  export_verb->add_option("--at", o.at, "second of the picture or scenario; default: what decided the match")
      ->check(moment);
  export_verb->add_option("--from", o.from, "second at which the clip begins; default: 9 before what decided the match")
      ->check(moment);
  export_verb->add_option("--to", o.to, "second at which it ends; default: 12 later")->check(moment);
  export_verb->add_option("--fps", o.fps, "frames a second of the clip; default: 15")->check(within(1, 60));
  export_verb->add_option("--width", o.width, "pixels; default: 1280 for pictures, 960 for clips")
      ->check(within(64, 4096));
  export_verb->add_flag("--force", o.force, "replace a file that is there; otherwise only the same bytes are fine");
  export_verb->add_flag("--json", o.json, "print one JSON object that lists the written files");
  export_verb->footer(
      "examples:\n"
      "  ./cancha export final.mcap --html                      final.html, to send to anybody\n"
      "  ./cancha export final.mcap --svg --png                 the moment that decided the match\n"
      "  ./cancha export final.mcap --png --at 83.5 -o x.png    another moment\n"
      "  ./cancha export final.mcap --at 83.5 -o corner.toml    a scenario, for ./cancha play and study\n"
      "  ./cancha export final.mcap -o goal.webp                twelve seconds around that moment\n"
      "  ./cancha export final.mcap --from 60 --to 90 --fps 30 -o first.mp4");
  export_verb->callback([&o, &verb] { verb = [&o] { return export_recording(o); }; });
}

void add_bench(CLI::App& app, BenchOptions& o, std::function<int()>& verb) {
  CLI::App* bench_verb = app.add_subcommand("bench", "measure how fast and how good the parts are");
  CLI::Option* group = bench_verb->add_option("group", o.group, "only this group");
  CLI::Option* json = bench_verb->add_flag("--json", o.json, "print a JSON array");
  bench_verb->add_flag("--list", o.list, "name the groups")->excludes(group)->excludes(json);
  bench_verb->add_option("--repetitions", o.repetitions, "of each measurement; the median counts")
      ->capture_default_str()
      ->check(within(5, 1000));
  bench_verb->footer("example:\n  ./cancha bench engine --json");
  bench_verb->callback([&o, &verb] { verb = [&o] { return bench(o); }; });
}

void add_draw(CLI::App& app, DrawOptions& o, std::function<int()>& verb) {
  CLI::App* draw_verb = app.add_subcommand("draw", "draw a league's pitch as SVG");
  draw_verb->add_option("league", o.league, "which league")->type_name("LEAGUE")->capture_default_str();
  draw_verb->add_option("-o,--output", o.output, "file to write; default: standard output");
  draw_verb->footer("example:\n  ./cancha draw simurosot -o pitch.svg");
  draw_verb->callback([&o, &verb] { verb = [&o] { return draw(o); }; });
}

/// What robots of a team share and tell each other, and hear from the referee.
void add_team(CLI::App& app, RtdbOptions& rtdb_options, std::function<int()>& verb) {
  add_rtdb(app, rtdb_options, verb);
  add_radio(app, verb);
  add_basestation(app, verb);
  add_team_run(app, verb);
  add_comm(app, verb);
  add_referee(app, verb);
  add_yarp(app, verb);
}

/// Reads the words and does what they ask for.
int parse(CLI::App& app, const std::function<int()>& verb, int argc, char** argv) {
  // what shells ask, with words that are no command line yet
  if (argc > 2 && argv[1] == std::string_view{"complete"} && argv[2] == std::string_view{"--"}) {
    return print_candidates(app, {argv + 3, argv + argc});
  }
  // what tests of the docs ask: are these words a command line? Nothing is done
  if (argc > 2 && argv[1] == std::string_view{"parse"} && argv[2] == std::string_view{"--"}) {
    return parse_words(
        app, [] { return kFine; }, argc - 2, argv + 2);
  }
  return parse_words(app, verb, argc, argv);
}

/// All verbs there are.
int parse_and_run(int argc, char** argv) {
  CLI::App app{"Cancha: a robot-football workshop", "./cancha"};
  app.set_version_flag("--version", std::string{"cancha "} + kVersion);
  app.require_subcommand(1);

  PlayOptions play_options;
  ReplayOptions replay_options;
  WatchOptions watch_options;
  BenchOptions bench_options;
  DrawOptions draw_options;
  StudioOptions studio_options;
  ExportOptions export_options;
  XabslOptions xabsl_options;
  XabslFormatOptions xabsl_format_options;
  XabslDocsOptions xabsl_docs_options;
  XabslGraphOptions xabsl_graph_options;
  XabslLspOptions xabsl_lsp_options;
  RulesOptions rules_options;
  GenerateOptions generate_options;
  ChartOptions chart_options;
  ChartHilOptions chart_hil_options;
  ServoOptions servo_options;
  RtdbOptions rtdb_options;
  std::function<int()> verb;
  add_play(app, play_options, verb);
  add_recordings(app, replay_options, watch_options, verb);
  add_export(app, export_options, verb);
  add_bench(app, bench_options, verb);
  add_draw(app, draw_options, verb);
  add_camera(app, verb);
  add_studio(app, studio_options, verb);
  add_strategy(app, verb);
  CLI::App* const xabsl = add_xabsl(app, xabsl_options, xabsl_format_options, verb);
  add_xabsl_lsp(*xabsl, xabsl_lsp_options, verb);
  add_xabsl_run(*xabsl, verb);
  add_xabsl_pictures(*xabsl, xabsl_docs_options, xabsl_graph_options, verb);
  add_rules(app, rules_options, verb);
  add_generate(app, generate_options, verb);
  add_chart(app, chart_options, verb);
  add_chart_hil(app, chart_hil_options, verb);
  add_servo(app, servo_options, verb);
  add_tune(app, verb);
  add_fit(app, verb);
  add_study(app, verb);
  add_contest(app, verb);
  add_sonar(app, verb);
  add_motion(app, verb);
  add_robot_verbs(app, verb);
  add_vision(app, verb);
  add_team(app, rtdb_options, verb);
  add_lists(app, verb);
  add_about(app, verb);
  return parse(app, verb, argc, argv);
}

}  // namespace

int run(int argc, char** argv) {
  prepare_process();
  return guarded([&] { return parse_and_run(argc, argv); });
}

}  // namespace cancha::cli
