#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decide/xabsl/arena.h"
#include "decide/xabsl/syntax.h"

/// A behaviour after all names are resolved and all types are known: what engines and code generators start from.
///
/// Things refer to one another by their place in the lists of `Checked`. Common decisions are kept once for each
/// option; whoever runs or writes a state puts them in front of the state's own tree.
namespace cancha::decide::xabsl {

using syntax::Name;

inline constexpr std::uint32_t kNone = 0xffffffff;

enum class Type : std::uint8_t { Decimal, Boolean, Enumerated };
constexpr std::array<std::string_view, 3> names(Type) {
  return {"float", "bool", "enum"};
}

/// A type; enumerated ones know their enumeration.
struct ValueType {
  Type type = Type::Decimal;
  std::uint32_t domain = kNone;  ///< which of the enumerations
};

struct Enumeration {
  Name name;
  bool internal = false;  ///< made by the engine, for internal symbols
  std::span<const Name> elements;
  Span doc;
};

struct Parameter {
  Name name;                   ///< as declared, an option's with its @
  std::string_view call_name;  ///< as calls write it: without @
  std::string_view code_name;  ///< in the intermediate code: "owner.name"
  ValueType type;
  std::string_view range;
  std::string_view measure;
  Span doc;
};

enum class Direction : std::uint8_t { Input, Output, Internal };
constexpr std::array<std::string_view, 3> names(Direction) {
  return {"input", "output", "internal"};
}

struct Symbol {
  Name name;
  Direction direction = Direction::Input;
  ValueType type;
  std::span<const Parameter> parameters;  ///< of an input function
  std::string_view range;
  std::string_view measure;
  Span doc;
};

struct Constant {
  Name name;
  std::string_view text;  ///< the number as written, with its sign
  std::string_view measure;
  Span doc;
};

struct Behaviour {
  Name name;
  std::span<const Parameter> parameters;
  Span doc;
};

enum class Op : std::uint8_t {
  Number,
  True,
  False,
  Element,  // literals
  Constant,
  Input,
  Output,
  Parameter,  // names
  StateTime,
  OptionTime,
  ActionDone,
  Conflict,
  Add,
  Subtract,
  Multiply,
  Divide,
  Modulo,
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  Equal,
  NotEqual,
  SameElement,
  And,
  Or,
  Not,
  Conditional,
};

struct Argument;

/// An expression whose type is known.
struct Expression {
  Op op = Op::Number;
  ValueType type;
  double number = 0.0;                  ///< of a Number
  std::uint32_t reference = kNone;      ///< constant, symbol, parameter of the option, or element of the enumeration
  std::span<const Argument> arguments;  ///< of an Input
  std::span<const Expression* const> operands;  ///< And and Or have two or more
  Span span;
};

/// A value for a parameter of what is called.
struct Argument {
  std::uint32_t parameter = 0;
  const Expression* value = nullptr;
};

/// A decision: an if with two branches, or the state to be in. `otherwise` is missing only at the end of a common one.
struct Decision {
  const Expression* condition = nullptr;  ///< nothing = a leaf
  const Decision* then = nullptr;
  const Decision* otherwise = nullptr;
  std::uint32_t state = kNone;  ///< of a leaf
  Span span;
  Span doc;
};

enum class ActionKind : std::uint8_t { CallOption, CallBehaviour, Assign };

struct Action {
  ActionKind kind = ActionKind::Assign;
  std::uint32_t target = kNone;         ///< which option, behaviour or symbol
  std::span<const Argument> arguments;  ///< of a call
  const Expression* value = nullptr;    ///< of an assignment
  Span span;
};

enum class Cooperation : std::uint8_t { None, Capacity, Synchronized };

struct State {
  Name name;
  bool target = false;
  Cooperation cooperation = Cooperation::None;
  std::string_view number;             ///< of the cooperation, as written; a bare `synchronized` has "0"
  const Decision* decision = nullptr;  ///< nothing = stay
  std::span<const Action> actions;     ///< without the common ones
};

struct Option {
  Name name;
  std::span<const Parameter> parameters;
  const Decision* common_decision = nullptr;
  std::span<const Action> common_actions;
  std::span<const State> states;
  std::uint32_t initial = 0;
  Span doc;
};

struct Agent {
  Name name;
  std::string_view title;
  std::uint32_t root = kNone;
  Span doc;
};

struct Namespace {
  Name name;
  std::string_view title;
  Span doc;
};

/// The whole behaviour. Lists are in source order: file after file, in the order in which includes reach them.
struct Checked {
  std::string_view title;        ///< from the header of the agents' file
  std::string_view platform;     ///< likewise
  std::string_view environment;  ///< likewise
  std::vector<Namespace> namespaces;
  std::vector<Enumeration> enumerations;
  std::vector<Symbol> symbols;
  std::vector<Constant> constants;
  std::vector<Behaviour> behaviours;
  std::vector<Option> options;
  std::vector<Agent> agents;

  /// The options as the intermediate code lists them: by name, upper and lower case being equal.
  [[nodiscard]] std::vector<std::uint32_t> options_by_name() const;
};

}  // namespace cancha::decide::xabsl
