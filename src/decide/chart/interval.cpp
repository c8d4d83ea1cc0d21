#include "decide/chart/interval.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

namespace cancha::decide::chart {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr Interval kAnything{-kInfinite, kInfinite};

Interval around(std::initializer_list<double> values) {
  // infinity times zero and the like: nothing is known
  if (std::ranges::any_of(values, [](double v) { return std::isnan(v); })) return kAnything;
  return {std::min(values), std::max(values)};
}

Interval quotient(const Interval& a, const Interval& b) {
  // division by 0 divides by 1e-7
  if (b.least < 1e-7 && b.most > -1e-7) return kAnything;
  return around({a.least / b.least, a.least / b.most, a.most / b.least, a.most / b.most});
}

Interval remainder(const Interval& a, const Interval& b) {
  const double most = std::min(std::max(std::abs(b.least), std::abs(b.most)), -kLeastInteger);
  const double reach = std::max(most - 1.0, 0.0);
  return {a.least >= 0.0 ? 0.0 : std::max(-reach, a.least), a.most <= 0.0 ? 0.0 : std::min(reach, a.most)};
}

}  // namespace

Interval interval_of(const Chart& chart, std::uint32_t expression) {
  const Expression& e = chart.expressions[expression];
  const auto of = [&](std::uint32_t operand) { return interval_of(chart, operand); };
  switch (e.op) {
    case Op::Constant:
      return {e.number, e.number};
    case Op::Variable:
      return {chart.variables[e.a].least, chart.variables[e.a].most};
    case Op::StateTime:
      return {0.0, kInfinite};
    case Op::Clock:
      return {0.0, kMostInteger};
    case Op::Negate: {
      const Interval a = of(e.a);
      return {0.0 - a.most, 0.0 - a.least};
    }
    case Op::Add: {
      const Interval a = of(e.a), b = of(e.b);
      return around({a.least + b.least, a.most + b.most});
    }
    case Op::Subtract: {
      const Interval a = of(e.a), b = of(e.b);
      return around({a.least - b.most, a.most - b.least});
    }
    case Op::Multiply: {
      const Interval a = of(e.a), b = of(e.b);
      return around({a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most});
    }
    case Op::Divide:
      return quotient(of(e.a), of(e.b));
    case Op::Modulo:
      return remainder(of(e.a), of(e.b));
    case Op::Conditional: {
      const Interval b = of(e.b), c = of(e.c);
      return {std::min(b.least, c.least), std::max(b.most, c.most)};
    }
    default:
      return {0.0, 1.0};
  }
}

}  // namespace cancha::decide::chart
