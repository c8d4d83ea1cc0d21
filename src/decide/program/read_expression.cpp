// The expressions of intermediate code: a letter, then its operands.

#include <bit>

#include "decide/program/code_reader.h"

namespace cancha::decide::program {

std::uint32_t CodeReader::expression(Type type, int depth) {
  return type == Type::Decimal ? decimal(depth) : type == Type::Boolean ? boolean(depth) : enumerated(depth);
}

std::uint32_t CodeReader::not_an_expression(std::string_view what) {
  not_this(what);
  return kNone;
}

std::uint32_t CodeReader::output(Type type) {
  return plain_use(symbol(word("a symbol"), Direction::Output, {type, kNone}), type);
}

std::uint32_t CodeReader::decimal(int depth) {
  constexpr Type kType = Type::Decimal;
  switch (operation("a decimal expression", depth)) {
    case 'v':
    case 'c':
      return literal(number(), kType);
    case 'i':
      return input(kType, depth);
    case 'o':
      return output(kType);
    case 'p':
      return option_parameter(kType);
    case 's':
      return leaf(Op::StateTime, kType);
    case 't':
      return leaf(Op::OptionTime, kType);
    case '+':
      return decimals(Op::Add, kType, depth);
    case '-':
      return decimals(Op::Subtract, kType, depth);
    case '*':
      return decimals(Op::Multiply, kType, depth);
    case 'd':
      return decimals(Op::Divide, kType, depth);
    case '%':
      return decimals(Op::Modulo, kType, depth);
    case 'q':
      return choice(kType, depth);
    default:
      return not_an_expression("a decimal expression");
  }
}

std::uint32_t CodeReader::truth() {
  const std::string_view value = word("true or false");
  if (value != "true" && value != "false") not_this("true or false");
  return literal(value == "true" ? 1.0 : 0.0, Type::Boolean);
}

std::uint32_t CodeReader::boolean(int depth) {
  constexpr Type kType = Type::Boolean;
  switch (operation("a boolean expression", depth)) {
    case 'v':
      return truth();
    case 'i':
      return input(kType, depth);
    case 'o':
      return output(kType);
    case 'p':
      return option_parameter(kType);
    case 't':
      return leaf(Op::ActionDone, kType);
    case 'x':
      return leaf(Op::Conflict, kType);
    case '&':
      return chain(Op::And, depth);
    case '|':
      return chain(Op::Or, depth);
    case '!':
      return leaf(Op::Not, kType, boolean(depth + 1));
    case '<':
      return decimals(Op::Less, kType, depth);
    case '>':
      return decimals(Op::Greater, kType, depth);
    case 'l':
      return decimals(Op::LessEqual, kType, depth);
    case 'g':
      return decimals(Op::GreaterEqual, kType, depth);
    case '=':
      return decimals(Op::Equal, kType, depth);
    case 'n':
      return decimals(Op::NotEqual, kType, depth);
    case 'c':
      return same_element(depth);
    case 'q':
      return choice(kType, depth);
    default:
      return not_an_expression("a boolean expression");
  }
}

std::uint32_t CodeReader::enumerated(int depth) {
  constexpr Type kType = Type::Enumerated;
  switch (operation("an enumerated expression", depth)) {
    case 'v':
      return element_literal();
    case 'i':
      return input(kType, depth);
    case 'o':
      return output(kType);
    case 'p':
      return option_parameter(kType);
    case 'q':
      return choice(kType, depth);
    default:
      return not_an_expression("an enumerated expression");
  }
}

std::uint32_t CodeReader::element_literal() {
  const std::string_view full = word("an element");
  if (failed()) return kNone;
  if (const std::uint32_t known = element_of_.find(full); known != kNone) {
    KnownElement& one = elements_[known];
    if (one.expression == kNone) one.expression = leaf(Op::Element, Type::Enumerated, one.element, one.enumeration);
    return one.expression;
  }
  // names may contain points: an enumeration that is known wins
  std::size_t point = full.rfind('.');
  for (std::size_t i = full.find('.'); i != std::string_view::npos; i = full.find('.', i + 1)) {
    if (enumeration_of_.find(full.substr(0, i)) != kNone) point = i;
  }
  if (point == std::string_view::npos) {
    trouble("'{}' is not Enumeration.element", full.substr(0, 40));
    return kNone;
  }
  const std::uint32_t owner = enumeration(full.substr(0, point));
  return leaf(Op::Element, Type::Enumerated, element(owner, full), owner);
}

std::uint32_t CodeReader::literal(double number, Type type) {
  const auto bits = std::bit_cast<std::uint64_t>(number);
  KnownNumber& known = known_numbers_[(bits * 0x9e3779b97f4a7c15u) >> 56];
  if (known.expression != kNone && known.bits == bits && known.type == type) return known.expression;
  out_.numbers.push_back(number);
  known = {bits, type, leaf(Op::Number, type, static_cast<std::uint32_t>(out_.numbers.size()) - 1)};
  return known.expression;
}

std::uint32_t CodeReader::plain_use(std::uint32_t symbol, Type type) {
  if (failed()) return kNone;
  if (symbol >= plain_uses_.size()) plain_uses_.resize(out_.symbols.size(), kNone);
  std::uint32_t& known = plain_uses_[symbol];
  if (known == kNone) known = leaf(Op::Symbol, type, symbol, 0, 0);
  return known;
}

std::uint32_t CodeReader::decimals(Op op, Type type, int depth) {
  const std::uint32_t a = decimal(depth + 1);
  const std::uint32_t b = decimal(depth + 1);
  return leaf(op, type, a, b);
}

std::uint32_t CodeReader::same_element(int depth) {
  const std::uint32_t a = enumerated(depth + 1);
  const std::uint32_t b = enumerated(depth + 1);
  for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
    if (failed()) return kNone;
    const Expression& e = out_.expressions[one];
    if (e.op == Op::Symbol) learn_enumeration(e.a, other);
  }
  return leaf(Op::Equal, Type::Boolean, a, b);
}

