#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "decide/chart/chart.h"
#include "decide/chart/events.h"
#include "decide/chart/probe.h"

namespace cancha::decide::chart {

/// What an expression depends on besides variables.
struct Circumstances {
  double state_time = 0.0;  ///< ms
  double entered = 0.0;     ///< how long ago the state was entered, ms
  double last_tick = 0.0;   ///< how long ago the last tick was, ms
  const std::set<std::uint32_t>* active = nullptr;
};

/// Runs a chart as docs/chart.md and the algorithm of SCXML say, in the plainest way: what the program of
/// `to_program.h` is compared with. It is for tests and fuzzers alone: the product has one engine. The chart must
/// outlive it.
class Runner {
 public:
  explicit Runner(const Chart& chart);

  /// Enters the initial state: initial values, ways and entries from the outside in.
  void start();
  /// One tick with all that follows from it; `now` in ms. The first tick starts.
  void tick(double now);

  /// The active leaf; of several the first.
  [[nodiscard]] std::uint32_t leaf() const;
  /// The active leaves: "Move.Left+Head.Scan"
  [[nodiscard]] std::string state() const;
  [[nodiscard]] std::span<double> values() { return values_; }
  /// The transitions that were taken in the last tick, in order; none = nothing was enabled.
  [[nodiscard]] const std::vector<std::uint32_t>& way() const { return way_; }
  /// A tick went on and on.
  [[nodiscard]] bool endless() const { return endless_; }

  /// Puts it somewhere, as if it had been entered `state_time` ms ago.
  void stand(std::uint32_t leaf, std::span<const double> values, double state_time);
  /// A tick at the present moment.
  void tick_here();
  /// Sets what the active states of a Moore chart put out; a tick does so at its end.
  void show_outputs();
  /// Whether a condition of a state is true.
  [[nodiscard]] bool holds(std::uint32_t condition, std::uint32_t owner) const {
    return evaluate(condition, circumstances(owner)) != 0.0;
  }
  /// Whether a way leads from a transition to a state, or ends without a target.
  [[nodiscard]] bool enabled(std::uint32_t transition) const;
  /// Notes what goes wrong from now on; nothing = no longer.
  void watch(Mishaps* mishaps) { mishaps_ = mishaps; }

 private:
  using States = std::set<std::uint32_t>;
  using Ways = std::vector<std::vector<std::uint32_t>>;
  struct Entering {
    States states;
    States by_default;
    States without_history;
  };

  [[nodiscard]] double evaluate(std::uint32_t expression, const Circumstances& at) const;
  [[nodiscard]] Circumstances circumstances(std::uint32_t owner) const;
  [[nodiscard]] bool leads_on(std::uint32_t transition, std::uint32_t owner) const;
  bool find_way(const std::vector<std::uint32_t>& transitions, std::uint32_t owner, std::vector<std::uint32_t>& way);
  [[nodiscard]] bool concerns(const Transition& t, bool tick, std::uint32_t event) const;
  [[nodiscard]] Ways select(bool tick, std::uint32_t event);
  [[nodiscard]] std::uint32_t domain(const std::vector<std::uint32_t>& way) const;
  [[nodiscard]] States exits(const std::vector<std::uint32_t>& way) const;
  [[nodiscard]] Ways without_conflicts(const Ways& ways) const;
  bool microstep(bool tick, std::uint32_t event);
  void complete();
  void act(const std::vector<Assignment>& list, const std::vector<std::uint32_t>& raised, std::uint32_t owner);
  void leave(const Ways& ways);
  void add_descendants(std::uint32_t state, Entering& entering) const;
  void add_ancestors(std::uint32_t state, std::uint32_t up_to, Entering& entering) const;
  void add_regions(std::uint32_t parallel, Entering& entering) const;
  void enter(const Entering& entering, const States& before);
  [[nodiscard]] bool in_final(std::uint32_t state) const;

