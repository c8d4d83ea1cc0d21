#include "cli/chart_hil.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <optional>

#include "cli/checks.h"
#include "cli/options.h"
#include "cli/short_lived_folder.h"
#include "cli/terminal.h"
#include "codegen/board/build.h"
#include "codegen/board/hil_firmware.h"
#include "codegen/board/hil_run.h"
#include "codegen/names.h"
#include "decide/behaviour/load.h"

namespace cancha::cli {
namespace {

std::string values_in_words(const std::vector<codegen::Port>& ports, std::span<const double> values) {
  std::string text;
  for (std::size_t i = 0; i < ports.size(); ++i) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", ports[i].name, values[i]);
  }
  return text;
}

/// Runs until the steps are done or the user has enough; a line for each step at which something changed.
int run(const std::shared_ptr<const decide::program::Program>& program, const codegen::Interface& interface,
        codegen::HilLink& link, const ChartHilOptions& options) {
  std::string last;
  codegen::HilRunSettings settings{.steps = options.steps, .hurry = options.hurry};
  settings.each = [&](const codegen::HilStep& step) {
    std::string line = fmt::format("{} -> {}", values_in_words(interface.inputs, step.inputs),
                                   values_in_words(interface.outputs, step.outputs));
    if (line != last) fmt::print("{:>8}  {}\n", step.number, line);
    std::fflush(stdout);
    last = std::move(line);
    return !interrupted();
  };
  const auto done = codegen::run_in_the_loop(program, interface, link, settings);
  fmt::print("{}\n", link.statistics().text());
  if (done) return kFine;
  complain(done.error());
  return kProblem;
}

}  // namespace

int complain_all(const std::vector<Error>& errors, int status) {
  for (const Error& error : errors) complain(error);
  return status;
}

int write_sketch(const std::vector<codegen::GeneratedFile>& files, const std::string& folder) {
  if (const auto put = codegen::put_files(files, folder); !put) {
    complain(put.error());
    return kProblem;
  }
  for (const codegen::GeneratedFile& file : files) {
    fmt::print("{}\n", (std::filesystem::path{folder} / file.path).string());
  }
  fmt::print("next: make -C {} upload PORT=/dev/ttyACM0\n", folder);
  return kFine;
}

std::optional<LoadedChart> load_chart(const ChartHilOptions& options) {
  auto behaviour = decide::load_behaviour(options.file, decide::xabsl::read_from_disk);
  if (!behaviour) {
    complain(behaviour.error());
    return std::nullopt;
  }
  const int of_file = behaviour->program.sample_ms > 0 ? behaviour->program.sample_ms : 100;
  return LoadedChart{std::make_shared<const decide::program::Program>(std::move(behaviour->program)),
                     codegen::identifier(std::filesystem::path{options.file}.stem().string()),
                     options.sample_ms > 0 ? options.sample_ms : of_file};
}

int chart_hil(const ChartHilOptions& options) {
  if (!options.league.empty()) return chart_loop(options);
  if (options.port.empty() && !options.emulate && options.firmware.empty()) {
    complain({"chart hil", "which board?",
              "--port /dev/ttyACM0, --emulate, or --firmware DIR to make its firmware; or which --match for a whole "
              "robot?"});
    return kUsage;
  }
  const auto chart = load_chart(options);
  if (!chart) return kProblem;
  auto interface = codegen::hil_interface(*chart->program, chart->name, chart->sample_ms);
  if (!interface) return complain_all(interface.error(), kProblem);
  const auto wrong = codegen::name_pins(*interface, options.pins, codegen::Board::Uno);
  if (!wrong.empty()) return complain_all(wrong, kUsage);
  const auto problems = codegen::check_hil_pins(*interface);
  if (!problems.empty()) return complain_all(problems, kProblem);
  if (!options.firmware.empty()) {
    const auto files = codegen::hil_firmware(*interface);
    return files ? write_sketch(*files, options.firmware) : complain_all(files.error(), kProblem);
  }

  const ShortLivedFolder folder{"hil"};
  std::optional<codegen::EmulatedHil> emulated;
  if (options.emulate) {
    std::vector<std::string> words;
    for (const std::string& input : options.pin_inputs) words.insert(words.end(), {"--pin-input", input});
    if (options.hurry) words.emplace_back("--fast");
    auto started = codegen::emulate_hil(*interface, folder.path(), codegen::emulator_beside_us(), words);
    if (!started) return complain_all(started.error(), kProblem);
    emulated.emplace(*std::move(started));
    fmt::print("emulated board at {}\n", emulated->port);
  }
  auto link = codegen::HilLink::open(emulated ? emulated->port : options.port, *interface);
  if (!link) {
    complain(link.error());
    return kProblem;
  }
  return run(chart->program, *interface, *link, options);
}

void add_chart_hil(CLI::App& app, ChartHilOptions& o, std::function<int()>& verb) {
  const auto groups = app.get_subcommands([](CLI::App* each) { return each->get_name() == "chart"; });
  CLI::App* group = groups.empty() ? nullptr : groups.front();
  if (group == nullptr) group = app.add_subcommand("chart", "behaviours drawn as state charts")->require_subcommand(1);
  CLI::App* hil = group->add_subcommand("hil", "run a behaviour here, with the pins of a board (hardware in the loop)");
  hil->add_option("file", o.file, "a chart (.scxml, .csv), or any other behaviour with inputs and outputs")->required();
  CLI::Option* port = hil->add_option("--port", o.port, "where the board is plugged in: /dev/ttyACM0");
  CLI::Option* emulate = hil->add_flag("--emulate", o.emulate, "an emulated Arduino UNO instead")->excludes(port);
  hil->add_option("--firmware", o.firmware, "write the board's firmware into this folder, and do nothing else")
      ->excludes(port)
      ->excludes(emulate);
  hil->add_option("--pins", o.pins, "of the board: u=2,v=3,S1=A0; they win over those of the file");
  hil->add_option("--pin-input", o.pin_inputs, "levels on pins of the emulated board: 2=1")->needs(emulate);
  hil->add_option("--steps", o.steps, "end after so many; 0 = at Ctrl-C")->check(within(0, 1'000'000'000));
  hil->add_option("--sample-ms", o.sample_ms, "how often to step; that of the chart, or 100")->check(within(1, 60'000));
  hil->add_flag("--hurry", o.hurry, "step as fast as the line allows; times in the behaviour count as if not");
  add_chart_loop_options(*hil, o);
  hil->footer(
      "examples:\n"
      "  ./cancha chart hil content/behaviours/ceabot_avoid/avoid.scxml --firmware avoid_hil\n"
      "  make -C avoid_hil upload PORT=/dev/ttyACM0\n"
      "  ./cancha chart hil content/behaviours/ceabot_avoid/avoid.scxml --port /dev/ttyACM0\n"
      "  ./cancha chart hil content/behaviours/ceabot_avoid/avoid.scxml --emulate --pin-input 2=1 --steps 50\n"
      "  ./cancha chart hil content/behaviours/ceabot_avoid/avoid.scxml --match ceabot-race --seed 3");
  hil->callback([&] { verb = [&o] { return chart_hil(o); }; });
}

}  // namespace cancha::cli
