#include "decide/chart/explore.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>

#include "decide/chart/entry.h"
#include "decide/chart/expression.h"
#include "decide/chart/flatten.h"
#include "decide/chart/probe.h"

namespace cancha::decide::chart {
namespace {

constexpr std::size_t kMostOverlaps = 1000;              ///< that are kept
constexpr std::size_t kMostWork = std::size_t{1} << 26;  ///< guards that are looked at
constexpr double kClock = 2e9;                           ///< ms, when everything is tried: later than all waits

class Explorer {
 public:
  Explorer(const Chart& chart, Probe probe, std::size_t most_steps)
      : chart_{chart},
        most_steps_{most_steps},
        probe_{std::move(probe)},
        memory_(chart.variables.size()),
        timed_{std::ranges::any_of(chart.variables, &Variable::timer)} {}

  Exploration run() {
    find_memory();
    find_cones();
    start();
    while (!waiting_.empty() && !full_) {
      const Standing from = waiting_.front();
      waiting_.pop_front();
      visit(from);
    }
    if (full_) found_.exact = false;
    for (std::uint32_t i = 0; i < memory_.size(); ++i) {
      const auto domain = domains_.find(i);
      if (memory_[i] || (domain != domains_.end() && domain->second.exact)) found_.tried.insert(i);
    }
    return std::move(found_);
  }

 private:
  /// A leaf and the values of what is remembered.
  using Standing = std::pair<std::uint32_t, std::vector<double>>;

  /// What guards depend on from one tick to the next: locals and outputs that they read, and what those are made of.
  void find_memory() {
    const auto read_in = [&](std::uint32_t expression) {
      bool more = false;
      for_each_node(chart_, expression, [&](const Expression& e) {
        if (e.op != Op::Variable || is_given(e.a) || memory_[e.a]) return;
        memory_[e.a] = true;
        more = true;
      });
      return more;
    };
    for (const Transition& t : chart_.transitions) (void)read_in(t.guard);
    for (bool more = true; more;) {
      more = false;
      for_each_assignment(chart_, [&](const Assignment& a) {
        if (memory_[a.variable] && read_in(a.value)) more = true;
      });
    }
  }

  /// What may be anything in any tick: inputs, and how long ago something was.
  [[nodiscard]] bool is_given(std::uint32_t variable) const {
    return chart_.variables[variable].role == Role::Input || chart_.variables[variable].timer;
  }

  // inputs that matter

  using Cone = std::set<std::uint32_t>;

  void add_reads(std::uint32_t expression, bool matters, Cone& cone) {
    for_each_node(chart_, expression, [&](const Expression& e) {
      const bool time = e.op == Op::StateTime;
      if (!time && (e.op != Op::Variable || !is_given(e.a))) return;
      const std::uint32_t index = time ? static_cast<std::uint32_t>(chart_.variables.size()) : e.a;
      auto known = domains_.find(index);
      if (known == domains_.end()) known = domains_.emplace(index, domain_of(chart_, index)).first;
      if (!known->second.exact && matters) found_.exact = false;
      cone.insert(index);
    });
  }
  void add_reads(const std::vector<Assignment>& list, Cone& cone) {
    for (const Assignment& a : list) add_reads(a.value, memory_[a.variable], cone);
  }
  void add_entries(std::uint32_t state, Cone& cone) {
    std::vector<EntryStep> steps;
    (void)default_entry(chart_, state, steps);
    for (const EntryStep& step : steps) {
      const bool all = step.state == kNone;
      add_reads(all ? chart_.initial_effects : chart_.states[step.state].initial_effects, cone);
      if (!all) add_reads(chart_.states[step.state].entry, cone);
    }
  }
  void add_way(std::uint32_t transition, Cone& cone) {
    const Transition& t = chart_.transitions[transition];
    add_reads(t.guard, true, cone);
    add_reads(t.effects, cone);
    if (t.target == kNone) return;
    if (chart_.is_junction(t.target)) {
      if (!passed_.insert(t.target).second) return;
      for (const std::uint32_t next : chart_.states[t.target].transitions) add_way(next, cone);
      return;
    }
    for (const std::uint32_t s : chart_.lineage(t.target)) add_reads(chart_.states[s].entry, cone);
    add_entries(t.target, cone);
  }

