#include "decide/behaviour/conditions.h"

#include <algorithm>

namespace cancha::decide {
namespace {

namespace form = program;
using form::kNone;
using form::Op;

/// What an operator is called in a tree; empty = it has no value that viewers could compute.
std::string_view word_of(Op op) {
  switch (op) {
    case Op::And:
      return "and";
    case Op::Or:
      return "or";
    case Op::Not:
      return "not";
    case Op::Conditional:
      return "?";
    default:
      return form::sign_of(op);
  }
}

class TermWriter {
 public:
  TermWriter(const form::Program& program, const ThoughtWriter& places, std::vector<BehaviourTerm>& terms)
      : program_{program}, places_{places}, terms_{terms} {}

  int add(std::uint32_t expression) {
    const form::Expression& e = program_.expressions[expression];
    BehaviourTerm made;
    made.op = word_of(e.op);
    made.place = places_.place_of(program_.place_of_expression(expression));
    if (e.op == Op::Number) {
      made.op = "number";
      made.number = program_.numbers[e.a];
    } else if (e.op == Op::Symbol && e.c == 0) {
      made.op = "symbol";
      made.symbol = static_cast<int>(e.a);
    } else if (made.op.empty()) {
      made.op = "text";
    } else {
      operands(e, e.op, made.operands);
    }
    terms_.push_back(std::move(made));
    return static_cast<int>(terms_.size()) - 1;
  }

 private:
  /// "a and b and c" has three.
  void operands(const form::Expression& e, Op op, std::vector<int>& list) {
    const bool chain = (op == Op::And || op == Op::Or) && program_.expressions[e.a].op == op;
    if (chain) {
      operands(program_.expressions[e.a], op, list);
    } else {
      list.push_back(add(e.a));
    }
    for (const std::uint32_t operand : {e.b, e.c}) {
      if (operand != kNone) list.push_back(add(operand));
    }
  }

  const form::Program& program_;
  const ThoughtWriter& places_;
  std::vector<BehaviourTerm>& terms_;
};

}  // namespace

void add_conditions(const form::Program& program, const ThoughtWriter& places, BehaviourProgram& description) {
  for (const form::Option& option : program.options) {
    const auto shown = std::ranges::find(description.options, option.name, &BehaviourOption::name);
    if (shown == description.options.end() || shown->states.size() != option.states.count) continue;
    for (std::uint32_t at = option.common_decision; at != kNone; at = program.decisions[at].otherwise) {
      const form::Decision& d = program.decisions[at];
      const bool leads = d.condition != kNone && d.then != kNone && program.decisions[d.then].condition == kNone;
      if (!leads) continue;
      BehaviourState& state = shown->states[program.decisions[d.then].state - option.states.first];
      // where several ways lead there, the first is shown
      if (state.when < 0) state.when = TermWriter{program, places, description.terms}.add(d.condition);
    }
  }
}

}  // namespace cancha::decide
