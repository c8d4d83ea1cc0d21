#include "codegen/expression.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "codegen/names.h"

namespace cancha::codegen {
namespace {

using program::kNone;
using program::Op;
using program::sign_of;
using program::Type;

/// What a comparison gives wherever both sides stay in their ranges; compilers warn of such ones.
std::optional<bool> settled_by_ranges(Op op, const Value& a, const Value& b) {
  const bool below = a.most < b.least;
  const bool above = a.least > b.most;
  switch (op) {
    case Op::Less:
      return below ? std::optional{true} : a.least >= b.most ? std::optional{false} : std::nullopt;
    case Op::LessEqual:
      return a.most <= b.least ? std::optional{true} : above ? std::optional{false} : std::nullopt;
    case Op::Greater:
      return above ? std::optional{true} : a.most <= b.least ? std::optional{false} : std::nullopt;
    case Op::GreaterEqual:
      return a.least >= b.most ? std::optional{true} : below ? std::optional{false} : std::nullopt;
    default:
      return below || above ? std::optional{op == Op::NotEqual} : std::nullopt;
  }
}

std::string real_literal(double number) {
  std::string text = fmt::format("{}", std::abs(number));
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return std::signbit(number) ? fmt::format("(-{})", text) : text;
}

}  // namespace

std::string whole_literal(double number) {
  // the least number cannot be written as a negated literal
  if (number == -2147483648.0) return "(-2147483647L - 1L)";
  const bool small = number >= -32768.0 && number <= 32767.0;
  const std::string text = fmt::format("{}{}", std::abs(number), small ? "" : "L");
  return number < 0.0 ? fmt::format("(-{})", text) : text;
}

bool ExpressionWriter::is_number(std::uint32_t expression, double& number) const {
  const program::Expression& e = program_.expressions[expression];
  if (e.op != Op::Number) return false;
  number = program_.numbers[e.a];
  return true;
}

std::string ExpressionWriter::symbol(std::uint32_t index) const {
  const program::Symbol& s = program_.symbols[index];
  const std::string& name = model_.symbol_names[index];
  if (s.direction == program::Direction::Internal) return dialect_.self + name;
  if (!dialect_.packed) return (s.direction == program::Direction::Input ? dialect_.in : dialect_.out) + name;
  const std::string bit = fmt::format("{}_{}", constant(model_.name), constant(name));
  const std::string byte = s.direction == program::Direction::Input ? "in" : fmt::format("{}out", dialect_.self);
  return fmt::format("({} & {}) != 0u", byte, bit);
}

ExpressionWriter::Piece ExpressionWriter::name_of(const program::Expression& e) {
  switch (e.op) {
    case Op::Element:
      return {model_.element_names[e.b][e.a]};
    case Op::Parameter:
      return {model_.parameter_names[program_.options[use_->option].parameters.first + e.a]};
    case Op::StateTime:
      return {fmt::format("(int32_t)({}time_ms - {}{}_entered)", dialect_.in, dialect_.self, use_->name), false};
    case Op::OptionTime:
      return {fmt::format("(int32_t)({}time_ms - {}{}_since)", dialect_.in, dialect_.self, use_->name), false};
    default:
      break;
  }
  const program::Symbol& s = program_.symbols[e.a];
  if (s.parameters.count == 0) {
    const bool bit = dialect_.packed && s.direction != program::Direction::Internal;
    return {symbol(e.a), !bit};
  }
  return {fmt::format("{}{}({})", dialect_.hook, model_.symbol_names[e.a], arguments({e.b, e.c}, s.parameters))};
}

std::string ExpressionWriter::arguments(program::Range given, program::Range parameters) {
  std::string text;
  for (std::uint32_t i = 0; i < parameters.count; ++i) {
    const program::Parameter& p = program_.parameters[parameters.first + i];
    const Value wanted = values_.of_type(p.type, p.enumeration);
    std::string value = wanted.kind == Kind::Truth ? "false" : wanted.kind == Kind::Real ? "0.0" : "0";
    for (std::uint32_t k = given.first; k < given.first + given.count; ++k) {
      if (program_.arguments[k].parameter == i) value = as(wanted, program_.arguments[k].value);
    }
    text += fmt::format("{}{}", i == 0 ? "" : ", ", value);
  }
  return text;
}

std::string ExpressionWriter::as(const Value& wanted, std::uint32_t expression) {
  const Value& value = values_.of(expression);
  if (wanted.kind == Kind::Truth) return truth_of(expression).text;
  if (wanted.kind == Kind::Real) return real_of(expression).text;
  const std::string_view type = Values::c_type(wanted);
  if (value.kind == Kind::Real) {
    helpers_.cut = true;
    return fmt::format("({}){}cut({}, {}, {})", type, dialect_.helper, real_of(expression).text,
                       whole_literal(wanted.least), whole_literal(wanted.most));
  }
  const Piece whole = whole_of(expression);
  if (value.least >= wanted.least && value.most <= wanted.most) {
    const program::Expression& e = program_.expressions[expression];
    const bool kept = e.op == Op::Symbol || e.op == Op::Parameter || e.op == Op::Element;
    const bool fits = e.op == Op::Number || (kept && Values::c_type(value) == type);
    return fits && whole.closed ? whole.text : fmt::format("({}){}", type, whole.inner());
  }
  helpers_.clip = true;
  return fmt::format("({}){}clip({}, {}, {})", type, dialect_.helper, whole.text, whole_literal(wanted.least),
                     whole_literal(wanted.most));
}

ExpressionWriter::Piece ExpressionWriter::negated(const Piece& piece) {
  // a bit is tested the other way round
  constexpr std::string_view kSet = " != 0u";
  const bool bit = piece.text.starts_with('(') && piece.text.find(')') + 1 + kSet.size() == piece.text.size() &&
                   piece.text.ends_with(kSet);
  if (bit) return {fmt::format("{} == 0u", piece.text.substr(0, piece.text.size() - kSet.size())), false};
  return {fmt::format("!{}", piece.inner())};
}

ExpressionWriter::Piece ExpressionWriter::truth_of(std::uint32_t expression) {
  const program::Expression& e = program_.expressions[expression];
  switch (e.op) {
    case Op::Number:
      return {program_.numbers[e.a] != 0.0 ? "true" : "false"};
    case Op::Not:
      return negated(truth_of(e.a));
    case Op::And:
    case Op::Or:
      return chain(e);
    case Op::Less:
    case Op::LessEqual:
    case Op::Greater:
    case Op::GreaterEqual:
    case Op::Equal:
    case Op::NotEqual:
      return comparison(e);
    case Op::ActionDone:
      return done();
    case Op::Conditional:
      return {fmt::format("{} ? {} : {}", truth_of(e.a).inner(), truth_of(e.b).inner(), truth_of(e.c).inner()), false};
    default:
      break;
  }
  if (values_.of(expression).kind == Kind::Truth) return name_of(e);
  if (values_.of(expression).kind == Kind::Whole) return {fmt::format("{} != 0", whole_of(expression).inner()), false};
  return {fmt::format("{} != 0.0", real_of(expression).inner()), false};
}

ExpressionWriter::Piece ExpressionWriter::chain(const program::Expression& e) {
  std::string text;
  for (const std::uint32_t operand : {e.a, e.b}) {
    const Piece piece = truth_of(operand);
    // a chain of one operator needs no parentheses on its left
    const bool same = operand == e.a && program_.expressions[operand].op == e.op;
    text +=
        fmt::format("{}{}", text.empty() ? "" : fmt::format(" {} ", sign_of(e.op)), same ? piece.text : piece.inner());
  }
  return {text, false};
}

ExpressionWriter::Piece ExpressionWriter::comparison(const program::Expression& e) {
  const Value& a = values_.of(e.a);
  const Value& b = values_.of(e.b);
  double number = 0.0;
  // u == 1 of a truth value is u
  if (a.kind == Kind::Truth && (e.op == Op::Equal || e.op == Op::NotEqual) && is_number(e.b, number) &&
      (number == 0.0 || number == 1.0)) {
    const bool plain = (number == 1.0) == (e.op == Op::Equal);
    return plain ? truth_of(e.a) : negated(truth_of(e.a));
  }
  const bool real = a.kind == Kind::Real || b.kind == Kind::Real;
  if (const auto settled = real ? std::nullopt : settled_by_ranges(e.op, a, b)) return {*settled ? "true" : "false"};
  const Piece left = real ? real_of(e.a) : whole_of(e.a);
  const Piece right = real ? real_of(e.b) : whole_of(e.b);
  if (!real && left.text == right.text) {
    const bool same = e.op == Op::Equal || e.op == Op::LessEqual || e.op == Op::GreaterEqual;
    return {same ? "true" : "false"};
  }
  return {fmt::format("{} {} {}", left.inner(), sign_of(e.op), right.inner()), false};
}

ExpressionWriter::Piece ExpressionWriter::whole_of(std::uint32_t expression) {
  const program::Expression& e = program_.expressions[expression];
  const Value& value = values_.of(expression);
  if (e.op == Op::Number) return {whole_literal(program_.numbers[e.a])};
  if (value.kind == Kind::Truth) return {fmt::format("{} ? 1 : 0", truth_of(expression).inner()), false};
  switch (e.op) {
    case Op::Add:
    case Op::Subtract:
    case Op::Multiply:
      return whole_arithmetic(e, value);
    case Op::Modulo:
      return remainder(e);
    case Op::Conditional:
      return {fmt::format("{} ? {} : {}", truth_of(e.a).inner(), whole_of(e.b).inner(), whole_of(e.c).inner()), false};
    default:
      return name_of(e);
  }
}

ExpressionWriter::Piece ExpressionWriter::whole_arithmetic(const program::Expression& e, const Value& result) {
  // C's int may have 16 bits only
  const bool wide = !result.small() && values_.of(e.a).small() && values_.of(e.b).small();
  return {
      fmt::format("{}{} {} {}", wide ? "(int32_t)" : "", whole_of(e.a).inner(), sign_of(e.op), whole_of(e.b).inner()),
      false};
}

ExpressionWriter::Piece ExpressionWriter::remainder(const program::Expression& e) {
  const Value& a = values_.of(e.a);
  double divisor = 0.0;
  if (a.kind != Kind::Real && is_number(e.b, divisor) && divisor == std::floor(divisor) && divisor >= 1.0 &&
      divisor <= 2147483647.0) {
    return {fmt::format("{} % {}", whole_of(e.a).inner(), whole_literal(divisor)), false};
  }
  helpers_.remainder = true;
  constexpr Value kAnyWhole{Kind::Whole, -2147483648.0, 2147483647.0};
  return {fmt::format("{}remainder({}, {})", dialect_.helper, as(kAnyWhole, e.a), as(kAnyWhole, e.b))};
}

ExpressionWriter::Piece ExpressionWriter::real_of(std::uint32_t expression) {
  const program::Expression& e = program_.expressions[expression];
  if (e.op == Op::Number) return {real_literal(program_.numbers[e.a])};
  if (values_.of(expression).kind != Kind::Real) {
    return {fmt::format("(double){}", whole_of(expression).inner()), false};
  }
  switch (e.op) {
    case Op::Add:
    case Op::Subtract:
    case Op::Multiply:
      return real_arithmetic(e);
    case Op::Divide:
      return quotient(e);
    case Op::Conditional:
      return {fmt::format("{} ? {} : {}", truth_of(e.a).inner(), real_of(e.b).inner(), real_of(e.c).inner()), false};
    default:
      return name_of(e);
  }
}

ExpressionWriter::Piece ExpressionWriter::real_arithmetic(const program::Expression& e) {
  return {fmt::format("{} {} {}", real_of(e.a).inner(), sign_of(e.op), real_of(e.b).inner()), false};
}

ExpressionWriter::Piece ExpressionWriter::quotient(const program::Expression& e) {
  double divisor = 0.0;
  if (is_number(e.b, divisor) && divisor != 0.0) {
    return {fmt::format("{} / {}", real_of(e.a).inner(), real_literal(divisor)), false};
  }
  helpers_.divide = true;
  return {fmt::format("{}divide({}, {})", dialect_.helper, real_of(e.a).text, real_of(e.b).text)};
}

std::string ExpressionWriter::done_in(std::uint32_t state) const {
  std::string text;
  const program::Option& o = program_.options[use_->option];
  for (const program::Range range : {o.common_actions, program_.states[state].actions}) {
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
      const program::Action& a = program_.actions[i];
      if (a.kind != program::ActionKind::Option) continue;
      const std::string call = fmt::format("{}_done({})", model_.use_of(a.target).name, dialect_.arguments);
      if (text.find(call) == std::string::npos) text += fmt::format("{}{}", text.empty() ? "" : " || ", call);
    }
  }
  return text;
}

ExpressionWriter::Piece ExpressionWriter::done() {
  if (state_ != kNone) {
    const std::string text = done_in(state_);
    return text.empty() ? Piece{"false"} : Piece{text, false};
  }
  std::string text;
  for (const std::uint32_t s : use_->states) {
    const std::string here = done_in(s);
    if (here.empty()) continue;
    text += fmt::format("{}(({}{}_state == {}) && ({}))", text.empty() ? "" : " || ", dialect_.self, use_->name,
                        model_.state_names[s], here);
  }
  return text.empty() ? Piece{"false"} : Piece{text, false};
}

}  // namespace cancha::codegen
