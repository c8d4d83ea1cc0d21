#include "decide/chart/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "decide/chart/configuration.h"
#include "decide/chart/explore.h"
#include "decide/chart/expression.h"
#include "decide/chart/interval.h"

namespace cancha::decide::chart {
namespace {

class Checker {
 public:
  Checker(const Chart& chart, const CheckSettings& settings)
      : chart_{chart},
        seen_{explore(chart, settings.most_steps)},
        read_(chart.variables.size()),
        set_(chart.variables.size()) {}

  CheckReport run() {
    report_.exact = seen_.exact;
    report_.steps = seen_.steps;
    find_uses();
    variables();
    events();
    moore_outputs();
    states();
    transitions();
    stale_guards();
    cases();
    conflicts();
    values();
    if (seen_.refused) {
      add(Severity::Warning, FindingKind::Inexact, chart_.states[0].place,
          "nothing could be tried: " + seen_.refused->what, seen_.refused->hint);
    } else if (!seen_.exact) {
      add(Severity::Note, FindingKind::Inexact, chart_.states[0].place, "not everything could be tried",
          "give numbers small ranges; there may be dead transitions and overlaps that are not found");
    }
    std::ranges::stable_sort(report_.findings, {}, [](const Finding& f) { return f.place.begin; });
    return std::move(report_);
  }

 private:
  void add(Severity severity, FindingKind kind, const Place& place, std::string what, std::string hint = "") {
    report_.findings.push_back({severity, kind, place, std::move(what), std::move(hint)});
  }

  void find_uses() {
    const auto note = [&](const Expression& e) {
      if (e.op == Op::Variable) read_[e.a] = true;
    };
    for (const Transition& t : chart_.transitions) {
      for_each_node(chart_, t.guard, note);
      for (const std::uint32_t e : t.events) {
        if (chart_.events[e].input != kNone) read_[chart_.events[e].input] = true;
      }
    }
    for_each_assignment(chart_, [&](const Assignment& a) {
      for_each_node(chart_, a.value, note);
      set_[a.variable] = true;
    });
  }

  void variables() {
    for (std::size_t i = 0; i < chart_.variables.size(); ++i) {
      const Variable& v = chart_.variables[i];
      if (v.role == Role::Output && !set_[i]) {
        add(Severity::Warning, FindingKind::Undriven, v.place, fmt::format("nothing sets output '{}'", v.name),
            fmt::format("it stays {}", value_text(chart_, v, v.initial)));
      }
      if (v.role != Role::Output && !read_[i]) {
        const std::string_view role = names(v.role)[static_cast<std::size_t>(v.role)];
        add(Severity::Warning, FindingKind::Unused, v.place, fmt::format("nothing reads {} '{}'", role, v.name));
      }
    }
  }

  /// Events that are raised, and for which nothing waits.
  void events() {
    std::set<std::uint32_t> heard;
    for (const Transition& t : chart_.transitions) heard.insert(t.events.begin(), t.events.end());
    const auto look = [&](const std::vector<std::uint32_t>& raised, const Place& place) {
      for (const std::uint32_t e : raised) {
        if (!heard.insert(e).second) continue;
        add(Severity::Warning, FindingKind::Unused, place,
            fmt::format("nothing waits for event '{}'", chart_.events[e].name), "it is raised here");
      }
    };
    for (const State& s : chart_.states) {
      for (const auto* list : {&s.entry_raised, &s.exit_raised, &s.initial_raised}) look(*list, s.place);
    }
    for (const Transition& t : chart_.transitions) look(t.raised, t.place);
    if (!chart_.states.empty()) look(chart_.initial_raised, chart_.states[chart_.initial].place);
  }

  /// Whether another region than a leaf's own may set a variable.
  [[nodiscard]] bool set_beside(std::uint32_t leaf, std::uint32_t variable) const {
    for (std::uint32_t s = chart_.states[leaf].parent; s != kNone; s = chart_.states[s].parent) {
      if (!chart_.is_parallel(s)) continue;
      for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
        const std::vector<Assignment>& entry = chart_.states[i].entry;
        const auto sets = [&](const Assignment& a) { return a.variable == variable; };
        if (chart_.inside(i, s) && std::ranges::any_of(entry, sets)) return true;
      }
    }
    return false;
  }

