// Files, namespaces and what is declared in them.

#include "decide/xabsl/parser.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::decide::xabsl::syntax {

// ---- words ---------------------------------------------------------------------------------------------------------

const Token& Parser::peek(std::size_t ahead) const {
  return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
}

Span Parser::behind() const {
  const std::uint32_t end = at_ == 0 ? 0 : tokens_[at_ - 1].end;
  return {file_, end, end};
}

Name Parser::take() {
  const Token& token = peek();
  if (token.kind != Kind::End) ++at_;
  return {text_.substr(token.begin, token.end - token.begin), span_of(token)};
}

bool Parser::take_if(Kind kind) {
  if (!at(kind)) return false;
  ++at_;
  return true;
}

Name Parser::expect(Kind kind, std::string_view where) {
  if (kind != Kind::Doc) refuse_doc();
  if (at(kind)) return take();
  std::string hint;
  if (kind == Kind::Identifier && peek().kind >= Kind::Action && peek().kind <= Kind::True) {
    hint = fmt::format("{} is a reserved word", name_of(peek().kind));
  }
  wrong_word(fmt::format("{} {}", name_of(kind), where), std::move(hint));
  return {};
}

void Parser::expect_semicolon(std::string_view after) {
  refuse_doc();
  if (take_if(Kind::Semicolon)) return;
  // a new thing begins in the next line: only the sign was forgotten
  if (at_ > 0 && last_error_ != at_) {
    const std::string_view between = text_.substr(tokens_[at_ - 1].end, peek().begin - tokens_[at_ - 1].end);
    if (at(Kind::CloseBrace) || between.find('\n') != std::string_view::npos) {
      last_error_ = at_;
      findings_.error(Code::Syntax, behind(), fmt::format("expected ';' after {}", after));
      return;
    }
  }
  wrong_word(fmt::format("';' after {}", after));
  skip_statement();
}

Span Parser::take_doc() {
  if (!at(Kind::Doc)) return {file_, 0, 0};
  return take().span;
}

void Parser::refuse_doc() {
  while (at(Kind::Doc) || at(Kind::Header)) {
    const bool header = at(Kind::Header);
    error(header ? "a file header (three stars) may only be the first thing in a file"
                 : "a documentation comment (two stars) may not stand here",
          "write /* with one star");
    ++at_;
  }
}

// ---- errors --------------------------------------------------------------------------------------------------------

void Parser::error(std::string what, std::string hint) {
  if (last_error_ == at_ || gave_up_) return;
  last_error_ = at_;
  findings_.error(at(Kind::End) ? Code::EndOfFile : Code::Syntax, here(), std::move(what), std::move(hint));
}

void Parser::wrong_word(std::string_view expected, std::string hint) {
  const Token& token = peek();
  std::string found{name_of(token.kind)};
  if (token.kind >= Kind::Identifier && token.kind <= Kind::Range) {
    const std::string_view word = text_.substr(token.begin, std::min<std::size_t>(token.end - token.begin, 40));
    found = fmt::format("'{}'", word.substr(0, word.find('\n')));
  }
  error(fmt::format("expected {}, found {}", expected, found), std::move(hint));
}

void Parser::skip_to(std::initializer_list<Kind> stops) {
  int depth = 0;
  while (!at(Kind::End)) {
    if (depth == 0 && (at(Kind::CloseBrace) || std::ranges::find(stops, peek().kind) != stops.end())) return;
    if (at(Kind::OpenBrace)) ++depth;
    if (at(Kind::CloseBrace)) --depth;
    ++at_;
  }
}

void Parser::skip_statement() {
  skip_to({Kind::Semicolon});
  take_if(Kind::Semicolon);
}

bool Parser::too_deep() {
  constexpr int kDeepest = 500;
  if (depth_ < kDeepest) return false;
  give_up(fmt::format("this is nested more than {} levels deep", kDeepest));
  return true;
}

void Parser::give_up(std::string what) {
  error(std::move(what), "split it");
  gave_up_ = true;
  at_ = tokens_.size() - 1;
}

// ---- files ---------------------------------------------------------------------------------------------------------

File Parser::parse_file() {
  File file;
  if (at(Kind::Header)) file.header = take().span;
  file.includes = parse_includes();
  if (at(Kind::End)) return file;
  const Span doc = take_doc();
  switch (peek().kind) {
    case Kind::Option:
      file.option = parse_option(doc);
      break;
    case Kind::Namespace:
      file.name_space = parse_namespace(doc);
      break;
    case Kind::Agent:
      file.agents = parse_agents(doc);
      break;
    default:
      wrong_word("'include', 'option', 'namespace' or 'agent'");
      return file;
  }
  if (!at(Kind::End)) {
    wrong_word("the end of the file",
               at(Kind::Include) ? "includes come first" : "a file holds one option, or one namespace, or agents");
  }
  return file;
}

