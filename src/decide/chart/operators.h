#pragma once

#include <string_view>

#include "decide/chart/data.h"

namespace cancha::decide::chart {

/// An operator of two sides.
struct Operator {
  std::string_view text;
  Op op;
  int level;  ///< the higher, the tighter
};
// longer ones first, so that <= is not read as <
inline constexpr Operator kOperators[] = {
    {"||", Op::Or, 1},        {"&&", Op::And, 2},          {"==", Op::Equal, 3},   {"!=", Op::NotEqual, 3},
    {"<=", Op::LessEqual, 4}, {">=", Op::GreaterEqual, 4}, {"<", Op::Less, 4},     {">", Op::Greater, 4},
    {"+", Op::Add, 5},        {"-", Op::Subtract, 5},      {"*", Op::Multiply, 6}, {"/", Op::Divide, 6},
    {"%", Op::Modulo, 6}};
inline constexpr int kTightest = 6;

}  // namespace cancha::decide::chart
