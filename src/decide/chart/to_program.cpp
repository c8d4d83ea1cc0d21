#include "decide/chart/to_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "decide/chart/assumptions.h"
#include "decide/chart/interval.h"
#include "decide/chart/runner.h"

namespace cancha::decide::chart {
namespace {

namespace form = program;

constexpr std::size_t kMostActions = 1'000'000;
constexpr int kDeepestDecision = 500;

template <class T>
std::uint32_t end_of(const std::vector<T>& list) {
  return static_cast<std::uint32_t>(list.size());
}

form::Place as_place(const Place& place) {
  if (place.line == 0) return {};
  return {0, place.begin, place.end};
}

/// When a value is computed: `state_time` is 0 for what is done on entering another leaf.
enum class When : std::uint8_t { Before, Entering };

class Writer {
 public:
  explicit Writer(const Chart& chart) : chart_{chart}, questions_{chart}, leaf_number_(chart.states.size(), kNone) {}

  Result<form::Program> run() {
    out_.title = chart_.name.empty() ? chart_.path : chart_.name;
    out_.files.push_back({chart_.path, chart_.text});
    declare();
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      if (!chart_.is_leaf(i)) continue;
      leaf_number_[i] = end_of(out_.states);
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
    return std::move(out_);
  }

 private:
  /// Transitions that are still to be tried, and the way that led to them.
  struct Frame {
    const std::vector<std::uint32_t>* list;
    std::size_t next = 0;
    std::vector<std::uint32_t> way;
  };
  /// Where the writing of a decision stands.
  struct Search {
    std::uint32_t leaf = kNone;
    std::vector<Frame> frames;  ///< the last is tried first
    Assumptions known;
    int depth = 0;
  };

  // data

  void declare() {
    for (const Variable& v : chart_.variables) {
      const bool enumerated = v.type == ValueType::Enumerated;
      if (enumerated && !enumerations_.contains(v.enumeration)) {
        enumerations_.emplace(v.enumeration, end_of(out_.enumerations));
        out_.enumerations.push_back({v.name, chart_.enumerations[v.enumeration], true});
      }
      form::Symbol& made = out_.symbols.emplace_back();
      made.name = v.name;
      made.direction = v.role == Role::Input    ? form::Direction::Input
                       : v.role == Role::Output ? form::Direction::Output
                                                : form::Direction::Internal;
      made.type = as_type(v.type);
      made.place = as_place(v.place);
      made.pin = v.pin;
      if (enumerated) {
        made.enumeration = enumerations_.at(v.enumeration);
        // those of locals only are of no concern to the host
        if (v.role != Role::Local) out_.enumerations[made.enumeration].internal = false;
      }
      if (made.type != form::Type::Decimal) continue;
      made.whole = v.type == ValueType::Integer;
      made.least = v.least;
      made.most = v.most;
    }
  }

  static form::Type as_type(ValueType type) {
    if (type == ValueType::Boolean) return form::Type::Boolean;
    return type == ValueType::Enumerated ? form::Type::Enumerated : form::Type::Decimal;
  }

  // expressions

  std::uint32_t add(form::Expression made, const Place& place) {
    out_.expressions.push_back(made);
    out_.expression_places.push_back(as_place(place));
    return end_of(out_.expressions) - 1;
  }

  std::uint32_t number(double value, form::Type type, const Place& place) {
    out_.numbers.push_back(value);
    return add({form::Op::Number, type, end_of(out_.numbers) - 1}, place);
  }

  std::uint32_t constant(ValueType type, std::uint32_t enumeration, double value, const Place& place) {
    if (type != ValueType::Enumerated) return number(value, as_type(type), place);
    return add(
        {form::Op::Element, form::Type::Enumerated, static_cast<std::uint32_t>(value), enumerations_.at(enumeration)},
        place);
  }

  std::uint32_t expression(std::uint32_t index, When when) {
    const auto key = std::make_pair(index, when);
    if (const auto known = expressions_.find(key); known != expressions_.end()) return known->second;
    const std::uint32_t made = write_expression(chart_.expressions[index], when);
    expressions_.emplace(key, made);
    return made;
  }

  std::uint32_t write_expression(const Expression& e, When when) {
    const form::Type type = as_type(e.type);
    switch (e.op) {
      case Op::Constant:
        return constant(e.type, e.enumeration, e.number, e.place);
      case Op::Variable:
        return add({form::Op::Symbol, type, e.a, 0, 0}, e.place);
      case Op::StateTime:
        if (when == When::Entering) return number(0.0, type, e.place);
        return add({form::Op::StateTime, type}, e.place);
      case Op::Not:
        return add({form::Op::Not, type, expression(e.a, when)}, e.place);
      case Op::Negate: {
        const Expression& of = chart_.expressions[e.a];
        if (of.op == Op::Constant) return number(0.0 - of.number, type, e.place);
        const std::uint32_t zero = number(0.0, type, e.place);
        return add({form::Op::Subtract, type, zero, expression(e.a, when)}, e.place);
      }
      case Op::Conditional: {
        const std::uint32_t a = expression(e.a, when);
        const std::uint32_t b = expression(e.b, when);
        return add({form::Op::Conditional, type, a, b, expression(e.c, when)}, e.place);
      }
      default: {
        // both lists have the operators in one order
        static_assert(static_cast<int>(Op::Or) - static_cast<int>(Op::Add) ==
                      static_cast<int>(form::Op::Or) - static_cast<int>(form::Op::Add));
        const int op = static_cast<int>(e.op) - static_cast<int>(Op::Add) + static_cast<int>(form::Op::Add);
        const std::uint32_t a = expression(e.a, when);
        return add({static_cast<form::Op>(op), type, a, expression(e.b, when)}, e.place);
      }
    }
  }

