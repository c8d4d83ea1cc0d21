#include "decide/chart/flat_step.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "decide/chart/events.h"
#include "decide/chart/expression.h"

namespace cancha::decide::chart {

std::size_t Histories::number_of(std::uint32_t history, const std::vector<std::uint32_t>& states) {
  std::vector<std::vector<std::uint32_t>>& kept = kept_[history];
  const auto found = std::ranges::find(kept, states);
  if (found != kept.end()) return static_cast<std::size_t>(found - kept.begin()) + 1;
  kept.push_back(states);
  return kept.size();
}

std::size_t Histories::count() const {
  std::size_t all = 0;
  for (const auto& [history, kept] : kept_) all += kept.size();
  return all;
}

FlatStep::FlatStep(const Chart& chart, FlatExpressions& expressions, Histories& histories)
    : chart_{chart}, expressions_{expressions}, histories_{histories} {
  find_asked_later();
}

void FlatStep::find_asked_later() {
  asked_later_.assign(chart_.variables.size(), false);
  bool more = false;
  const auto read = [&](const Expression& e) {
    if (e.op != Op::Variable || asked_later_[e.a]) return;
    asked_later_[e.a] = true;
    more = true;
  };
  const auto raised = [&](std::uint32_t e) { return chart_.events[e].input == kNone; };
  for (const Transition& t : chart_.transitions) {
    const bool later = is_eventless(t) || chart_.is_junction(t.source) || std::ranges::any_of(t.events, raised);
    if (later) for_each_node(chart_, t.guard, read);
  }
  // and what it is made of
  while (std::exchange(more, false)) {
    for_each_assignment(chart_, [&](const Assignment& a) {
      if (asked_later_[a.variable]) for_each_node(chart_, a.value, read);
    });
  }
}

void FlatStep::declare_histories(Chart& out) {
  for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
    if (!chart_.is_history(i)) continue;
    locals_[i] = static_cast<std::uint32_t>(out.variables.size());
    Variable& made = out.variables.emplace_back();
    made.name = fmt::format("history {}", chart_.full_name(i));
    made.role = Role::Local;
    made.type = ValueType::Integer;
    made.most = static_cast<double>(std::max<std::size_t>(kept_in(i), 1));
    made.place = chart_.states[i].place;
  }
}

void FlatStep::set(Work& work, std::uint32_t variable, std::uint32_t value) {
  if (variable == kNone) return;
  work.effects.push_back({variable, value, {}});
  work.changes[variable] = value;
}

void FlatStep::act(Work& work, const std::vector<Assignment>& list, const std::vector<std::uint32_t>& raised,
                   const Configuration& leaves, std::uint32_t owner) {
  for (const Assignment& a : list) {
    work.effects.push_back({a.variable, expressions_.of(a.value, {leaves, owner}), a.place});
    if (!asked_later_[a.variable]) continue;
    const std::uint32_t value = expressions_.of(a.value, {leaves, owner, &work.changes});
    work.changes[a.variable] = expressions_.held(value, a.variable);
  }
  work.raised.insert(work.raised.end(), raised.begin(), raised.end());
}

void FlatStep::start(Work& work) {
  Entry entry;
  const Remembered nothing = [](std::uint32_t) { return std::vector<std::uint32_t>{}; };
  add_entry(chart_, chart_.initial, kNone, nothing, entry);
  Configuration leaves;
  std::ranges::copy_if(entry.states, std::back_inserter(leaves), [&](std::uint32_t s) { return chart_.is_leaf(s); });
  act(work, chart_.initial_effects, chart_.initial_raised, leaves, kNone);
  enter(work, entry, {});
}

void FlatStep::drop_conflicts(Work& work, std::vector<Way>& ways) const {
  std::vector<Way> kept;
  for (const Way& way : ways) {
    if (std::ranges::find(kept, way) != kept.end()) continue;  // of a state around several leaves
    const std::set<std::uint32_t> left = left_on(chart_, way, work.leaves);
    const std::uint32_t source = chart_.transitions[way.front()].source;
    bool dropped = false;
    std::vector<Way> beaten;
    for (const Way& other : kept) {
      const std::set<std::uint32_t> both = left_on(chart_, other, work.leaves);
      if (std::ranges::none_of(left, [&](std::uint32_t s) { return both.contains(s); })) continue;
      // the inner one wins; of two that are beside each other the first
      if (chart_.inside(source, chart_.transitions[other.front()].source)) {
        beaten.push_back(other);
      } else {
        dropped = true;
        work.clashes.push_back({other.front(), way.front(), kNone});
        break;
      }
    }
    if (dropped) continue;
    for (const Way& other : beaten) {
      work.clashes.push_back({way.front(), other.front(), kNone});
      std::erase(kept, other);
    }
    kept.push_back(way);
  }
  ways = std::move(kept);
}

