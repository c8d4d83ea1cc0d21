#include "codegen/board/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "codegen/board/chip_run.h"
#include "codegen/board/pins.h"
#include "codegen/option_writer.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

constexpr std::size_t kMostSteps = 200'000;  ///< in which everything is tried; beyond, steps are at random
constexpr std::size_t kRunSteps = 20'000;    ///< of a run at random, from the beginning
constexpr std::size_t kMostNamed = 16;       ///< inputs in a complaint

bool same(double a, double b) {
  return a == b || (std::isnan(a) && std::isnan(b));
}

/// Something on the chip, and the C that computes as it does.
struct OnChip {
  ChipProgram program;
  std::optional<HostProgram> narrow{};
  std::size_t place = 0;  ///< in the results
};

class Verification {
 public:
  Verification(const form::Program& program, const VerifySettings& settings, std::uint32_t agent)
      : program_{program}, settings_{settings}, agent_{agent}, shape_{program, own(settings), agent} {}

  Result<Verified> run() {
    const bool host_target = settings_.generate.target <= Target::Cpp;
    Settings host = settings_.generate;
    if (!host_target) host.target = Target::C;
    host.pins.clear();
    host.around = false;
    auto built = HostProgram::build(program_, agent_, host, false, host_target ? settings_.from : "");
    if (!built) return tl::unexpected(Error{"C on this computer", built.error().text(), ""});
    if (auto fine = prepare_chips(); !fine) return tl::unexpected(fine.error());

    std::vector<Scenario> all = exhaustive_runs(program_, kMostSteps, agent_);
    verified_.everything = !all.empty();
    for (const Scenario& scenario : all) {
      if (auto fine = try_one(*built, scenario); !fine) return tl::unexpected(fine.error());
    }
    while (!verified_.everything && verified_.steps < settings_.steps) {
      const std::size_t steps = std::min(kRunSteps, settings_.steps - verified_.steps);
      Scenario scenario = random_run(program_, steps, settings_.seed + verified_.runs);
      scenario.agent = agent_;
      // what a chip can be given exactly
      for (std::vector<double>& row : scenario.values) {
        for (double& value : row) value = static_cast<double>(static_cast<float>(value));
      }
      if (auto fine = try_one(*built, std::move(scenario)); !fine) return tl::unexpected(fine.error());
    }
    return verified_;
  }

 private:
  static Settings own(const VerifySettings& settings) {
    Settings made = settings.generate;
    made.target = Target::C;
    made.name = "machine";
    return made;
  }

  Result<void> prepare_chips() {
    const std::filesystem::path from = settings_.generate.target == Target::Arduino ? settings_.from : "";
    const bool decimals = std::ranges::any_of(
        shape_.model.inputs, [&](std::uint32_t s) { return shape_.values.of_symbol(s).kind == Kind::Real; });
    auto sketch = build_sketch(program_, agent_, settings_.generate, settings_.folder / "sketch", from);
    std::string why = sketch ? "decimals on pins are whole counts" : sketch.error().text();
    if (!sketch && why.find("make failed") != std::string::npos) return tl::unexpected(sketch.error());
    if (sketch) {
      verified_.chip.push_back({.sketch = true});
      chips_.push_back({.program = *std::move(sketch)});
    }
    if (!sketch || decimals) {
      auto machine = build_machine(program_, agent_, settings_.generate, settings_.folder / "machine", from);
      if (!machine && machine.error().text().find("make failed") != std::string::npos) {
        return tl::unexpected(machine.error());
      }
      if (!machine) why = machine.error().text();
      verified_.chip.push_back({.why = why});
      if (machine) chips_.push_back({.program = *std::move(machine), .place = verified_.chip.size() - 1});
    }
    for (OnChip& chip : chips_) {
      if (!chip.program.narrow) continue;
      auto narrow = HostProgram::build(program_, agent_, own(settings_), true);
      if (!narrow) return tl::unexpected(narrow.error());
      chip.narrow = *std::move(narrow);
    }
    return {};
  }

