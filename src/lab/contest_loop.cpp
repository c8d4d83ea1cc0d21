#include "lab/contest_loop.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "match/contest/judge.h"
#include "minds/programs/program_mind.h"

namespace cancha::lab {
namespace {

namespace form = decide::program;

/// A decimal as the line carries it.
double carried(const form::Symbol& symbol, double value) {
  if (!symbol.whole) return static_cast<float>(value);
  if (std::isnan(value)) return 0.0;
  return std::clamp(std::round(value), std::max(symbol.least, -2147483648.0), std::min(symbol.most, 2147483647.0));
}

/// Players whose programs are blue's get a deputy.
robot::Parts parts_with(LoopDeputy& deputy) {
  robot::Parts parts = robot::built_in_parts();
  parts.minds["program"] = [&deputy](const robot::Making& making) -> Result<std::unique_ptr<decide::Mind>> {
    auto program = making.programs.of(making.profile, making.kind);
    if (!program) return pass_on(std::move(program));
    if (making.robot.team == Team::Blue) {
      if (auto done = (*program)->appoint(deputy); !done) return pass_on(std::move(done));
    }
    return std::make_unique<minds::ProgramMind>(making.league, *std::move(program));
  };
  return parts;
}

std::string differs(const LoopTick& tick, std::size_t number, const std::string& what, const std::string& is,
                    const std::string& model) {
  return fmt::format("tick {} at {:.1f} s: {} is {}, and in the model {}", number + 1, tick.time.seconds(), what, is,
                     model);
}

/// What differs in one tick; nothing where all is the same.
std::optional<std::string> tick_difference(const codegen::LoopProgram& program, std::size_t number,
                                           const LoopTick& model, const LoopTick& other) {
  const codegen::Model& m = program.shape().model;
  const auto& symbols = program.program().symbols;
  if (model.time != other.time) {
    return fmt::format("tick {} is made at {:.2f} s, and in the model at {:.2f} s", number + 1, other.time.seconds(),
                       model.time.seconds());
  }
  // inputs first: where they differ, something before has been different that is not the chart's
  for (std::size_t i = 0; i < m.inputs.size(); ++i) {
    if (model.inputs[i] == other.inputs[i]) continue;
    return differs(other, number, symbols[m.inputs[i]].name, fmt::format("{}", other.inputs[i]),
                   fmt::format("{}", model.inputs[i]));
  }
  const auto state = [&](std::size_t option, std::uint8_t place) -> std::string {
    const auto& states = program.states()[option]->states;
    return place < states.size() ? program.program().states[states[place]].name : fmt::format("{}", place);
  };
  for (std::size_t i = 0; i < std::min(model.states.size(), other.states.size()); ++i) {
    if (model.states[i] == other.states[i]) continue;
    return differs(other, number, "the state", state(i, other.states[i]), state(i, model.states[i]));
  }
  for (std::size_t i = 0; i < m.outputs.size(); ++i) {
    if (model.outputs[i] == other.outputs[i]) continue;
    return differs(other, number, symbols[m.outputs[i]].name, fmt::format("{}", other.outputs[i]),
                   fmt::format("{}", model.outputs[i]));
  }
  return std::nullopt;
}

}  // namespace

void LoopDeputy::prepare(form::Program& program) {
  if (program_.narrow()) program.narrow = codegen::narrow_expressions(program);
}

void LoopDeputy::join(const form::Program& program, form::Host& host) {
  for (const form::Symbol& symbol : program.symbols) {
    const bool number = symbol.direction == form::Direction::Input && symbol.type == form::Type::Decimal;
    const auto found = std::ranges::find(host.inputs(), symbol.name, &form::Host::Symbol::name);
    if (!number || found == host.inputs().end() || !found->parameters.empty()) continue;
    form::Host::Symbol told = *found;
    const double* const variable = std::exchange(told.variable, nullptr);
    told.read = [symbol, variable, inner = found->read](std::span<const double> given) {
      return carried(symbol, variable != nullptr ? *variable : inner(given));
    };
    host.input(std::move(told));
  }
}

void LoopDeputy::cycle(form::Engine& engine, Time now) {
  if (trouble_) return;
  const codegen::Model& m = program_.shape().model;
  const auto& symbols = program_.program().symbols;
  const auto elements = [&](std::uint32_t s) {
    return symbols[s].type == form::Type::Enumerated ? engine.element_values(symbols[s].enumeration)
                                                     : std::span<const double>{};
  };
  LoopTick tick{.time = now};
  for (const std::uint32_t s : m.inputs) tick.inputs.push_back(engine.value(s));
  tick.outputs.resize(m.outputs.size());
  if (stepper_ == nullptr || stepper_->tells_states()) tick.states.resize(program_.states().size());
  if (stepper_ == nullptr) {
    engine.tick_traced(now);
    for (std::size_t i = 0; i < m.outputs.size(); ++i) {
      const auto values = elements(m.outputs[i]);
      const double value = engine.value(m.outputs[i]);
      tick.outputs[i] = values.empty() ? value : static_cast<double>(std::ranges::find(values, value) - values.begin());
    }
    for (std::size_t i = 0; i < tick.states.size(); ++i) {
      const codegen::OptionUse& use = *program_.states()[i];
      const auto place = std::ranges::find(use.states, engine.state_of(use.option)) - use.states.begin();
      tick.states[i] = static_cast<std::uint8_t>(place);
    }
  } else {
    const auto ms = static_cast<std::uint32_t>(now.ns / 1'000'000);
    if (auto done = stepper_->step(tick.inputs, ms, tick.outputs, tick.states); !done) {
      trouble_ = done.error();
      return;
    }
    for (std::size_t i = 0; i < m.outputs.size(); ++i) {
      const auto values = elements(m.outputs[i]);
      const auto place = static_cast<std::size_t>(std::max(0.0, tick.outputs[i]));
      engine.set(m.outputs[i], values.empty() ? tick.outputs[i] : values[std::min(place, values.size() - 1)]);
    }
  }
  ticks_.push_back(std::move(tick));
}

Result<LoopRun> play_loop(const match::Fixture& fixture, const std::filesystem::path& content,
                          const codegen::LoopProgram& program, codegen::Stepper* stepper, double seconds) {
  auto league = match::league_of(fixture, content);
  if (!league) return pass_on(std::move(league));
  if (!league->contest) {
    return fail(fixture.league, "is no test of a contest", "ceabot-race, ceabot-stairs or ceabot-sumo");
  }
  LoopDeputy deputy{program, stepper};
  auto sides = match::teams_of(fixture, *league, content, parts_with(deputy));
  if (!sides) return pass_on(std::move(sides));
  auto match = match::start_match(fixture, *league, content, *std::move(sides));
  if (!match) return pass_on(std::move(match));
  while (!(*match)->over()) {
    if (auto ticked = (*match)->tick(); !ticked) return pass_on(std::move(ticked));
    if (deputy.trouble()) return tl::unexpected(*deputy.trouble());
    if (seconds > 0.0 && (*match)->truth().time.seconds() >= seconds) break;
  }
  LoopRun run{.ticks = std::move(deputy.ticks()),
              .fingerprint = (*match)->state_hash(),
              .end = (*match)->truth().time,
              .over = (*match)->over()};
  if (const auto result = match::contest::result_of(**match)) run.result = *result;
  return run;
}

std::optional<std::string> first_difference(const codegen::LoopProgram& program, const LoopRun& model,
                                            const LoopRun& other) {
  for (std::size_t i = 0; i < std::min(model.ticks.size(), other.ticks.size()); ++i) {
    if (auto found = tick_difference(program, i, model.ticks[i], other.ticks[i])) return found;
  }
  if (model.ticks.size() != other.ticks.size()) {
    return fmt::format("it has {} ticks, and the model {}", other.ticks.size(), model.ticks.size());
  }
  if (model.fingerprint != other.fingerprint || model.end != other.end) {
    return fmt::format("all ticks are the same, but the match ends as {:016x}, and the model's as {:016x}",
                       other.fingerprint, model.fingerprint);
  }
  return std::nullopt;
}

}  // namespace cancha::lab
