// Expressions, by precedence: ?: || && comparison + * unary.

#include <algorithm>

#include "decide/xabsl/parser.h"

namespace cancha::decide::xabsl::syntax {
namespace {

constexpr int kOr = 1, kComparison = 3, kUnary = 6;

/// How tightly an operator binds; 0 = not a binary operator.
int level_of(Kind sign) {
  switch (sign) {
    case Kind::Or:
      return kOr;
    case Kind::And:
      return 2;
    case Kind::Less:
    case Kind::Greater:
    case Kind::LessEqual:
    case Kind::GreaterEqual:
    case Kind::Equal:
    case Kind::NotEqual:
      return kComparison;
    case Kind::Plus:
    case Kind::Minus:
      return 4;
    case Kind::Star:
    case Kind::Slash:
    case Kind::Percent:
      return 5;
    default:
      return 0;
  }
}

}  // namespace

const Expr* Parser::parse_expression() {
  const Deeper deeper{depth_};
  if (too_deep()) return bad_expression();
  const Expr* condition = parse_binary(kOr);
  if (!at(Kind::Question)) return condition;
  take();
  Expr e;
  e.kind = ExprKind::Conditional;
  e.sign = Kind::Question;
  e.operands[0] = condition;
  e.operands[1] = parse_expression();
  if (!expect_sign(Kind::Colon, "between the two values of '?'")) return bad_expression();
  e.operands[2] = parse_binary(kOr);
  if (at(Kind::Question)) {
    error("'? :' cannot be chained", "put the inner one in parentheses");
    skip_to({Kind::Semicolon, Kind::CloseParen});
    return bad_expression();
  }
  e.span = {file_, condition->span.begin, e.operands[2]->span.end};
  return keep(e);
}

const Expr* Parser::parse_binary(int level) {
  if (level == kUnary) return parse_unary();
  const Expr* left = parse_binary(level + 1);
  for (int links = 1; level_of(peek().kind) == level; ++links) {
    if (level == kComparison && links > 1) error("comparisons cannot be chained", "join them with '&&'");
    Expr e;
    e.kind = ExprKind::Binary;
    e.sign = peek().kind;
    take();
    e.operands[0] = left;
    e.operands[1] = parse_binary(level + 1);
    e.span = {file_, left->span.begin, e.operands[1]->span.end};
    left = keep(e);
    if (level == kComparison && links > 1) left = bad_expression();
  }
  return left;
}

const Expr* Parser::parse_unary() {
  if (!at(Kind::Not) && !at(Kind::Minus)) return parse_primary();
  const Deeper deeper{depth_};
  if (too_deep()) return bad_expression();
  Expr e;
  e.kind = ExprKind::Unary;
  e.sign = peek().kind;
  const Span sign = take().span;
  e.operands[0] = parse_unary();
  e.span = {file_, sign.begin, e.operands[0]->span.end};
  return keep(e);
}

const Expr* Parser::parse_primary() {
  refuse_doc();
  Expr e;
  e.span = here();
  switch (peek().kind) {
    case Kind::OpenParen:
      take();
      e.kind = ExprKind::Paren;
      e.operands[0] = parse_expression();
      if (!expect_sign(Kind::CloseParen, "after the expression")) return bad_expression();
      e.span.end = behind().end;
      break;
    case Kind::Number:
      e.kind = ExprKind::Number;
      e.name = take();
      break;
    case Kind::True:
    case Kind::False:
    case Kind::StateTime:
    case Kind::OptionTime:
    case Kind::ActionDone:
    case Kind::Conflict:
      e.kind = ExprKind::Word;
      e.sign = peek().kind;
      take();
      break;
    case Kind::Identifier:
      e.kind = ExprKind::Name;
      e.name = take();
      if (at(Kind::OpenParen)) {
        e.kind = ExprKind::Call;
        e.arguments = parse_arguments();
        e.span.end = behind().end;
      }
      break;
    default:
      wrong_word("an expression", at(Kind::Assign) ? "a comparison is written '=='" : "");
      return bad_expression();
  }
  return keep(e);
}

const Expr* Parser::bad_expression() {
  Expr e;
  e.span = here();
  return arena_.make(e);
}

const Expr* Parser::keep(Expr& e) {
  constexpr std::uint16_t kHighest = 1000;
  std::uint16_t below = 0;
  for (const Expr* operand : e.operands) {
    if (operand) below = std::max(below, operand->height);
  }
  for (const Argument& argument : e.arguments) below = std::max(below, argument.value->height);
  e.height = static_cast<std::uint16_t>(below + 1);
  if (e.height <= kHighest) return arena_.make(e);
  give_up("this expression has more than 1000 levels");
  return bad_expression();
}

}  // namespace cancha::decide::xabsl::syntax
