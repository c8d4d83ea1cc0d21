// ./cancha generate: code for the robot's board.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

#include "cli/options.h"
#include "cli/short_lived_folder.h"
#include "cli/terminal.h"
#include "codegen/board/build.h"
#include "codegen/board/verify.h"
#include "codegen/generate.h"
#include "decide/behaviour/load.h"

namespace cancha::cli {
namespace {

/// The place of a word among the names of an enumeration.
template <class E>
std::optional<E> named(const std::string& word) {
  constexpr auto kNames = names(E{});
  const auto found = std::ranges::find(kNames, word);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<E>(found - kNames.begin());
}

/// Whether a folder holds just what would be written.
int compare(const codegen::Generated& made, const std::filesystem::path& folder) {
  int status = kFine;
  for (const codegen::GeneratedFile& f : made.files) {
    const auto text = decide::xabsl::read_from_disk((folder / f.path).string());
    if (text && *text == f.text) continue;
    fmt::print("{}: {}\n", (folder / f.path).string(), text ? "differs from what would be generated" : "is missing");
    status = kProblem;
  }
  if (status == kFine) fmt::print("{}: up to date\n", folder.string());
  return status;
}

/// Does every option concern this target and this behaviour?
Result<void> check_target(const GenerateOptions& o, codegen::Target target) {
  const bool board = target >= codegen::Target::Arduino;
  const std::string what = fmt::format("target {} is no board", o.target);
  const char* hint = "--target arduino, avr or cm900 has pins";
  if (!board && !o.pins.empty()) return fail("--pins", what, hint);
  if (!board && o.pull_up) return fail("--pull-up", what, hint);
  if (!board && o.machine_only) return fail("--machine-only", what, "such code has no sketch around it anyway");
  if (!o.agent.empty() && decide::language_of(o.file) != "xabsl") {
    return fail("--agent", "only behaviours in XABSL have agents", "leave it away");
  }
  return {};
}

/// What was run on the chip, in a line.
void tell_chip(const std::string& file, const codegen::ChipResult& chip) {
  // by Around
  static constexpr std::array<std::string_view, 5> kWhat{
      "the sketch on an emulated ATmega328P", "main.c on an emulated ATmega328P",
      "the machine alone on an emulated ATmega328P",
      "the CM-900's main.c, which arm-none-eabi-gcc takes too, run here with its registers as variables", ""};
  if (chip.around == codegen::Around::Compiled) {
    fmt::print("{}: the machine alone was compiled by arm-none-eabi-gcc, not run on a board: {}\n", file, chip.why);
    return;
  }
  if (chip.steps == 0) {
    fmt::print("{}: nothing was run on the chip: {}\n", file, chip.why);
    return;
  }
  fmt::print("{}: {} steps: {} does the same{}\n", file, chip.steps, kWhat[static_cast<std::size_t>(chip.around)],
             chip.why.empty() ? "" : fmt::format(" ({})", chip.why));
  if (chip.otherwise > 0) {
    fmt::print(
        "{}: at {} of these steps decimals of 32 bits, which the chip has, lead to other actions than the engine's\n",
        file, chip.otherwise);
  }
}

/// Compares the engine, C on this computer and what users get on an emulated chip.
int verify(const GenerateOptions& o, const decide::program::Program& program, const codegen::Settings& settings) {
  const ShortLivedFolder folder{"verify"};
  std::error_code ignored;
  if (!o.folder.empty() && !std::filesystem::is_directory(o.folder, ignored)) {
    complain({o.folder, "is no folder with generated files", "with --verify, -o names files to try; leave it away"});
    return kProblem;
  }
  const auto done = codegen::verify(program, {.generate = settings,
                                              .folder = folder.path(),
                                              .emulator = codegen::emulator_beside_us(),
                                              .from = o.folder,
                                              .steps = static_cast<std::size_t>(o.steps)});
  if (!done) {
    complain(done.error());
    return kProblem;
  }
  const std::string how = done->everything ? "every input in every situation"
                                           : fmt::format("at random in {} runs from the beginning", done->runs);
  fmt::print("{}: {} steps, {}: the engine and C on this computer do the same\n", o.file, done->steps, how);
  for (const codegen::ChipResult& chip : done->chip) tell_chip(o.file, chip);
  return kFine;
}

}  // namespace

int generate(const GenerateOptions& options) {
  const auto target = named<codegen::Target>(options.target);
  const auto backend = named<codegen::Backend>(options.backend);
  if (!target || !backend) {
    complain(target
                 ? Error{"--backend", fmt::format("'{}' is unknown", options.backend), "table, switch or auto"}
                 : Error{"--target", fmt::format("'{}' is unknown", options.target), "c, cpp, arduino, avr or cm900"});
    return kUsage;
  }
  if (const auto fitting = check_target(options, *target); !fitting) {
    complain(fitting.error());
    return kUsage;
  }
  const auto behaviour = decide::load_behaviour(options.file, decide::xabsl::read_from_disk);
  if (!behaviour) {
    complain(behaviour.error());
    return kProblem;
  }
  codegen::Settings settings{.target = *target, .backend = *backend, .name = options.name, .agent = options.agent};
  settings.pins = options.pins;
  settings.pull_up = options.pull_up;
  settings.traced = options.trace;
  settings.around = !options.machine_only;
  if (behaviour->program.sample_ms > 0) settings.sample_ms = behaviour->program.sample_ms;
  if (options.sample_ms > 0) settings.sample_ms = options.sample_ms;
  // what is verified needs no pins named: all ports get some
  codegen::Settings asked = settings;
  if (options.verify) asked.around = false;
  const auto made = codegen::generate(behaviour->program, asked);
  if (!made) {
    for (const Error& e : made.error()) complain(e);
    return kProblem;
  }
  if (options.check) return compare(*made, options.folder);
  if (options.verify) return verify(options, behaviour->program, settings);
  if (const auto put = codegen::put_files(made->files, options.folder); !put) {
    complain(put.error());
    return kProblem;
  }
  for (const codegen::GeneratedFile& f : made->files)
    fmt::print("{}\n", (std::filesystem::path{options.folder} / f.path).string());
  if (!made->why.empty()) {
    fmt::print("back end {} ({})\n", names(made->backend)[static_cast<std::size_t>(made->backend)], made->why);
  }
  return kFine;
}

}  // namespace cancha::cli
