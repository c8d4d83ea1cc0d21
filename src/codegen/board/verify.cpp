#include "codegen/board/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <optional>
#include <thread>

#include "codegen/board/chip_run.h"
#include "codegen/board/pins.h"
#include "codegen/option_writer.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

constexpr std::size_t kMostSteps = 200'000;  ///< in which everything is tried; beyond, steps are at random
constexpr std::size_t kRunSteps = 20'000;    ///< of a run at random, from the beginning
constexpr std::size_t kMostNamed = 16;       ///< inputs in a complaint
constexpr unsigned kMostThreads = 8;         ///< each holds some 10 MB of steps

/// By Around.
constexpr std::array<const char*, 5> kWho{"the sketch", "main.c on the chip", "the machine on the chip",
                                          "the CM-900's main.c here", "the compiled machine"};

bool same(double a, double b) {
  return a == b || (std::isnan(a) && std::isnan(b));
}

/// Something on the chip, and the C that computes as it does.
struct OnChip {
  ChipProgram program;
  std::optional<HostProgram> narrow{};
  std::size_t place = 0;  ///< in the results
};

/// Who is compared with whom, in which run.
struct Compared {
  std::string_view who;
  std::string_view whose;
  std::size_t run = 0;
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

    all_ = exhaustive_runs(program_, kMostSteps, agent_);
    verified_.everything = !all_.empty();
    const std::size_t runs = verified_.everything ? all_.size() : (settings_.steps + kRunSteps - 1) / kRunSteps;
    return try_all(*built, runs);
  }

 private:
  static Settings own(const VerifySettings& settings) {
    Settings made = settings.generate;
    made.target = Target::C;
    made.name = "machine";
    return made;
  }

  /// What comes out of one run.
  struct Share {
    std::size_t steps = 0;
    std::vector<ChipResult> chip{};
  };

  /// All runs, some at the same time. The first one that differs is told, whichever was found first.
  Result<Verified> try_all(const HostProgram& host, std::size_t runs) {
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> bad = runs;  // no run behind it need be tried
    std::mutex results;
    Error why;
    const auto work = [&] {
      for (std::size_t n = next++; n < bad; n = next++) {
        const auto share = try_one(host, n);
        const std::scoped_lock lock{results};
        if (share) {
          add(*share);
        } else if (n < bad) {
          bad = n;
          why = share.error();
        }
      }
    };
    {
      const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads);
      std::vector<std::jthread> workers;
      for (std::size_t i = 1; i < std::min<std::size_t>(runs, settings_.threads == 0 ? cores : settings_.threads);
           ++i) {
        workers.emplace_back(work);
      }
      work();
    }
    if (bad < runs) return tl::unexpected(std::move(why));
    return verified_;
  }

  void add(const Share& share) {
    verified_.steps += share.steps;
    ++verified_.runs;
    for (std::size_t i = 0; i < share.chip.size(); ++i) {
      verified_.chip[i].steps += share.chip[i].steps;
      verified_.chip[i].otherwise += share.chip[i].otherwise;
    }
  }

  /// The inputs of a run.
  [[nodiscard]] Scenario scenario_of(std::size_t run) const {
    if (verified_.everything) return all_[run];
    const std::size_t steps = std::min(kRunSteps, settings_.steps - run * kRunSteps);
    Scenario scenario = random_run(program_, steps, settings_.seed + run);
    scenario.agent = agent_;
    // what a chip can be given exactly
    for (std::vector<double>& row : scenario.values) {
      for (double& value : row) value = static_cast<double>(static_cast<float>(value));
    }
    return scenario;
  }

  Result<void> prepare_chips() {
    const std::filesystem::path from = settings_.generate.target >= Target::Arduino ? settings_.from : "";
    const bool decimals = std::ranges::any_of(
        shape_.model.inputs, [&](std::uint32_t s) { return shape_.values.of_symbol(s).kind == Kind::Real; });
    auto whole = settings_.generate.around
                     ? build_whole(program_, agent_, settings_.generate, settings_.folder / "whole", from)
                     : fail("--machine-only", "there is nothing around it");
    std::string why = whole ? "decimals on pins are whole counts" : whole.error().text();
    const bool board = settings_.generate.target >= Target::Arduino && settings_.generate.around;
    if (!whole && (board ? !has_no_room(whole.error()) : is_of_make(whole.error()))) {
      return tl::unexpected(whole.error());
    }
    if (whole) {
      verified_.chip.push_back({.around = whole->around});
      chips_.push_back({.program = *std::move(whole)});
    }
    // the CM-900 has the decimals of this computer, where they were tried as such
    if (!whole || (decimals && settings_.generate.target != Target::Cm900)) {
      auto machine = build_machine(program_, agent_, settings_.generate, settings_.folder / "machine", from);
      if (!machine && is_of_make(machine.error())) return tl::unexpected(machine.error());
      if (!machine) why = machine.error().text();
      const Around around = machine ? machine->around : Around::Nothing;
      verified_.chip.push_back({.around = around, .why = why});
      if (machine && around != Around::Compiled) {
        chips_.push_back({.program = *std::move(machine), .place = verified_.chip.size() - 1});
      }
    }
    for (OnChip& chip : chips_) {
      if (!chip.program.narrow) continue;
      auto narrow = HostProgram::build(program_, agent_, own(settings_), true);
      if (!narrow) return tl::unexpected(narrow.error());
      chip.narrow = *std::move(narrow);
    }
    return {};
  }

  /// The behaviour is too large for the board, so that nobody gets a whole program of it; anything else is a mistake.
  static bool has_no_room(const Error& error) {
    return std::ranges::any_of(std::array{"too few pins", "does not fit", "bytes of RAM"},
                               [&](const char* words) { return error.what.find(words) != std::string::npos; });
  }

  static bool is_of_make(const Error& error) { return error.text().find("make failed") != std::string::npos; }

  /// The same values, as far as both tell them: some code keeps no states that can be seen.
  Result<Share> try_one(const HostProgram& host, std::size_t run) const {
    Scenario scenario = scenario_of(run);
    for (std::size_t i = 0; i < scenario.times.size(); ++i) {
      scenario.times[i] = static_cast<std::uint32_t>(i) * static_cast<std::uint32_t>(settings_.generate.sample_ms);
    }
    const Trace wanted = engine_trace(scenario);
    if (wanted.size() != scenario.values.size()) return fail(program_.title, "cannot be run");
    const auto found = host.run(scenario);
    if (!found) return tl::unexpected(found.error());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const std::vector<double> row = without_states(wanted[i], (*found)[i].size());
      auto fine = compare({"C on this computer", "the engine", run}, scenario, i, row, (*found)[i]);
      if (!fine) return pass_on(std::move(fine));
    }
    Share share{.steps = wanted.size(), .chip = std::vector<ChipResult>(verified_.chip.size())};
    for (const OnChip& chip : chips_) {
      auto fine = try_chip(chip, run, scenario, wanted, share.chip[chip.place]);
      if (!fine) return pass_on(std::move(fine));
    }
    return share;
  }

  Result<void> try_chip(const OnChip& chip, std::size_t run, const Scenario& asked, const Trace& of_asked,
                        ChipResult& result) const {
    const Scenario scenario = as_pins_carry(asked, chip.program, shape_.model);
    Trace wanted = scenario.values == asked.values ? of_asked : engine_trace(scenario);
    const std::size_t width = shape_.model.outputs.size() + 2;
    if (chip.narrow) {
      const auto narrow = chip.narrow->run(scenario);
      if (!narrow) return tl::unexpected(narrow.error());
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::vector<double> row = without_states((*narrow)[i], width);
        if (acts_otherwise(without_states(wanted[i], width), row)) ++result.otherwise;
        wanted[i] = row;
      }
    }
    const auto found = run_on_chip(settings_.emulator, chip.program, shape_, scenario);
    if (!found) return tl::unexpected(found.error());
    const Compared who{kWho[static_cast<std::size_t>(chip.program.around)],
                       chip.narrow ? "the same C with decimals of 32 bits" : "the engine", run};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      std::vector<double> row = without_states(wanted[i], width);
      row.resize((*found)[i].size());
      for (std::size_t k = 0; k < chip.program.interface.outputs.size(); ++k) {
        row[k] = on_pin(chip.program, chip.program.interface.outputs[k], row[k]);
      }
      if (auto fine = compare(who, scenario, i, row, (*found)[i]); !fine) return fine;
    }
    result.steps = wanted.size();
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

  Result<void> compare(const Compared& c, const Scenario& scenario, std::size_t step, const std::vector<double>& wanted,
                       const std::vector<double>& found) const {
    for (std::size_t k = 0; k < wanted.size(); ++k) {
      if (same(wanted[k], found[k])) continue;
      return fail(std::string{c.who}, fmt::format("run {}, step {}, with {}: {} is {}, and by {} {}", c.run, step,
                                                  inputs_text(scenario.values[step]), column_name(k, wanted.size()),
                                                  found[k], c.whose, wanted[k]));
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
  std::vector<Scenario> all_{};  ///< everything, where that is possible
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
