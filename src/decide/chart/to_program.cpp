#include "decide/chart/to_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "decide/chart/assumptions.h"
#include "decide/chart/entry.h"
#include "decide/chart/program_expressions.h"

namespace cancha::decide::chart {
namespace {

namespace form = program;

constexpr std::size_t kMostActions = 1'000'000;
constexpr int kDeepestDecision = 500;

template <class T>
std::uint32_t end_of(const std::vector<T>& list) {
  return static_cast<std::uint32_t>(list.size());
}

/// The transitions of a way by its last step, from the first on.
std::vector<std::uint32_t> way_of(const std::vector<Compiled::WayStep>& steps, std::uint32_t end) {
  std::vector<std::uint32_t> way;
  for (std::uint32_t at = end; at != kNone; at = steps[at].before) way.push_back(steps[at].transition);
  std::ranges::reverse(way);
  return way;
}

class Writer {
 public:
  Writer(const Chart& chart, CompiledForTrying& made, bool for_trying)
      : chart_{chart},
        made_{made},
        out_{made.program},
        for_trying_{for_trying},
        questions_{chart},
        expressions_{chart, made.program},
        leaf_number_(chart.states.size(), kNone) {}

  Result<void> run() {
    out_.title = chart_.name.empty() ? chart_.path : chart_.name;
    out_.files.push_back({chart_.path, chart_.text});
    expressions_.declare();
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      if (!chart_.is_leaf(i)) continue;
      leaf_number_[i] = end_of(out_.states);
      made_.leaves.push_back(i);
      form::State& made = out_.states.emplace_back();
      made.name = chart_.full_name(i);
      made.place = as_place(chart_.states[i].place);
    }
    write_option();
    for (std::uint32_t i = 0; i < chart_.states.size() && !too_large_; ++i) {
      if (leaf_number_[i] != kNone) write_leaf(i);
    }
    if (too_large_) {
      return fail(chart_.path, fmt::format("the ways through junctions make more than {} decisions", kMostDecisions),
                  "let junctions end in an arrow without a guard, or put states between them");
    }
    out_.agents.push_back({"chart", chart_.name, 0});
    out_.sample_ms = static_cast<int>(chart_.sample_time);
    if (for_trying_) write_for_trying();
    return {};
  }

 private:
  /// Transitions of a state or junction that are still to be tried, and the way that led to them.
  struct Frame {
    std::uint32_t state = kNone;
    std::uint32_t way = kNone;  ///< its last step
    std::size_t next = 0;
  };
  /// Where the writing of a decision stands.
  struct Search {
    std::uint32_t leaf = kNone;
    std::vector<Frame> frames;  ///< the last is tried first
    Assumptions known;
    std::set<std::uint32_t> closed;  ///< junctions that were tried to the end: no way leads out of them in this tick
    int depth = 0;
  };

  // actions

  void assign(const Assignment& a, When when) {
    if (assignments_++ >= kMostActions) {
      too_large_ = true;
      return;
    }
    if (for_trying_ && expressions_.must_be_held(a)) set(symbol_of_held(a), expressions_.of(a.value, when), a.place);
    set(a.variable, expressions_.held(a, when), a.place);
  }
  void set(std::uint32_t symbol, std::uint32_t value, const Place& place) {
    form::Action& made = out_.actions.emplace_back();
    made.target = symbol;
    made.value = value;
    made.place = as_place(place);
  }
  std::uint32_t symbol_of_held(const Assignment& a) {
    const auto [found, made] = held_.emplace(a.value, end_of(out_.symbols));
    if (made) {
      made_.held.push_back(a);
      out_.symbols.push_back({.name = fmt::format("held {}", a.value), .direction = form::Direction::Internal});
    }
    return found->second;
  }
  void assign(const std::vector<Assignment>& list, When when) {
    for (const Assignment& a : list) assign(a, when);
  }

  [[nodiscard]] bool is_output(const Assignment& a) const { return chart_.variables[a.variable].role == Role::Output; }

  void enter(std::uint32_t state, When when) {
    for (const Assignment& a : chart_.states[state].entry) {
      if (chart_.type != ChartType::Moore || !is_output(a)) assign(a, when);
    }
  }
  void enter(const std::vector<EntryStep>& steps, When when) {
    for (const EntryStep& step : steps) {
      if (!step.way) {
        enter(step.state, when);
      } else {
        assign(step.state == kNone ? chart_.initial_effects : chart_.states[step.state].initial_effects, when);
      }
    }
  }