  /// An output of a Moore chart that a leaf does not set depends on where the chart came from.
  void moore_outputs() {
    if (chart_.type != ChartType::Moore) return;
    for (std::uint32_t leaf = 0; leaf < chart_.states.size(); ++leaf) {
      if (!chart_.is_leaf(leaf)) continue;
      for (const std::uint32_t v : chart_.of_role(Role::Output)) {
        if (!set_[v]) continue;  // told already
        const auto sets = [&](std::uint32_t s) {
          return std::ranges::any_of(chart_.states[s].entry, [&](const Assignment& a) { return a.variable == v; });
        };
        if (std::ranges::any_of(chart_.lineage(leaf), sets) || set_beside(leaf, v)) continue;
        add(Severity::Warning, FindingKind::Undriven, chart_.states[leaf].place,
            fmt::format("Moore state '{}' does not set '{}'", chart_.full_name(leaf), chart_.variables[v].name),
            "it keeps what the state before had");
      }
    }
  }

  /// Leaves and junctions that could be reached if every guard were true.
  [[nodiscard]] std::set<std::uint32_t> reachable_at_most() const {
    const Remembered nothing = [](std::uint32_t) { return std::vector<std::uint32_t>{}; };
    std::set<std::uint32_t> known;
    std::vector<std::uint32_t> waiting;
    const auto reach = [&](std::uint32_t state) {
      Entry entry;
      entry.states.insert(state);
      if (!chart_.is_junction(state)) add_entry(chart_, state, kNone, nothing, entry);
      for (const std::uint32_t s : entry.states) {
        if (known.insert(s).second) waiting.push_back(s);
      }
    };
    reach(chart_.initial);
    while (!waiting.empty()) {
      const std::uint32_t from = waiting.back();
      waiting.pop_back();
      for (const std::uint32_t t : chart_.states[from].transitions) {
        if (chart_.transitions[t].target != kNone) reach(chart_.transitions[t].target);
      }
    }
    return known;
  }

  [[nodiscard]] bool reached(std::uint32_t state) const {
    return seen_.exact ? seen_.leaves.contains(state) || seen_.junctions.contains(state) : at_most_.contains(state);
  }

  void states() {
    at_most_ = reachable_at_most();
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      const bool junction = chart_.is_junction(i);
      if ((!chart_.is_leaf(i) && !junction) || reached(i)) continue;
      add(Severity::Warning, FindingKind::Unreachable, chart_.states[i].place,
          junction ? fmt::format("no way leads to junction '{}'", chart_.states[i].name)
                   : fmt::format("state '{}' is never entered", chart_.full_name(i)));
    }
  }

  void transitions() {
    if (!seen_.exact) return;
    for (std::uint32_t i = 0; i < chart_.transitions.size(); ++i) {
      const Transition& t = chart_.transitions[i];
      if (seen_.taken.contains(i)) continue;
      const bool lived_in = std::ranges::any_of(
          seen_.leaves, [&](std::uint32_t leaf) { return leaf == t.source || chart_.inside(leaf, t.source); });
      if (!lived_in && !seen_.junctions.contains(t.source)) continue;  // its source is told instead
      std::string why = "a transition before it is always taken first";
      if (seen_.asked.contains(i) && !seen_.held.contains(i)) why = "its guard is never true";
      if (seen_.held.contains(i) && t.target != kNone && seen_.dead_ends.contains(t.target)) {
        why = "it is covered by transitions before it, or ends at a junction";
      }
      add(Severity::Warning, FindingKind::Dead, t.place, fmt::format("{} is never taken: {}", arrow(t), why));
    }
  }

  /// "the transition 'a' → 'b'"
  [[nodiscard]] std::string arrow(const Transition& t) const {
    const std::string& from = chart_.states[t.source].name;
    if (t.target == kNone) return fmt::format("the transition of '{}' without target", from);
    return fmt::format("the transition '{}' → '{}'", from, chart_.states[t.target].name);
  }

  /// Standard SCXML would let these guards see the new value.
  void stale_guards() {
    for (const Transition& t : chart_.transitions) {
      if (t.target == kNone || !chart_.is_junction(t.target) || t.effects.empty()) continue;
      std::set<std::uint32_t> passed;
      stale_behind(t.target, t, passed);
    }
  }

  void stale_behind(std::uint32_t junction, const Transition& before, std::set<std::uint32_t>& passed) {
    if (!passed.insert(junction).second) return;
    for (const std::uint32_t next : chart_.states[junction].transitions) {
      const Transition& t = chart_.transitions[next];
      for_each_node(chart_, t.guard, [&](const Expression& e) {
        const auto sets = [&](const Assignment& a) { return a.variable == e.a; };
        if (e.op != Op::Variable || std::ranges::none_of(before.effects, sets)) return;
        add(Severity::Note, FindingKind::Stale, e.place,
            fmt::format("'{}' is looked at before {} sets it", chart_.variables[e.a].name, arrow(before)),
            "all guards of a way come before its effects");
      });
      if (t.target != kNone && chart_.is_junction(t.target)) stale_behind(t.target, before, passed);
    }
  }

