#include <algorithm>
#include <cmath>

#include "decide/program/code.h"
#include "decide/program/step_writer.h"

namespace cancha::decide::program {
namespace {

constexpr std::uint32_t kZero = 0;  // the first two constants
constexpr std::uint32_t kOne = 1;
constexpr std::uint32_t kFirstNumber = 2;  // those of the program

class Generator : private StepWriter {
 public:
  Generator(const Program& program, const Plan& plan) : program_{program}, plan_{plan} {}

  Code run() {
    collect_constants();
    const auto symbols = static_cast<std::uint32_t>(program_.symbols.size());
    code_.first_parameter = symbols;
    code_.first_time = symbols + static_cast<std::uint32_t>(program_.parameters.size());
    code_.first_watch = code_.first_time + 2 * static_cast<std::uint32_t>(program_.options.size());
    code_.first_constant = code_.first_watch + static_cast<std::uint32_t>(program_.watches.size());
    code_.first_scratch = code_.first_constant + static_cast<std::uint32_t>(code_.constants.size());
    // every second expression becomes a step, and nearly all else
    reserve(program_.expressions.size() / 2 + program_.decisions.size() + program_.states.size() +
            program_.actions.size() + program_.arguments.size());
    code_.states.resize(program_.states.size());
    code_.options.resize(program_.options.size());
    for (std::uint32_t i = 0; i < program_.options.size(); ++i) option(i);
    for (std::uint32_t i = 0; i < program_.watches.size(); ++i) watch(i);
    code_.cells = code_.first_scratch + most_scratch_;
    code_.steps = take_steps();
    return std::move(code_);
  }

 private:
  // cells

  /// Numbers keep their order, and equal ones their own places: to look for them would take longer than it saves.
  void collect_constants() {
    code_.constants = {0.0, 1.0};
    code_.constants.insert(code_.constants.end(), program_.numbers.begin(), program_.numbers.end());
    for (double& number : code_.constants) {
      // whole numbers are kept as such on boards, too
      if (!program_.narrow.empty() && number != std::trunc(number)) number = static_cast<float>(number);
    }
    for (const std::vector<double>& values : plan_.elements) {
      first_element_.push_back(static_cast<std::uint32_t>(code_.constants.size()));
      code_.constants.insert(code_.constants.end(), values.begin(), values.end());
    }
  }

  std::uint32_t constant(std::uint32_t index) const { return code_.first_constant + index; }

  std::uint32_t scratch(std::uint32_t count = 1) {
    const std::uint32_t cell = code_.first_scratch + scratch_;
    scratch_ += count;
    most_scratch_ = std::max(most_scratch_, scratch_);
    return cell;
  }

  // expressions

  /// The cell that holds a value; what must be computed for it is put into a scratch cell.
  std::uint32_t value(std::uint32_t index) {
    const Expression& e = program_.expressions[index];
    switch (e.op) {
      case Op::Number:
        return constant(kFirstNumber + e.a);
      case Op::Element:
        return constant(first_element_[e.b] + e.a);
      case Op::Parameter:
        return code_.first_parameter + program_.options[option_].parameters.first + e.a;
      case Op::OptionTime:
        return code_.first_time + 2 * option_;
      case Op::StateTime:
        return code_.first_time + 2 * option_ + 1;
      case Op::Symbol:
        if (program_.symbols[e.a].parameters.count == 0) return symbol(e.a);
        [[fallthrough]];
      default: {
        const std::uint32_t cell = scratch();
        value_into(index, cell);
        return cell;
      }
    }
  }

  /// What the host computes is asked for at every use, and each use keeps its own answer.
  std::uint32_t symbol(std::uint32_t index) {
    if (!plan_.fetched[index]) return index;
    const std::uint32_t cell = scratch();
    emit(StepKind::Fetch, index, 0, cell);
    return cell;
  }

  void value_into(std::uint32_t index, std::uint32_t cell) {
    const Expression& e = program_.expressions[index];
    switch (e.op) {
      case Op::Add:
      case Op::Subtract:
      case Op::Multiply:
      case Op::Divide:
      case Op::Modulo:
        return arithmetic(index, cell);
      case Op::ActionDone:
        return emit(StepKind::ActionDone, option_, 0, cell);
      case Op::Conflict:
        return emit(StepKind::Conflict, option_, 0, cell);
      case Op::Symbol:
        if (program_.symbols[e.a].parameters.count > 0) return function(e, cell);
        if (plan_.fetched[e.a]) return emit(StepKind::Fetch, e.a, 0, cell);
        break;
      case Op::Conditional:
        return choice(e, [&](std::uint32_t branch) { value_into(branch, cell); });
      case Op::Less:
      case Op::LessEqual:
      case Op::Greater:
      case Op::GreaterEqual:
      case Op::Equal:
      case Op::NotEqual:
      case Op::And:
      case Op::Or:
      case Op::Not:
        return truth(index, cell);
      default:
        break;
    }
    emit_one(StepKind::Move, value(index), cell);
  }