std::span<const Name> Parser::parse_includes() {
  std::vector<Name> includes;
  while (at(Kind::Include)) {
    take();
    if (const Name path = expect(Kind::String, "after 'include'"); !path.empty()) includes.push_back(path);
    expect_semicolon("the include");
  }
  return arena_.keep(includes);
}

std::span<const Agent> Parser::parse_agents(Span doc) {
  std::vector<Agent> agents;
  while (at(Kind::Agent)) {
    take();
    Agent agent;
    agent.doc = doc;
    agent.name = expect(Kind::Identifier, "after 'agent'");
    expect_sign(Kind::OpenParen, "after the agent's name");
    agent.title = expect(Kind::String, "as the agent's title");
    expect_sign(Kind::Comma, "after the title");
    agent.root = expect(Kind::Identifier, "as the agent's root option");
    expect_sign(Kind::CloseParen, "after the root option");
    if (last_error_ == at_) skip_to({Kind::Semicolon, Kind::Agent});
    expect_semicolon("the agent");
    if (!agent.name.empty()) agents.push_back(agent);
    doc = take_doc();
    if (!doc.empty() && !at(Kind::Agent)) error("nothing follows this documentation comment that it could describe");
  }
  return arena_.keep(agents);
}

// ---- namespaces ----------------------------------------------------------------------------------------------------

struct Parser::Members {
  std::vector<Constant> constants;
  std::vector<Enumeration> enumerations;
  std::vector<Symbol> symbols;
  std::vector<Behaviour> behaviours;
  std::vector<Member> order;

  template <class T>
  void add(MemberKind kind, std::vector<T>& list, const T& thing) {
    if (thing.name.empty()) return;
    order.push_back({kind, static_cast<std::uint32_t>(list.size())});
    list.push_back(thing);
  }
};

const Namespace* Parser::parse_namespace(Span doc) {
  take();
  Namespace result;
  result.doc = doc;
  result.name = expect(Kind::Identifier, "after 'namespace'");
  expect_sign(Kind::OpenParen, "after the namespace's name");
  result.title = expect(Kind::String, "as the namespace's title");
  expect_sign(Kind::CloseParen, "after the title");
  if (!expect_sign(Kind::OpenBrace, "before the declarations")) {
    skip_to({Kind::OpenBrace});
    take_if(Kind::OpenBrace);
  }
  Members members;
  while (!at(Kind::CloseBrace) && !at(Kind::End)) parse_member(members);
  expect_sign(Kind::CloseBrace, "at the end of the namespace");
  result.constants = arena_.keep(members.constants);
  result.enumerations = arena_.keep(members.enumerations);
  result.symbols = arena_.keep(members.symbols);
  result.behaviours = arena_.keep(members.behaviours);
  result.order = arena_.keep(members.order);
  return arena_.make(result);
}

void Parser::parse_member(Members& members) {
  const Span doc = take_doc();
  if (at(Kind::Behavior)) return parse_behaviour(members, doc);
  TypeName type;
  const bool typed = parse_type(type);
  const bool directed = at(Kind::Internal) || at(Kind::Input) || at(Kind::Output);
  if (type.word == Kind::Enum && (at(Kind::OpenBrace) || (directed && peek(1).kind == Kind::OpenBrace))) {
    return parse_enumeration(members, doc, type.domain);
  }
  if (at(Kind::Const)) return parse_constant(members, doc, type);
  if (at(Kind::Input) || at(Kind::Output) || at(Kind::Internal)) return parse_symbol(members, doc, type);

  // the original's grammar lets a symbol without direction and 'float { … }' through, and then fails on them
  if (typed && at(Kind::Identifier)) {
    const auto place = here();  // before the name is taken
    findings_.error(Code::Internal, place, fmt::format("the symbol '{}' has no direction", take().text),
                    "write 'input', 'output' or 'internal' before its name");
  } else if (typed && at(Kind::OpenBrace)) {
    findings_.error(Code::Internal, here(), "a type has no block of declarations", "declare each symbol by itself");
  } else {
    wrong_word(typed ? "'input', 'output', 'internal' or 'const'" : "a declaration");
  }
  last_error_ = at_;
  skip_to({Kind::Semicolon, Kind::Behavior});
  take_if(Kind::Semicolon);
}

bool Parser::parse_type(TypeName& type) {
  if (!at(Kind::Bool) && !at(Kind::Float) && !at(Kind::Enum)) return false;
  type.word = peek().kind;
  take();
  if (type.word == Kind::Enum) type.domain = expect(Kind::Identifier, "after 'enum'");
  return true;
}