void FlatStep::note_double_settings(Work& work, const std::vector<Way>& ways) const {
  std::map<std::uint32_t, std::uint32_t> setters;  // by variable: the first transition of the way
  for (const Way& way : ways) {
    for (const std::uint32_t t : way) {
      for (const Assignment& a : chart_.transitions[t].effects) {
        const auto [found, fresh] = setters.emplace(a.variable, way.front());
        if (!fresh && found->second != way.front()) work.clashes.push_back({way.front(), found->second, a.variable});
        found->second = way.front();
      }
    }
  }
}

void FlatStep::keep_histories(Work& work, const std::set<std::uint32_t>& left) {
  for (const auto& [history, local] : locals_) {
    if (!left.contains(chart_.states[history].parent)) continue;
    const std::size_t number = histories_.number_of(history, kept_by(chart_, history, work.leaves));
    work.remembered[history] = number;
    set(work, local, expressions_.number(static_cast<double>(number)));
  }
}

void FlatStep::leave(Work& work, std::vector<Way>& ways) {
  drop_conflicts(work, ways);
  note_double_settings(work, ways);
  std::set<std::uint32_t> left;
  for (const Way& way : ways) left.merge(left_on(chart_, way, work.leaves));
  keep_histories(work, left);
  // from the inside out
  for (auto s = left.rbegin(); s != left.rend(); ++s) {
    act(work, chart_.states[*s].exit, chart_.states[*s].exit_raised, work.leaves, *s);
  }
  for (const Way& way : ways) {
    for (const std::uint32_t t : way) {
      work.taken.push_back(t);
      const Transition& transition = chart_.transitions[t];
      act(work, transition.effects, transition.raised, work.leaves, chart_.transitions[way.front()].source);
    }
  }
}

std::uint32_t FlatStep::enter(Work& work, const std::vector<Way>& ways) {
  std::uint32_t unknown = kNone;
  const Remembered remembered = [&](std::uint32_t history) -> std::vector<std::uint32_t> {
    const auto found = work.remembered.find(history);
    if (found == work.remembered.end()) unknown = history;
    if (found == work.remembered.end() || found->second == 0) return {};
    return histories_.of(history)[found->second - 1];
  };
  Entry entry;
  std::set<std::uint32_t> left;
  for (const Way& way : ways) {
    const std::uint32_t target = chart_.transitions[way.back()].target;
    if (target == kNone) continue;
    left.merge(left_on(chart_, way, work.leaves));
    add_entry(chart_, target, kept_on(chart_, way), remembered, entry);
  }
  if (unknown != kNone) return unknown;
  const Configuration before = work.leaves;
  std::erase_if(work.leaves, [&](std::uint32_t leaf) { return left.contains(leaf); });
  enter(work, entry, before);
  return kNone;
}

void FlatStep::enter(Work& work, const Entry& entry, const Configuration& before) {
  for (const std::uint32_t s : entry.states) {
    if (chart_.is_leaf(s)) work.leaves.push_back(s);
  }
  std::ranges::sort(work.leaves);
  for (const std::uint32_t s : entry.states) {
    set(work, expressions_.entered(s), expressions_.clock());
    if (std::ranges::find(before, s) == before.end()) set(work, expressions_.active_since(s), expressions_.clock());
  }
  const std::set<std::uint32_t> active = active_states(chart_, work.leaves);
  for (const std::uint32_t s : entry.states) {
    const State& state = chart_.states[s];
    std::vector<Assignment> actions = state.entry;
    if (chart_.type == ChartType::Moore) {
      std::erase_if(actions, [&](const Assignment& a) { return chart_.variables[a.variable].role == Role::Output; });
    }
    act(work, actions, state.entry_raised, work.leaves, s);
    if (entry.default_ways.contains(s)) act(work, state.initial_effects, state.initial_raised, work.leaves, s);
    for (const std::uint32_t history : entry.histories) {
      const State& h = chart_.states[history];
      if (h.parent == s) act(work, h.initial_effects, h.initial_raised, work.leaves, s);
    }
    if (state.kind == StateKind::Final) finish(work, s, active);
  }
}

void FlatStep::finish(Work& work, std::uint32_t state, const std::set<std::uint32_t>& active) const {
  const std::uint32_t parent = chart_.states[state].parent;
  if (parent == kNone) return;
  const auto raise = [&](std::uint32_t done) {
    const std::uint32_t event = find_event(chart_, "done.state." + chart_.states[done].name);
    if (event != kNone) work.raised.push_back(event);
  };
  raise(parent);
  const std::uint32_t around = chart_.states[parent].parent;
  if (around != kNone && chart_.is_parallel(around) && is_done(chart_, around, active)) raise(around);
}

std::vector<Assignment> FlatStep::outputs(const Configuration& leaves) {
  std::vector<Assignment> all;
  for (const std::uint32_t s : active_states(chart_, leaves)) {
    for (const Assignment& a : chart_.states[s].entry) {
      if (chart_.variables[a.variable].role != Role::Output) continue;
      all.push_back({a.variable, expressions_.of(a.value, {leaves, s}), a.place});
    }
  }
  return all;
}

}  // namespace cancha::decide::chart