  /// A value, held within the range of the variable that it is for.
  std::uint32_t held(const Assignment& a, When when) {
    const Variable& v = chart_.variables[a.variable];
    std::uint32_t value = expression(a.value, when);
    const Interval bounds = interval_of(chart_, a.value);
    if ((v.type != ValueType::Integer && v.type != ValueType::Decimal) || bounds.within(v.least, v.most)) return value;
    const auto hold = [&](form::Op op, double end, std::uint32_t inner) {
      const std::uint32_t limit = number(end, form::Type::Decimal, a.place);
      const std::uint32_t beyond = add({op, form::Type::Boolean, expression(a.value, when), limit}, a.place);
      return add({form::Op::Conditional, form::Type::Decimal, beyond, limit, inner}, a.place);
    };
    if (!(bounds.most <= v.most)) value = hold(form::Op::Greater, v.most, value);
    if (!(bounds.least >= v.least)) value = hold(form::Op::Less, v.least, value);
    return value;
  }

  // actions

  void assign(const Assignment& a, When when) {
    if (out_.actions.size() >= kMostActions) {
      too_large_ = true;
      return;
    }
    form::Action& made = out_.actions.emplace_back();
    made.target = a.variable;
    made.place = as_place(a.place);
    const std::uint32_t value = held(a, when);
    out_.actions.back().value = value;
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

  /// The outputs of a Moore leaf and of the states around it.
  void show(std::uint32_t leaf) {
    if (chart_.type != ChartType::Moore) return;
    for (const std::uint32_t s : chart_.lineage(leaf)) {
      for (const Assignment& a : chart_.states[s].entry) {
        if (is_output(a)) assign(a, When::Before);
      }
    }
  }

  void write_option() {
    form::Option& made = out_.options.emplace_back();
    made.name = "chart";
    made.states = {0, end_of(out_.states)};
    for (std::uint32_t i = 0; i < chart_.variables.size(); ++i) {
      const Variable& v = chart_.variables[i];
      if (v.role == Role::Input) continue;
      const std::uint32_t value = constant(v.type, v.enumeration, v.initial, v.place);
      form::Action& action = out_.actions.emplace_back();
      action.target = i;
      action.value = value;
      action.place = as_place(v.place);
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
    Search search{.leaf = leaf, .frames = {}, .known = {}};
    for (const std::uint32_t s : chart_.lineage(leaf)) {
      if (!chart_.states[s].transitions.empty()) search.frames.push_back({&chart_.states[s].transitions, 0, {}});
    }
    if (!search.frames.empty()) made.decision = decide(std::move(search));
  }

  std::uint32_t add_decision(const Place& place) {
    if (out_.decisions.size() >= kMostDecisions) too_large_ = true;
    out_.decisions.emplace_back();
    out_.decision_places.push_back(as_place(place));
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
      if (top.next == top.list->size()) {
        search.frames.pop_back();
        continue;
      }
      const std::uint32_t transition = (*top.list)[top.next++];
      const Transition& t = chart_.transitions[transition];
      std::optional<bool> truth = true;
      if (t.guard != kNone) truth = search.known.truth(chart_, questions_, t.guard);
      if (truth == false) continue;
      std::vector<std::uint32_t> way = top.way;
      way.push_back(transition);
      if (truth) {
        link(follow(search, std::move(way)));
        return first;
      }
      const std::uint32_t made = add_decision(t.place);
      link(made);
      out_.decisions[made].condition = expression(t.guard, When::Before);
      const std::uint32_t then = follow(search, std::move(way));
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
  std::uint32_t follow(const Search& search, std::vector<std::uint32_t> way) {
    const Transition& last = chart_.transitions[way.back()];
    if (last.target == kNone || !chart_.is_junction(last.target)) return arrive(search.leaf, way);
    Search further = search;
    ++further.depth;
    if (last.guard != kNone) further.known.assume(chart_, questions_, last.guard, true);
    further.frames.push_back({&chart_.states[last.target].transitions, 0, std::move(way)});
    return decide(std::move(further));
  }

  /// The end of a way: exits from the inside out, its effects, entries from the outside in.
  std::uint32_t arrive(std::uint32_t leaf, const std::vector<std::uint32_t>& way) {
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

  const Chart& chart_;
  Questions questions_;
  form::Program out_;
  std::vector<std::uint32_t> leaf_number_;  ///< by state: its place in the program
  std::map<std::uint32_t, std::uint32_t> enumerations_;
  std::map<std::pair<std::uint32_t, When>, std::uint32_t> expressions_;
  bool too_large_ = false;
};

}  // namespace

Result<program::Program> to_program(const Chart& chart) {
  return Writer{chart}.run();
}

}  // namespace cancha::decide::chart