void Parser::parse_enumeration(Members& members, Span doc, Name name) {
  Enumeration result;
  result.doc = doc;
  result.name = name;
  result.internal = take_if(Kind::Internal);
  if (at(Kind::Input) || at(Kind::Output)) {
    // the original prints its syntax error here and goes on
    findings_.warning(Code::Syntax, here(), "an enumeration has no direction", "remove the word");
    take();
  }
  take();
  std::vector<Name> elements;
  do {
    refuse_doc();
    if (!elements.empty() && at(Kind::CloseBrace)) {
      error("expected an element after ',', found '}'", "the last element has no comma");
      break;
    }
    const Name element = expect(Kind::Identifier, "as an element");
    if (element.empty()) break;
    elements.push_back(element);
  } while (take_if(Kind::Comma));
  refuse_doc();
  if (!at(Kind::CloseBrace)) {
    wrong_word("',' or '}' after an element");
    skip_to({Kind::Semicolon});
  }
  take_if(Kind::CloseBrace);
  expect_semicolon("the enumeration");
  result.elements = arena_.keep(elements);
  members.add(MemberKind::Enumeration, members.enumerations, result);
}

void Parser::parse_constant(Members& members, Span doc, const TypeName& type) {
  if (type.word != Kind::Float) error("a constant is a number", "write 'float const'");
  take();
  Constant result;
  result.doc = doc;
  result.name = expect(Kind::Identifier, "after 'const'");
  expect_sign(Kind::Assign, "after the constant's name");
  result.negative = take_if(Kind::Minus);
  const bool word = at(Kind::Identifier) || at(Kind::True) || at(Kind::False);
  if (word) wrong_word("a number as the constant's value", "constants are numbers, not expressions");
  result.number = expect(Kind::Number, "as the constant's value");
  if (at(Kind::String)) result.measure = take();
  if (last_error_ == at_) skip_to({Kind::Semicolon});
  expect_semicolon("the constant");
  if (!result.number.empty()) members.add(MemberKind::Constant, members.constants, result);
}

void Parser::parse_symbol(Members& members, Span doc, const TypeName& type) {
  Symbol result;
  result.doc = doc;
  result.type = type;
  result.direction = peek().kind;
  take();
  result.name = expect(Kind::Identifier, "after the direction");
  parse_range_and_measure(result.range, result.measure, type);
  if (at(Kind::OpenParen)) {
    const Span list = take().span;
    result.is_function = true;
    result.parameters = parse_parameters(Kind::CloseParen);
    expect_sign(Kind::CloseParen, "after the parameters");
    if (result.direction != Kind::Input) {
      findings_.error(Code::Internal, list, "only input symbols have parameters", "remove the list");
    }
  }
  expect_semicolon("the symbol");
  members.add(MemberKind::Symbol, members.symbols, result);
}

void Parser::parse_behaviour(Members& members, Span doc) {
  take();
  Behaviour result;
  result.doc = doc;
  result.name = expect(Kind::Identifier, "after 'behavior'");
  if (expect_sign(Kind::OpenBrace, "after the behaviour's name")) {
    result.parameters = parse_parameters(Kind::CloseBrace);
    expect_sign(Kind::CloseBrace, "after the parameters");
    if (at(Kind::Semicolon)) {
      error("expected no ';' after a behaviour", "remove it");
      take();
    }
  } else {
    skip_statement();
  }
  members.add(MemberKind::Behaviour, members.behaviours, result);
}

void Parser::parse_range_and_measure(Name& range, Name& measure, const TypeName& type) {
  const Span first = here();
  if (at(Kind::Range)) range = take();
  if (at(Kind::String)) measure = take();
  // the original prints its syntax error here and goes on
  if (type.word != Kind::Float && (!range.empty() || !measure.empty())) {
    findings_.warning(Code::Syntax, first, "a range or measure means nothing on a bool or an enumeration", "remove it");
  }
}

std::span<const Parameter> Parser::parse_parameters(Kind closing) {
  std::vector<Parameter> parameters;
  while (at(Kind::Doc) || at(Kind::Bool) || at(Kind::Float) || at(Kind::Enum) || at(Kind::Identifier)) {
    Parameter p;
    p.doc = take_doc();
    parse_type(p.type);
    if (at(Kind::OpenBrace)) {
      findings_.error(Code::Internal, here(), "a type has no block of declarations",
                      "declare each parameter by itself");
      last_error_ = at_;
      skip_to({Kind::Semicolon, closing});
      take_if(Kind::Semicolon);
      continue;
    }
    p.name = expect(Kind::Identifier, "as a parameter");
    if (p.name.empty()) {
      skip_to({Kind::Semicolon, Kind::State, Kind::Initial, Kind::Target, Kind::Common, closing});
      take_if(Kind::Semicolon);
      continue;
    }
    parse_range_and_measure(p.range, p.measure, p.type);
    expect_semicolon("the parameter");
    parameters.push_back(p);
  }
  return arena_.keep(parameters);
}

File parse(const Source& source, std::uint32_t file, Arena& arena, std::vector<Token>& tokens, Findings& findings) {
  split(source, file, tokens, findings);
  return Parser{source, file, arena, tokens, findings}.parse_file();
}

}  // namespace cancha::decide::xabsl::syntax