  /// The outputs of a Moore leaf and of the states around it, and what is kept at the end of every tick.
  void show(std::uint32_t leaf) {
    for (const std::uint32_t s : chart_.lineage(leaf)) {
      if (chart_.type != ChartType::Moore) break;
      for (const Assignment& a : chart_.states[s].entry) {
        if (is_output(a)) assign(a, When::Before);
      }
    }
    assign(chart_.every_tick, When::Before);
  }

  void write_option() {
    form::Option& made = out_.options.emplace_back();
    made.name = "chart";
    made.states = {0, end_of(out_.states)};
    for (std::uint32_t i = 0; i < chart_.variables.size(); ++i) {
      const Variable& v = chart_.variables[i];
      if (v.role == Role::Input) continue;
      set(i, expressions_.constant(v.type, v.enumeration, v.initial, v.place), v.place);
    }
    std::vector<EntryStep> steps;
    const std::uint32_t leaf = default_entry(chart_, kNone, steps);
    made.initial = leaf_number_[leaf];
    enter(steps, When::Entering);
    show(leaf);
    made.entry = {0, end_of(out_.actions)};
    made.place = out_.states[made.initial].place;
  }

  // decisions

  void write_leaf(std::uint32_t leaf) {
    form::State& made = out_.states[leaf_number_[leaf]];
    made.actions.first = end_of(out_.actions);
    show(leaf);
    made.actions.count = end_of(out_.actions) - made.actions.first;
    // the innermost state is asked first
    Search search{.leaf = leaf, .frames = {}, .known = {}, .closed = {}};
    for (const std::uint32_t s : chart_.lineage(leaf)) {
      if (!chart_.states[s].transitions.empty()) search.frames.push_back({.state = s});
    }
    if (!search.frames.empty()) made.decision = decide(std::move(search));
  }

  std::uint32_t add_decision(const Place& place) {
    if (out_.decisions.size() >= kMostDecisions) too_large_ = true;
    out_.decisions.emplace_back();
    out_.decision_places.push_back(as_place(place));
    made_.way_ends.push_back(kNone);
    return end_of(out_.decisions) - 1;
  }

  /// Tries transition after transition; a junction that leads nowhere falls back to what was left before it.
  std::uint32_t decide(Search search) {
    std::uint32_t first = kNone;
    std::uint32_t last = kNone;
    const auto link = [&](std::uint32_t made) { (last == kNone ? first : out_.decisions[last].otherwise) = made; };
    if (search.depth > kDeepestDecision) too_large_ = true;
    while (!search.frames.empty() && !too_large_) {
      Frame& top = search.frames.back();
      const std::vector<std::uint32_t>& list = chart_.states[top.state].transitions;
      if (top.next == list.size()) {
        if (chart_.is_junction(top.state)) search.closed.insert(top.state);
        search.frames.pop_back();
        continue;
      }
      const std::uint32_t transition = list[top.next++];
      const Transition& t = chart_.transitions[transition];
      std::optional<bool> truth = true;
      if (t.guard != kNone) truth = search.known.truth(chart_, questions_, t.guard);
      if (truth == false || (t.target != kNone && search.closed.contains(t.target))) continue;
      made_.way_steps.push_back({transition, top.way});
      const std::uint32_t way = end_of(made_.way_steps) - 1;
      if (truth) {
        link(follow(search, way));
        return first;
      }
      const std::uint32_t made = add_decision(t.place);
      link(made);
      out_.decisions[made].condition = expressions_.of(t.guard, When::Before);
      const std::uint32_t then = follow(search, way);
      out_.decisions[made].then = then;
      search.known.assume(chart_, questions_, t.guard, false);
      last = made;
    }
    const std::uint32_t stay = add_decision(chart_.states[search.leaf].place);
    out_.decisions[stay].state = leaf_number_[search.leaf];
    link(stay);
    return first;
  }

  /// What comes after the guards of a way are true.
  std::uint32_t follow(const Search& search, std::uint32_t way) {
    const Transition& last = chart_.transitions[made_.way_steps[way].transition];
    if (last.target == kNone || !chart_.is_junction(last.target)) return arrive(search.leaf, way);
    Search further = search;
    ++further.depth;
    if (last.guard != kNone) further.known.assume(chart_, questions_, last.guard, true);
    further.frames.push_back({.state = last.target, .way = way});
    return decide(std::move(further));
  }

