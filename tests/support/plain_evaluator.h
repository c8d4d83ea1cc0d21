#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "decide/xabsl/checked.h"

/// XABSL run in the plainest way: straight from the checked tree, by name, with maps. Slow and easy to believe; the
/// engine is held against it.
namespace cancha::decide::xabsl {

class PlainEvaluator {
 public:
  using Values = std::map<std::string, double>;
  /// What a symbol of the body is worth, with its arguments by name.
  std::function<double(const std::string& symbol, const Values& arguments)> input;
  /// Is told of behaviours.
  std::function<void(const std::string& behaviour, const Values& arguments)> behaviour;

  explicit PlainEvaluator(const Checked& checked) : checked_{checked} {}

  void tick(long now_ms) {
    now_ = now_ms;
    ran_.clear();
    visited_.clear();
    call(checked_.agents[0].root, {});
    was_active_ = ran_;
  }

  /// "option/state option_time state_time" of each active option, in the order of activation.
  [[nodiscard]] const std::vector<std::string>& visited() const { return visited_; }
  Values symbols;  ///< outputs and internal ones

 private:
  struct Now {
    std::uint32_t state = 0;
    long activated = 0, entered = 0;
    Values parameters;
  };

  void call(std::uint32_t index, const Values& arguments) {
    if (ran_.count(index)) return;
    const Option& option = checked_.options[index];
    Now& now = options_[index];
    if (!was_active_.count(index)) now = {option.initial, now_, now_, {}};
    ran_.insert(index);
    now.parameters = arguments;
    current_ = index;
    const State& state = option.states[now.state];
    std::uint32_t next = now.state;
    if (!decide(option.common_decision, next)) decide(state.decision, next);
    if (next != now.state) now.state = next, now.entered = now_;
    const std::size_t line = visited_.size();
    visited_.push_back("");
    visited_[line] = std::string{option.name.text} + "/" + std::string{option.states[now.state].name.text} + " " +
                     std::to_string(now_ - now.activated) + " " + std::to_string(now_ - now.entered);
    for (const Action& a : option.common_actions) act(index, a);
    for (const Action& a : option.states[now.state].actions) act(index, a);
  }

  /// False where a common decision ends without a result.
  bool decide(const Decision* d, std::uint32_t& state) {
    if (!d) return false;
    if (!d->condition) return state = d->state, true;
    if (value(*d->condition) != 0.0) return decide(d->then, state);
    return decide(d->otherwise, state);
  }

  void act(std::uint32_t option, const Action& a) {
    current_ = option;
    if (a.kind == ActionKind::Assign) {
      const double v = value(*a.value);
      symbols[std::string{checked_.symbols[a.target].name.text}] = v;
    } else if (a.kind == ActionKind::CallOption) {
      if (!ran_.count(a.target)) call(a.target, values(a.arguments, checked_.options[a.target].parameters));
    } else {
      const Behaviour& b = checked_.behaviours[a.target];
      behaviour(std::string{b.name.text}, values(a.arguments, b.parameters));
    }
  }

  Values values(std::span<const Argument> arguments, std::span<const Parameter> parameters) {
    Values result;
    for (const Parameter& p : parameters) result[std::string{p.call_name}] = 0.0;
    for (const Argument& a : arguments) result[std::string{parameters[a.parameter].call_name}] = value(*a.value);
    return result;
  }

  double value(const Expression& e) {
    const auto x = [&](std::size_t i) { return value(*e.operands[i]); };
    switch (e.op) {
      case Op::Number:
        return e.number;
      case Op::True:
        return 1;
      case Op::False:
        return 0;
      case Op::Element:
        return e.reference;
      case Op::Constant:
        return std::stod(std::string{checked_.constants[e.reference].text});
      case Op::Input: {
        const Symbol& s = checked_.symbols[e.reference];
        return input(std::string{s.name.text}, values(e.arguments, s.parameters));
      }
      case Op::Output:
        return symbols[std::string{checked_.symbols[e.reference].name.text}];
      case Op::Parameter:
        return options_[current_].parameters[std::string{checked_.options[current_].parameters[e.reference].call_name}];
      case Op::StateTime:
        return static_cast<double>(now_ - options_[current_].entered);
      case Op::OptionTime:
        return static_cast<double>(now_ - options_[current_].activated);
      case Op::ActionDone:
        return action_done();
      case Op::Conflict:
        return 0;
      case Op::Add:
        return x(0) + x(1);
      case Op::Subtract:
        return x(0) - x(1);
      case Op::Multiply:
        return x(0) * x(1);
      case Op::Divide: {
        const double a = x(0), b = x(1);
        return a / (b == 0 ? 1e-7 : b);
      }
      case Op::Modulo: {
        const auto whole = [](double v) {
          return std::isnan(v) ? 0L : static_cast<long>(std::clamp(v, -2147483648.0, 2147483647.0));
        };
        const long a = whole(x(0)), b = whole(x(1));
        return b == 0 ? 0.0 : static_cast<double>(a % b);
      }
      case Op::Less:
        return x(0) < x(1);
      case Op::Greater:
        return x(0) > x(1);
      case Op::LessEqual:
        return x(0) <= x(1);
      case Op::GreaterEqual:
        return x(0) >= x(1);
      case Op::Equal:
      case Op::SameElement:
        return x(0) == x(1);
      case Op::NotEqual:
        return x(0) != x(1);
      case Op::And:
        return std::ranges::all_of(e.operands, [&](const Expression* o) { return value(*o) != 0; });
      case Op::Or:
        return std::ranges::any_of(e.operands, [&](const Expression* o) { return value(*o) != 0; });
      case Op::Not:
        return value(*e.operands[0]) == 0;
      case Op::Conditional:
        return x(0) != 0 ? x(1) : x(2);
    }
    return 0;
  }

  double action_done() {
    const Option& option = checked_.options[current_];
    const auto done = [&](const Action& a) {
      if (a.kind != ActionKind::CallOption || !was_active_.count(a.target)) return false;
      return checked_.options[a.target].states[options_[a.target].state].target;
    };
    return std::ranges::any_of(option.common_actions, done) ||
           std::ranges::any_of(option.states[options_[current_].state].actions, done);
  }

  const Checked& checked_;
  std::map<std::uint32_t, Now> options_;
  std::set<std::uint32_t> was_active_, ran_;
  std::vector<std::string> visited_;
  std::uint32_t current_ = 0;
  long now_ = 0;
};

}  // namespace cancha::decide::xabsl
