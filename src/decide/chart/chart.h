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

/// State charts as their readers give them: states in states, junctions, ordered transitions, typed data.
///
/// A chart is plain data; things refer to one another by their place in its lists. It is read from SCXML (`scxml.h`) or
/// from a truth table (`truth_table.h`), looked at by `check.h`, and becomes a program in `to_program.h`. What a tick
/// does is told in docs/chart.md.
namespace cancha::decide::chart {

/// "Nothing" among places in lists.
inline constexpr std::uint32_t kNone = 0xffffffff;

inline constexpr std::size_t kMostStates = 1000;
inline constexpr std::size_t kMostTransitions = 10'000;
inline constexpr std::size_t kMostVariables = 1000;
inline constexpr int kDeepest = 100;  ///< expressions, states in states, junctions one after another

/// A stretch of the chart's file; line 0 = none.
struct Place {
  int line = 0;
  int column = 0;  ///< in bytes, from 1
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Where outputs are set: on transitions, in states, or both.
enum class ChartType : std::uint8_t { Mealy, Moore, Classic };
constexpr std::array<std::string_view, 3> names(ChartType) {
  return {"mealy", "moore", "classic"};
}

/// When the chart makes its ticks: when what it stands in does, every sample time, or as often as can be.
enum class Update : std::uint8_t { Inherited, Discrete, Continuous };
constexpr std::array<std::string_view, 3> names(Update) {
  return {"inherited", "discrete", "continuous"};
}

enum class ValueType : std::uint8_t { Boolean, Integer, Decimal, Enumerated };
constexpr std::array<std::string_view, 4> names(ValueType) {
  return {"boolean", "integer", "decimal", "enumerated"};
}

enum class Role : std::uint8_t { Input, Output, Local };
constexpr std::array<std::string_view, 3> names(Role) {
  return {"input", "output", "local"};
}

/// The range of an integer that declares none.
inline constexpr double kLeastInteger = -2147483648.0;
inline constexpr double kMostInteger = 2147483647.0;

/// A value by name. All values are carried as doubles: true is 1, an element is its place.
struct Variable {
  std::string name;
  Role role = Role::Input;
  ValueType type = ValueType::Boolean;
  std::uint32_t enumeration = kNone;  ///< of an enumerated one
  double least = 0.0;                 ///< values that are set are held within the range
  double most = 1.0;
  double initial = 0.0;
  int pin = -1;      ///< of a board; -1 = none
  std::string unit;  ///< may be empty
  std::string doc;   ///< may be empty
  Place place;
};

enum class Op : std::uint8_t {
  Constant,
  Variable,
  StateTime,  ///< ms since the active leaf was entered
  Not,
  Negate,
  Add,
  Subtract,
  Multiply,
  Divide,
  Modulo,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Equal,
  NotEqual,
  And,
  Or,
  Conditional,
};

/// A node of a guard or value.
struct Expression {
  Op op = Op::Constant;
  ValueType type = ValueType::Integer;
  std::uint32_t enumeration = kNone;  ///< of an enumerated one
  std::uint32_t a = kNone;            ///< operands, or the variable
  std::uint32_t b = kNone;
  std::uint32_t c = kNone;
  double number = 0.0;     ///< of a constant
  bool as_number = false;  ///< a boolean that is written 0 or 1
  Place place;
};

/// variable = value
struct Assignment {
  std::uint32_t variable = kNone;
  std::uint32_t value = kNone;
  Place place;
};

struct Transition {
  std::uint32_t source = kNone;
  std::uint32_t target = kNone;  ///< nothing = the effects only, the states stay
  std::uint32_t guard = kNone;   ///< nothing = always
  std::vector<Assignment> effects;
  bool internal = false;  ///< to a state within its source, which is not left
  std::string doc;
  Place place;
};

enum class StateKind : std::uint8_t { State, Junction, Final };

struct State {
  std::string name;  ///< of its own; see full_name()
  StateKind kind = StateKind::State;
  std::uint32_t parent = kNone;
  std::uint32_t initial = kNone;            ///< of a state with states in it
  std::vector<Assignment> initial_effects;  ///< of the way to it
  std::vector<Assignment> entry;            ///< outputs among them are the state's outputs in a Moore chart
  std::vector<Assignment> exit;
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
  Update update = Update::Inherited;
  double sample_time = 100.0;  ///< ms
  bool complete = false;       ///< says that every state has a transition for every input
  std::vector<std::vector<std::string>> enumerations;
  std::vector<Variable> variables;
  std::vector<State> states;  ///< as in the file: a state, then those in it
  std::vector<Transition> transitions;
  std::vector<Expression> expressions;
  std::uint32_t initial = kNone;
  std::vector<Assignment> initial_effects;

  /// Whether one can stand in a state: it has none in it and is no junction.
  [[nodiscard]] bool is_leaf(std::uint32_t state) const {
    return states[state].initial == kNone && states[state].kind != StateKind::Junction;
  }
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
