#include "decide/chart/configuration.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::decide::chart {
namespace {

/// Finds what is entered: a target with all that begins in it, and the states around it with their other regions.
class EntryFinder {
 public:
  EntryFinder(const Chart& chart, const Remembered& remembered, Entry& entry)
      : chart_{chart}, remembered_{remembered}, entry_{entry} {}

  void add(std::uint32_t state) {
    if (chart_.is_history(state)) return add_history(state);
    const State& s = chart_.states[state];
    entry_.states.insert(state);
    if (chart_.is_parallel(state)) return add_regions(state);
    if (s.initial == kNone) return;
    entry_.default_ways.insert(state);
    add(s.initial);
    add_around(s.initial, state);
  }

  /// The states around one, up to one that is not left.
  void add_around(std::uint32_t state, std::uint32_t kept) {
    for (std::uint32_t s = chart_.states[state].parent; s != kept; s = chart_.states[s].parent) {
      entry_.states.insert(s);
      if (chart_.is_parallel(s)) add_regions(s);
    }
  }

 private:
  void add_history(std::uint32_t history) {
    const std::uint32_t parent = chart_.states[history].parent;
    std::vector<std::uint32_t> states = remembered_(history);
    if (states.empty()) {
      entry_.histories.insert(history);
      states = {chart_.states[history].initial};
    }
    for (const std::uint32_t s : states) add(s);
    for (const std::uint32_t s : states) add_around(s, parent);
  }

  /// The regions in which nothing is entered yet begin by themselves.
  void add_regions(std::uint32_t parallel) {
    for (const std::uint32_t region : inner_states(chart_, parallel)) {
      const auto within = [&](std::uint32_t s) { return s == region || chart_.inside(s, region); };
      if (std::ranges::none_of(entry_.states, within)) add(region);
    }
  }

  const Chart& chart_;
  const Remembered& remembered_;
  Entry& entry_;
};

}  // namespace

std::string name_of(const Chart& chart, const Configuration& leaves) {
  std::string all;
  for (const std::uint32_t leaf : leaves) all += fmt::format("{}{}", all.empty() ? "" : "+", chart.full_name(leaf));
  return all;
}

std::set<std::uint32_t> active_states(const Chart& chart, const Configuration& leaves) {
  std::set<std::uint32_t> all;
  for (const std::uint32_t leaf : leaves) {
    for (std::uint32_t s = leaf; s != kNone && all.insert(s).second;) s = chart.states[s].parent;
  }
  return all;
}

std::vector<std::uint32_t> inner_states(const Chart& chart, std::uint32_t state) {
  std::vector<std::uint32_t> all;
  for (std::uint32_t i = 0; i < chart.states.size(); ++i) {
    if (chart.states[i].parent == state && !chart.is_junction(i) && !chart.is_history(i)) all.push_back(i);
  }
  return all;
}

std::uint32_t kept_on(const Chart& chart, const Way& way) {
  const Transition& first = chart.transitions[way.front()];
  const bool inside = first.internal && !chart.is_parallel(first.source);
  std::uint32_t kept = inside ? first.source : chart.states[first.source].parent;
  const auto holds_all = [&] {
    return std::ranges::all_of(way, [&](std::uint32_t t) { return chart.inside(chart.transitions[t].target, kept); });
  };
  while (kept != kNone && (chart.is_parallel(kept) || !holds_all())) kept = chart.states[kept].parent;
  return kept;
}

std::set<std::uint32_t> left_on(const Chart& chart, const Way& way, const Configuration& from) {
  std::set<std::uint32_t> left;
  if (chart.transitions[way.back()].target == kNone) return left;
  const std::uint32_t kept = kept_on(chart, way);
  for (const std::uint32_t s : active_states(chart, from)) {
    if (chart.inside(s, kept)) left.insert(s);
  }
  return left;
}

void add_entry(const Chart& chart, std::uint32_t target, std::uint32_t kept, const Remembered& remembered,
               Entry& entry) {
  EntryFinder finder{chart, remembered, entry};
  finder.add(target);
  finder.add_around(target, kept);
}

std::vector<std::uint32_t> kept_by(const Chart& chart, std::uint32_t history, const Configuration& leaves) {
  const State& h = chart.states[history];
  std::vector<std::uint32_t> all;
  for (const std::uint32_t s : active_states(chart, leaves)) {
    const bool wanted = h.kind == StateKind::DeepHistory ? chart.is_leaf(s) && chart.inside(s, h.parent)
                                                         : chart.states[s].parent == h.parent;
    if (wanted) all.push_back(s);
  }
  return all;
}

bool is_done(const Chart& chart, std::uint32_t state, const std::set<std::uint32_t>& active) {
  const std::vector<std::uint32_t> inner = inner_states(chart, state);
  if (chart.is_parallel(state)) {
    return std::ranges::all_of(inner, [&](std::uint32_t region) { return is_done(chart, region, active); });
  }
  return std::ranges::any_of(
      inner, [&](std::uint32_t s) { return chart.states[s].kind == StateKind::Final && active.contains(s); });
}

}  // namespace cancha::decide::chart
