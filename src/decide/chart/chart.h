#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "decide/chart/data.h"

/// State charts as their readers give them: states in states, junctions, ordered transitions, events, typed data.
///
/// A chart is plain data; things refer to one another by their place in its lists. It is read from SCXML (`scxml.h`) or
/// from a truth table (`truth_table.h`), looked at by `check.h`, and becomes a program in `to_program.h`. What a tick
/// does is told in docs/chart.md.
namespace cancha::decide::chart {

inline constexpr std::size_t kMostStates = 1000;
inline constexpr std::size_t kMostTransitions = 10'000;
inline constexpr std::size_t kMostVariables = 1000;
inline constexpr int kDeepest = 100;  ///< expressions, states in states, junctions one after another

/// Where outputs are set: on transitions, in states, or both.
enum class ChartType : std::uint8_t { Mealy, Moore, Classic };
constexpr std::array<std::string_view, 3> names(ChartType) {
  return {"mealy", "moore", "classic"};
}

/// Something that happens in a tick: an input that is true, or what an action raises.
struct Event {
  std::string name;
  std::uint32_t input = kNone;  ///< the boolean input that brings it; nothing = it is raised in the chart
};

struct Transition {
  std::uint32_t source = kNone;
  std::uint32_t target = kNone;  ///< nothing = the effects only, the states stay
  std::uint32_t guard = kNone;   ///< nothing = always
  std::vector<Assignment> effects;
  std::vector<std::uint32_t> raised{};  ///< events, in order
  std::string event{};                  ///< as it is written; empty = none
  std::vector<std::uint32_t> events{};  ///< that it waits for
  bool tick = true;                     ///< every tick is one of them; no event at all = it waits for nothing
  bool internal = false;                ///< to a state within its source, which is not left
  std::string doc;
  Place place;
};

enum class StateKind : std::uint8_t {
  State,
  Junction,
  Final,
  Parallel,        ///< all states in it are active at once
  ShallowHistory,  ///< the state that was active last in the one around it
  DeepHistory,     ///< likewise, with all below
};

struct State {
  std::string name;  ///< of its own; see full_name()
  StateKind kind = StateKind::State;
  std::uint32_t parent = kNone;
  std::uint32_t initial = kNone;            ///< of a state with states in it; of a history before there is any
  std::vector<Assignment> initial_effects;  ///< of the way to it
  std::vector<Assignment> entry;            ///< outputs among them are the state's outputs in a Moore chart
  std::vector<Assignment> exit;
  // events, in order
  std::vector<std::uint32_t> initial_raised{};
  std::vector<std::uint32_t> entry_raised{};
  std::vector<std::uint32_t> exit_raised{};
  std::vector<std::uint32_t> transitions;  ///< in their order
  std::optional<double> x;                 ///< in the picture, pixels
  std::optional<double> y;
  std::string doc;
  Place place;
};

struct Chart {
  std::string path;
  std::string text;  ///< of the whole file
  std::string name;
  std::string doc;
  ChartType type = ChartType::Classic;
  double sample_time = 100.0;  ///< ms, a whole number
  bool complete = false;       ///< says that every state has a transition for every input
  std::vector<std::vector<std::string>> enumerations;
  std::vector<Variable> variables;
  std::vector<Event> events;
  std::vector<State> states;  ///< as in the file: a state, then those in it
  std::vector<Transition> transitions;
  std::vector<Expression> expressions;
  std::uint32_t initial = kNone;
  std::vector<Assignment> initial_effects;
  std::vector<std::uint32_t> initial_raised;
  std::vector<Assignment> every_tick;  ///< of flattened charts: done at the end of every tick

  /// Whether one can stand in a state: it has none in it, and is no junction or history.
  [[nodiscard]] bool is_leaf(std::uint32_t state) const {
    const StateKind kind = states[state].kind;
    return states[state].initial == kNone && (kind == StateKind::State || kind == StateKind::Final);
  }
  [[nodiscard]] bool is_parallel(std::uint32_t state) const { return states[state].kind == StateKind::Parallel; }
  [[nodiscard]] bool is_history(std::uint32_t state) const { return states[state].kind >= StateKind::ShallowHistory; }
  [[nodiscard]] bool is_junction(std::uint32_t state) const { return states[state].kind == StateKind::Junction; }
  /// Whether a state lies in another, at whatever depth; everything lies in kNone, the chart.
  [[nodiscard]] bool inside(std::uint32_t state, std::uint32_t other) const;
  /// "Walk.Left"
  [[nodiscard]] std::string full_name(std::uint32_t state) const;
  /// The state itself and those that it lies in, outermost first.
  [[nodiscard]] std::vector<std::uint32_t> lineage(std::uint32_t state) const;
  /// A state by its full name or, failing that, its own.
  [[nodiscard]] std::uint32_t find_state(std::string_view wanted) const;
  [[nodiscard]] std::uint32_t find_variable(std::string_view wanted) const;
  /// The variables of a role, in order.
  [[nodiscard]] std::vector<std::uint32_t> of_role(Role role) const;
};

/// A value as tables write it: 0 or 1, 12, 0.5, or an element's name without quotes.
[[nodiscard]] std::string value_text(const Chart& chart, const Variable& variable, double value);

/// The same the other way round; an error where it is no value of the variable, or out of its range.
[[nodiscard]] Result<double> parse_value(const Chart& chart, const Variable& variable, std::string_view text);

/// Everything that is set anywhere in a chart.
template <class Visit>
void for_each_assignment(const Chart& chart, Visit&& visit) {
  for (const State& s : chart.states) {
    for (const auto* list : {&s.entry, &s.exit, &s.initial_effects}) std::ranges::for_each(*list, visit);
  }
  for (const Transition& t : chart.transitions) std::ranges::for_each(t.effects, visit);
  std::ranges::for_each(chart.initial_effects, visit);
}

}  // namespace cancha::decide::chart
