#include "codegen/board/verify.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/board/avr_board.h"
#include "codegen/board/build.h"
#include "codegen/host_run.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

constexpr std::size_t kMostSteps = 200'000;  ///< in which everything is tried; beyond, steps are at random

/// Everything, or so many steps at random; it begins with all inputs at 0, as a sketch does whose pins are open.
Scenario scenario_of(const form::Program& program, const VerifySettings& settings, bool& everything) {
  auto all = exhaustive_run(program, kMostSteps);
  everything = all.has_value();
  Scenario made = all ? *std::move(all) : random_run(program, settings.steps, settings.seed);
  std::vector<double> first(program.symbols.size());
  for (std::uint32_t s = 0; s < program.symbols.size(); ++s) {
    const form::Symbol& symbol = program.symbols[s];
    if (symbol.type == form::Type::Decimal && symbol.whole) first[s] = std::clamp(0.0, symbol.least, symbol.most);
  }
  made.values.insert(made.values.begin(), first);
  made.times.assign(made.values.size(), 0);
  for (std::size_t i = 0; i < made.times.size(); ++i) {
    made.times[i] = static_cast<std::uint32_t>(i) * static_cast<std::uint32_t>(settings.generate.sample_ms);
  }
  return made;
}

std::string row_text(const std::vector<double>& row) {
  return fmt::format("{}", fmt::join(row, " "));
}

/// The same values, as far as both tell them: some code keeps no states that can be seen.
Result<void> compare_host(const Scenario& scenario, const Trace& wanted, Settings settings) {
  settings.target = Target::C;
  settings.around = false;
  std::string complaint;
  const Trace found = compiled_trace(scenario, settings, complaint);
  if (!complaint.empty()) return fail("C on this computer", complaint);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    std::vector<double> row = wanted[i];
    const std::size_t hidden = row.size() - found[i].size();
    row.erase(row.end() - 2 - static_cast<std::ptrdiff_t>(hidden), row.end() - 2);
    if (found[i] == row) continue;
    return fail("C on this computer",
                fmt::format("step {} gives {}, and the engine {}", i, row_text(found[i]), row_text(row)));
  }
  return {};
}

/// Why a sketch cannot be run step by step; empty = it can.
std::string no_board_for(const Interface& interface) {
  if (!interface.hooks.empty()) return "it calls functions of yours";
  for (const auto* ports : {&interface.inputs, &interface.outputs}) {
    for (const Port& port : *ports) {
      if (!port.boolean) return fmt::format("'{}' is a number on its pin", port.name);
    }
  }
  return "";
}

std::string pins_of_ports(std::string_view word, const std::vector<Port>& ports) {
  std::string line{word};
  for (const Port& port : ports) line += " " + pins_of(Board::Uno)[static_cast<std::size_t>(port.pin)].name;
  return line;
}

/// Runs the sketch; its clock is put on by a sample time before each step.
Result<void> compare_board(const Scenario& scenario, const Trace& wanted, const Generated& made,
                           const VerifySettings& settings, Verified& verified) {
  constexpr std::size_t kBatch = 2048;  // steps in one line
  const Interface& interface = made.interface;
  const form::Program& p = *scenario.program;
  if (auto put = put_files(made.files, settings.folder); !put) return put;
  if (auto said = make_in(settings.folder); !said) return tl::unexpected(said.error());
  auto board = AvrBoard::start(settings.emulator, settings.folder / "build" / (interface.name + ".elf"));
  if (!board) return tl::unexpected(board.error());
  for (const std::string& command :
       {pins_of_ports("inputs", interface.inputs), pins_of_ports("outputs", interface.outputs),
        fmt::format("clock timer0_millis {}", interface.sample_ms)}) {
    if (auto done = board->ask(command); !done) return tl::unexpected(done.error());
  }
  std::vector<std::size_t> symbols;
  for (const Port& port : interface.inputs) {
    symbols.push_back(
        static_cast<std::size_t>(std::ranges::find(p.symbols, port.name, &form::Symbol::name) - p.symbols.begin()));
  }
  // the first step was that of the start
  for (std::size_t at = 1; at < wanted.size(); at += kBatch) {
    const std::size_t end = std::min(at + kBatch, wanted.size());
    std::string line = "step";
    for (std::size_t i = at; i < end; ++i) {
      std::uint64_t bits = 0;
      for (std::size_t k = 0; k < symbols.size(); ++k) {
        bits |= std::uint64_t{scenario.values[i][symbols[k]] != 0.0} << k;
      }
      line += fmt::format(" {:x}", bits);
    }
    const auto answer = board->ask(line);
    if (!answer) return tl::unexpected(answer.error());
    std::size_t i = at;
    for (std::size_t from = 0; from < answer->size(); ++i) {
      const std::size_t blank = std::min(answer->find(' ', from), answer->size());
      const auto told = std::stoull(answer->substr(from, blank - from), nullptr, 16);
      std::uint64_t bits = 0;
      for (std::size_t k = 0; k < interface.outputs.size(); ++k) bits |= std::uint64_t{wanted[i][k] != 0.0} << k;
      if (told != bits) {
        return fail("the sketch",
                    fmt::format("step {} gives {:x}, and the engine {:x} (a bit for each output)", i, told, bits));
      }
      from = blank + 1;
    }
    if (i != end) return fail("cancha-avr", fmt::format("answered {} steps of {}", i - at, end - at));
    verified.board_steps += end - at;
  }
  return {};
}

}  // namespace

Result<Verified> verify(const form::Program& program, const VerifySettings& settings) {
  Verified verified;
  const Scenario scenario = scenario_of(program, settings, verified.everything);
  const Trace wanted = engine_trace(scenario);
  if (wanted.size() != scenario.values.size()) return fail(program.title, "cannot be run", "./cancha chart check");
  verified.steps = wanted.size();
  if (auto same = compare_host(scenario, wanted, settings.generate); !same) return tl::unexpected(same.error());
  Settings sketch = settings.generate;
  sketch.target = Target::Arduino;
  sketch.around = true;
  const auto made = generate(program, sketch);
  verified.no_board = made ? no_board_for(made->interface) : together(made.error()).text();
  if (!verified.no_board.empty()) return verified;
  if (auto same = compare_board(scenario, wanted, *made, settings, verified); !same)
    return tl::unexpected(same.error());
  return verified;
}

}  // namespace cancha::codegen
