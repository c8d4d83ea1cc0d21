#include "codegen/values.h"

#include <algorithm>
#include <cmath>

namespace cancha::codegen {
namespace {

using program::kNone;
using program::Op;
using program::Type;

constexpr double kLeast = -2147483648.0;
constexpr double kMost = 2147483647.0;
constexpr Value kReal{Kind::Real, 0.0, 0.0};
constexpr Value kTruth{Kind::Truth, 0.0, 1.0};

Value whole(double least, double most) {
  if (least < kLeast || most > kMost) return kReal;
  return {Kind::Whole, least, most};
}

}  // namespace

Values::Values(const Model& model) : program_{*model.program}, known_(model.program->expressions.size()) {}

const Value& Values::of(std::uint32_t expression) const {
  std::optional<Value>& known = known_[expression];
  if (!known) known = compute(program_.expressions[expression]);
  return *known;
}

Value Values::of_type(Type type, std::uint32_t enumeration) const {
  if (type == Type::Boolean) return kTruth;
  if (type == Type::Decimal) return kReal;
  const std::size_t elements = enumeration == kNone ? 256 : program_.enumerations[enumeration].elements.size();
  return whole(0.0, std::max(1.0, static_cast<double>(elements)) - 1.0);
}

Value Values::of_symbol(std::uint32_t symbol) const {
  const program::Symbol& s = program_.symbols[symbol];
  if (s.type == Type::Decimal && s.whole) return whole(std::max(s.least, kLeast), std::min(s.most, kMost));
  return of_type(s.type, s.enumeration);
}

Value Values::compute(const program::Expression& e) const {
  switch (e.op) {
    case Op::Number: {
      const double number = program_.numbers[e.a];
      if (e.type == Type::Boolean) return kTruth;
      return number == std::floor(number) ? whole(number, number) : kReal;
    }
    case Op::Element:
      return of_type(Type::Enumerated, e.b);
    case Op::Symbol:
      return of_symbol(e.a);
    case Op::Parameter:
      return of_type(e.type, kNone);
    case Op::StateTime:
    case Op::OptionTime:
      return whole(0.0, kMost);
    case Op::Add:
    case Op::Subtract:
    case Op::Multiply:
    case Op::Divide:
    case Op::Modulo:
      return arithmetic(e);
    case Op::Conditional: {
      const Value a = of(e.b);
      const Value b = of(e.c);
      if (a.kind == Kind::Truth && b.kind == Kind::Truth) return kTruth;
      if (a.kind == Kind::Real || b.kind == Kind::Real) return kReal;
      return whole(std::min(a.least, b.least), std::max(a.most, b.most));
    }
    default:
      return kTruth;
  }
}

Value Values::arithmetic(const program::Expression& e) const {
  const Value a = of(e.a);
  const Value b = of(e.b);
  if (e.op == Op::Modulo) {
    // cut to whole numbers by itself
    const double most = b.kind == Kind::Real ? kMost : std::max(std::abs(b.least), std::abs(b.most)) - 1.0;
    const bool never_less = a.kind != Kind::Real && a.least >= 0.0;
    return whole(never_less ? 0.0 : -std::max(most, 0.0), std::clamp(most, 0.0, kMost));
  }
  if (a.kind == Kind::Real || b.kind == Kind::Real || e.op == Op::Divide) return kReal;
  if (e.op == Op::Add) return whole(a.least + b.least, a.most + b.most);
  if (e.op == Op::Subtract) return whole(a.least - b.most, a.most - b.least);
  const auto [least, most] = std::minmax({a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most});
  // -0 is not a whole number of C, and can only come from a product with a negative factor; it compares like 0
  return whole(least + 0.0, most + 0.0);
}

std::string_view Values::c_type(const Value& value) {
  if (value.kind == Kind::Truth) return "bool";
  if (value.kind == Kind::Real) return "double";
  if (value.least >= 0.0 && value.most <= 255.0) return "uint8_t";
  if (value.least >= -128.0 && value.most <= 127.0) return "int8_t";
  return value.small() ? "int16_t" : "int32_t";
}

}  // namespace cancha::codegen
