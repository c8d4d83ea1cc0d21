#include "decide/program/engine.h"

#include <algorithm>
#include <unordered_map>

#include "decide/program/check.h"

namespace cancha::decide::program {
namespace {

/// Whether `a` of such a step is a cell to read.
bool has_cells(StepKind kind) {
  switch (kind) {
    case StepKind::Assign:
    case StepKind::AssignHost:
    case StepKind::Fetch:
    case StepKind::CallInput:
    case StepKind::ActionDone:
    case StepKind::Conflict:
    case StepKind::BeginCall:
    case StepKind::FinishCall:
    case StepKind::CallOption:
    case StepKind::CallBehaviour:
    case StepKind::Goto:
      return false;
    default:
      return true;
  }
}

bool is_jump(StepKind kind) {
  return kind >= StepKind::Jump && kind <= StepKind::BeginCall;
}

}  // namespace

tl::expected<Engine, std::vector<Error>> Engine::link(std::shared_ptr<const Program> program, Host host) {
  return link(std::move(program), std::move(host), Settings{});
}

tl::expected<Engine, std::vector<Error>> Engine::link(std::shared_ptr<const Program> program, Host host,
                                                      const Settings& settings) {
  std::vector<Error> problems;
  if (program->agents.empty()) problems.push_back({program->title, "has no agent to run", ""});
  Soundness soundness = check(*program);
  problems.insert(problems.end(), soundness.errors.begin(), soundness.errors.end());
  if (settings.refuse_double_calls) {
    problems.insert(problems.end(), soundness.warnings.begin(), soundness.warnings.end());
  }

  auto owned = std::make_unique<Host>(std::move(host));
  auto binding = bind(*program, *owned);
  if (!binding) problems.insert(problems.end(), binding.error().begin(), binding.error().end());
  if (!problems.empty()) return tl::unexpected(std::move(problems));

  Engine engine{std::move(program), std::move(owned), std::move(*binding), settings};
  engine.warnings_ = std::move(soundness.warnings);
  engine.returns_.resize(soundness.depth + 1);
  return engine;
}

Engine::Engine(std::shared_ptr<const Program> program, std::unique_ptr<Host> host, Binding binding,
               const Settings& settings)
    : program_{std::move(program)},
      host_{std::move(host)},
      binding_{std::move(binding)},
      code_{generate(*program_, binding_.plan)},
      options_(program_->options.size()),
      behaviours_(program_->behaviours.size()),
      set_cycle_(program_->symbols.size()),
      cooperation_{*program_, settings.cooperation},
      watch_on_request_{settings.watch_on_request} {
  lay_out_cells();
  look_up_cells();
  for (std::size_t i = 0; i < behaviours_.size(); ++i) {
    behaviours_[i].arguments.resize(binding_.plan.host_behaviour_parameters[i]);
  }
  // all that a tick can fill, so that it need not grow
  active_.resize(program_->options.size() + code_.behaviour_calls);
  transitions_.reserve(program_->options.size());
  trace_.tests.reserve(Trace::kMostTests);
  trace_.leaves.reserve(program_->options.size());
  // no step is done twice in a tick
  trace_.divisions.reserve(code_.divisions);
  trace_.read.resize(program_->symbols.size());
  watches_before_.resize(program_->watches.size());
}

void Engine::lay_out_cells() {
  own_.resize(code_.cells);
  at_.resize(code_.cells);
  for (std::uint32_t i = 0; i < code_.cells; ++i) at_[i] = &own_[i];
  std::ranges::copy(code_.constants, own_.begin() + code_.first_constant);
  std::size_t most_parameters = 0;
  for (std::uint32_t i = 0; i < program_->symbols.size(); ++i) {
    const Host::Symbol* symbol = binding_.symbols[i];
    if (!symbol) continue;
    if (symbol->variable) at_[i] = symbol->variable;
    if (symbol->variable) symbol_at_.emplace_back(symbol->variable, i);
    most_parameters = std::max(most_parameters, symbol->parameters.size());
  }
  std::ranges::sort(symbol_at_);
  zeros_.resize(most_parameters);
}

void Engine::look_up_cells() {
  steps_ = std::move(code_.steps);
  for (Step& step : steps_) {
    const bool assigns = step.kind == StepKind::Assign || step.kind == StepKind::AssignHost;
    const bool cells = has_cells(step.kind);
    if (cells) step.a = at_[step.index];
    // arguments lie side by side in cells of our own, and there may be none
    step.b = cells || assigns ? at_[step.b_number] : own_.data() + step.b_number;
    if (is_jump(step.kind)) {
      step.target = steps_.data() + step.c_number;
    } else {
      step.result = at_[step.c_number];
    }
  }
  for (std::uint32_t i = 0; i < options_.size(); ++i) {
    const std::uint32_t common = code_.options[i].common_decision;
    if (common != kNone) options_[i].common = steps_.data() + common;
    stand_in(options_[i], code_.options[i].initial);
  }
  // from here on only symbols are asked for by their numbers
  at_.resize(program_->symbols.size());
  at_.shrink_to_fit();
  code_.constants = {};
}

void Engine::stand_in(OptionNow& option, std::uint32_t state) const {
  option.state = state;
  option.decision = steps_.data() + code_.states[state].decision;
  option.actions = steps_.data() + code_.states[state].actions;
}

void Engine::reset() {
  // what was active in this cycle will not have been active in the one before the next
  ++cycle_;
}

void Engine::put(std::uint32_t option, std::uint32_t state, std::int64_t time) {
  OptionNow& o = options_[option];
  o.cycle = cycle_;
  o.activated = o.entered = now_ - time;
  std::fill_n(own_.data() + code_.first_time + 2 * option, 2, static_cast<double>(time));
  stand_in(o, state);
}

bool Engine::select_agent(std::string_view name) {
  const auto found = std::ranges::find(program_->agents, name, &Agent::name);
  if (found == program_->agents.end()) return false;
  agent_ = static_cast<std::uint32_t>(found - program_->agents.begin());
  return true;
}

double Engine::value(std::uint32_t symbol) const {
  const Host::Symbol* bound = binding_.symbols[symbol];
  if (bound && !bound->variable && bound->read && bound->parameters.empty()) return bound->read({});
  return *at_[symbol];
}

void Engine::set(std::uint32_t symbol, double value) {
  if (program_->symbols[symbol].direction != Direction::Input) assign(symbol, value);
}

void Engine::team_message(TeamMessage& message) const {
  message.states.clear();
  cooperation_.tell(
      message, [&](std::uint32_t option) { return option_active(option); },
      [&](std::uint32_t option) { return options_[option].state; }, priority_);
}

std::size_t Engine::memory() const {
  const auto bytes = [](const auto& list) { return list.capacity() * sizeof list[0]; };
  const Program& p = *program_;
  return bytes(steps_) + bytes(code_.states) + bytes(code_.calls) + bytes(own_) + bytes(at_) + bytes(options_) +
         bytes(behaviours_) + bytes(set_cycle_) + bytes(active_) + bytes(transitions_) + bytes(trace_.tests) +
         bytes(trace_.read) + bytes(p.symbols) + bytes(p.parameters) + bytes(p.options) + bytes(p.states) +
         bytes(p.decisions) + bytes(p.actions) + bytes(p.arguments) + bytes(p.expressions) + bytes(p.numbers);
}

namespace {

/// Places of things in a list, by name.
template <class T>
std::unordered_map<std::string_view, std::uint32_t> places(std::span<const T> list) {
  std::unordered_map<std::string_view, std::uint32_t> result;
  for (std::uint32_t i = 0; i < list.size(); ++i) result.emplace(list[i].name, i);
  return result;
}

template <class T>
std::span<const T> part(const std::vector<T>& list, Range range) {
  return std::span{list}.subspan(range.first, range.count);
}

}  // namespace

void Engine::adopt(const Engine& old) {
  cycle_ = old.cycle_;
  now_ = old.now_;
  priority_ = old.priority_;
  skipped_calls_ = old.skipped_calls_;
  select_agent(old.program_->agents[old.agent_].name);
  const auto option_places = places(std::span{old.program_->options});
  for (std::uint32_t i = 0; i < options_.size(); ++i) {
    const auto found = option_places.find(program_->options[i].name);
    if (found == option_places.end()) continue;
    const OptionNow& before = old.options_[found->second];
    const Range states = program_->options[i].states;
    const auto state_places = places(part(program_->states, states));
    const auto state = state_places.find(old.program_->states[before.state].name);
    // an option that stood in a state which is gone begins anew
    if (before.cycle == 0 || state == state_places.end()) continue;
    options_[i].cycle = before.cycle;
    options_[i].before = before.before;
    options_[i].activated = before.activated;
    options_[i].entered = before.entered;
    stand_in(options_[i], states.first + state->second);
  }
  const auto symbol_places = places(std::span{old.program_->symbols});
  for (std::uint32_t i = 0; i < program_->symbols.size(); ++i) {
    const Symbol& symbol = program_->symbols[i];
    const auto found = symbol_places.find(symbol.name);
    if (symbol.direction == Direction::Input || found == symbol_places.end()) continue;
    const Symbol& before = old.program_->symbols[found->second];
    if (before.direction != symbol.direction || before.type != symbol.type) continue;
    own_[i] = *old.at_[found->second];
    // the elements of outputs have the host's values
    if (symbol.type != Type::Enumerated || symbol.direction == Direction::Output) continue;
    own_[i] = renumbered(own_[i], old, before.enumeration, symbol.enumeration);
  }
  const auto behaviour_places = places(std::span{old.program_->behaviours});
  for (std::uint32_t i = 0; i < behaviours_.size(); ++i) {
    const auto found = behaviour_places.find(program_->behaviours[i].name);
    if (found == behaviour_places.end()) continue;
    const BehaviourNow& before = old.behaviours_[found->second];
    if (before.arguments.size() == behaviours_[i].arguments.size()) behaviours_[i] = before;
  }
}

double Engine::renumbered(double value, const Engine& old, std::uint32_t before, std::uint32_t now) const {
  const std::span<const double> values = old.element_values(before);
  const auto place = std::ranges::find(values, value) - values.begin();
  const auto& elements = program_->enumerations[now].elements;
  if (place == std::ssize(values)) return 0.0;
  const auto found =
      std::ranges::find(elements, old.program_->enumerations[before].elements[static_cast<std::size_t>(place)]);
  return found == elements.end() ? 0.0 : element_values(now)[static_cast<std::size_t>(found - elements.begin())];
}

}  // namespace cancha::decide::program
