// One cycle of the engine.

#include <cmath>

#include "decide/program/engine.h"

namespace cancha::decide::program {
namespace {

double divided(double a, double b) {
  return a / (b == 0.0 ? 1e-7 : b);
}

/// Cut to the range of int, towards 0.
std::int64_t whole(double value) {
  if (std::isnan(value)) return 0;
  if (value >= 2147483647.0) return 2147483647;
  if (value <= -2147483648.0) return -2147483648;
  return static_cast<std::int64_t>(value);
}

double modulo(double a, double b) {
  const std::int64_t divisor = whole(b);
  return divisor == 0 ? 0.0 : static_cast<double>(whole(a) % divisor);
}

}  // namespace

void Engine::tick(Time now) {
  run<false>(now);
}

void Engine::tick_traced(Time now) {
  run<true>(now);
}

template <bool kTraced>
void Engine::run(Time now) {
  ++cycle_;
  now_ = now.ns / 1'000'000;
  active_.clear();
  transitions_.clear();
  if constexpr (kTraced) {
    trace_.tests.clear();
    trace_.cycle = cycle_;
  }
  if (!cooperation_.empty()) cooperation_.start_cycle();

  // the root is called without arguments
  const std::uint32_t root = program_->agents[agent_].root;
  const Range parameters = program_->options[root].parameters;
  for (std::uint32_t i = 0; i < parameters.count; ++i) own_[code_.first_parameter + parameters.first + i] = 0.0;
  depth_ = 0;
  run_steps<kTraced>(enter(root, kNone));
}

std::uint32_t Engine::enter(std::uint32_t option, std::uint32_t return_to) {
  OptionNow& o = options_[option];
  o.before = o.cycle + 1 == cycle_;
  if (!o.before) {
    o.state = program_->options[option].initial;
    o.activated = now_;
    o.entered = now_;
  }
  o.cycle = cycle_;
  own_[code_.first_time + 2 * option] = static_cast<double>(now_ - o.activated);
  own_[code_.first_time + 2 * option + 1] = static_cast<double>(now_ - o.entered);
  active_.push_back({option, static_cast<std::uint16_t>(depth_), false});
  frames_[depth_++] = {option, return_to, static_cast<std::uint32_t>(trace_.tests.size())};
  const std::uint32_t common = code_.option_decisions[option];
  return common != kNone ? common : code_.states[o.state].decision;
}

template <bool kTraced>
std::uint32_t Engine::go_to(std::uint32_t state, std::uint32_t step) {
  const Frame& frame = frames_[depth_ - 1];
  OptionNow& o = options_[frame.option];
  const bool allowed = cooperation_.empty() || cooperation_.may_enter(state, priority_);
  if (state != o.state && allowed) {
    Range tests{};
    if constexpr (kTraced) tests = {frame.tests, static_cast<std::uint32_t>(trace_.tests.size()) - frame.tests};
    transitions_.push_back({frame.option, o.state, state, code_.origin[step], tests});
    o.state = state;
    o.entered = now_;
    own_[code_.first_time + 2 * frame.option + 1] = 0.0;
  }
  return code_.states[o.state].actions;
}

void Engine::assign(std::uint32_t symbol, double value) {
  *at_[symbol] = value;
  set_cycle_[symbol] = cycle_;
  const Host::Symbol* bound = binding_.symbols[symbol];
  if (bound && bound->write) bound->write(value);
}

std::uint32_t Engine::skip_call(std::uint32_t go_on) {
  ++skipped_calls_;
  return go_on;
}

bool Engine::action_done(std::uint32_t option) const {
  // called options run after this decision, so their states are those of the last cycle, unless others called them
  const Range calls = code_.states[options_[option].state].calls;
  for (std::uint32_t i = calls.first; i < calls.first + calls.count; ++i) {
    const OptionNow& called = options_[code_.calls[i]];
    const bool was_active = called.cycle == cycle_ ? called.before : called.cycle + 1 == cycle_;
    if (was_active && program_->states[called.state].target) return true;
  }
  return false;
}

void Engine::call_behaviour(std::uint32_t behaviour, std::uint32_t first_cell) {
  BehaviourNow& b = behaviours_[behaviour];
  const bool first = b.cycle + 1 != cycle_ && b.cycle != cycle_;
  if (first) b.activated = now_;
  bool changed = false;
  for (std::size_t i = 0; i < b.arguments.size(); ++i) {
    const double value = own_[first_cell + i];
    changed = changed || value != b.arguments[i];
    b.arguments[i] = value;
  }
  b.cycle = cycle_;
  active_.push_back({behaviour, static_cast<std::uint16_t>(depth_), true});
  binding_.behaviours[behaviour]->run({b.arguments, first, changed, static_cast<double>(now_ - b.activated)});
}

void Engine::note_reads(const Step& step) {
  const auto symbols = static_cast<std::uint32_t>(trace_.read.size());
  if (step.a < symbols) trace_.read[step.a] = cycle_;
  if (step.b < symbols) trace_.read[step.b] = cycle_;
}

template <bool kTraced>
std::uint32_t Engine::jump(std::uint32_t step, bool outcome) {
  const Step& s = code_.steps[step];
  if constexpr (kTraced) {
    note_reads(s);
    if (trace_.tests.size() < Trace::kMostTests) {
      trace_.tests.push_back({code_.origin[step], *at_[s.a], *at_[s.b], outcome});
    }
  }
  // the kinds of jumps come in pairs: "if" has an even number, "unless" an odd one
  const bool wanted = s.kind % 2 == static_cast<std::uint32_t>(StepKind::JumpIf) % 2;
  return outcome == wanted ? s.c : step + 1;
}

template <bool kTraced>
void Engine::compute(const Step& s) {
  if constexpr (kTraced) note_reads(s);
  const double a = *at_[s.a];
  const double b = *at_[s.b];
  double& result = *at_[s.c];
  switch (static_cast<StepKind>(s.kind)) {
    case StepKind::Add:
      result = a + b;
      break;
    case StepKind::Subtract:
      result = a - b;
      break;
    case StepKind::Multiply:
      result = a * b;
      break;
    case StepKind::Divide:
      result = divided(a, b);
      break;
    case StepKind::Modulo:
      result = modulo(a, b);
      break;
    default:
      result = a;
  }
}

void Engine::call_input(const Step& s) {
  const Host::Symbol& symbol = *binding_.symbols[s.a];
  const bool given = static_cast<StepKind>(s.kind) == StepKind::CallInput;
  const double* arguments = given ? &own_[s.b] : zeros_.data();
  own_[s.a] = symbol.read({arguments, symbol.parameters.size()});
  own_[s.c] = own_[s.a];
  trace_.read[s.a] = cycle_;
}

/// The heart: what each step does.
template <bool kTraced>
void Engine::run_steps(std::uint32_t step) {
  const Step* const steps = code_.steps.data();
  double* const* const at = at_.data();
  for (;;) {
    const Step& s = steps[step];
    switch (static_cast<StepKind>(s.kind)) {
      case StepKind::Jump:
        step = s.c;
        break;
      case StepKind::JumpIf:
      case StepKind::JumpUnless:
        step = jump<kTraced>(step, *at[s.a] != 0.0);
        break;
      case StepKind::JumpIfLess:
      case StepKind::JumpUnlessLess:
        step = jump<kTraced>(step, *at[s.a] < *at[s.b]);
        break;
      case StepKind::JumpIfLessEqual:
      case StepKind::JumpUnlessLessEqual:
        step = jump<kTraced>(step, *at[s.a] <= *at[s.b]);
        break;
      case StepKind::JumpIfEqual:
      case StepKind::JumpUnlessEqual:
        step = jump<kTraced>(step, *at[s.a] == *at[s.b]);
        break;
      case StepKind::Goto:
        step = go_to<kTraced>(s.a, step);
        break;
      case StepKind::OwnDecision:
        step = code_.states[options_[frames_[depth_ - 1].option].state].decision;
        break;
      case StepKind::BeginCall:
        step = options_[s.a].cycle == cycle_ ? skip_call(s.c) : step + 1;
        break;
      case StepKind::CallOption:
        step = enter(s.a, step + 1);
        break;
      case StepKind::Return:
        step = frames_[--depth_].step;
        if (depth_ == 0) return;
        break;
      default:
        act<kTraced>(s);
        ++step;
    }
  }
}

template <bool kTraced>
void Engine::act(const Step& s) {
  switch (static_cast<StepKind>(s.kind)) {
    case StepKind::Assign:
      if constexpr (kTraced) note_reads(s);
      return assign(s.c, *at_[s.a]);
    case StepKind::Fetch:
    case StepKind::CallInput:
      return call_input(s);
    case StepKind::CallBehaviour:
      return call_behaviour(s.a, s.b);
    case StepKind::ActionDone:
      own_[s.c] = action_done(frames_[depth_ - 1].option) ? 1.0 : 0.0;
      return;
    case StepKind::Conflict:
      own_[s.c] = cooperation_.conflict(options_[frames_[depth_ - 1].option].state) ? 1.0 : 0.0;
      return;
    default:
      return compute<kTraced>(s);
  }
}

}  // namespace cancha::decide::program
