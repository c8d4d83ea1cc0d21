// The command line, and nothing else: which verbs there are, and what each may be asked.

#include "cli/cli.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
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

namespace cancha::cli {
namespace {

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
  CLI::Option* group = bench_verb->add_option("group", o.groups, "only these groups")->type_name("GROUP");
  CLI::Option* json = bench_verb->add_flag("--json", o.json, "print a JSON array");
  bench_verb->add_flag("--list", o.list, "name the groups")->excludes(group)->excludes(json);
  bench_verb->add_option("--repetitions", o.repetitions, "of each measurement; the median counts")
      ->capture_default_str()
      ->check(within(5, 1000));
  bench_verb->footer("examples:\n  ./cancha bench engine --json\n  ./cancha bench nao study");
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
