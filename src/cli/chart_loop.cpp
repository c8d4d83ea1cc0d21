// ./cancha chart hil --match: a chart moves the simulated robot of a contest in four ways, which must be equal.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>

#include "cli/chart_hil.h"
#include "cli/checks.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/short_lived_folder.h"
#include "cli/terminal.h"
#include "codegen/board/build.h"
#include "codegen/board/loop_link.h"
#include "codegen/board/loop_pins.h"
#include "lab/contest_loop.h"
#include "os/clock.h"

namespace cancha::cli {
namespace {

/// One way of running the chart, and what came of it.
struct Way {
  std::string_view name;
  std::string what;
  std::optional<lab::LoopRun> run{};
  std::optional<Error> trouble{};
  std::string line{};  ///< how the serial line was
  double seconds = 0.0;
};

class Comparison {
 public:
  Comparison(const ChartHilOptions& options, const codegen::LoopProgram& program)
      : options_{options}, program_{program} {
    fixture_ = {.league = options.league,
                .blue = options.file,
                .yellow = "",
                .seed = options.seed,
                .scene = options.scene,
                .robot = options.robot};
  }

  Result<void> prepare() {
    auto league = match::league_of(fixture_, root() / "content");
    if (!league) return pass_on(std::move(league));
    fixture_.yellow = league->teams[index(Team::Yellow)];
    return {};
  }

  /// In the engine.
  void run_model() { play({.name = "MIL", .what = "the chart in the engine"}, nullptr); }

  void run_here() {
    Way way{.name = "SIL", .what = "generated C on this computer"};
    auto end = codegen::start_here(program_);
    if (!end) return give_up(std::move(way), end.error());
    play_at(std::move(way), end->port);
  }

  void run_on_chip(const std::filesystem::path& folder) {
    Way way{.name = "PIL", .what = "generated C on an emulated ATmega328P"};
    auto end = codegen::start_on_chip(program_, folder, codegen::emulator_beside_us());
    if (!end) return give_up(std::move(way), end.error());
    way.what += fmt::format(", {} bytes of flash, {} of RAM", end->flash_bytes, end->ram_bytes);
    play_at(std::move(way), end->port);
  }

  /// The sketch that users get, between pins.
  void run_by_pins(const std::filesystem::path& folder) {
    Way way{.name = "pins", .what = "the sketch of generate on an emulated UNO, by its pins (it tells no states)"};
    auto pins = codegen::LoopPins::start(program_, folder, codegen::emulator_beside_us());
    if (!pins) return give_up(std::move(way), pins.error());
    play(std::move(way), &*pins);
  }

  void run_on_board(const std::string& port) {
    play_at({.name = "HIL", .what = fmt::format("generated C on the board at {}", port)}, port);
  }

  /// The table, and the status to end with.
  int tell() const {
    int status = kFine;
    for (const Way& way : ways_) {
      fmt::print("  {:<4} {}\n", way.name, way.what);
      if (way.trouble) {
        fmt::print("       not run\n");
        complain(*way.trouble);
        status = kProblem;
        continue;
      }
      const auto differs = lab::first_difference(program_, *ways_.front().run, *way.run);
      const std::string_view verdict = &way == &ways_.front() ? "" : differs ? "DIFFERENT, " : "equal, ";
      fmt::print("       {} ticks, {}ends as {:016x}, took {:.1f} s{}{}\n", way.run->ticks.size(), verdict,
                 way.run->fingerprint, way.seconds, way.line.empty() ? "" : "; ", way.line);
      if (!differs) continue;
      fmt::print("       {}\n", *differs);
      status = kProblem;
    }
    return status;
  }

  [[nodiscard]] const std::vector<Way>& ways() const { return ways_; }

 private:
  void give_up(Way way, const Error& error) {
    way.trouble = error;
    ways_.push_back(std::move(way));
  }

