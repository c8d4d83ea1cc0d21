#include "codegen/board/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "codegen/board/avr_board.h"
#include "codegen/board/build.h"
#include "codegen/host_run.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

constexpr std::size_t kMostSteps = 200'000;  ///< in which everything is tried; beyond, steps are at random

/// Everything, or so many steps at random.
std::vector<Scenario> scenarios_of(const form::Program& program, const VerifySettings& settings, bool& everything) {
  std::vector<Scenario> all = exhaustive_runs(program, kMostSteps);
  everything = !all.empty();
  if (!everything) all.push_back(random_run(program, settings.steps, settings.seed));
  for (Scenario& s : all) {
    for (std::size_t i = 0; i < s.times.size(); ++i) {
      s.times[i] = static_cast<std::uint32_t>(i) * static_cast<std::uint32_t>(settings.generate.sample_ms);
    }
  }
  return all;
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

/// The sketch on an emulated chip, and what it is compared with.
class SketchRun {
 public:
  SketchRun(const Scenario& scenario, const Trace& wanted, const Interface& interface)
      : scenario_{scenario}, wanted_{wanted}, interface_{interface} {
    const std::vector<form::Symbol>& symbols = scenario.program->symbols;
    for (const Port& port : interface.inputs) {
      const auto found = std::ranges::find(symbols, port.name, &form::Symbol::name);
      inputs_.push_back(static_cast<std::size_t>(found - symbols.begin()));
    }
  }

  /// Its clock is put on by a sample time before each step; the first step is that of the start.
  Result<void> run(const std::filesystem::path& emulator, const std::filesystem::path& elf) {
    constexpr std::size_t kBatch = 2048;  // steps in one line
    auto board = AvrBoard::start(emulator, elf);
    if (!board) return tl::unexpected(board.error());
    std::string levels = "set";
    for (std::size_t k = 0; k < inputs_.size(); ++k) {
      levels += fmt::format(" {}={}", pin(interface_.inputs[k]), scenario_.values[0][inputs_[k]]);
    }
    for (const std::string& command : {levels, pins("inputs", interface_.inputs), pins("outputs", interface_.outputs),
                                       fmt::format("clock timer0_millis {}", interface_.sample_ms)}) {
      if (auto done = board->ask(command); !done) return tl::unexpected(done.error());
    }
    for (std::size_t at = 1; at < wanted_.size(); at += kBatch) {
      const std::size_t end = std::min(at + kBatch, wanted_.size());
      std::string line = "step";
      for (std::size_t i = at; i < end; ++i) line += fmt::format(" {:x}", input_bits(i));
      const auto answer = board->ask(line);
      if (!answer) return tl::unexpected(answer.error());
      if (auto same = compare(*answer, at, end); !same) return same;
    }
    return {};
  }

 private:
  static std::string pin(const Port& port) { return pins_of(Board::Uno)[static_cast<std::size_t>(port.pin)].name; }
  static std::string pins(std::string_view word, const std::vector<Port>& ports) {
    std::string line{word};
    for (const Port& port : ports) line += " " + pin(port);
    return line;
  }

  [[nodiscard]] std::uint64_t input_bits(std::size_t step) const {
    std::uint64_t bits = 0;
    for (std::size_t k = 0; k < inputs_.size(); ++k) {
      bits |= std::uint64_t{scenario_.values[step][inputs_[k]] != 0.0} << k;
    }
    return bits;
  }
  [[nodiscard]] std::uint64_t output_bits(std::size_t step) const {
    std::uint64_t bits = 0;
    for (std::size_t k = 0; k < interface_.outputs.size(); ++k) bits |= std::uint64_t{wanted_[step][k] != 0.0} << k;
    return bits;
  }

  /// Answers in hexadecimal, with blanks between.
  [[nodiscard]] Result<void> compare(std::string_view answer, std::size_t at, std::size_t end) const {
    std::size_t step = at;
    for (; !answer.empty() && step < end; ++step) {
      std::uint64_t told = 0;
      const auto [rest, fault] = std::from_chars(answer.data(), answer.data() + answer.size(), told, 16);
      if (fault != std::errc{}) break;
      if (told != output_bits(step)) {
        return fail("the sketch", fmt::format("step {} gives {:x}, and the engine {:x} (a bit for each output)", step,
                                              told, output_bits(step)));
      }
      answer.remove_prefix(std::min(static_cast<std::size_t>(rest - answer.data()) + 1, answer.size()));
    }
    if (step == end) return {};
    return fail("cancha-avr", fmt::format("answered {} steps of {}", step - at, end - at));
  }

  const Scenario& scenario_;
  const Trace& wanted_;
  const Interface& interface_;
  std::vector<std::size_t> inputs_;  ///< their symbols
};

}  // namespace

Result<Verified> verify(const form::Program& program, const VerifySettings& settings) {
  Verified verified;
  const std::vector<Scenario> scenarios = scenarios_of(program, settings, verified.everything);
  Settings sketch = settings.generate;
  sketch.target = Target::Arduino;
  sketch.around = true;
  const auto made = generate(program, sketch);
  verified.no_board = made ? no_board_for(made->interface) : together(made.error()).text();
  if (verified.no_board.empty()) {
    if (auto put = put_files(made->files, settings.folder); !put) return tl::unexpected(put.error());
    if (auto said = make_in(settings.folder); !said) return tl::unexpected(said.error());
  }
  for (const Scenario& scenario : scenarios) {
    const Trace wanted = engine_trace(scenario);
    if (wanted.size() != scenario.values.size()) return fail(program.title, "cannot be run");
    if (auto same = compare_host(scenario, wanted, settings.generate); !same) return tl::unexpected(same.error());
    verified.steps += wanted.size();
    if (!verified.no_board.empty()) continue;
    const auto elf = settings.folder / "build" / (made->interface.name + ".elf");
    auto same = SketchRun{scenario, wanted, made->interface}.run(settings.emulator, elf);
    if (!same) return tl::unexpected(same.error());
    verified.board_steps += wanted.size();
  }
  return verified;
}

}  // namespace cancha::codegen
