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
#include "codegen/board/size.h"
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

std::string name_of(codegen::Backend backend) {
  return std::string{names(backend)[static_cast<std::size_t>(backend)]};
}

/// The machine alone, and what the other back end would make of it where that could be had.
void tell_machine(const decide::program::Program& program, codegen::Settings settings, const codegen::Generated& made,
                  const std::filesystem::path& folder) {
  const std::string_view compiler = codegen::compiler_of(settings.target);
  const auto size = codegen::machine_size(made, settings.target, folder / "machine");
  std::string text = fmt::format("back end {}", name_of(made.backend));
  if (!made.why.empty()) text += fmt::format(" ({})", made.why);
  if (!size && made.backend == codegen::Backend::Table) {
    text += fmt::format(": about {} bytes of an ATmega328P's flash, within a tenth", made.table_bytes);
  }
  if (!size) {
    fmt::print("{}; not measured: {} or its C library is not there (./cancha setup --all installs them)\n", text,
               compiler);
    return;
  }
  text += fmt::format(": the machine takes {} bytes of flash and {} of RAM", size->flash, size->ram);
  settings.backend = made.backend == codegen::Backend::Table ? codegen::Backend::Switch : codegen::Backend::Table;
  settings.around = false;
  const auto other = made.table_bytes > 0 ? codegen::generate(program, settings) : tl::unexpected(std::vector<Error>{});
  if (other) {
    const auto else_size = codegen::machine_size(*other, settings.target, folder / "other");
    if (else_size) {
      const bool smaller = else_size->flash < size->flash;
      text += fmt::format("; as a {}{} {} and {}", name_of(settings.backend),
                          smaller ? fmt::format(" (--backend {}) only", name_of(settings.backend)) : "",
                          else_size->flash, else_size->ram);
    }
  }
  fmt::print("{} (measured with {})\n", text, compiler);
}

/// What was written, as the board's own compiler makes it.
void tell_size(const decide::program::Program& program, const codegen::Settings& settings,
               const codegen::Generated& made) {
  if (settings.target == codegen::Target::Cpp) return;
  const ShortLivedFolder folder{"size"};
  tell_machine(program, settings, made, folder.path());
  if (settings.target < codegen::Target::Arduino || !settings.around) return;
  const auto whole = codegen::whole_size(made, settings.target, folder.path() / "whole");
  const codegen::ProgramSize room = codegen::room_of(settings.target);
  if (whole) {
    fmt::print("the whole program takes {} of {} bytes of flash and {} of {} of RAM (measured with {})\n", whole->flash,
               room.flash, whole->ram, room.ram, codegen::compiler_of(settings.target));
  } else if (whole.error().what.find("does not fit") != std::string::npos) {
    fmt::print("{}\n", whole.error().text());
  }
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
  tell_size(behaviour->program, settings, *made);
  return kFine;
}

}  // namespace cancha::cli
