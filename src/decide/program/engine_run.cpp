// One cycle of the engine. The shape of this file is for speed: `take` and what it uses become one loop with one jump
// table, and touch only flat arrays.

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <type_traits>
#include <utility>

#include "decide/program/engine.h"

namespace cancha::decide::program {
namespace {

struct Quotient {
  double operator()(double a, double b) const { return a / (b == 0.0 ? 1e-7 : b); }
};

/// Cut to the range of int, towards 0.
std::int64_t whole(double value) {
  if (std::isnan(value)) return 0;
  if (value >= 2147483647.0) return 2147483647;
  if (value <= -2147483648.0) return -2147483648;
  return static_cast<std::int64_t>(value);
}

struct Remainder {
  double operator()(double a, double b) const {
    const std::int64_t divisor = whole(b);
    return divisor == 0 ? 0.0 : static_cast<double>(whole(a) % divisor);
  }
};

struct First {
  double operator()(double a, double) const { return a; }
};

struct AsFloat {
  double operator()(double a, double) const { return static_cast<float>(a); }
};

struct IsTrue {
  bool operator()(double a, double) const { return a != 0.0; }
};

/// Uses the operation of a step that computes.
template <class Use>
[[gnu::always_inline]] inline auto with_operation(StepKind kind, Use&& use) {
  switch (kind) {
    case StepKind::Add:
      return use(std::plus<>{});
    case StepKind::Subtract:
      return use(std::minus<>{});
    case StepKind::Multiply:
      return use(std::multiplies<>{});
    case StepKind::Divide:
      return use(Quotient{});
    case StepKind::Modulo:
      return use(Remainder{});
    case StepKind::Narrow:
      return use(AsFloat{});
    default:
      return use(First{});
  }
}

}  // namespace

[[gnu::always_inline]] inline auto Engine::enter(std::uint32_t option, const Linked* return_to) -> const Linked* {
  OptionNow& o = options_[option];
  o.before = o.cycle + 1 == cycle_;
  if (!o.before) {
    stand_in(o, code_.options[option].initial);
    o.activated = now_;
    o.entered = now_;
  }
  o.cycle = cycle_;
  double* times = own_.data() + code_.first_time + 2 * option;
  times[0] = static_cast<double>(now_ - o.activated);
  times[1] = static_cast<double>(now_ - o.entered);
  active_[active_count_++] = {option, static_cast<std::uint16_t>(depth_), false};
  returns_[depth_++] = return_to;
  deciding_ = &o;
  deciding_from_ = static_cast<std::uint32_t>(trace_.tests.size());
  if (!o.before && code_.options[option].entry != kNone) return steps_.data() + code_.options[option].entry;
  return o.common ? o.common : o.decision;
}

template <bool kTraced>
[[gnu::always_inline]] inline auto Engine::go_to(const Linked* s) -> const Linked* {
  if constexpr (kTraced) {
    trace_.leaves.push_back({static_cast<std::uint32_t>(deciding_ - options_.data()), s->origin});
  }
  if (s->index != deciding_->state || !cooperation_.empty()) {
    change_state(s->index, s->origin);
  }
  return deciding_->actions;
}

void Engine::change_state(std::uint32_t state, std::uint32_t decision) {
  OptionNow& o = *deciding_;
  const bool allowed = cooperation_.empty() || cooperation_.may_enter(state, priority_);
  if (state == o.state || !allowed) return;
  const auto option = static_cast<std::uint32_t>(&o - options_.data());
  const Range tests{deciding_from_, static_cast<std::uint32_t>(trace_.tests.size()) - deciding_from_};
  transitions_.push_back({option, o.state, state, decision, tests});
  stand_in(o, state);
  o.entered = now_;
  own_[code_.first_time + 2 * option + 1] = 0.0;
}

void Engine::assign(std::uint32_t symbol, double value) {
  *at_[symbol] = value;
  set_cycle_[symbol] = cycle_;
  const Host::Symbol* bound = binding_.symbols[symbol];
  if (bound && bound->write) bound->write(value);
}

auto Engine::skip_call(const Linked* go_on) -> const Linked* {
  ++skipped_calls_;
  return go_on;
}

[[gnu::always_inline]] inline auto Engine::call(std::uint32_t option, const Linked* s) -> const Linked* {
  return options_[option].cycle == cycle_ ? skip_call(s + 1) : enter(option, s + 1);
}

bool Engine::action_done(const OptionNow& option) const {
  // called options run after this decision, so their states are those of the last cycle, unless others called them
  const Range calls = code_.states[option.state].calls;
  for (std::uint32_t i = calls.first; i < calls.first + calls.count; ++i) {
    const OptionNow& called = options_[code_.calls[i]];
    const bool was_active = called.cycle == cycle_ ? called.before : called.cycle + 1 == cycle_;
    if (was_active && program_->states[called.state].target) return true;
  }
  return false;
}

auto Engine::ask(const Linked* s) -> const Linked* {
  // after a call the option that decided last is another one
  const OptionNow& o = options_[s->index];
  const bool truth = s->kind == StepKind::ActionDone ? action_done(o) : cooperation_.conflict(o.state);
  *s->result = truth ? 1.0 : 0.0;
  return s + 1;
}

auto Engine::call_behaviour(const Linked* s) -> const Linked* {
  BehaviourNow& b = behaviours_[s->index];
  const bool first = b.cycle + 1 != cycle_ && b.cycle != cycle_;
  if (first) b.activated = now_;
  bool changed = false;
  for (std::size_t i = 0; i < b.arguments.size(); ++i) {
    changed = changed || s->b[i] != b.arguments[i];
    b.arguments[i] = s->b[i];
  }
  b.cycle = cycle_;
  active_[active_count_++] = {s->index, static_cast<std::uint16_t>(depth_), true};
  binding_.behaviours[s->index]->run({b.arguments, first, changed, static_cast<double>(now_ - b.activated)});
  return s + 1;
}

auto Engine::call_input(const Linked* s) -> const Linked* {
  const Host::Symbol& symbol = *binding_.symbols[s->index];
  const double* arguments = s->kind == StepKind::CallInput ? s->b : zeros_.data();
  own_[s->index] = symbol.read({arguments, symbol.parameters.size()});
  *s->result = own_[s->index];
  trace_.read[s->index] = cycle_;
  return s + 1;
}

void Engine::note_reads(const Linked* s) {
  note_read(s->a);
  if (s->b != s->a) note_read(s->b);
}

void Engine::note_read(const double* cell) {
  // cells of the engine's own are where they are; the host's are few enough to be looked for
  const auto symbols = static_cast<std::uint32_t>(trace_.read.size());
  if (cell >= own_.data() && cell < own_.data() + own_.size()) {
    const auto place = static_cast<std::size_t>(cell - own_.data());
    if (place < symbols) trace_.read[place] = cycle_;
    return;
  }
  const auto found = std::ranges::lower_bound(symbol_at_, cell, {}, &decltype(symbol_at_)::value_type::first);
  if (found != symbol_at_.end() && found->first == cell) trace_.read[found->second] = cycle_;
}

template <bool kTraced, bool kWanted, class Condition>
[[gnu::always_inline]] inline auto Engine::jump(const Linked* s, Condition condition) -> const Linked* {
  const bool outcome = condition(*s->a, *s->b);
  if constexpr (kTraced) {
    note_reads(s);
    if (trace_.tests.size() < Trace::kMostTests) {
      trace_.tests.push_back({s->origin, *s->a, *s->b, outcome});
    }
  }
  return outcome == kWanted ? s->target : s + 1;
}

template <bool kTraced, class Operation>
[[gnu::always_inline]] inline auto Engine::compute(const Linked* s, Operation operation) -> const Linked* {
  if constexpr (kTraced) note_reads(s);
  if constexpr (kTraced && (std::is_same_v<Operation, Quotient> || std::is_same_v<Operation, Remainder>)) {
    if (*s->b == 0.0) trace_.divisions.push_back(s->origin);
  }
  *s->result = operation(*s->a, *s->b);
  return s + 1;
}

template <bool kTraced>
[[gnu::always_inline]] inline auto Engine::assign_variable(const Linked* s) -> const Linked* {
  if constexpr (kTraced) note_read(s->b);
  set_cycle_[s->index] = cycle_;
  *s->result = *s->b;
  return s + 1;
}

auto Engine::assign_host(const Linked* s) -> const Linked* {
  note_read(s->b);
  assign(s->index, *s->b);
  return s + 1;
}

/// The heart: does one step, and gives the next.
template <bool kTraced>
[[gnu::always_inline]] inline auto Engine::take(StepKind kind, const Linked* s) -> const Linked* {
  switch (kind) {
    case StepKind::Move:
    case StepKind::Add:
    case StepKind::Subtract:
    case StepKind::Multiply:
    case StepKind::Divide:
    case StepKind::Modulo:
    case StepKind::Narrow:
      return with_operation(kind, [&](auto operation) { return compute<kTraced>(s, operation); });
    case StepKind::Fetch:
    case StepKind::CallInput:
      return call_input(s);
    case StepKind::Assign:
      return assign_variable<kTraced>(s);
    case StepKind::AssignHost:
      return assign_host(s);
    case StepKind::ActionDone:
    case StepKind::Conflict:
      return ask(s);
    case StepKind::Jump:
      return s->target;
    case StepKind::JumpIf:
      return jump<kTraced, true>(s, IsTrue{});
    case StepKind::JumpUnless:
      return jump<kTraced, false>(s, IsTrue{});
    case StepKind::JumpIfLess:
      return jump<kTraced, true>(s, std::less<>{});
    case StepKind::JumpUnlessLess:
      return jump<kTraced, false>(s, std::less<>{});
    case StepKind::JumpIfLessEqual:
      return jump<kTraced, true>(s, std::less_equal<>{});
    case StepKind::JumpUnlessLessEqual:
      return jump<kTraced, false>(s, std::less_equal<>{});
    case StepKind::JumpIfEqual:
      return jump<kTraced, true>(s, std::equal_to<>{});
    case StepKind::JumpUnlessEqual:
      return jump<kTraced, false>(s, std::equal_to<>{});
    case StepKind::BeginCall:
      return options_[s->index].cycle == cycle_ ? skip_call(s->target) : s + 1;
    case StepKind::FinishCall:
      return enter(s->index, s + 1);
    case StepKind::CallOption:
      return call(s->index, s);
    case StepKind::CallBehaviour:
      return call_behaviour(s);
    case StepKind::OwnDecision:
      return deciding_->decision;
    case StepKind::Goto:
      return go_to<kTraced>(s);
    case StepKind::Return:
      return returns_[--depth_];
  }
  __builtin_unreachable();
}

/// One kind of step as a function of its own. Optimised, each ends in a jump to the next step's, and the processor
/// learns for each place separately what follows; not optimised, it returns to the loop, so that no stack grows.
template <bool kTraced, StepKind kKind>
auto Engine::handle(Engine& engine, const Linked* s) -> const Linked* {
  const Linked* next = engine.take<kTraced>(kKind, s);
#ifdef __OPTIMIZE__
  if (kKind != StepKind::Return || next) return kHandlers<kTraced>[static_cast<std::size_t>(next->kind)](engine, next);
#endif
  return next;
}

template <bool kTraced>
const std::array<Engine::Handler, kStepKinds> Engine::kHandlers = []<std::size_t... I>(std::index_sequence<I...>) {
  return std::array<Handler, kStepKinds>{&Engine::handle<kTraced, static_cast<StepKind>(I)>...};
}
(std::make_index_sequence<kStepKinds>{});

void Engine::tick(Time now) {
  run<false>(now);
}

void Engine::tick_traced(Time now) {
  run<true>(now);
  if (watch_on_request_) return;
  const auto cells = own_.begin() + code_.first_watch;
  std::copy(cells, cells + static_cast<std::ptrdiff_t>(watches_before_.size()), watches_before_.begin());
  for (std::uint32_t i = 0; i < code_.watches.size(); ++i) evaluate_watch(i, false);
}

double Engine::watch_now(std::uint32_t index) {
  trace_.divisions.clear();
  trace_.tests.clear();
  evaluate_watch(index, true);
  return watch(index);
}

void Engine::evaluate_watch(std::uint32_t index, bool traced) {
  const auto& handlers = traced ? kHandlers<true> : kHandlers<false>;
  deciding_ = &options_[program_->watches[index].option];
  depth_ = 1;
  returns_[0] = nullptr;
  for (const Linked* step = steps_.data() + code_.watches[index]; step;) {
    step = handlers[static_cast<std::size_t>(step->kind)](*this, step);
  }
}

template <bool kTraced>
void Engine::run(Time now) {
  ++cycle_;
  now_ = now.ns / 1'000'000;
  active_count_ = 0;
  transitions_.clear();
  trace_.tests.clear();
  trace_.leaves.clear();
  if constexpr (kTraced) trace_.divisions.clear();
  trace_.cycle = cycle_;
  if (!cooperation_.empty()) cooperation_.start_cycle();

  // the root is called without arguments
  const std::uint32_t root = program_->agents[agent_].root;
  const Range parameters = program_->options[root].parameters;
  for (std::uint32_t i = 0; i < parameters.count; ++i) own_[code_.first_parameter + parameters.first + i] = 0.0;
  depth_ = 0;
  for (const Linked* step = enter(root, nullptr); step;)
    step = kHandlers<kTraced>[static_cast<std::size_t>(step->kind)](*this, step);
}

}  // namespace cancha::decide::program