std::uint32_t CodeReader::chain(Op op, int depth) {
  const std::uint32_t operands = count("operands");
  if (operands == 0) trouble("a chain of && or || has no operands");
  if (operands > static_cast<std::uint32_t>(kDeepestTree)) trouble("a chain of && or || has more than 1000 operands");
  std::uint32_t made = failed() ? kNone : boolean(depth + static_cast<int>(operands));
  for (std::uint32_t i = 1; i < operands && !failed(); ++i) {
    const std::uint32_t next = boolean(depth + 1);
    made = leaf(op, Type::Boolean, made, next);
  }
  return made;
}

std::uint32_t CodeReader::choice(Type type, int depth) {
  const std::uint32_t condition = boolean(depth + 1);
  const std::uint32_t then = expression(type, depth + 1);
  const std::uint32_t otherwise = expression(type, depth + 1);
  return leaf(Op::Conditional, type, condition, then, otherwise);
}

std::uint32_t CodeReader::input(Type type, int depth) {
  const std::uint32_t index = symbol(word("a symbol"), Direction::Input, {type, kNone});
  const Range given = failed() ? Range{} : arguments({.symbol = index}, depth + 1);
  return given.count == 0 ? plain_use(index, type) : leaf(Op::Symbol, type, index, given.first, given.count);
}

std::uint32_t CodeReader::option_parameter(Type type) {
  const std::string_view full = word("a parameter");
  const std::uint32_t found = option_parameter_of_.find(full);
  const Range own = out_.options[option_].parameters;
  if (found == kNone || found - own.first >= own.count) {
    if (!failed()) trouble("option '{}' has no parameter '{}'", out_.options[option_].name, full);
    return kNone;
  }
  if (out_.parameters[found].type != type) trouble("parameter '{}' has another type", full);
  return leaf(Op::Parameter, type, found - own.first);
}

Range CodeReader::arguments(const Callee& callee, int depth) {
  const std::uint32_t number = count("arguments");
  // arguments may hold calls with arguments: what is not complete waits on a stack
  const std::size_t bottom = waiting_arguments_.size();
  for (std::uint32_t i = 0; i < number && !failed(); ++i) {
    const TypeWord type = type_word();
    const std::uint32_t parameter = parameter_of(callee, word("a parameter"), type);
    const std::uint32_t value = expression(type.type, depth + 1);
    waiting_arguments_.push_back({parameter, value});
  }
  return settle(waiting_arguments_, bottom, out_.arguments);
}

std::uint32_t CodeReader::parameter_of(const Callee& callee, std::string_view full, const TypeWord& type) {
  if (failed()) return kNone;
  if (callee.option != kNone) {
    const std::uint32_t found = option_parameter_of_.find(full);
    const Range own = out_.options[callee.option].parameters;
    if (found == kNone || found - own.first >= own.count || out_.parameters[found].type != type.type) {
      trouble("option '{}' has no such parameter '{}'", out_.options[callee.option].name, full);
      return kNone;
    }
    return found - own.first;
  }
  const bool behaviour = callee.behaviour != kNone;
  const std::string& owner = behaviour ? out_.behaviours[callee.behaviour].name : out_.symbols[callee.symbol].name;
  auto& known = behaviour ? behaviour_parameters_[callee.behaviour] : symbol_parameters_[callee.symbol];
  const std::string_view name = after_owner(full, owner);
  for (std::uint32_t i = 0; i < known.size(); ++i) {
    if (known[i].name != name) continue;
    if (known[i].type != type.type) trouble("parameter '{}' is used with two types", full);
    return i;
  }
  if (known.size() >= 1000) trouble("'{}' has more than 1000 parameters", owner);
  known.push_back({std::string{name}, type.type, type.enumeration});
  return static_cast<std::uint32_t>(known.size()) - 1;
}

void CodeReader::learn_enumeration(std::uint32_t symbol, std::uint32_t expression) {
  std::uint32_t& enumeration = out_.symbols[symbol].enumeration;
  if (enumeration == kNone) enumeration = enumeration_of(expression);
}

std::uint32_t CodeReader::enumeration_of(std::uint32_t expression) const {
  // a choice has the enumeration of its branches; their depth is bounded
  const Expression& e = out_.expressions[expression];
  if (e.op == Op::Element) return e.b;
  if (e.op == Op::Symbol) return out_.symbols[e.a].enumeration;
  if (e.op == Op::Parameter) return out_.parameters[out_.options[option_].parameters.first + e.a].enumeration;
  if (e.op != Op::Conditional) return kNone;
  const std::uint32_t then = enumeration_of(e.b);
  return then != kNone ? then : enumeration_of(e.c);
}

}  // namespace cancha::decide::program
