#include "decide/chart/assumptions.h"

#include "decide/chart/expression.h"

namespace cancha::decide::chart {

auto Questions::of(std::uint32_t expression) -> Question {
  if (known_[expression]) return *known_[expression];
  const Expression& e = chart_.expressions[expression];
  Question made;
  std::string text;
  if (e.op == Op::Equal || e.op == Op::NotEqual) {
    made.turned = e.op == Op::NotEqual;
    const Expression& left = chart_.expressions[e.a];
    const Expression& right = chart_.expressions[e.b];
    if (left.type == ValueType::Boolean && right.op == Op::Constant) {
      made.turned = made.turned != (right.number == 0.0);
      const Question inner = of(e.a);
      made = {inner.number, made.turned != inner.turned};
      known_[expression] = made;
      return made;
    }
    text = print_expression(chart_, e.a) + " == " + print_expression(chart_, e.b);
  } else {
    text = print_expression(chart_, expression);
  }
  made.number = numbers_.emplace(text, static_cast<std::uint32_t>(numbers_.size())).first->second;
  known_[expression] = made;
  return made;
}

std::optional<bool> Assumptions::truth(const Chart& chart, Questions& questions, std::uint32_t condition) const {
  const Expression& e = chart.expressions[condition];
  if (e.op == Op::Constant) return e.number != 0.0;
  if (e.op == Op::Not) {
    const auto inner = truth(chart, questions, e.a);
    return inner ? std::optional{!*inner} : std::nullopt;
  }
  if (e.op == Op::And || e.op == Op::Or) {
    const bool settles = e.op == Op::Or;
    const auto left = truth(chart, questions, e.a);
    const auto right = truth(chart, questions, e.b);
    if (left == settles || right == settles) return settles;
    return left && right ? std::optional{!settles} : std::nullopt;
  }
  const auto question = questions.of(condition);
  const auto found = answers_.find(question.number);
  if (found == answers_.end()) return std::nullopt;
  return found->second != question.turned;
}

void Assumptions::assume(const Chart& chart, Questions& questions, std::uint32_t condition, bool truth) {
  const Expression& e = chart.expressions[condition];
  if (e.op == Op::Constant) return;
  if (e.op == Op::Not) return assume(chart, questions, e.a, !truth);
  if (e.op == Op::And || e.op == Op::Or) {
    // a true `&&` says something about both sides, and so does a false `||`
    const bool both = (e.op == Op::And) == truth;
    if (both || this->truth(chart, questions, e.a) == !truth) assume(chart, questions, e.b, truth);
    if (both || this->truth(chart, questions, e.b) == !truth) assume(chart, questions, e.a, truth);
    return;
  }
  const auto question = questions.of(condition);
  answers_.emplace(question.number, truth != question.turned);
}

}  // namespace cancha::decide::chart
