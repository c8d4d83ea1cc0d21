#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "decide/xabsl/arena.h"
#include "decide/xabsl/source.h"
#include "decide/xabsl/token.h"

/// The tree of a file as it is written: every node has its place, names are views into the source.
namespace cancha::decide::xabsl::syntax {

/// A word with its place; empty where it is missing.
struct Name {
  std::string_view text;
  Span span;

  [[nodiscard]] bool empty() const { return text.empty(); }
};

/// `bool`, `float` or `enum DOMAIN`; nothing written means float.
struct TypeName {
  Kind word = Kind::Float;  ///< Bool, Float or Enum
  Name domain;              ///< of an enumerated type
};

struct Expr;

/// `name = value` in a call.
struct Argument {
  Name name;
  const Expr* value = nullptr;
};

enum class ExprKind : std::uint8_t { Bad, Word, Number, Name, Call, Unary, Binary, Conditional, Paren };

/// An expression. Bad ones stand where an error was reported already.
struct Expr {
  ExprKind kind = ExprKind::Bad;
  std::uint16_t height = 1;             ///< levels of expressions below and including this one, at most 1000
  Kind sign = Kind::End;                ///< the word (true, state_time …) or the operator
  Name name;                            ///< of a Name or Call; the digits of a Number
  std::span<const Argument> arguments;  ///< of a Call
  const Expr* operands[3] = {};         ///< one to three; of Conditional: condition, then, else
  Span span;
};

/// A parameter of a symbol, behaviour or option; options write them with @.
struct Parameter {
  Span doc;
  TypeName type;
  Name name;
  Name range;    ///< with its brackets
  Name measure;  ///< with its quotes
};

enum class TreeKind : std::uint8_t { Bad, Goto, Stay, If };

/// A decision tree. The last `otherwise` of a common decision is missing: there the state's own tree goes on.
struct Tree {
  TreeKind kind = TreeKind::Bad;
  Name target;  ///< of a Goto
  const Expr* condition = nullptr;
  const Tree* then = nullptr;
  const Tree* otherwise = nullptr;
  Span doc;       ///< of the if
  Span else_doc;  ///< of the else
  Span span;      ///< the first word
};

/// `name = value;` or `name(arguments);`
struct Action {
  Name name;
  const Expr* value = nullptr;          ///< of an assignment
  Kind which = Kind::End;               ///< Option or Behavior where the source says so
  std::span<const Argument> arguments;  ///< of a call
};

struct State {
  Name name;
  bool initial = false;
  bool target = false;
  Kind cooperation = Kind::End;  ///< Capacity or Synchronized
  Name number;                   ///< of the cooperation
  const Tree* decision = nullptr;
  Span leading_else;  ///< the `else` a decision begins with; empty where there is none
  std::span<const Action> actions;
};

struct Option {
  Span doc;
  Name name;
  std::span<const Parameter> parameters;
  const Tree* common_decision = nullptr;
  std::span<const Action> common_actions;
  std::span<const State> states;
};

struct Constant {
  Span doc;
  Name name;
  Name number;  ///< the digits
  bool negative = false;
  Name measure;
};

struct Enumeration {
  Span doc;
  Name name;
  bool internal = false;
  std::span<const Name> elements;
};

struct Symbol {
  Span doc;
  TypeName type;
  Kind direction = Kind::End;  ///< Input, Output or Internal
  Name name;
  Name range;
  Name measure;
  bool is_function = false;  ///< a list of parameters was written, even an empty one
  std::span<const Parameter> parameters;
};

struct Behaviour {
  Span doc;
  Name name;
  std::span<const Parameter> parameters;
};

enum class MemberKind : std::uint8_t { Constant, Enumeration, Symbol, Behaviour };

/// Which of a namespace's lists the next thing in it is on; keeps the order of the source.
struct Member {
  MemberKind kind = MemberKind::Symbol;
  std::uint32_t index = 0;
};

struct Namespace {
  Span doc;
  Name name;
  Name title;  ///< with its quotes
  std::span<const Constant> constants;
  std::span<const Enumeration> enumerations;
  std::span<const Symbol> symbols;
  std::span<const Behaviour> behaviours;
  std::span<const Member> order;
};

struct Agent {
  Span doc;
  Name name;
  Name title;  ///< with its quotes
  Name root;
};

/// One file: includes, then one option, or one namespace, or agents.
struct File {
  Span header;
  std::span<const Name> includes;  ///< with their quotes
  const Option* option = nullptr;
  const Namespace* name_space = nullptr;
  std::span<const Agent> agents;
};

/// Parses a file; what is wrong goes to `findings`, what is right into the tree. `tokens` is memory to work in.
[[nodiscard]] File parse(const Source& source, std::uint32_t file, Arena& arena, std::vector<Token>& tokens,
                         Findings& findings);

}  // namespace cancha::decide::xabsl::syntax