  void arithmetic(std::uint32_t index, std::uint32_t cell) {
    const Expression& e = program_.expressions[index];
    if (e.op == Op::Divide || e.op == Op::Modulo) ++code_.divisions;
    static_assert(static_cast<int>(Op::Modulo) - static_cast<int>(Op::Add) ==
                  static_cast<int>(StepKind::Modulo) - static_cast<int>(StepKind::Add));
    const auto kind =
        static_cast<StepKind>(static_cast<int>(StepKind::Add) + static_cast<int>(e.op) - static_cast<int>(Op::Add));
    const std::uint32_t a = value(e.a);
    const std::uint32_t b = value(e.b);
    emit(kind, a, b, cell, index);
    if (!program_.narrow.empty() && program_.narrow[index]) emit_one(StepKind::Narrow, cell, cell);
  }

  /// Does one thing with either branch of a choice.
  template <class Use>
  void choice(const Expression& e, Use&& use) {
    Label no;
    Label end;
    jump(e.a, false, no);
    use(e.b);
    emit_jump(StepKind::Jump, 0, 0, end);
    bind(no);
    use(e.c);
    bind(end);
  }

  /// A condition that is wanted as a value.
  void truth(std::uint32_t index, std::uint32_t cell) {
    Label no;
    Label end;
    jump(index, false, no);
    emit_one(StepKind::Move, constant(kOne), cell);
    emit_jump(StepKind::Jump, 0, 0, end);
    bind(no);
    emit_one(StepKind::Move, constant(kZero), cell);
    bind(end);
  }

  void function(const Expression& e, std::uint32_t cell) {
    const Range parameters = program_.symbols[e.a].parameters;
    const std::uint32_t first = arguments({e.b, e.c}, parameters.first, plan_.host_parameters[e.a]);
    emit(StepKind::CallInput, e.a, first, cell);
  }

  /// Puts arguments into scratch cells side by side, in the host's order; gives the first cell.
  std::uint32_t arguments(Range given, std::uint32_t first_parameter, std::uint32_t count) {
    const std::uint32_t first = scratch(count);
    // what is not given is 0
    std::uint64_t missing = count < 64 ? (std::uint64_t{1} << count) - 1 : ~std::uint64_t{0};
    for (std::uint32_t i = given.first; i < given.first + given.count; ++i) {
      const std::uint32_t place = plan_.host_place[first_parameter + program_.arguments[i].parameter];
      if (place < 64) missing &= ~(std::uint64_t{1} << place);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
      if (i >= 64 || (missing >> i & 1) != 0) emit_one(StepKind::Move, constant(kZero), first + i);
    }
    for_each_argument(given, first_parameter, [&](std::uint32_t parameter, std::uint32_t expression) {
      value_into(expression, first + plan_.host_place[parameter]);
    });
    return first;
  }

  /// Decimals first, then booleans, then elements, each in the order of the call: as the original engine does.
  template <class Visit>
  void for_each_argument(Range given, std::uint32_t first_parameter, Visit&& visit) {
    for (const Type type : {Type::Decimal, Type::Boolean, Type::Enumerated}) {
      for (std::uint32_t i = given.first; i < given.first + given.count; ++i) {
        const Argument& argument = program_.arguments[i];
        const std::uint32_t parameter = first_parameter + argument.parameter;
        if (program_.parameters[parameter].type == type) visit(parameter, argument.value);
      }
    }
  }

  // conditions

  /// Jumps to a label where a condition is `when`; otherwise goes on.
  void jump(std::uint32_t index, bool when, Label& target) {
    const Expression& e = program_.expressions[index];
    const std::uint32_t mark = scratch_;
    switch (e.op) {
      case Op::Not:
        jump(e.a, !when, target);
        break;
      case Op::And:
      case Op::Or:
        jump_chain(e, when, target);
        break;
      case Op::Conditional:
        choice(e, [&](std::uint32_t branch) { jump(branch, when, target); });
        break;
      case Op::Less:
      case Op::LessEqual:
      case Op::Greater:
      case Op::GreaterEqual:
      case Op::Equal:
      case Op::NotEqual:
        jump_comparison(index, when, target);
        break;
      default: {
        const std::uint32_t cell = value(index);
        emit_jump(when ? StepKind::JumpIf : StepKind::JumpUnless, cell, cell, target, index);
      }
    }
    scratch_ = mark;
  }

  void jump_chain(const Expression& e, bool when, Label& target) {
    // `a && b` is false, and `a || b` true, as soon as `a` is
    const bool settles = e.op == Op::Or;
    if (when == settles) {
      jump(e.a, when, target);
      jump(e.b, when, target);
      return;
    }
    Label end;
    jump(e.a, settles, end);
    jump(e.b, when, target);
    bind(end);
  }

