#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "decide/chart/chart.h"
#include "decide/chart/problems.h"

/// The language of guards and values: `u == 0 && speed > 1.5`, `mode == 'fast' ? 2 : 1`, `state_time >= 500`.
///
/// Operators as in C and ECMAScript, from loose to tight: `?:`, `||`, `&&`, `== !=`, `< <= > >=`, `+ -`, `* / %`, `!
/// -`. `after(2s)`, `every(500ms)` and `In(Walk)` are conditions. Booleans are no numbers, but 0 and 1 may stand for
/// false and true. `/` gives a decimal; `%` takes integers.
namespace cancha::decide::chart {

/// What an expression is read for.
struct Wanted {
  ValueType type = ValueType::Boolean;
  std::uint32_t enumeration = kNone;
  bool constant = false;  ///< no names in it
};

/// Where bytes of an expression stand in the file.
using PlaceOf = std::function<Place(std::size_t begin, std::size_t end)>;

/// Reads an expression into the chart; gives its root, or kNone after having told what is wrong.
[[nodiscard]] std::uint32_t parse_expression(std::string_view text, const Wanted& wanted, Chart& chart,
                                             const PlaceOf& place, Problems& problems);

/// As text, with as few parentheses as can be; reading it gives the same tree.
[[nodiscard]] std::string print_expression(const Chart& chart, std::uint32_t index);

/// "S1 = 1, S0 = 0"
[[nodiscard]] std::string print_assignments(const Chart& chart, const std::vector<Assignment>& list,
                                            std::string_view equals = " = ");

/// "S1 = 1, raise lost"
[[nodiscard]] std::string print_actions(const Chart& chart, const std::vector<Assignment>& list,
                                        const std::vector<std::uint32_t>& raised);

/// What a transition waits for and asks: "whistle [u == 1]", or of one that looks at every tick "u == 1".
[[nodiscard]] std::string print_condition(const Chart& chart, const Transition& transition);

/// Calls `visit` with every node of an expression; nothing where there is none.
template <class Visit>
void for_each_node(const Chart& chart, std::uint32_t index, Visit&& visit) {
  if (index == kNone) return;
  const Expression& e = chart.expressions[index];
  visit(e);
  if (is_terminal(e.op)) return;
  for (const std::uint32_t operand : {e.a, e.b, e.c}) for_each_node(chart, operand, visit);
}

/// Whether a word can name a variable or a state: a letter or _, then letters, digits and _.
[[nodiscard]] bool is_identifier(std::string_view word);
/// The same joined by points, as variables may be called: ball.x
[[nodiscard]] bool is_variable_name(std::string_view word);
/// Words that mean something in expressions or tables, and so can name no variable.
[[nodiscard]] bool is_reserved(std::string_view word);

}  // namespace cancha::decide::chart
