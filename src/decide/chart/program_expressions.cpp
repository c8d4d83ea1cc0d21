#include "decide/chart/program_expressions.h"

#include "base/expects.h"
#include "decide/chart/interval.h"

namespace cancha::decide::chart {
namespace {

namespace form = program;

form::Type as_type(ValueType type) {
  if (type == ValueType::Boolean) return form::Type::Boolean;
  return type == ValueType::Enumerated ? form::Type::Enumerated : form::Type::Decimal;
}

}  // namespace

form::Place as_place(const Place& place) {
  if (place.line == 0) return {};
  return {0, place.begin, place.end};
}

void ProgramExpressions::declare() {
  for (const Variable& v : chart_.variables) {
    form::Symbol& made = out_.symbols.emplace_back();
    made.name = v.name;
    made.direction = v.role == Role::Input    ? form::Direction::Input
                     : v.role == Role::Output ? form::Direction::Output
                                              : form::Direction::Internal;
    made.type = as_type(v.type);
    made.place = as_place(v.place);
    made.pin = v.pin;
    if (v.type == ValueType::Enumerated) {
      made.enumeration = enumeration(v.enumeration, v.name);
      // those of locals only are of no concern to the host
      if (v.role != Role::Local) out_.enumerations[made.enumeration].internal = false;
    }
    if (made.type != form::Type::Decimal) continue;
    made.whole = v.type == ValueType::Integer;
    made.least = v.least;
    made.most = v.most;
  }
}

std::uint32_t ProgramExpressions::enumeration(std::uint32_t index, const std::string& name) {
  const auto [found, made] = enumerations_.emplace(index, static_cast<std::uint32_t>(out_.enumerations.size()));
  if (made) out_.enumerations.push_back({name, chart_.enumerations[index], true});
  return found->second;
}

std::uint32_t ProgramExpressions::add(form::Expression made, const Place& place) {
  out_.expressions.push_back(made);
  out_.expression_places.push_back(as_place(place));
  return static_cast<std::uint32_t>(out_.expressions.size() - 1);
}

std::uint32_t ProgramExpressions::number(double value, form::Type type, const Place& place) {
  out_.numbers.push_back(value);
  return add({form::Op::Number, type, static_cast<std::uint32_t>(out_.numbers.size() - 1)}, place);
}

std::uint32_t ProgramExpressions::constant(ValueType type, std::uint32_t of, double value, const Place& place) {
  if (type != ValueType::Enumerated) return number(value, as_type(type), place);
  const auto element = static_cast<std::uint32_t>(value);
  return add({form::Op::Element, form::Type::Enumerated, element, enumeration(of, "constants")}, place);
}

std::uint32_t ProgramExpressions::of(std::uint32_t index, When when) {
  const auto key = std::make_pair(index, when);
  if (const auto known = expressions_.find(key); known != expressions_.end()) return known->second;
  const std::uint32_t made = write(chart_.expressions[index], when);
  expressions_.emplace(key, made);
  return made;
}

std::uint32_t ProgramExpressions::write(const Expression& e, When when) {
  const form::Type type = as_type(e.type);
  switch (e.op) {
    case Op::Constant:
      return constant(e.type, e.enumeration, e.number, e.place);
    case Op::Variable:
      return add({form::Op::Symbol, type, e.a, 0, 0}, e.place);
    case Op::StateTime:
      if (when == When::Entering) return number(0.0, type, e.place);
      return add({form::Op::StateTime, type}, e.place);
    case Op::Clock:
      return add({form::Op::OptionTime, type}, e.place);
    case Op::Not:
      return add({form::Op::Not, type, of(e.a, when)}, e.place);
    case Op::Negate: {
      const Expression& inner = chart_.expressions[e.a];
      if (inner.op == Op::Constant) return number(0.0 - inner.number, type, e.place);
      const std::uint32_t zero = number(0.0, type, e.place);
      return add({form::Op::Subtract, type, zero, of(e.a, when)}, e.place);
    }
    case Op::Conditional: {
      const std::uint32_t a = of(e.a, when);
      const std::uint32_t b = of(e.b, when);
      return add({form::Op::Conditional, type, a, b, of(e.c, when)}, e.place);
    }
    default: {
      // waits and questions for states are gone in a flattened chart; both lists have the operators in one order
      CANCHA_EXPECTS(e.op >= Op::Add);
      static_assert(static_cast<int>(Op::Or) - static_cast<int>(Op::Add) ==
                    static_cast<int>(form::Op::Or) - static_cast<int>(form::Op::Add));
      const int op = static_cast<int>(e.op) - static_cast<int>(Op::Add) + static_cast<int>(form::Op::Add);
      const std::uint32_t a = of(e.a, when);
      return add({static_cast<form::Op>(op), type, a, of(e.b, when)}, e.place);
    }
  }
}

bool ProgramExpressions::must_be_held(const Assignment& a) const {
  const Variable& v = chart_.variables[a.variable];
  if (v.type != ValueType::Integer && v.type != ValueType::Decimal) return false;
  return !interval_of(chart_, a.value).within(v.least, v.most);
}

std::uint32_t ProgramExpressions::held(const Assignment& a, When when) {
  std::uint32_t value = of(a.value, when);
  if (!must_be_held(a)) return value;
  const Variable& v = chart_.variables[a.variable];
  const Interval bounds = interval_of(chart_, a.value);
  const auto hold = [&](form::Op op, double end, std::uint32_t inner) {
    const std::uint32_t limit = number(end, form::Type::Decimal, a.place);
    const std::uint32_t beyond = add({op, form::Type::Boolean, of(a.value, when), limit}, a.place);
    return add({form::Op::Conditional, form::Type::Decimal, beyond, limit, inner}, a.place);
  };
  if (!(bounds.most <= v.most)) value = hold(form::Op::Greater, v.most, value);
  if (!(bounds.least >= v.least)) value = hold(form::Op::Less, v.least, value);
  return value;
}

std::vector<std::uint32_t> ProgramExpressions::sources() const {
  std::vector<std::uint32_t> made(out_.expressions.size(), kNone);
  for (const auto& [from, to] : expressions_) made[to] = from.first;
  return made;
}

}  // namespace cancha::decide::chart
