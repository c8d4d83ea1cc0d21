// Options: states, decision trees and actions.

#include <fmt/format.h>

#include "decide/xabsl/parser.h"

namespace cancha::decide::xabsl::syntax {

const Option* Parser::parse_option(Span doc) {
  take();
  Option result;
  result.doc = doc;
  result.name = expect(Kind::Identifier, "after 'option'");
  if (!expect_sign(Kind::OpenBrace, "after the option's name")) {
    skip_to({Kind::OpenBrace});
    take_if(Kind::OpenBrace);
  }
  result.parameters = parse_parameters(Kind::CloseBrace);
  refuse_doc();
  if (at(Kind::Common) && peek(1).kind == Kind::Decision) result.common_decision = parse_common_decision();
  refuse_doc();
  if (at(Kind::Common) && peek(1).kind == Kind::Action) result.common_actions = parse_common_action();

  std::vector<State> states;
  while (!at(Kind::CloseBrace) && !at(Kind::End)) parse_state(states);
  if (states.empty()) error("expected a state, found none", "an option has at least one state");
  expect_sign(Kind::CloseBrace, "at the end of the option");
  result.states = arena_.keep(states);
  return arena_.make(result);
}

const Tree* Parser::parse_common_decision() {
  const Span first = take().span;
  take();
  if (!at(Kind::OpenBrace)) {
    findings_.error(Code::Internal, first, "the common decision has no body", "write { if (…) … } behind it");
    return nullptr;
  }
  take();
  const Tree* tree = parse_common_tree();
  if (!expect_sign(Kind::CloseBrace, "at the end of the common decision")) {
    skip_to({});
    take_if(Kind::CloseBrace);
  }
  return tree;
}

std::span<const Action> Parser::parse_common_action() {
  const Span first = take().span;
  take();
  if (!at(Kind::OpenBrace)) {
    findings_.error(Code::Internal, first, "the common action has no body", "write { … } behind it");
    return {};
  }
  return parse_actions();
}

void Parser::parse_state(std::vector<State>& states) {
  refuse_doc();
  State state;
  state.initial = take_if(Kind::Initial);
  state.target = take_if(Kind::Target);
  if (at(Kind::Initial)) {
    error("expected 'state', found 'initial'", "the order is 'initial target state'");
    state.initial = true;
    take();
  }
  if (!at(Kind::State)) {
    const bool late = at(Kind::Common) || at(Kind::Bool) || at(Kind::Float) || at(Kind::Enum);
    wrong_word("a state", late ? "the order is: parameters, common decision, common action, states" : "");
    // beyond the next brace block lies the next state
    if (!at(Kind::End)) ++at_;
    skip_to({Kind::State, Kind::Initial, Kind::Target});
    return;
  }
  take();
  state.name = expect(Kind::Identifier, "after 'state'");
  parse_cooperation(state);
  if (!expect_sign(Kind::OpenBrace, "before the state's decision and action")) {
    skip_to({Kind::State, Kind::Initial, Kind::Target});
    return;
  }
  refuse_doc();
  if (at(Kind::Decision)) parse_decision(state);
  refuse_doc();
  if (at(Kind::Action)) {
    take();
    state.actions = parse_actions();
    refuse_doc();
    if (!at(Kind::CloseBrace)) {
      wrong_word("'}' at the end of the state", at(Kind::Decision) ? "the decision comes before the action" : "");
      skip_to({Kind::State, Kind::Initial, Kind::Target});
    }
  } else {
    wrong_word("'action' in the state", "an empty one is: action { }");
    skip_to({Kind::State, Kind::Initial, Kind::Target});
  }
  take_if(Kind::CloseBrace);
  if (!state.name.empty()) states.push_back(state);
}

void Parser::parse_cooperation(State& state) {
  if (!at(Kind::Capacity) && !at(Kind::Synchronized)) return;
  state.cooperation = peek().kind;
  take();
  if (at(Kind::Number)) {
    state.number = take();
  } else if (state.cooperation == Kind::Capacity) {
    wrong_word("a number after 'capacity'", "how many agents may be in the state at once");
  }
}

void Parser::parse_decision(State& state) {
  take();
  if (!expect_sign(Kind::OpenBrace, "after 'decision'")) {
    skip_to({Kind::Action, Kind::State, Kind::Initial, Kind::Target});
    return;
  }
  if (at(Kind::Else) || (at(Kind::Doc) && peek(1).kind == Kind::Else)) {
    take_doc();
    state.leading_else = take().span;
  }
  state.decision = parse_tree();
  if (!at(Kind::CloseBrace)) {
    refuse_doc();
    wrong_word("'}' at the end of the decision");
    skip_to({Kind::Action});
  }
  take_if(Kind::CloseBrace);
}

const Tree* Parser::parse_tree() {
  const Deeper deeper{depth_};
  Tree tree;
  tree.span = here();
  if (too_deep()) return arena_.make(tree);
  const Span doc = at(Kind::Doc) && peek(1).kind == Kind::If ? take_doc() : Span{};
  refuse_doc();
  switch (peek().kind) {
    case Kind::If:
      return parse_if(doc, false);
    case Kind::OpenBrace: {
      take();
      const Tree* inner = parse_tree();
      refuse_doc();
      if (!at(Kind::CloseBrace)) {
        wrong_word("'}' after one decision", "a block holds one if, goto or stay");
        skip_to({});
      }
      take_if(Kind::CloseBrace);
      return inner;
    }
    case Kind::Goto:
      tree.kind = TreeKind::Goto;
      tree.span = take().span;
      tree.target = expect(Kind::Identifier, "after 'goto'");
      if (tree.target.empty()) tree.kind = TreeKind::Bad;
      expect_semicolon("the goto");
      break;
    case Kind::Stay:
      tree.kind = TreeKind::Stay;
      tree.span = take().span;
      expect_semicolon("'stay'");
      break;
    default:
      wrong_word("'if', 'goto', 'stay' or '{'");
      skip_to({Kind::Semicolon, Kind::Else});
      take_if(Kind::Semicolon);
  }
  return arena_.make(tree);
}

const Tree* Parser::parse_common_tree() {
  const Deeper deeper{depth_};
  Tree tree;
  tree.span = here();
  if (too_deep()) return arena_.make(tree);
  const Span doc = at(Kind::Doc) && peek(1).kind == Kind::If ? take_doc() : Span{};
  refuse_doc();
  if (at(Kind::If)) return parse_if(doc, true);
  if (take_if(Kind::OpenBrace)) {
    const Tree* inner = parse_common_tree();
    if (!at(Kind::CloseBrace)) {
      wrong_word("'}' after one decision");
      skip_to({});
    }
    take_if(Kind::CloseBrace);
    return inner;
  }
  // a bare else would never let the states decide
  wrong_word("'if'", "a common decision ends in an if without else; the states' own decisions are its else");
  skip_statement();
  return arena_.make(tree);
}

const Tree* Parser::parse_if(Span doc, bool common) {
  // chains of else-if may be as long as the file: no level of the stack for each
  Tree* first = nullptr;
  Tree* last = nullptr;
  for (;;) {
    Tree* const tree = arena_.make(parse_question(doc));
    if (last) last->otherwise = tree;
    if (!first) first = tree;
    last = tree;
    if (at(Kind::Doc) && peek(1).kind == Kind::Else) tree->else_doc = take_doc();
    if (!take_if(Kind::Else)) {
      if (!common) refuse_missing_else();
      return first;
    }
    const bool documented = at(Kind::Doc) && peek(1).kind == Kind::If;
    if (!documented && !at(Kind::If)) {
      tree->otherwise = common ? parse_common_tree() : parse_tree();
      return first;
    }
    doc = documented ? take_doc() : Span{};
  }
}

Tree Parser::parse_question(Span doc) {
  Tree tree;
  tree.kind = TreeKind::If;
  tree.doc = doc;
  tree.span = take().span;
  expect_sign(Kind::OpenParen, "after 'if'");
  tree.condition = parse_expression();
  if (at(Kind::Assign)) error("expected ')' after the condition, found '='", "a comparison is written '=='");
  if (!expect_sign(Kind::CloseParen, "after the condition")) {
    tree.condition = bad_expression();
    skip_to({Kind::Goto, Kind::Stay, Kind::If, Kind::OpenBrace, Kind::Semicolon});
  }
  tree.then = parse_tree();
  return tree;
}

void Parser::refuse_missing_else() {
  refuse_doc();
  if (last_error_ == at_ || gave_up_) return;
  last_error_ = at_;
  findings_.error(Code::Syntax, at(Kind::CloseBrace) ? behind() : here(), "expected 'else' after the decision",
                  "every if has an else; to remain in the state write: else stay;");
}

std::span<const Action> Parser::parse_actions() {
  std::vector<Action> actions;
  if (!expect_sign(Kind::OpenBrace, "after 'action'")) return {};
  while (!at(Kind::CloseBrace) && !at(Kind::End)) parse_action(actions);
  expect_sign(Kind::CloseBrace, "at the end of the action");
  return arena_.keep(actions);
}

void Parser::parse_action(std::vector<Action>& actions) {
  refuse_doc();
  if (!at(Kind::Identifier)) {
    wrong_word("an assignment or a call");
    skip_to({Kind::Semicolon, Kind::State, Kind::Initial, Kind::Target});
    if (!take_if(Kind::Semicolon) && !at(Kind::CloseBrace)) ++at_;
    return;
  }
  Action action;
  action.name = take();
  if (take_if(Kind::Assign)) {
    action.value = parse_expression();
  } else {
    if (at(Kind::Option) || at(Kind::Behavior)) {
      action.which = peek().kind;
      take();
    }
    if (!at(Kind::OpenParen)) {
      wrong_word("'=' or '(' after the name", at(Kind::Equal) ? "an assignment has one '='" : "");
      return skip_statement();
    }
    action.arguments = parse_arguments();
  }
  expect_semicolon("the action");
  actions.push_back(action);
}

std::span<const Argument> Parser::parse_arguments() {
  take();
  std::vector<Argument> arguments;
  while (!at(Kind::CloseParen)) {
    refuse_doc();
    if (!at(Kind::Identifier) || peek(1).kind != Kind::Assign) {
      if (at(Kind::Identifier) && peek(1).kind != Kind::CloseParen && peek(1).kind != Kind::Comma) {
        take();
        wrong_word("'=' after the parameter's name");
      } else {
        wrong_word("a parameter's name", "arguments are named: name = value");
      }
      // a nameless one stands for what could not be read
      arguments.push_back({{}, bad_expression()});
      break;
    }
    Argument argument;
    argument.name = take();
    take();
    argument.value = parse_expression();
    arguments.push_back(argument);
    if (!take_if(Kind::Comma)) break;
  }
  if (!expect_sign(Kind::CloseParen, "after the arguments")) {
    skip_to({Kind::CloseParen, Kind::Semicolon});
    take_if(Kind::CloseParen);
  }
  return arena_.keep(arguments);
}

}  // namespace cancha::decide::xabsl::syntax