  void cases() {
    for (const auto& [pair, example] : seen_.overlaps) {
      const Transition& first = chart_.transitions[pair.first];
      const Transition& second = chart_.transitions[pair.second];
      add(Severity::Note, FindingKind::Overlap, second.place,
          fmt::format("{} and that in line {} are both true {}", arrow(second), first.place.line, example),
          "the first one is taken");
    }
    for (const auto& [junction, example] : seen_.dead_ends) {
      add(Severity::Warning, FindingKind::DeadEnd, chart_.states[junction].place,
          fmt::format("there is no way out of junction '{}' {}", chart_.states[junction].name, example),
          "the next transition is tried instead");
    }
    if (!chart_.complete) return;
    for (const auto& [leaf, example] : seen_.missing) {
      if (chart_.states[leaf].kind == StateKind::Final) continue;
      add(Severity::Error, FindingKind::Missing, chart_.states[leaf].place,
          fmt::format("no transition is true {}", example), "the chart says that it is complete");
    }
  }

  /// Transitions of different regions in one tick.
  void conflicts() {
    for (const auto& [clash, example] : seen_.clashes) {
      const auto& [winner, loser, variable] = clash;
      const Transition& first = chart_.transitions[winner];
      const Transition& second = chart_.transitions[loser];
      // an inner state that answers before those around it is what these are for
      if (variable == kNone && chart_.inside(first.source, second.source)) continue;
      if (variable == kNone) {
        add(Severity::Warning, FindingKind::Conflict, second.place,
            fmt::format("{} is not taken {}, because that in line {} leaves its region", arrow(second), example,
                        first.place.line),
            "the first region in the file wins");
      } else {
        add(Severity::Warning, FindingKind::Conflict, first.place,
            fmt::format("{} and that in line {} both set '{}' {}", arrow(first), second.place.line,
                        chart_.variables[variable].name, example),
            "the last region in the file wins");
      }
    }
  }

  void values() {
    for (const auto& [expression, example] : seen_.divisions) {
      add(Severity::Warning, FindingKind::Division, chart_.expressions[expression].place,
          fmt::format("division by 0 {}", example), "it divides by 1e-7 instead; the rest of it is 0");
    }
    for (const auto& [expression, found] : seen_.too_wide) beyond(found.first, "is " + found.second);
    // what was not tried may be worse
    for_each_assignment(chart_, [&](const Assignment& a) {
      const Variable& v = chart_.variables[a.variable];
      bool tried = seen_.exact;
      for_each_node(chart_, a.value, [&](const Expression& e) {
        if (e.op == Op::StateTime || (e.op == Op::Variable && !seen_.tried.contains(e.a))) tried = false;
      });
      if (tried) return;
      const Interval bounds = interval_of(chart_, a.value);
      if (seen_.too_wide.contains(a.value) || bounds.within(v.least, v.most) || v.type == ValueType::Boolean) return;
      beyond(a, fmt::format("may be {} to {}", bounds.least, bounds.most));
    });
  }

  void beyond(const Assignment& a, const std::string& what) {
    const Variable& v = chart_.variables[a.variable];
    add(Severity::Warning, FindingKind::OutOfRange, a.place, fmt::format("the value of '{}' {}", v.name, what),
        fmt::format("it is held within {} to {}", v.least, v.most));
  }

  const Chart& chart_;
  Exploration seen_;
  std::vector<bool> read_;
  std::vector<bool> set_;
  std::set<std::uint32_t> at_most_;
  CheckReport report_;
};

}  // namespace

std::string Finding::text(const Chart& chart) const {
  std::string line = fmt::format("{}:{}:{}: {}: {}", chart.path, place.line, place.column,
                                 names(severity)[static_cast<std::size_t>(severity)], what);
  if (!hint.empty()) line += fmt::format(" ({})", hint);
  return line;
}

std::size_t CheckReport::count(Severity severity) const {
  return static_cast<std::size_t>(std::ranges::count(findings, severity, &Finding::severity));
}

CheckReport check(const Chart& chart, const CheckSettings& settings) {
  return Checker{chart, settings}.run();
}

}  // namespace cancha::decide::chart
