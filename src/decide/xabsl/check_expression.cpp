// Expressions: names, types and the meaning of operators.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "base/suggest.h"
#include "decide/xabsl/checker.h"

namespace cancha::decide::xabsl {
namespace {

constexpr ValueType kDecimal{Type::Decimal, kNone};
constexpr ValueType kBoolean{Type::Boolean, kNone};

/// Without the parentheses around it.
const syntax::Expr& bare(const syntax::Expr& e) {
  const syntax::Expr* inner = &e;
  while (inner->kind == syntax::ExprKind::Paren) inner = inner->operands[0];
  return *inner;
}

/// What an operator of two floats does, and how a message names its operands.
struct Arithmetic {
  Op op;
  std::string_view operand;
};
Arithmetic arithmetic(Kind sign) {
  switch (sign) {
    case Kind::Plus:
      return {Op::Add, "an operand of '+'"};
    case Kind::Minus:
      return {Op::Subtract, "an operand of '-'"};
    case Kind::Star:
      return {Op::Multiply, "an operand of '*'"};
    case Kind::Slash:
      return {Op::Divide, "an operand of '/'"};
    case Kind::Percent:
      return {Op::Modulo, "an operand of '%'"};
    case Kind::Less:
      return {Op::Less, "an operand of '<'"};
    case Kind::Greater:
      return {Op::Greater, "an operand of '>'"};
    case Kind::LessEqual:
      return {Op::LessEqual, "an operand of '<='"};
    default:
      return {Op::GreaterEqual, "an operand of '>='"};
  }
}

/// The operands of a chain of && or ||, parenthesised ones too, in source order.
void flatten(const syntax::Expr& e, Kind sign, std::vector<const syntax::Expr*>& out) {
  const syntax::Expr& inner = bare(e);
  if (inner.kind == syntax::ExprKind::Binary && inner.sign == sign) {
    flatten(*inner.operands[0], sign, out);
    flatten(*inner.operands[1], sign, out);
  } else {
    out.push_back(&inner);
  }
}

}  // namespace

std::string Checker::text(ValueType type) const {
  if (type.domain != kNone) return std::string{checked_.enumerations[type.domain].name.text};
  return std::string{names(type.type)[static_cast<std::size_t>(type.type)]};
}

std::uint32_t Checker::element(std::uint32_t domain, std::string_view name) const {
  if (domain == kNone) return kNone;
  const std::string_view owner = checked_.enumerations[domain].name.text;
  const auto& known = elements_[domain];
  auto found = known.find(name);
  if (found == known.end() && name.size() > owner.size() && name[owner.size()] == '.' && name.starts_with(owner)) {
    found = known.find(name.substr(owner.size() + 1));
  }
  return found == known.end() ? kNone : found->second;
}

void Checker::use_qualified(const Name& name, std::size_t owner_size, const Entity& owner, const Entity& what) {
  Span last = name.span;
  if (owner_size > 0) {
    const auto size = static_cast<std::uint32_t>(owner_size);
    use({name.span.file, name.span.begin, name.span.begin + size}, owner);
    last.begin += size + 1;
  }
  use(last, what);
}

const Expression* Checker::make(Op op, ValueType type, Span span, std::initializer_list<const Expression*> operands) {
  Expression e;
  e.op = op;
  e.type = type;
  e.span = span;
  if (operands.size() > 0) {
    // where a part is wrong, the whole is
    if (std::ranges::find(operands, nullptr) != operands.end()) return nullptr;
    e.operands = arena_.keep(std::vector<const Expression*>(operands));
  }
  return arena_.make(e);
}

const Expression* Checker::expression(const syntax::Expr& e, std::uint32_t context, const Scope& scope) {
  switch (e.kind) {
    case syntax::ExprKind::Bad:
      return nullptr;
    case syntax::ExprKind::Word:
      return word(e);
    case syntax::ExprKind::Number:
      return literal(e);
    case syntax::ExprKind::Name:
    case syntax::ExprKind::Call:
      return name(e, context, scope);
    case syntax::ExprKind::Unary:
      return unary(e, context, scope);
    case syntax::ExprKind::Binary:
      return binary(e, context, scope);
    case syntax::ExprKind::Conditional:
      return conditional(e, context, scope);
    case syntax::ExprKind::Paren:
      return expression(*e.operands[0], context, scope);
  }
  return nullptr;
}

const Expression* Checker::typed(const syntax::Expr& e, ValueType wanted, std::uint32_t context, const Scope& scope,
                                 std::string_view what) {
  const Expression* found = expression(e, context, scope);
  if (!found) return nullptr;
  const bool other_domain =
      found->type.domain != wanted.domain && found->type.domain != kNone && wanted.domain != kNone;
  if (found->type.type == wanted.type && !other_domain) return found;
  wrong_type(*found, wanted, what);
  return nullptr;
}

void Checker::wrong_type(const Expression& found, ValueType wanted, std::string_view what) {
  Code code = Code::WrongType;
  if (found.type.type == Type::Enumerated || wanted.type == Type::Enumerated) code = Code::WrongEnumType;
  if (found.type.type == Type::Enumerated && wanted.type == Type::Enumerated) code = Code::OtherEnumeration;
  std::string hint;
  if (wanted.type == Type::Boolean && found.type.type == Type::Decimal) hint = "compare it with something: x != 0";
  findings_.error(code, found.span, fmt::format("expected {} as {}, found {}", text(wanted), what, text(found.type)),
                  hint);
}

const Expression* Checker::word(const syntax::Expr& e) {
  switch (e.sign) {
    case Kind::True:
      return make(Op::True, kBoolean, e.span);
    case Kind::False:
      return make(Op::False, kBoolean, e.span);
    case Kind::StateTime:
      return make(Op::StateTime, kDecimal, e.span);
    case Kind::OptionTime:
      return make(Op::OptionTime, kDecimal, e.span);
    case Kind::ActionDone:
      return make(Op::ActionDone, kBoolean, e.span);
    default:
      return make(Op::Conflict, kBoolean, e.span);
  }
}

const Expression* Checker::literal(const syntax::Expr& e) {
  Expression number;
  number.op = Op::Number;
  number.span = e.span;
  // the digits are not followed by an end of text, so they are copied; long ones are rare
  std::array<char, 64> few{};
  const std::string_view digits = e.name.text;
  if (digits.size() < few.size()) {
    std::ranges::copy(digits, few.begin());
    number.number = std::strtod(few.data(), nullptr);
  } else {
    number.number = std::strtod(std::string{digits}.c_str(), nullptr);
  }
  if (!std::isfinite(number.number)) {
    findings_.error(Code::Internal, e.span, "this number is beyond what a double can hold",
                    "the largest is about 1.8e308");
    return nullptr;
  }
  return arena_.make(number);
}

const Expression* Checker::name(const syntax::Expr& e, std::uint32_t context, const Scope& scope) {
  // elements of the expected enumeration go before symbols
  if (e.kind == syntax::ExprKind::Name) {
    if (const std::uint32_t found = element(context, e.name.text); found != kNone) {
      Expression literal;
      literal.op = Op::Element;
      literal.type = {Type::Enumerated, context};
      literal.reference = found;
      literal.span = e.span;
      const std::string_view plain = checked_.enumerations[context].elements[found].text;
      use_qualified(e.name, e.name.text == plain ? 0 : e.name.text.size() - plain.size() - 1,
                    {EntityKind::Enumeration, EntityKind::Option, 0, context},
                    {EntityKind::Element, EntityKind::Enumeration, context, found});
      return arena_.make(literal);
    }
  }
  if (e.name.text[0] == '@') return parameter(e, scope);
  NameTable::Match match = names_.find(e.name.text, kReadable);
  // a call can only mean an input, which may share its name with an output
  if (match.second && e.kind == syntax::ExprKind::Call) match = names_.find(e.name.text, kInputs);
  if (match.second) {
    findings_.error(
        Code::Ambiguous, e.name.span,
        fmt::format("'{}' is both {} and {}", e.name.text, name_of(match.first->what), name_of(match.second->what)),
        "give one of them another name");
    return nullptr;
  }
  if (match.first) return symbol(e, *match.first, scope);
  if (match.other) {
    findings_.error(Code::Unknown, e.name.span,
                    fmt::format("'{}' is {} and has no value", e.name.text, name_of(match.other->what)));
  } else {
    unknown(e.name, context, scope);
  }
  return nullptr;
}

void Checker::unknown(const Name& name, std::uint32_t context, const Scope& scope) {
  std::string hint;
  if (std::ranges::find(kKeywords, name.text) != kKeywords.end()) {
    hint = fmt::format("a word that touches '-' is no keyword: write '{} - …'", name.text);
  } else if (findings_.hints_wanted()) {
    std::vector<std::string_view> known;
    if (name.text[0] == '@') {
      for (const Parameter& p : scope.parameters) known.push_back(p.name.text);
    } else if (context != kNone) {
      for (const Name& e : checked_.enumerations[context].elements) known.push_back(e.text);
    }
    const std::string_view close = nearest_name(name.text, known);
    hint = close.empty() ? names_.suggestion(name.text, kReadable) : fmt::format("did you mean '{}'?", close);
    if (hint.empty() &&
        std::ranges::any_of(scope.parameters, [&](const Parameter& p) { return p.call_name == name.text; })) {
      hint = fmt::format("a parameter is read with '@': @{}", name.text);
    }
  }
  if (name.text[0] == '@') {
    findings_.error(Code::Unknown, name.span, fmt::format("this option has no parameter '{}'", name.text), hint);
  } else if (context != kNone) {
    findings_.error(Code::Unknown, name.span,
                    fmt::format("'{}' is neither an element of '{}' nor a symbol", name.text,
                                checked_.enumerations[context].name.text),
                    hint);
  } else {
    findings_.error(Code::Unknown, name.span, fmt::format("there is no symbol '{}'", name.text), hint);
  }
}

const Expression* Checker::parameter(const syntax::Expr& e, const Scope& scope) {
  for (std::uint32_t i = 0; i < scope.parameters.size(); ++i) {
    if (scope.parameters[i].name.text != e.name.text) continue;
    use({e.name.span.file, e.name.span.begin + 1, e.name.span.end},
        {EntityKind::Parameter, EntityKind::Option, scope.option, i});
    if (e.kind == syntax::ExprKind::Call) {
      findings_.error(Code::Unknown, e.name.span, "a parameter has no parameters of its own", "remove the list");
      return nullptr;
    }
    Expression result;
    result.op = Op::Parameter;
    result.type = scope.parameters[i].type;
    result.reference = i;
    result.span = e.span;
    return arena_.make(result);
  }
  unknown(e.name, kNone, scope);
  return nullptr;
}

const Expression* Checker::symbol(const syntax::Expr& e, const NameTable::Entry& entry, const Scope& scope) {
  Expression result;
  result.reference = entry.index;
  result.span = e.span;
  const bool input = (one(entry.what) & kInputs) != 0;
  if (e.kind == syntax::ExprKind::Call && !input) {
    findings_.error(Code::Unknown, e.name.span,
                    fmt::format("'{}' is {} and has no parameters", e.name.text, name_of(entry.what)),
                    "remove the list");
    return nullptr;
  }
  const Entity meant{entry.what == Class::Constant ? EntityKind::Constant : EntityKind::Symbol, EntityKind::Option, 0,
                     entry.index};
  use(e.name.span, meant);
  if (entry.what == Class::Constant) {
    result.op = Op::Constant;
    return arena_.make(result);
  }
  const Symbol& found = checked_.symbols[entry.index];
  result.op = input ? Op::Input : Op::Output;
  result.type = found.type;
  if (input) result.arguments = arguments(e.arguments, found.parameters, e.name, meant, scope);
  return arena_.make(result);
}

const Expression* Checker::unary(const syntax::Expr& e, std::uint32_t context, const Scope& scope) {
  if (e.sign == Kind::Not) {
    return make(Op::Not, kBoolean, e.span, {typed(*e.operands[0], kBoolean, context, scope, "the operand of '!'")});
  }
  const Expression* value = typed(*e.operands[0], kDecimal, context, scope, "the operand of '-'");
  if (!value) return nullptr;
  // a negative number is a literal; anything else is taken from zero
  Expression number;
  number.op = Op::Number;
  number.span = e.span;
  if (value->op == Op::Number) {
    number.number = -value->number;
    return arena_.make(number);
  }
  return make(Op::Subtract, kDecimal, e.span, {arena_.make(number), value});
}

const Expression* Checker::binary(const syntax::Expr& e, std::uint32_t context, const Scope& scope) {
  if (e.sign == Kind::And || e.sign == Kind::Or) return logic(e, context, scope);
  if (e.sign == Kind::Equal || e.sign == Kind::NotEqual) return equality(e, context, scope);
  const auto [op, what] = arithmetic(e.sign);
  const Expression* left = typed(*e.operands[0], kDecimal, context, scope, what);
  const Expression* right = typed(*e.operands[1], kDecimal, context, scope, what);
  return make(op, op >= Op::Less ? kBoolean : kDecimal, e.span, {left, right});
}

const Expression* Checker::logic(const syntax::Expr& e, std::uint32_t context, const Scope& scope) {
  std::vector<const syntax::Expr*> parts;
  flatten(e, e.sign, parts);
  std::vector<const Expression*> operands;
  bool good = true;
  for (const syntax::Expr* part : parts) {
    operands.push_back(
        typed(*part, kBoolean, context, scope, e.sign == Kind::And ? "an operand of '&&'" : "an operand of '||'"));
    good = good && operands.back();
  }
  if (!good) return nullptr;
  Expression result;
  result.op = e.sign == Kind::And ? Op::And : Op::Or;
  result.type = kBoolean;
  result.span = e.span;
  result.operands = arena_.keep(operands);
  return arena_.make(result);
}

const Expression* Checker::equality(const syntax::Expr& e, std::uint32_t context, const Scope& scope) {
  const Expression* left = expression(*e.operands[0], context, scope);
  // what the right side may be depends on the left
  if (!left) return nullptr;
  if (left->type.type == Type::Boolean) {
    findings_.error(Code::WrongEnumType, left->span, fmt::format("{} does not compare bools", name_of(e.sign)),
                    "write 'a' for a == true, '!a' for a == false");
    return nullptr;
  }
  if (left->type.type == Type::Decimal) {
    const Expression* right = typed(*e.operands[1], kDecimal, context, scope, "what a float is compared with");
    return make(e.sign == Kind::Equal ? Op::Equal : Op::NotEqual, kBoolean, e.span, {left, right});
  }
  if (left->op == Op::Conditional) {
    findings_.error(Code::Internal, left->span, "'? :' cannot stand on the left of an enumerated comparison",
                    "swap the two sides");
    return nullptr;
  }
  const Expression* right = typed(*e.operands[1], left->type, left->type.domain, scope, "what it is compared with");
  const Expression* same = make(Op::SameElement, kBoolean, e.span, {left, right});
  return e.sign == Kind::Equal || !same ? same : make(Op::Not, kBoolean, e.span, {same});
}

const Expression* Checker::conditional(const syntax::Expr& e, std::uint32_t context, const Scope& scope) {
  const Expression* condition = typed(*e.operands[0], kBoolean, context, scope, "the condition of '?'");
  const Expression* then = expression(*e.operands[1], context, scope);
  if (!then) {
    expression(*e.operands[2], context, scope);
    return nullptr;
  }
  const Expression* otherwise =
      typed(*e.operands[2], then->type, context, scope, "the second value of '?', like the first");
  if (then->type.type == Type::Boolean) {
    findings_.note(Code::None, e.span, "the original's engines refuse a bool '? :' when they load the program",
                   "write (c && a) || (!c && b)");
  }
  return make(Op::Conditional, then->type, e.span, {condition, then, otherwise});
}

}  // namespace cancha::decide::xabsl
