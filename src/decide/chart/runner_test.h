#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "decide/chart/chart.h"
#include "decide/chart/entry.h"
#include "decide/chart/probe.h"

namespace cancha::decide::chart {

/// The value of an expression; `values` by variable.
[[nodiscard]] double evaluate(const Chart& chart, std::uint32_t expression, std::span<const double> values,
                              double state_time, Mishaps* mishaps = nullptr);

/// Runs a chart as docs/chart.md says, in the plainest way: what the program of `to_program.h` is compared with. It is
/// for tests and fuzzers alone: the product has one engine. The chart must outlive it.
class Runner {
 public:
  explicit Runner(const Chart& chart);

  /// Enters the initial state: initial values, ways and entries from the outside in.
  void start();
  /// At most one way from the active leaf; `now` in ms. The first tick starts.
  void tick(double now);

  [[nodiscard]] std::uint32_t leaf() const { return leaf_; }
  [[nodiscard]] std::span<double> values() { return values_; }
  /// The transitions of the way that was taken in the last tick, in order; none = nothing was enabled.
  [[nodiscard]] const std::vector<std::uint32_t>& way() const { return way_; }

  /// Puts it somewhere, as if it had been entered `state_time` ms ago.
  void stand(std::uint32_t leaf, std::span<const double> values, double state_time);
  /// A tick at the present moment.
  void tick_here();
  /// Sets what the active states of a Moore chart put out; a tick does so at its end.
  void show_outputs();
  /// Whether a way leads from a transition to a state, or ends without a target.
  [[nodiscard]] bool enabled(std::uint32_t transition) const;
  /// Notes what goes wrong from now on; nothing = no longer.
  void watch(Mishaps* mishaps) { mishaps_ = mishaps; }

 private:
  [[nodiscard]] bool leads_on(std::uint32_t transition) const;
  bool find_way(const std::vector<std::uint32_t>& transitions);
  void go();
  void assign(const std::vector<Assignment>& list, double state_time);
  /// Entry actions; in a Moore chart, outputs are left to `show_outputs`.
  void enter(std::uint32_t state, double state_time);
  void follow(const std::vector<EntryStep>& steps, double state_time);

  const Chart& chart_;
  std::vector<double> values_;
  std::vector<std::uint32_t> way_;
  std::uint32_t leaf_ = kNone;
  double entered_ = 0.0;
  double now_ = 0.0;
  Mishaps* mishaps_ = nullptr;
  mutable std::vector<std::int8_t> open_;  ///< by junction, in one search: 0 unknown, 1 there is a way out, -1 none
};

/// Cut to the range of int, towards 0: what `%` divides.
inline std::int64_t plain_whole(double value) {
  if (std::isnan(value)) return 0;
  return static_cast<std::int64_t>(std::clamp(value, kLeastInteger, kMostInteger));
}

inline double plain_remainder(double a, double b) {
  const std::int64_t divisor = plain_whole(b);
  return divisor == 0 ? 0.0 : static_cast<double>(plain_whole(a) % divisor);
}

inline double evaluate(const Chart& chart, std::uint32_t expression, std::span<const double> values, double state_time,
                       Mishaps* mishaps) {
  const Expression& e = chart.expressions[expression];
  const auto of = [&](std::uint32_t operand) { return evaluate(chart, operand, values, state_time, mishaps); };
  const auto divisor = [&] {
    const double value = of(e.b);
    if (value == 0.0 && mishaps) mishaps->divisions.push_back(expression);
    return value;
  };
  switch (e.op) {
    case Op::Constant:
      return e.number;
    case Op::Variable:
      return values[e.a];
    case Op::StateTime:
      return state_time;
    case Op::Not:
      return of(e.a) != 0.0 ? 0.0 : 1.0;
    case Op::Negate:
      return 0.0 - of(e.a);
    case Op::Add:
      return of(e.a) + of(e.b);
    case Op::Subtract:
      return of(e.a) - of(e.b);
    case Op::Multiply:
      return of(e.a) * of(e.b);
    case Op::Divide: {
      const double by = divisor();
      return of(e.a) / (by == 0.0 ? 1e-7 : by);
    }
    case Op::Modulo:
      return plain_remainder(of(e.a), divisor());
    case Op::Less:
      return of(e.a) < of(e.b) ? 1.0 : 0.0;
    case Op::LessEqual:
      return of(e.a) <= of(e.b) ? 1.0 : 0.0;
    case Op::Greater:
      return of(e.a) > of(e.b) ? 1.0 : 0.0;
    case Op::GreaterEqual:
      return of(e.a) >= of(e.b) ? 1.0 : 0.0;
    case Op::Equal:
      return of(e.a) == of(e.b) ? 1.0 : 0.0;
    case Op::NotEqual:
      return of(e.a) != of(e.b) ? 1.0 : 0.0;
    case Op::And:
      return of(e.a) != 0.0 && of(e.b) != 0.0 ? 1.0 : 0.0;
    case Op::Or:
      return of(e.a) != 0.0 || of(e.b) != 0.0 ? 1.0 : 0.0;
    case Op::Conditional:
      return of(e.a) != 0.0 ? of(e.b) : of(e.c);
  }
  return 0.0;
}

inline Runner::Runner(const Chart& chart) : chart_{chart}, values_(chart.variables.size()) {
  // inputs too, so that those who set none have sound ones
  for (std::size_t i = 0; i < values_.size(); ++i) values_[i] = chart.variables[i].initial;
}

inline void Runner::assign(const std::vector<Assignment>& list, double state_time) {
  for (const Assignment& a : list) {
    const Variable& v = chart_.variables[a.variable];
    const double value = evaluate(chart_, a.value, values_, state_time, mishaps_);
    if (mishaps_ && (value < v.least || value > v.most)) mishaps_->too_wide.emplace_back(a, value);
    values_[a.variable] = value < v.least ? v.least : value > v.most ? v.most : value;
  }
}

inline void Runner::enter(std::uint32_t state, double state_time) {
  const State& s = chart_.states[state];
  if (chart_.type != ChartType::Moore) return assign(s.entry, state_time);
  for (const Assignment& a : s.entry) {
    if (chart_.variables[a.variable].role != Role::Output) assign({a}, state_time);
  }
}

inline void Runner::follow(const std::vector<EntryStep>& steps, double state_time) {
  for (const EntryStep& step : steps) {
    if (!step.way) {
      enter(step.state, state_time);
    } else {
      assign(step.state == kNone ? chart_.initial_effects : chart_.states[step.state].initial_effects, state_time);
    }
  }
}

inline void Runner::show_outputs() {
  if (chart_.type != ChartType::Moore) return;
  for (const std::uint32_t s : chart_.lineage(leaf_)) {
    for (const Assignment& a : chart_.states[s].entry) {
      if (chart_.variables[a.variable].role == Role::Output) assign({a}, 0.0);
    }
  }
}

inline void Runner::start() {
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (chart_.variables[i].role != Role::Input) values_[i] = chart_.variables[i].initial;
  }
  std::vector<EntryStep> steps;
  leaf_ = default_entry(chart_, kNone, steps);
  follow(steps, 0.0);
  entered_ = now_;
  show_outputs();
}