  /// The end of a way: exits from the inside out, its effects, entries from the outside in.
  std::uint32_t arrive(std::uint32_t leaf, std::uint32_t end) {
    const std::vector<std::uint32_t> way = way_of(made_.way_steps, end);
    const std::uint32_t made = add_decision(chart_.transitions[way.back()].place);
    const std::uint32_t first = end_of(out_.actions);
    const std::uint32_t target = chart_.transitions[way.back()].target;
    std::uint32_t to = leaf;
    std::vector<EntryStep> steps;
    std::uint32_t kept = leaf;
    if (target != kNone) {
      kept = kept_on(way);
      to = default_entry(chart_, target, steps);
    }
    if (target != kNone) {
      for (std::uint32_t s = leaf; s != kept; s = chart_.states[s].parent) assign(chart_.states[s].exit, When::Before);
    }
    for (const std::uint32_t t : way) assign(chart_.transitions[t].effects, When::Before);
    if (target != kNone) {
      const When when = to == leaf ? When::Before : When::Entering;
      for (const std::uint32_t s : chart_.lineage(target)) {
        if (chart_.inside(s, kept)) enter(s, when);
      }
      enter(steps, when);
    }
    made_.way_ends[made] = end;
    out_.decisions[made].state = leaf_number_[to];
    out_.decisions[made].effects = {first, end_of(out_.actions) - first};
    return made;
  }

  /// The innermost state (kNone = the chart) that holds the source and all that the way touches, and so is not left.
  [[nodiscard]] std::uint32_t kept_on(const std::vector<std::uint32_t>& way) const {
    const Transition& first = chart_.transitions[way.front()];
    std::uint32_t kept = first.internal ? first.source : chart_.states[first.source].parent;
    for (const std::uint32_t t : way) {
      while (!chart_.inside(chart_.transitions[t].target, kept)) kept = chart_.states[kept].parent;
    }
    return kept;
  }

  // what is tried by itself

  void write_for_trying() {
    for (const Transition& t : chart_.transitions) {
      made_.guards.push_back(t.guard == kNone ? kNone : end_of(out_.watches));
      if (t.guard != kNone) out_.watches.push_back({expressions_.of(t.guard, When::Before), 0});
    }
    made_.sources = expressions_.sources();
    made_.first_still = end_of(out_.states);
    form::Option& still = out_.options.emplace_back();
    still.name = "still";
    still.initial = made_.first_still;
    out_.states.emplace_back().actions = out_.options[0].entry;
    for (std::size_t i = 0; i < made_.leaves.size(); ++i) {
      const form::Range actions = out_.states[i].actions;
      out_.states.emplace_back().actions = actions;
    }
    still.states = {still.initial, end_of(out_.states) - still.initial};
    out_.agents.push_back({"still", "", 1});
  }

  const Chart& chart_;
  CompiledForTrying& made_;
  form::Program& out_;
  bool for_trying_;
  Questions questions_;
  ProgramExpressions expressions_;
  std::vector<std::uint32_t> leaf_number_;       ///< by state: its place in the program
  std::map<std::uint32_t, std::uint32_t> held_;  ///< by value: the symbol
  std::size_t assignments_ = 0;
  bool too_large_ = false;
};

}  // namespace

std::vector<std::uint32_t> Compiled::way_to(std::uint32_t decision) const {
  if (decision == kNone) return {};
  std::vector<std::uint32_t> way = way_of(way_steps, way_ends[decision]);
  return flat && !way.empty() ? flat->taken[way.back()] : way;
}

Configuration Compiled::active_in(std::uint32_t state) const {
  return flat ? flat->active[leaves[state]] : Configuration{leaves[state]};
}

Result<CompiledForTrying> compile_for_trying(const Chart& chart) {
  CompiledForTrying made;
  if (auto written = Writer{chart, made, true}.run(); !written) return pass_on(std::move(written));
  return made;
}

Result<Compiled> compile(const Chart& chart) {
  CompiledForTrying made;
  if (!is_plain(chart)) {
    auto flat = flatten(chart);
    if (!flat) return pass_on(std::move(flat));
    made.flat = std::make_shared<const Flattened>(std::move(*flat));
  }
  auto written = Writer{made.flat ? made.flat->chart : chart, made, false}.run();
  if (!written) return pass_on(std::move(written));
  return Compiled{std::move(made)};
}

Result<program::Program> to_program(const Chart& chart) {
  auto made = compile(chart);
  if (!made) return pass_on(std::move(made));
  return std::move(made->program);
}

}  // namespace cancha::decide::chart