  void find_cones() {
    cones_.resize(chart_.states.size());
    for (std::uint32_t leaf = 0; leaf < chart_.states.size(); ++leaf) {
      if (!chart_.is_leaf(leaf)) continue;
      passed_.clear();
      for (const std::uint32_t s : chart_.lineage(leaf)) {
        add_reads(chart_.states[s].exit, cones_[leaf]);
        for (const std::uint32_t t : chart_.states[s].transitions) add_way(t, cones_[leaf]);
      }
    }
  }

  // trying

  /// Calls `visit` for every combination of the inputs of a cone; false = there were too many.
  template <class Visit>
  void for_each_input(const Cone& cone, Visit&& visit) {
    const std::vector<std::uint32_t> order(cone.begin(), cone.end());
    std::vector<std::size_t> at(order.size());
    for (;;) {
      if (++found_.steps > most_steps_ || work_ > kMostWork) {
        full_ = true;
        return;
      }
      for (std::size_t i = 0; i < order.size(); ++i) {
        const double value = domains_.at(order[i]).values[at[i]];
        (order[i] == chart_.variables.size() ? time_ : values_[order[i]]) = value;
      }
      visit();
      std::size_t digit = order.size();
      while (digit > 0 && ++at[digit - 1] == domains_.at(order[digit - 1]).values.size()) at[--digit] = 0;
      if (digit == 0) return;
    }
  }

  void start() {
    Cone cone;
    add_entries(kNone, cone);
    values_.clear();
    for (const Variable& v : chart_.variables) values_.push_back(v.initial);
    shown_ = &cone;
    for_each_input(cone, [&] {
      probe_.start(values_);
      probe_.add_mishaps(mishaps_);
      note_mishaps(kNone);
      arrive();
    });
  }

  /// Remembers where the chart stands, to go on from there once.
  void arrive() {
    Standing to{probe_.leaf(), {}};
    for (std::uint32_t i = 0; i < memory_.size(); ++i) {
      if (memory_[i]) to.second.push_back(probe_.value(i));
    }
    found_.leaves.insert(to.first);
    if (known_.insert(to).second) waiting_.push_back(std::move(to));
  }

  void visit(const Standing& from) {
    values_.assign(chart_.variables.size(), 0.0);
    std::size_t next = 0;
    for (std::size_t i = 0; i < memory_.size(); ++i) {
      values_[i] = memory_[i] ? from.second[next++] : chart_.variables[i].initial;
    }
    time_ = 0.0;
    shown_ = &cones_[from.first];
    for_each_input(cones_[from.first], [&] {
      stand(from.first);
      led_ = false;
      looked_.assign(chart_.states.size(), 0);
      bool found = false;
      for (std::uint32_t s = from.first; s != kNone && !found; s = chart_.states[s].parent) {
        found = look(from.first, chart_.states[s].transitions);
      }
      if (!found) found_.missing.try_emplace(from.first, case_text(from.first));
      probe_.tick();
      probe_.add_mishaps(mishaps_);
      note_mishaps(from.first);
      const std::vector<std::uint32_t> way = probe_.way();
      found_.taken.insert(way.begin(), way.end());
      if (!way.empty() && !found_.examples.contains(way.back())) {
        found_.examples.emplace(way.back(), case_text(from.first));
      }
      arrive();
    });
  }

  /// Puts the chart into a leaf with the values that are tried.
  void stand(std::uint32_t leaf) {
    if (!timed_) return probe_.stand(leaf, values_, time_);
    // values of moments are how long ago they are
    std::vector<double> values = values_;
    for (std::uint32_t i = 0; i < values.size(); ++i) {
      if (chart_.variables[i].timer) values[i] = kClock - values[i];
    }
    probe_.stand(leaf, values, kClock);
  }

