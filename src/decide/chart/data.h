#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// The data of state charts, and expressions over it.
namespace cancha::decide::chart {

/// "Nothing" among places in lists.
inline constexpr std::uint32_t kNone = 0xffffffff;

/// A stretch of the chart's file; line 0 = none.
struct Place {
  int line = 0;
  int column = 0;  ///< in bytes, from 1
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

enum class ValueType : std::uint8_t { Boolean, Integer, Decimal, Enumerated };
constexpr std::array<std::string_view, 4> names(ValueType) {
  return {"boolean", "integer", "decimal", "enumerated"};
}

enum class Role : std::uint8_t { Input, Output, Local };
constexpr std::array<std::string_view, 3> names(Role) {
  return {"input", "output", "local"};
}

/// The range of an integer that declares none.
inline constexpr double kLeastInteger = -2147483648.0;
inline constexpr double kMostInteger = 2147483647.0;

/// A value by name. All values are carried as doubles: true is 1, an element is its place.
struct Variable {
  std::string name;
  Role role = Role::Input;
  ValueType type = ValueType::Boolean;
  std::uint32_t enumeration = kNone;  ///< of an enumerated one
  double least = 0.0;                 ///< values that are set are held within the range
  double most = 1.0;
  double initial = 0.0;
  int pin = -1;        ///< of a board; -1 = none
  std::string unit;    ///< may be empty
  std::string doc;     ///< may be empty
  bool timer = false;  ///< of flattened charts: keeps a moment of the clock
  Place place;
};

enum class Op : std::uint8_t {
  Constant,
  Variable,
  StateTime,  ///< ms since the active leaf was entered
  After,      ///< the state was entered at least `number` ms ago
  Every,      ///< the first tick after each further `number` ms in the state
  In,         ///< state `a` is active
  Clock,      ///< of flattened charts: ms since the start
  Not,
  Negate,
  Add,
  Subtract,
  Multiply,
  Divide,
  Modulo,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Equal,
  NotEqual,
  And,
  Or,
  Conditional,
};

/// Whether an operator stands alone, without operands.
constexpr bool is_terminal(Op op) {
  return op <= Op::Clock;
}

/// A node of a guard or value.
struct Expression {
  Op op = Op::Constant;
  ValueType type = ValueType::Integer;
  std::uint32_t enumeration = kNone;  ///< of an enumerated one
  std::uint32_t a = kNone;            ///< operands, or the variable, or the state
  std::uint32_t b = kNone;
  std::uint32_t c = kNone;
  double number = 0.0;     ///< of a constant, and ms
  bool as_number = false;  ///< a boolean that is written 0 or 1
  Place place;
};

/// variable = value
struct Assignment {
  std::uint32_t variable = kNone;
  std::uint32_t value = kNone;
  Place place;
};

}  // namespace cancha::decide::chart
