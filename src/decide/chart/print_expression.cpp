#include <fmt/format.h>

#include "decide/chart/expression.h"

namespace cancha::decide::chart {
namespace {

/// How tight an operator binds; the operands of a tighter one need parentheses.
int level(Op op) {
  switch (op) {
    case Op::Conditional:
      return 0;
    case Op::Or:
      return 1;
    case Op::And:
      return 2;
    case Op::Equal:
    case Op::NotEqual:
      return 3;
    case Op::Less:
    case Op::LessEqual:
    case Op::Greater:
    case Op::GreaterEqual:
      return 4;
    case Op::Add:
    case Op::Subtract:
      return 5;
    case Op::Multiply:
    case Op::Divide:
    case Op::Modulo:
      return 6;
    default:
      return 7;
  }
}

std::string_view sign(Op op) {
  constexpr std::string_view kSigns[] = {"+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&&", "||"};
  return kSigns[static_cast<std::size_t>(op) - static_cast<std::size_t>(Op::Add)];
}

std::string constant(const Chart& chart, const Expression& e) {
  if (e.type == ValueType::Enumerated) {
    return fmt::format("'{}'", chart.enumerations[e.enumeration][static_cast<std::size_t>(e.number)]);
  }
  if (e.type == ValueType::Boolean && !e.as_number) return e.number != 0.0 ? "true" : "false";
  std::string text = fmt::format("{}", e.number);
  const bool has_mark = text.find_first_of(".e") != std::string::npos;
  return e.type == ValueType::Decimal && !has_mark ? text + ".0" : text;
}

std::string print(const Chart& chart, std::uint32_t index, int at_least) {
  const Expression& e = chart.expressions[index];
  const int own = level(e.op);
  std::string made;
  switch (e.op) {
    case Op::Constant:
      return constant(chart, e);
    case Op::Variable:
      return chart.variables[e.a].name;
    case Op::StateTime:
      return "state_time";
    case Op::After:
      return fmt::format("after({}ms)", e.number);
    case Op::Every:
      return fmt::format("every({}ms)", e.number);
    case Op::In:
      return fmt::format("In({})", chart.states[e.a].name);
    case Op::Clock:
      return "clock";
    case Op::Not:
      return fmt::format("!{}", print(chart, e.a, 7));
    case Op::Negate:
      return fmt::format("-{}", print(chart, e.a, 7));
    case Op::Conditional:
      made = fmt::format("{} ? {} : {}", print(chart, e.a, 1), print(chart, e.b, 0), print(chart, e.c, 0));
      break;
    default:
      // operators of one level are read from left to right
      made = fmt::format("{} {} {}", print(chart, e.a, own), sign(e.op), print(chart, e.b, own + 1));
  }
  return own < at_least ? fmt::format("({})", made) : made;
}

}  // namespace

std::string print_expression(const Chart& chart, std::uint32_t index) {
  return print(chart, index, 0);
}

std::string print_assignments(const Chart& chart, const std::vector<Assignment>& list, std::string_view equals) {
  std::string all;
  for (const Assignment& a : list) {
    all += fmt::format("{}{}{}{}", all.empty() ? "" : ", ", chart.variables[a.variable].name, equals,
                       print_expression(chart, a.value));
  }
  return all;
}

std::string print_actions(const Chart& chart, const std::vector<Assignment>& list,
                          const std::vector<std::uint32_t>& raised) {
  std::string all = print_assignments(chart, list);
  for (const std::uint32_t e : raised) {
    all += fmt::format("{}raise {}", all.empty() ? "" : ", ", chart.events[e].name);
  }
  return all;
}

std::string print_condition(const Chart& chart, const Transition& transition) {
  const std::string guard = transition.guard == kNone ? "" : print_expression(chart, transition.guard);
  if (transition.event.empty() || transition.event == "tick") return guard;
  return guard.empty() ? transition.event : fmt::format("{} [{}]", transition.event, guard);
}

}  // namespace cancha::decide::chart
