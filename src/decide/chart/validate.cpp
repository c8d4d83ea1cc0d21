#include "decide/chart/validate.h"

#include "decide/chart/configuration.h"
#include "decide/chart/events.h"
#include "decide/chart/expression.h"
#include "decide/chart/owners.h"

namespace cancha::decide::chart {
namespace {

class Validator {
 public:
  Validator(const Chart& chart, Problems& problems)
      : chart_{chart}, problems_{problems}, depths_(chart.states.size()) {}

  void run() {
    if (chart_.states.size() > kMostStates) {
      return problems_.add(chart_.states.back().place, fmt::format("there are more than {} states", kMostStates));
    }
    if (chart_.transitions.size() > kMostTransitions) {
      return problems_.add(chart_.transitions.back().place,
                           fmt::format("there are more than {} transitions", kMostTransitions));
    }
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) state(i);
    outputs_of_ways(chart_.initial_effects);
    for (const Transition& t : chart_.transitions) {
      outputs_of_ways(t.effects);
      if (is_eventless(t) && t.guard == kNone && t.target == kNone) {
        problems_.add(t.place, "a transition without event, guard and target would be taken without end",
                      "give it an event");
      }
    }
    state_times();
    for (std::uint32_t i = 0; i < chart_.states.size() && !circle_; ++i) {
      if (chart_.is_junction(i)) (void)depth(i);
    }
  }

 private:
  void state(std::uint32_t index) {
    const State& s = chart_.states[index];
    if (chart_.lineage(index).size() > static_cast<std::size_t>(kDeepest)) {
      problems_.add(s.place, fmt::format("states are more than {} levels deep", kDeepest));
    }
    if (s.kind == StateKind::Final && !s.transitions.empty()) {
      problems_.add(s.place, fmt::format("'{}' is final and has transitions", s.name), "make it a <state>");
    }
    if (s.kind == StateKind::Junction) {
      if (!s.entry.empty() || !s.exit.empty()) {
        problems_.add(s.place, fmt::format("junction '{}' has actions", s.name), "put them on its transitions");
      }
      if (s.initial != kNone) problems_.add(s.place, fmt::format("there are states in junction '{}'", s.name));
      if (s.transitions.empty()) problems_.add(s.place, fmt::format("no way leads out of junction '{}'", s.name));
    }
    if (s.kind == StateKind::Parallel) regions(index);
    if (s.initial != kNone && chart_.is_junction(s.initial)) {
      problems_.add(s.place, fmt::format("'{}' begins at junction '{}'", s.name, chart_.states[s.initial].name),
                    "begin in a state");
    }
    outputs_of_ways(s.initial_effects);
    outputs_of_states(s.entry, s.name);
    for (const Assignment& a : s.exit) {
      if (is_output(a) && chart_.type != ChartType::Classic) refuse(a, "when a state is left");
    }
  }

  void regions(std::uint32_t parallel) {
    const State& s = chart_.states[parallel];
    if (inner_states(chart_, parallel).empty()) {
      problems_.add(s.place, fmt::format("there is no region in parallel '{}'", s.name), "put states into it");
    }
    for (const State& inner : chart_.states) {
      if (inner.parent != parallel || inner.kind != StateKind::Junction) continue;
      problems_.add(inner.place, fmt::format("junction '{}' would be a region of parallel '{}'", inner.name, s.name),
                    "put it into a region, or outside");
    }
  }

  /// Where several leaves are active, nobody knows whose time is meant.
  void state_times() {
    for_each_owned(chart_, [&](std::uint32_t owner, std::uint32_t expression) {
      if (expression == kNone) return;
      const auto parallel_in = [&](std::uint32_t i) {
        return chart_.is_parallel(i) && (i == owner || chart_.inside(i, owner));
      };
      bool several = false;
      for (std::uint32_t i = 0; i < chart_.states.size() && !several; ++i) several = parallel_in(i);
      if (!several) return;
      for_each_node(chart_, expression, [&](const Expression& e) {
        if (e.op != Op::StateTime) return;
        problems_.add(e.place,
                      fmt::format("several states are active in '{}': whose 'state_time'?", chart_.states[owner].name),
                      "after(1s) counts from when the state itself was entered");
      });
    });
  }

  [[nodiscard]] bool is_output(const Assignment& a) const { return chart_.variables[a.variable].role == Role::Output; }

  void refuse(const Assignment& a, std::string_view where) {
    const bool mealy = chart_.type == ChartType::Mealy;
    problems_.add(a.place,
                  fmt::format("a {} chart sets no outputs {}: '{}'", names(chart_.type)[mealy ? 0 : 1], where,
                              chart_.variables[a.variable].name),
                  mealy ? "set it on the transitions, or declare the chart classic"
                        : "set it in <onentry>, or declare the chart classic");
  }

  void outputs_of_ways(const std::vector<Assignment>& list) {
    for (const Assignment& a : list) {
      if (chart_.type == ChartType::Moore && is_output(a)) refuse(a, "on transitions");
    }
  }

  void outputs_of_states(const std::vector<Assignment>& list, std::string_view state) {
    for (const Assignment& a : list) {
      if (!is_output(a)) continue;
      if (chart_.type == ChartType::Mealy) refuse(a, "in states");
      if (chart_.type != ChartType::Moore) continue;
      for_each_node(chart_, a.value, [&](const Expression& e) {
        const bool other = e.op == Op::Variable && chart_.variables[e.a].role != Role::Local;
        if (other || e.op == Op::StateTime || e.op == Op::After || e.op == Op::Every) {
          const auto index = static_cast<std::uint32_t>(&e - chart_.expressions.data());
          problems_.add(
              e.place,
              fmt::format("an output of Moore state '{}' depends on '{}'", state, print_expression(chart_, index)),
              "on nothing but the state and locals");
        }
      });
    }
  }

  /// How many junctions can come one after another from this one on; finds circles.
  int depth(std::uint32_t junction) {
    constexpr int kOpen = -1;
    int& known = depths_[junction];
    if (known == kOpen) {
      circle_ = true;
      problems_.add(chart_.states[junction].place,
                    fmt::format("junction '{}' leads back to itself through junctions", chart_.states[junction].name),
                    "a way must come to a state");
    }
    if (known != 0 || circle_) return known;
    known = kOpen;
    int below = 0;
    for (const std::uint32_t t : chart_.states[junction].transitions) {
      const std::uint32_t target = chart_.transitions[t].target;
      if (target != kNone && chart_.is_junction(target)) below = std::max(below, depth(target));
      if (circle_) return 0;
    }
    known = below + 1;
    if (known == kDeepest + 1) {
      problems_.add(chart_.states[junction].place, fmt::format("more than {} junctions follow one another", kDeepest));
    }
    return known;
  }

  const Chart& chart_;
  Problems& problems_;
  std::vector<int> depths_;
  bool circle_ = false;
};

}  // namespace

void validate(const Chart& chart, Problems& problems) {
  Validator{chart, problems}.run();
}

}  // namespace cancha::decide::chart