  void jump_comparison(std::uint32_t index, bool when, Label& target) {
    const Expression& e = program_.expressions[index];
    std::uint32_t a = value(e.a);
    std::uint32_t b = value(e.b);
    if (e.op == Op::Greater || e.op == Op::GreaterEqual) std::swap(a, b);
    const bool less = e.op == Op::Less || e.op == Op::Greater;
    const bool less_equal = e.op == Op::LessEqual || e.op == Op::GreaterEqual;
    if (e.op == Op::NotEqual) when = !when;
    const StepKind kind = less         ? (when ? StepKind::JumpIfLess : StepKind::JumpUnlessLess)
                          : less_equal ? (when ? StepKind::JumpIfLessEqual : StepKind::JumpUnlessLessEqual)
                                       : (when ? StepKind::JumpIfEqual : StepKind::JumpUnlessEqual);
    emit_jump(kind, a, b, target, index);
  }

  // options

  void option(std::uint32_t index) {
    option_ = index;
    const Option& o = program_.options[index];
    code_.options[index].initial = o.initial;
    if (o.entry.count > 0) {
      code_.options[index].entry = here();
      actions(o.entry);
      if (o.common_decision == kNone) emit(StepKind::OwnDecision);
    }
    if (o.common_decision != kNone) {
      code_.options[index].common_decision = here();
      decision(o.common_decision);
    }
    for (std::uint32_t i = o.states.first; i < o.states.first + o.states.count; ++i) {
      const State& s = program_.states[i];
      StateCode& made = code_.states[i];
      made.decision = here();
      if (s.decision == kNone) {
        emit(StepKind::Goto, i);
      } else {
        decision(s.decision);
      }
      made.actions = here();
      made.calls.first = static_cast<std::uint32_t>(code_.calls.size());
      actions(o.common_actions);
      actions(s.actions);
      made.calls.count = static_cast<std::uint32_t>(code_.calls.size()) - made.calls.first;
      emit(StepKind::Return);
    }
  }

  void watch(std::uint32_t index) {
    const Watch& w = program_.watches[index];
    option_ = w.option;
    scratch_ = 0;
    code_.watches.push_back(here());
    value_into(w.expression, code_.first_watch + index);
    emit(StepKind::Return);
  }

  void decision(std::uint32_t index) {
    // else-if chains are long rather than deep
    for (;;) {
      const Decision& d = program_.decisions[index];
      if (d.condition == kNone) {
        actions(d.effects);
        return emit(StepKind::Goto, d.state, 0, 0, index);
      }
      Label no;
      jump(d.condition, false, no);
      decision(d.then);
      bind(no);
      if (d.otherwise == kNone) return emit(StepKind::OwnDecision);
      index = d.otherwise;
    }
  }

  void actions(Range range) {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
      action(program_.actions[i]);
      scratch_ = 0;
    }
  }

  void action(const Action& a) {
    switch (a.kind) {
      case ActionKind::Assign:
        return assign(a.target, a.value);
      case ActionKind::Option:
        return call(a);
      case ActionKind::Behaviour: {
        const Range parameters = program_.behaviours[a.target].parameters;
        const std::uint32_t count = plan_.host_behaviour_parameters[a.target];
        const std::uint32_t first = arguments(a.arguments, parameters.first, count);
        ++code_.behaviour_calls;
        return emit(StepKind::CallBehaviour, a.target, first);
      }
    }
  }

  /// Each way of a choice assigns by itself, so that its value is not moved twice; what only keeps an internal symbol's
  /// value is no step.
  void assign(std::uint32_t target, std::uint32_t expression) {
    const Expression& e = program_.expressions[expression];
    const bool keeps = e.op == Op::Symbol && e.a == target && program_.symbols[target].direction == Direction::Internal;
    if (keeps) return;
    if (e.op == Op::Conditional) return choice(e, [&](std::uint32_t branch) { assign(target, branch); });
    emit(plan_.handed[target] ? StepKind::AssignHost : StepKind::Assign, target, value(expression), target);
  }

  void call(const Action& a) {
    code_.calls.push_back(a.target);
    const Range parameters = program_.options[a.target].parameters;
    if (parameters.count == 0) return emit(StepKind::CallOption, a.target);
    Label skip;
    emit_jump(StepKind::BeginCall, a.target, 0, skip);
    // no option calls itself, so that arguments can be put where the called one reads them
    const std::uint32_t first = code_.first_parameter + parameters.first;
    for (std::uint32_t i = 0; i < parameters.count; ++i) {
      const auto begin = program_.arguments.begin() + a.arguments.first;
      const bool given =
          std::any_of(begin, begin + a.arguments.count, [&](const Argument& g) { return g.parameter == i; });
      if (!given) emit_one(StepKind::Move, constant(kZero), first + i);
    }
    for_each_argument(a.arguments, parameters.first, [&](std::uint32_t parameter, std::uint32_t expression) {
      value_into(expression, code_.first_parameter + parameter);
    });
    emit(StepKind::FinishCall, a.target);
    bind(skip);
  }

  const Program& program_;
  const Plan& plan_;
  Code code_;
  std::vector<std::uint32_t> first_element_;  ///< a constant, by enumeration
  std::uint32_t option_ = 0;                  ///< whose code is being made
  std::uint32_t scratch_ = 0;
  std::uint32_t most_scratch_ = 0;
};

}  // namespace

Code generate(const Program& program, const Plan& plan) {
  return Generator{program, plan}.run();
}

}  // namespace cancha::decide::program