  /// The same values, as far as both tell them: some code keeps no states that can be seen.
  Result<void> try_one(const HostProgram& host, Scenario scenario) {
    for (std::size_t i = 0; i < scenario.times.size(); ++i) {
      scenario.times[i] = static_cast<std::uint32_t>(i) * static_cast<std::uint32_t>(settings_.generate.sample_ms);
    }
    const Trace wanted = engine_trace(scenario);
    if (wanted.size() != scenario.values.size()) return fail(program_.title, "cannot be run");
    const auto found = host.run(scenario);
    if (!found) return tl::unexpected(found.error());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const std::vector<double> row = without_states(wanted[i], (*found)[i].size());
      if (auto fine = compare("C on this computer", "the engine", scenario, i, row, (*found)[i]); !fine) return fine;
    }
    for (OnChip& chip : chips_) {
      if (auto fine = try_chip(chip, scenario, wanted); !fine) return fine;
    }
    verified_.steps += wanted.size();
    ++verified_.runs;
    return {};
  }

  Result<void> try_chip(OnChip& chip, const Scenario& asked, const Trace& of_asked) {
    const Scenario scenario = as_pins_carry(asked, chip.program, shape_.model);
    Trace wanted = scenario.values == asked.values ? of_asked : engine_trace(scenario);
    const std::size_t width = shape_.model.outputs.size() + 2;
    if (chip.narrow) {
      const auto narrow = chip.narrow->run(scenario);
      if (!narrow) return tl::unexpected(narrow.error());
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::vector<double> row = without_states((*narrow)[i], width);
        if (acts_otherwise(without_states(wanted[i], width), row)) ++verified_.chip[chip.place].otherwise;
        wanted[i] = row;
      }
    }
    const auto found = run_on_chip(settings_.emulator, chip.program, shape_, scenario);
    if (!found) return tl::unexpected(found.error());
    const char* who = chip.program.sketch ? "the sketch" : "the machine on the chip";
    const char* whose = chip.narrow ? "the same C with decimals of 32 bits" : "the engine";
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      std::vector<double> row = without_states(wanted[i], width);
      row.resize((*found)[i].size());
      for (std::size_t k = 0; k < chip.program.interface.outputs.size(); ++k) {
        row[k] = on_pin(chip.program, chip.program.interface.outputs[k], row[k]);
      }
      if (auto fine = compare(who, whose, scenario, i, row, (*found)[i]); !fine) return fine;
    }
    verified_.chip[chip.place].steps += wanted.size();
    return {};
  }

  /// A row of so many columns: states, which are before the last two, are left out where it has more.
  static std::vector<double> without_states(std::vector<double> row, std::size_t columns) {
    const auto hidden = static_cast<std::ptrdiff_t>(row.size()) - static_cast<std::ptrdiff_t>(columns);
    if (hidden > 0) row.erase(row.end() - 2 - hidden, row.end() - 2);
    return row;
  }

  /// Outputs that are no decimals, and calls.
  [[nodiscard]] bool acts_otherwise(const std::vector<double>& engine, const std::vector<double>& chip) const {
    for (std::size_t k = 0; k < shape_.model.outputs.size(); ++k) {
      if (shape_.values.of_symbol(shape_.model.outputs[k]).kind != Kind::Real && engine[k] != chip[k]) return true;
    }
    return engine[engine.size() - 2] != chip[chip.size() - 2];
  }

  Result<void> compare(std::string_view who, std::string_view whose, const Scenario& scenario, std::size_t step,
                       const std::vector<double>& wanted, const std::vector<double>& found) const {
    for (std::size_t k = 0; k < wanted.size(); ++k) {
      if (same(wanted[k], found[k])) continue;
      return fail(std::string{who}, fmt::format("run {}, step {}, with {}: {} is {}, and by {} {}", verified_.runs,
                                                step, inputs_text(scenario.values[step]), column_name(k, wanted.size()),
                                                found[k], whose, wanted[k]));
    }
    return {};
  }

  [[nodiscard]] std::string column_name(std::size_t k, std::size_t columns) const {
    const std::vector<std::uint32_t>& outputs = shape_.model.outputs;
    if (k < outputs.size()) return fmt::format("'{}'", program_.symbols[outputs[k]].name);
    if (k + 2 == columns) return "the number of calls of behaviours";
    if (k + 1 == columns) return "the sum over behaviours and their arguments";
    std::size_t at = outputs.size();
    for (const OptionUse& use : shape_.model.options) {
      if (OptionWriter::has_state(use) && at++ == k) {
        return fmt::format("the state of '{}'", program_.options[use.option].name);
      }
    }
    return "a state";
  }

  [[nodiscard]] std::string inputs_text(const std::vector<double>& row) const {
    std::string text;
    std::size_t count = 0;
    for (const auto* symbols : {&shape_.model.inputs, &shape_.model.functions}) {
      for (const std::uint32_t s : *symbols) {
        if (++count <= kMostNamed)
          text += fmt::format("{}{}={}", text.empty() ? "" : " ", program_.symbols[s].name, row[s]);
      }
    }
    if (count > kMostNamed) text += fmt::format(" and {} more", count - kMostNamed);
    return text.empty() ? "no inputs" : text;
  }

  const form::Program& program_;
  const VerifySettings& settings_;
  std::uint32_t agent_;
  Shape shape_;
  std::vector<OnChip> chips_{};
  Verified verified_{};
};

}  // namespace

Result<Verified> verify(const form::Program& program, const VerifySettings& settings) {
  std::uint32_t agent = 0;
  if (!settings.generate.agent.empty()) {
    const auto found = std::ranges::find(program.agents, settings.generate.agent, &form::Agent::name);
    if (found == program.agents.end()) return fail("--agent", fmt::format("there is no '{}'", settings.generate.agent));
    agent = static_cast<std::uint32_t>(found - program.agents.begin());
  }
  return Verification{program, settings, agent}.run();
}

}  // namespace cancha::codegen