  void play_at(Way way, const std::string& port) {
    auto link = codegen::LoopLink::open(port, program_);
    if (!link) return give_up(std::move(way), link.error());
    play(std::move(way), &*link);
  }

  void play(Way way, codegen::Stepper* stepper) {
    const os::HostTime begin = os::now();
    auto run = lab::play_loop(fixture_, root() / "content", program_, stepper, options_.seconds);
    way.seconds = (os::now() - begin).seconds();
    if (!run) return give_up(std::move(way), run.error());
    way.run = *std::move(run);
    if (stepper != nullptr) way.line = stepper->report();
    ways_.push_back(std::move(way));
  }

  const ChartHilOptions& options_;
  const codegen::LoopProgram& program_;
  match::Fixture fixture_;
  std::vector<Way> ways_;
};

bool wants(const ChartHilOptions& options, std::string_view way, bool otherwise = true) {
  return options.ways.empty() ? otherwise : std::ranges::find(options.ways, way) != options.ways.end();
}

}  // namespace

int chart_loop(const ChartHilOptions& options) {
  const auto chart = load_chart(options);
  if (!chart) return kProblem;
  auto program = codegen::LoopProgram::make(chart->program, chart->name, chart->sample_ms);
  if (!program) return complain_all(program.error(), kProblem);
  if (!options.firmware.empty()) return write_sketch(program->sketch(), options.firmware);

  Comparison comparison{options, *program};
  if (const auto ready = comparison.prepare(); !ready) {
    complain(ready.error());
    return kUsage;
  }
  const ShortLivedFolder folder{"loop"};
  // the others are held against it
  comparison.run_model();
  if (comparison.ways().front().trouble) {
    complain(*comparison.ways().front().trouble);
    return kUsage;
  }
  if (wants(options, "sil")) comparison.run_here();
  if (wants(options, "pil")) comparison.run_on_chip(folder.path() / "loop");
  if (wants(options, "pins", codegen::LoopPins::suits(*program))) comparison.run_by_pins(folder.path() / "pins");
  if (!options.port.empty()) comparison.run_on_board(options.port);
  const lab::LoopRun& model = *comparison.ways().front().run;
  fmt::print("{} in {}, seed {}, {:.1f} s\n", options.file, options.league, options.seed, model.end.seconds());
  const int status = comparison.tell();
  if (program->narrow()) fmt::print("decimals have 32 bits in all of them, as on the chip\n");
  if (options.port.empty()) {
    fmt::print("a board of yours, too: --firmware DIR writes its program, then --port /dev/ttyACM0\n");
  }
  if (model.over) fmt::print("{}", match::contest::text_of(model.result));
  return status;
}

void add_chart_loop_options(CLI::App& hil, ChartHilOptions& o) {
  CLI::Option* const match =
      hil.add_option("--match", o.league,
                     "the chart moves the robot of this contest in a simulation, in the model, as generated C here, on "
                     "an emulated chip, and on the board at --port; all are compared: ceabot-race, -stairs, -sumo");
  for (const char* other : {"--emulate", "--pins", "--pin-input", "--steps", "--hurry"}) {
    match->excludes(hil.get_option(other));
  }
  hil.add_option("--scene", o.scene, "of the contest: a scene of content/scenes or its file; random: by the seed")
      ->needs(match);
  hil.add_option("--robot", o.robot, "of the contest: a robot of content/robots; default: the league's")->needs(match);
  hil.add_option("--seed", o.seed, "of the contest: body, scene and chance")->check(whole_number())->needs(match);
  hil.add_option("--seconds", o.seconds, "of each match; default: to its end")
      ->check(within(1.0, 3600.0))
      ->needs(match);
  hil.add_option("--ways", o.ways, "what the model is compared with: sil, pil, pins; default: all that suit it")
      ->delimiter(',')
      ->check(CLI::IsMember({"sil", "pil", "pins"}))
      ->needs(match);
}

}  // namespace cancha::cli
