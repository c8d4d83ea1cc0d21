#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "decide/program/expression.h"

/// The one form of all behaviours. XABSL, rules and charts are turned into it; the engine runs it, viewers draw it, and
/// code for robots' boards is written from it.
///
/// A program is options with states. One cycle begins at an agent's root option: the option's decision picks the state
/// to be in, then that state's actions are done in order; an action sets an output, runs a behaviour of the host, or
/// runs another option to its end.
///
/// Things refer to one another by their place in the lists of `Program`, so that a program is plain data: it can be
/// copied, compared and written down. `check.h` says what a sound program is; the engine takes no other.
namespace cancha::decide::program {

/// A stretch of one of the program's files; a program that was loaded from intermediate code has none.
struct Place {
  std::uint32_t file = kNone;
  std::uint32_t begin = 0;  ///< in bytes
  std::uint32_t end = 0;
};

/// A stretch of one of the lists below.
struct Range {
  std::uint32_t first = 0;
  std::uint32_t count = 0;
};

struct Enumeration {
  std::string name;
  std::vector<std::string> elements;  ///< of intermediate code: only those that it mentions, unless internal
  bool internal = false;              ///< of no concern to the host
};

struct Parameter {
  std::string name;  ///< as calls write it
  Type type = Type::Decimal;
  std::uint32_t enumeration = kNone;
};

enum class Direction : std::uint8_t { Input, Output, Internal };
constexpr std::array<std::string_view, 3> names(Direction) {
  return {"input", "output", "internal"};
}

/// A value that the host gives or takes; internal ones are kept by the engine.
struct Symbol {
  std::string name;
  Direction direction = Direction::Input;
  Type type = Type::Decimal;
  std::uint32_t enumeration = kNone;
  Range parameters{};  ///< of an input that is a function
  Place place{};
  // what the author promises about a decimal; the engine does not look, code for small boards is made by it
  bool whole = false;  ///< only whole numbers
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  int pin = -1;  ///< of a board; less than 0 = none was named
};

/// Something that the host does, e.g. a skill.
struct Behaviour {
  std::string name;
  Range parameters{};
  Place place{};
};

struct Argument {
  std::uint32_t parameter = kNone;
  std::uint32_t value = kNone;  ///< an expression
};

enum class ActionKind : std::uint8_t { Option, Behaviour, Assign };

struct Action {
  ActionKind kind = ActionKind::Assign;
  std::uint32_t target = kNone;  ///< option, behaviour or symbol
  Range arguments{};             ///< of a call
  std::uint32_t value = kNone;   ///< of an assignment: an expression
  Place place{};
};

/// A choice between two decisions, or the state to be in.
struct Decision {
  std::uint32_t condition = kNone;  ///< an expression; nothing = a leaf
  std::uint32_t then = kNone;
  std::uint32_t otherwise = kNone;  ///< nothing = the end of a common decision: the state's own decision follows
  std::uint32_t state = kNone;      ///< of a leaf; one of the whole list
  Range effects{};                  ///< of a leaf: actions of the way itself, done before those of the state
};

/// How many agents of a team may be in a state at once.
enum class Cooperation : std::uint8_t { None, Capacity, Synchronized };

struct State {
  std::string name;
  bool target = false;
  Cooperation cooperation = Cooperation::None;
  int agents = 0;                  ///< of the cooperation
  std::uint32_t decision = kNone;  ///< nothing = stay
  Range actions{};                 ///< without the option's common ones
  Place place{};
};

struct Option {
  std::string name;
  Range parameters{};
  Range entry{};  ///< assignments, done where the option was not active in the last cycle, before its decision
  std::uint32_t common_decision = kNone;
  Range common_actions{};  ///< done before the state's own
  Range states{};
  std::uint32_t initial = kNone;  ///< one of the whole list of states
  Place place{};
};

struct Agent {
  std::string name;
  std::string title;
  std::uint32_t root = kNone;  ///< an option
};

/// An expression that somebody wants to see; it belongs to no state, and nothing depends on it.
struct Watch {
  std::uint32_t expression = kNone;
  std::uint32_t option = 0;  ///< whose times and parameters are meant
};

/// A file that the program was made from.
struct File {
  std::string path;
  std::string text;
};

/// A behaviour, whatever language it was written in.
struct Program {
  std::string title;
  std::vector<File> files;
  std::vector<Enumeration> enumerations;
  std::vector<Symbol> symbols;
  std::vector<Behaviour> behaviours;
  std::vector<Parameter> parameters;
  std::vector<Option> options;
  std::vector<State> states;
  std::vector<Decision> decisions;
  std::vector<Action> actions;
  std::vector<Argument> arguments;
  std::vector<Expression> expressions;
  std::vector<double> numbers;
  std::vector<Agent> agents;
  std::vector<Watch> watches;
  std::vector<bool> narrow;  ///< by expression: its result has the 32 bits that decimals have on small boards; empty =
                             ///< all are doubles
  int sample_ms = 0;         ///< how often it is meant to be run; 0 = nothing was said
  std::vector<Place> expression_places;  ///< by expression; a program that was loaded from intermediate code has none
  std::vector<Place> decision_places;    ///< likewise

  [[nodiscard]] Place place_of_expression(std::uint32_t index) const {
    return index < expression_places.size() ? expression_places[index] : Place{};
  }
  [[nodiscard]] Place place_of_decision(std::uint32_t index) const {
    return index < decision_places.size() ? decision_places[index] : Place{};
  }
  /// The text of a place; empty where there is none.
  [[nodiscard]] std::string_view text(const Place& place) const {
    if (place.file >= files.size()) return {};
    return std::string_view{files[place.file].text}.substr(place.begin, place.end - place.begin);
  }
};

}  // namespace cancha::decide::program