  /// Looks at the transitions of a state or junction as they are now; true where one of them leads on.
  bool look(std::uint32_t leaf, const std::vector<std::uint32_t>& list) {
    std::vector<std::uint32_t> enabled;
    work_ += list.size();
    for (const std::uint32_t t : list) {
      const Transition& way = chart_.transitions[t];
      found_.asked.insert(t);
      if (!holds(t)) continue;
      found_.held.insert(t);
      if (way.target != kNone && chart_.is_junction(way.target)) {
        found_.junctions.insert(way.target);
        std::int8_t& known = looked_[way.target];
        if (known == 0) known = look(leaf, chart_.states[way.target].transitions) ? 1 : -1;
        if (known < 0) {
          if (!found_.dead_ends.contains(way.target)) found_.dead_ends.emplace(way.target, case_text(leaf));
          continue;
        }
      }
      enabled.push_back(t);
      led_ = true;
    }
    note_overlaps(leaf, enabled);
    return !enabled.empty();
  }

  bool holds(std::uint32_t transition) {
    if (chart_.transitions[transition].guard == kNone) return true;
    const bool truth = probe_.holds(transition);
    // a tick looks at guards until one leads on; of those that it needs not ask again it tells nothing
    if (!led_) probe_.add_divisions(mishaps_);
    return truth;
  }

  void note_overlaps(std::uint32_t leaf, const std::vector<std::uint32_t>& enabled) {
    for (std::size_t i = 0; i + 1 < enabled.size(); ++i) {
      for (std::size_t k = i + 1; k < enabled.size(); ++k) {
        // an arrow without a guard means: otherwise
        if (chart_.transitions[enabled[k]].guard == kNone) continue;
        if (found_.overlaps.size() == kMostOverlaps) return;
        const auto pair = std::make_pair(enabled[i], enabled[k]);
        if (!found_.overlaps.contains(pair)) found_.overlaps.emplace(pair, case_text(leaf));
      }
    }
  }

  [[nodiscard]] std::string in_state(std::uint32_t leaf) const {
    return fmt::format("in '{}'", chart_.full_name(leaf));
  }

  /// "in 'Andar' for w=1, v=0"
  [[nodiscard]] std::string case_text(std::uint32_t leaf) const { return with_values(in_state(leaf)); }

  [[nodiscard]] std::string with_values(const std::string& where) const {
    std::string list;
    const auto add = [&](std::string_view name, const std::string& value) {
      list += fmt::format("{}{}={}", list.empty() ? " for " : ", ", name, value);
    };
    for (std::uint32_t i = 0; i < chart_.variables.size(); ++i) {
      const Variable& v = chart_.variables[i];
      if (shown_->contains(i) || memory_[i]) add(v.name, value_text(chart_, v, values_[i]));
    }
    if (shown_->contains(static_cast<std::uint32_t>(chart_.variables.size())))
      add("state_time", fmt::format("{}", time_));
    return where + list;
  }

  /// What went wrong in a leaf; kNone = at the start.
  void note_mishaps(std::uint32_t leaf) {
    if (mishaps_.divisions.empty() && mishaps_.too_wide.empty()) return;
    const std::string where = leaf == kNone ? "at the start" : in_state(leaf);
    for (const std::uint32_t e : mishaps_.divisions) {
      if (!found_.divisions.contains(e)) found_.divisions.emplace(e, with_values(where));
    }
    for (const auto& [a, value] : mishaps_.too_wide) {
      if (found_.too_wide.contains(a.value)) continue;
      const std::string text = value_text(chart_, chart_.variables[a.variable], value);
      found_.too_wide.emplace(a.value, std::make_pair(a, fmt::format("{} {}", text, with_values(where))));
    }
    mishaps_ = {};
  }

