#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// What programs compute with.
namespace cancha::decide::program {

/// "Nothing" among places in lists.
inline constexpr std::uint32_t kNone = 0xffffffff;

/// All values are carried as doubles: true is 1, an element is the number that the host or its order gives it.
enum class Type : std::uint8_t { Decimal, Boolean, Enumerated };
constexpr std::array<std::string_view, 3> names(Type) {
  return {"decimal", "boolean", "enumerated"};
}

enum class Op : std::uint8_t {
  Number,      ///< number `a` of the program
  Element,     ///< element `a` of enumeration `b`
  Symbol,      ///< symbol `a`, its arguments are `b`, `c` = first, count
  Parameter,   ///< parameter `a` of the option
  StateTime,   ///< ms
  OptionTime,  ///< ms
  ActionDone,  ///< a called option stood in a target state at the end of the last cycle
  Conflict,    ///< more agents than the state's capacity
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
  And,  ///< `b` is evaluated only where `a` is true
  Or,   ///< likewise where it is false
  Not,
  Conditional,  ///< `a` ? `b` : `c`
};

/// How people and C write an operator of two sides; empty for what is none.
constexpr std::string_view sign_of(Op op) {
  constexpr std::string_view kSigns[] = {"+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&&", "||"};
  const int place = static_cast<int>(op) - static_cast<int>(Op::Add);
  return place >= 0 && op <= Op::Or ? kSigns[place] : std::string_view{};
}

struct Expression {
  Op op = Op::Number;
  Type type = Type::Decimal;
  std::uint32_t a = kNone;  ///< operands, or what the operator says
  std::uint32_t b = kNone;
  std::uint32_t c = kNone;
};

}  // namespace cancha::decide::program