inline void Runner::stand(std::uint32_t leaf, std::span<const double> values, double state_time) {
  leaf_ = leaf;
  values_.assign(values.begin(), values.end());
  now_ = state_time;
  entered_ = 0.0;
}

inline bool Runner::enabled(std::uint32_t transition) const {
  open_.assign(chart_.states.size(), 0);
  return leads_on(transition);
}

inline bool Runner::leads_on(std::uint32_t transition) const {
  const Transition& t = chart_.transitions[transition];
  if (t.guard != kNone && evaluate(chart_, t.guard, values_, now_ - entered_, mishaps_) == 0.0) return false;
  if (t.target == kNone || !chart_.is_junction(t.target)) return true;
  // many ways may come to one junction: it is looked at once
  std::int8_t& known = open_[t.target];
  if (known == 0) {
    const std::vector<std::uint32_t>& next = chart_.states[t.target].transitions;
    known = std::ranges::any_of(next, [&](std::uint32_t n) { return leads_on(n); }) ? 1 : -1;
  }
  return known > 0;
}

inline bool Runner::find_way(const std::vector<std::uint32_t>& transitions) {
  for (const std::uint32_t t : transitions) {
    if (!leads_on(t)) continue;
    way_.push_back(t);
    const std::uint32_t target = chart_.transitions[t].target;
    return target == kNone || !chart_.is_junction(target) || find_way(chart_.states[target].transitions);
  }
  return false;
}

inline void Runner::tick(double now) {
  now_ = std::floor(now);  // times count in whole milliseconds
  if (leaf_ == kNone) start();
  tick_here();
}

inline void Runner::tick_here() {
  way_.clear();
  open_.assign(chart_.states.size(), 0);
  for (std::uint32_t s = leaf_; s != kNone && way_.empty(); s = chart_.states[s].parent) {
    (void)find_way(chart_.states[s].transitions);
  }
  if (!way_.empty()) go();
  show_outputs();
}

inline void Runner::go() {
  const Transition& first = chart_.transitions[way_.front()];
  const std::uint32_t target = chart_.transitions[way_.back()].target;
  const double time = now_ - entered_;
  if (target == kNone) {
    for (const std::uint32_t t : way_) assign(chart_.transitions[t].effects, time);
    return;
  }
  // the innermost state that holds the source and everything on the way is not left
  std::uint32_t kept = first.internal ? first.source : chart_.states[first.source].parent;
  const auto holds_all = [&] {
    return std::ranges::all_of(way_,
                               [&](std::uint32_t t) { return chart_.inside(chart_.transitions[t].target, kept); });
  };
  while (!holds_all()) kept = chart_.states[kept].parent;

  std::vector<std::uint32_t> entered;
  for (const std::uint32_t s : chart_.lineage(target)) {
    if (chart_.inside(s, kept)) entered.push_back(s);
  }
  const std::uint32_t before = leaf_;
  std::vector<EntryStep> inner;
  leaf_ = default_entry(chart_, target, inner);
  for (std::uint32_t s = before; s != kept; s = chart_.states[s].parent) assign(chart_.states[s].exit, time);
  for (const std::uint32_t t : way_) assign(chart_.transitions[t].effects, time);
  if (leaf_ != before) entered_ = now_;
  for (const std::uint32_t s : entered) enter(s, now_ - entered_);
  follow(inner, now_ - entered_);
}

}  // namespace cancha::decide::chart