  const Chart& chart_;
  std::size_t most_steps_;
  Probe probe_;
  Mishaps mishaps_;
  std::vector<bool> memory_;  ///< by variable
  bool timed_;                ///< it keeps moments
  std::vector<Cone> cones_;   ///< by leaf: inputs, and the number of variables for state_time
  std::set<std::uint32_t> passed_;
  std::map<std::uint32_t, Domain> domains_;
  bool led_ = false;                 ///< in one case: a way was found
  std::vector<std::int8_t> looked_;  ///< by junction, in one case: 0 not yet, 1 there is a way out, -1 none
  const Cone* shown_ = nullptr;
  std::vector<double> values_;
  double time_ = 0.0;
  std::set<Standing> known_;
  std::deque<Standing> waiting_;
  std::size_t work_ = 0;
  bool full_ = false;
  Exploration found_;
};

/// What was seen of a flattened chart, in terms of the original.
Exploration in_terms_of(const Chart& chart, const Flattened& flat, const Exploration& seen) {
  Exploration made;
  made.exact = seen.exact;
  made.steps = seen.steps;
  for (const std::uint32_t v : seen.tried) {
    if (v < chart.variables.size()) made.tried.insert(v);
  }
  for (const std::uint32_t leaf : seen.leaves) made.leaves.insert(flat.active[leaf].begin(), flat.active[leaf].end());
  for (const std::uint32_t j : seen.junctions) {
    if (flat.junctions[j] != kNone) made.junctions.insert(flat.junctions[j]);
  }
  for (const std::uint32_t t : seen.taken) made.taken.insert(flat.taken[t].begin(), flat.taken[t].end());
  for (const auto& [from, to] : {std::pair{&seen.asked, &made.asked}, {&seen.held, &made.held}}) {
    for (const std::uint32_t t : *from) {
      if (flat.asked[t] != kNone) to->insert(flat.asked[t]);
    }
  }
  for (const auto& [pair, example] : seen.overlaps) {
    const std::uint32_t a = flat.asked[pair.first];
    const std::uint32_t b = flat.asked[pair.second];
    const bool rivals =
        a != kNone && b != kNone && a != b && chart.transitions[a].source == chart.transitions[b].source;
    if (rivals && chart.transitions[b].guard != kNone) made.overlaps.try_emplace({a, b}, example);
  }
  for (const auto& [junction, example] : seen.dead_ends) {
    if (flat.junctions[junction] != kNone) made.dead_ends.try_emplace(flat.junctions[junction], example);
  }
  for (const auto& [leaf, example] : seen.missing) made.missing.try_emplace(flat.active[leaf][0], example);
  for (const auto& [expression, example] : seen.divisions) {
    if (flat.sources[expression] != kNone) made.divisions.try_emplace(flat.sources[expression], example);
  }
  for (const auto& [expression, found] : seen.too_wide) {
    const std::uint32_t source = flat.sources[expression];
    if (source == kNone) continue;
    auto [assignment, example] = found;
    assignment.value = source;
    made.too_wide.try_emplace(source, std::move(assignment), std::move(example));
  }
  for (const auto& [transition, example] : seen.examples) {
    for (const Clash& c : flat.clashes[transition]) made.clashes.try_emplace({c.winner, c.loser, c.variable}, example);
  }
  return made;
}

Exploration refused(Error reason) {
  Exploration nothing;
  nothing.exact = false;
  nothing.refused = std::move(reason);
  return nothing;
}

}  // namespace

Exploration explore(const Chart& chart, std::size_t most_steps) {
  if (is_plain(chart)) {
    auto probe = Probe::of(chart);
    if (!probe) return refused(std::move(probe.error()));
    return Explorer{chart, std::move(*probe), most_steps}.run();
  }
  auto flat = flatten(chart);
  if (!flat) return refused(std::move(flat.error()));
  auto probe = Probe::of(flat->chart);
  if (!probe) return refused(std::move(probe.error()));
  return in_terms_of(chart, *flat, Explorer{flat->chart, std::move(*probe), most_steps}.run());
}

}  // namespace cancha::decide::chart