  const Chart& chart_;
  std::vector<double> values_;
  std::vector<std::uint32_t> way_;
  States active_;
  std::map<std::uint32_t, double> entered_;  ///< by state, ms
  std::map<std::uint32_t, double> since_;    ///< by leaf: since when it is active without a break
  std::map<std::uint32_t, States> history_;
  std::deque<std::uint32_t> queue_;
  double now_ = 0.0;
  double last_tick_ = 0.0;
  bool endless_ = false;
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

inline double Runner::evaluate(std::uint32_t expression, const Circumstances& at) const {
  const Expression& e = chart_.expressions[expression];
  const auto of = [&](std::uint32_t operand) { return evaluate(operand, at); };
  const auto divisor = [&] {
    const double value = of(e.b);
    if (value == 0.0 && mishaps_) mishaps_->divisions.push_back(expression);
    return value;
  };
  switch (e.op) {
    case Op::Constant:
      return e.number;
    case Op::Variable:
      return values_[e.a];
    case Op::StateTime:
      return at.state_time;
    case Op::After:
      return at.entered >= e.number ? 1.0 : 0.0;
    case Op::Every:
      // more whole periods have gone than at the last tick
      return std::floor(at.entered / e.number) > std::floor(std::max(at.entered - at.last_tick, 0.0) / e.number) ? 1.0
                                                                                                                 : 0.0;
    case Op::In:
      return at.active && at.active->contains(e.a) ? 1.0 : 0.0;
    case Op::Clock:
      break;
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

inline std::uint32_t Runner::leaf() const {
  const auto found = std::ranges::find_if(active_, [&](std::uint32_t s) { return chart_.is_leaf(s); });
  return found == active_.end() ? kNone : *found;
}

inline std::string Runner::state() const {
  std::string all;
  for (const std::uint32_t s : active_) {
    if (chart_.is_leaf(s)) all += (all.empty() ? "" : "+") + chart_.full_name(s);
  }
  return all;
}

inline Circumstances Runner::circumstances(std::uint32_t owner) const {
  Circumstances at{.last_tick = now_ - last_tick_, .active = &active_};
  if (owner == kNone) return at;
  if (const auto found = entered_.find(owner); found != entered_.end()) at.entered = now_ - found->second;
  for (const std::uint32_t s : active_) {
    const bool mine = chart_.is_leaf(s) && (s == owner || chart_.inside(s, owner));
    if (mine && since_.contains(s)) at.state_time = now_ - since_.at(s);
  }
  return at;
}

inline void Runner::act(const std::vector<Assignment>& list, const std::vector<std::uint32_t>& raised,
                        std::uint32_t owner) {
  for (const Assignment& a : list) {
    const Variable& v = chart_.variables[a.variable];
    const double value = evaluate(a.value, circumstances(owner));
    if (mishaps_ && (value < v.least || value > v.most)) mishaps_->too_wide.emplace_back(a, value);
    values_[a.variable] = value < v.least ? v.least : value > v.most ? v.most : value;
  }
  queue_.insert(queue_.end(), raised.begin(), raised.end());
}

inline void Runner::show_outputs() {
  if (chart_.type != ChartType::Moore) return;
  for (const std::uint32_t s : active_) {
    for (const Assignment& a : chart_.states[s].entry) {
      if (chart_.variables[a.variable].role == Role::Output) act({a}, {}, s);
    }
  }
}

inline void Runner::start() {
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (chart_.variables[i].role != Role::Input) values_[i] = chart_.variables[i].initial;
  }
  last_tick_ = now_;
  Entering entering;
  add_descendants(chart_.initial, entering);
  add_ancestors(chart_.initial, kNone, entering);
  active_ = entering.states;
  act(chart_.initial_effects, chart_.initial_raised, kNone);
  enter(entering, {});
  show_outputs();
}

inline void Runner::stand(std::uint32_t leaf, std::span<const double> values, double state_time) {
  active_.clear();
  for (const std::uint32_t s : chart_.lineage(leaf)) active_.insert(s);
  for (const std::uint32_t s : active_) entered_[s] = since_[s] = 0.0;
  values_.assign(values.begin(), values.end());
  now_ = state_time;
}

inline bool Runner::enabled(std::uint32_t transition) const {
  open_.assign(chart_.states.size(), 0);
  return leads_on(transition, chart_.transitions[transition].source);
}

inline bool Runner::leads_on(std::uint32_t transition, std::uint32_t owner) const {
  const Transition& t = chart_.transitions[transition];
  if (t.guard != kNone && evaluate(t.guard, circumstances(owner)) == 0.0) return false;
  if (t.target == kNone || !chart_.is_junction(t.target)) return true;
  // many ways may come to one junction: it is looked at once
  std::int8_t& known = open_[t.target];
  if (known == 0) {
    const std::vector<std::uint32_t>& next = chart_.states[t.target].transitions;
    known = std::ranges::any_of(next, [&](std::uint32_t n) { return leads_on(n, owner); }) ? 1 : -1;
  }
  return known > 0;
}

inline bool Runner::find_way(const std::vector<std::uint32_t>& transitions, std::uint32_t owner,
                             std::vector<std::uint32_t>& way) {
  for (const std::uint32_t t : transitions) {
    if (!leads_on(t, owner)) continue;
    way.push_back(t);
    const std::uint32_t target = chart_.transitions[t].target;
    if (target == kNone || !chart_.is_junction(target)) return true;
    return find_way(chart_.states[target].transitions, owner, way);
  }
  return false;
}

inline bool Runner::concerns(const Transition& t, bool tick, std::uint32_t event) const {
  if (!tick && event == kNone) return is_eventless(t);
  if (!tick) return std::ranges::find(t.events, event) != t.events.end();
  return t.tick || std::ranges::any_of(t.events, [&](std::uint32_t e) {
           const std::uint32_t input = chart_.events[e].input;
           return input != kNone && values_[input] != 0.0;
         });
}

inline auto Runner::select(bool tick, std::uint32_t event) -> Ways {
  Ways all;
  for (const std::uint32_t leaf : active_) {
    if (!chart_.is_leaf(leaf)) continue;
    std::vector<std::uint32_t> way;
    for (std::uint32_t s = leaf; s != kNone && way.empty(); s = chart_.states[s].parent) {
      std::vector<std::uint32_t> fitting;
      for (const std::uint32_t t : chart_.states[s].transitions) {
        if (concerns(chart_.transitions[t], tick, event)) fitting.push_back(t);
      }
      open_.assign(chart_.states.size(), 0);
      (void)find_way(fitting, s, way);
    }
    if (!way.empty() && std::ranges::find(all, way) == all.end()) all.push_back(way);
  }
  return all;
}

/// The least common ancestor that is no parallel state.
inline std::uint32_t Runner::domain(const std::vector<std::uint32_t>& way) const {
  const Transition& first = chart_.transitions[way.front()];
  const auto holds = [&](std::uint32_t state) {
    return std::ranges::all_of(way,
                               [&](std::uint32_t t) { return chart_.inside(chart_.transitions[t].target, state); });
  };
  if (first.internal && !chart_.is_parallel(first.source) && holds(first.source)) return first.source;
  std::uint32_t s = chart_.states[first.source].parent;
  while (s != kNone && (chart_.is_parallel(s) || !holds(s))) s = chart_.states[s].parent;
  return s;
}

inline auto Runner::exits(const std::vector<std::uint32_t>& way) const -> States {
  States all;
  if (chart_.transitions[way.back()].target == kNone) return all;
  const std::uint32_t outer = domain(way);
  for (const std::uint32_t s : active_) {
    if (chart_.inside(s, outer)) all.insert(s);
  }
  return all;
}

/// removeConflictingTransitions
inline auto Runner::without_conflicts(const Ways& ways) const -> Ways {
  Ways filtered;
  for (const auto& t1 : ways) {
    bool preempted = false;
    Ways to_remove;
    for (const auto& t2 : filtered) {
      std::vector<std::uint32_t> common;
      std::ranges::set_intersection(exits(t1), exits(t2), std::back_inserter(common));
      if (common.empty()) continue;
      if (chart_.inside(chart_.transitions[t1.front()].source, chart_.transitions[t2.front()].source)) {
        to_remove.push_back(t2);
      } else {
        preempted = true;
        break;
      }
    }
    if (preempted) continue;
    for (const auto& t3 : to_remove) std::erase(filtered, t3);
    filtered.push_back(t1);
  }
  return filtered;
}

inline void Runner::tick(double now) {
  now_ = std::floor(now);  // times count in whole milliseconds
  way_.clear();
  if (active_.empty()) {
    start();
    complete();
  }
  if (!endless_) {
    (void)microstep(true, kNone);
    complete();
  }
  show_outputs();
  last_tick_ = now_;
}

inline void Runner::tick_here() {
  way_.clear();
  (void)microstep(true, kNone);
  complete();
  show_outputs();
}

inline void Runner::complete() {
  for (int steps = 0; steps < 1000; ++steps) {
    if (microstep(false, kNone)) continue;
    if (queue_.empty()) return;
    const std::uint32_t event = queue_.front();
    queue_.pop_front();
    (void)microstep(false, event);
  }
  endless_ = true;
}

inline bool Runner::microstep(bool tick, std::uint32_t event) {
  const Ways ways = without_conflicts(select(tick, event));
  if (ways.empty()) return false;
  for (const auto& way : ways) way_.insert(way_.end(), way.begin(), way.end());
  const States before = active_;
  leave(ways);
  Entering entering;
  for (const auto& way : ways) {
    const std::uint32_t target = chart_.transitions[way.back()].target;
    if (target == kNone) continue;
    add_descendants(target, entering);
    add_ancestors(target, domain(way), entering);
  }
  States left;
  for (const auto& way : ways) left.merge(exits(way));
  for (const std::uint32_t s : left) active_.erase(s);
  active_.insert(entering.states.begin(), entering.states.end());
  enter(entering, before);
  return true;
}

inline void Runner::leave(const Ways& ways) {
  States left;
  for (const auto& way : ways) left.merge(exits(way));
  for (std::uint32_t h = 0; h < chart_.states.size(); ++h) {
    const State& s = chart_.states[h];
    if (!chart_.is_history(h) || !left.contains(s.parent)) continue;
    history_[h].clear();
    for (const std::uint32_t a : active_) {
      const bool deep = s.kind == StateKind::DeepHistory;
      if (deep ? chart_.is_leaf(a) && chart_.inside(a, s.parent) : chart_.states[a].parent == s.parent) {
        history_[h].insert(a);
      }
    }
  }
  for (auto s = left.rbegin(); s != left.rend(); ++s) act(chart_.states[*s].exit, chart_.states[*s].exit_raised, *s);
  for (const auto& way : ways) {
    for (const std::uint32_t t : way) {
      act(chart_.transitions[t].effects, chart_.transitions[t].raised, chart_.transitions[way.front()].source);
    }
  }
}

inline void Runner::add_descendants(std::uint32_t state, Entering& entering) const {
  if (chart_.is_history(state)) {
    const std::uint32_t parent = chart_.states[state].parent;
    States targets;
    if (const auto found = history_.find(state); found != history_.end()) targets = found->second;
    if (targets.empty()) {
      entering.without_history.insert(state);
      targets = {chart_.states[state].initial};
    }
    for (const std::uint32_t s : targets) add_descendants(s, entering);
    for (const std::uint32_t s : targets) add_ancestors(s, parent, entering);
    return;
  }
  entering.states.insert(state);
  if (chart_.is_parallel(state)) return add_regions(state, entering);
  const std::uint32_t initial = chart_.states[state].initial;
  if (initial == kNone) return;
  entering.by_default.insert(state);
  add_descendants(initial, entering);
  add_ancestors(initial, state, entering);
}

inline void Runner::add_ancestors(std::uint32_t state, std::uint32_t up_to, Entering& entering) const {
  for (std::uint32_t s = chart_.states[state].parent; s != up_to; s = chart_.states[s].parent) {
    entering.states.insert(s);
    if (chart_.is_parallel(s)) add_regions(s, entering);
  }
}

inline void Runner::add_regions(std::uint32_t parallel, Entering& entering) const {
  for (std::uint32_t r = 0; r < chart_.states.size(); ++r) {
    if (chart_.states[r].parent != parallel || chart_.is_history(r)) continue;
    const auto inside = [&](std::uint32_t s) { return s == r || chart_.inside(s, r); };
    if (std::ranges::none_of(entering.states, inside)) add_descendants(r, entering);
  }
}

inline bool Runner::in_final(std::uint32_t state) const {
  bool any = false;
  bool all = true;
  for (std::uint32_t s = 0; s < chart_.states.size(); ++s) {
    if (chart_.states[s].parent != state || chart_.is_history(s)) continue;
    if (chart_.is_parallel(state)) all = all && in_final(s);
    any = any || (chart_.states[s].kind == StateKind::Final && active_.contains(s));
  }
  return chart_.is_parallel(state) ? all : any;
}

inline void Runner::enter(const Entering& entering, const States& before) {
  for (const std::uint32_t s : entering.states) {
    entered_[s] = now_;
    if (!before.contains(s)) since_[s] = now_;
  }
  for (const std::uint32_t s : entering.states) {
    const State& state = chart_.states[s];
    std::vector<Assignment> actions = state.entry;
    if (chart_.type == ChartType::Moore) {
      std::erase_if(actions, [&](const Assignment& a) { return chart_.variables[a.variable].role == Role::Output; });
    }
    act(actions, state.entry_raised, s);
    if (entering.by_default.contains(s)) act(state.initial_effects, state.initial_raised, s);
    for (const std::uint32_t h : entering.without_history) {
      if (chart_.states[h].parent == s) act(chart_.states[h].initial_effects, chart_.states[h].initial_raised, s);
    }
    if (state.kind != StateKind::Final || state.parent == kNone) continue;
    queue_.push_back(find_event(chart_, "done.state." + chart_.states[state.parent].name));
    const std::uint32_t around = chart_.states[state.parent].parent;
    if (around != kNone && chart_.is_parallel(around) && in_final(around)) {
      queue_.push_back(find_event(chart_, "done.state." + chart_.states[around].name));
    }
  }
}

}  // namespace cancha::decide::chart
