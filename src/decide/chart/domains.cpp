// Values that stand for all: every value of what is finite, and a value on, beside and between all constants that a
// number is compared with.

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "decide/chart/constant.h"
#include "decide/chart/explore.h"

namespace cancha::decide::chart {
namespace {

constexpr double kMostValues = 4096;  ///< of an integer that are tried one by one

bool is_comparison(Op op) {
  return op >= Op::Less && op <= Op::NotEqual;
}

/// The constants that a number is compared with, and whether it is used in other ways too.
struct Uses {
  std::vector<double> constants;
  std::vector<double> periods;  ///< of `every`
  bool otherwise = false;
};

class Finder {
 public:
  Finder(const Chart& chart, std::uint32_t variable) : chart_{chart}, variable_{variable} {}

  Uses run() {
    for (const Expression& e : chart_.expressions) {
      if (is_terminal(e.op)) continue;
      if (is_comparison(e.op) && compared(e)) continue;
      if (e.op == Op::Modulo && is_period(e)) continue;
      for (const std::uint32_t operand : {e.a, e.b, e.c}) {
        if (operand != kNone && is_it(operand)) uses_.otherwise = true;
      }
    }
    // a value that is nothing but the variable
    for (const State& s : chart_.states) {
      for (const auto* list : {&s.entry, &s.exit, &s.initial_effects}) look(*list);
    }
    for (const Transition& t : chart_.transitions) look(t.effects);
    look(chart_.initial_effects);
    return std::move(uses_);
  }

 private:
  [[nodiscard]] bool is_it(std::uint32_t index) const {
    const Expression& e = chart_.expressions[index];
    if (variable_ == chart_.variables.size()) return e.op == Op::StateTime;
    if (!chart_.variables[variable_].timer) return e.op == Op::Variable && e.a == variable_;
    // how long ago a moment was
    if (e.op != Op::Subtract || chart_.expressions[e.a].op != Op::Clock) return false;
    const Expression& moment = chart_.expressions[e.b];
    return moment.op == Op::Variable && moment.a == variable_;
  }

  bool compared(const Expression& e) {
    const bool left = is_it(e.a);
    const bool right = is_it(e.b);
    if (left == right) return !left;
    const auto other = written_number(chart_, left ? e.b : e.a);
    if (other) uses_.constants.push_back(*other);
    return other.has_value();
  }

  /// What `every` asks: whether a period has ended.
  bool is_period(const Expression& e) {
    const auto period = is_it(e.a) ? written_number(chart_, e.b) : std::nullopt;
    if (period) uses_.periods.push_back(*period);
    return period.has_value();
  }

  void look(const std::vector<Assignment>& list) {
    for (const Assignment& a : list) {
      if (is_it(a.value)) uses_.otherwise = true;
    }
  }

  const Chart& chart_;
  std::uint32_t variable_;
  Uses uses_;
};

void sort_within(std::vector<double>& values, double least, double most) {
  std::erase_if(values, [&](double v) { return !(v >= least && v <= most); });
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

/// Times on and beside the ends of waits and periods, and where periods end together, or after a wait.
Domain times_of(Uses uses) {
  constexpr std::size_t kMostTimes = 64;
  Domain made{.values = {0.0}, .exact = !uses.otherwise};
  std::vector<double> moments = uses.constants;
  for (const double period : uses.periods) {
    moments.push_back(period);
    for (const double wait : uses.constants) moments.push_back(std::ceil(wait / period) * period);
    for (const double other : uses.periods) {
      moments.push_back(
          static_cast<double>(std::lcm(static_cast<std::int64_t>(period), static_cast<std::int64_t>(other))));
    }
  }
  for (const double m : moments) {
    for (const double beside : {std::ceil(m) - 1.0, std::floor(m), std::ceil(m), std::floor(m) + 1.0}) {
      made.values.push_back(beside);
    }
  }
  sort_within(made.values, 0.0, 1e9);
  if (made.values.size() > kMostTimes) {
    made.values.resize(kMostTimes);
    made.exact = false;
  }
  return made;
}

}  // namespace

Domain domain_of(const Chart& chart, std::uint32_t variable) {
  if (variable < chart.variables.size() && chart.variables[variable].timer) {
    // ticks may be as close as can be
    const auto last = [&](const Assignment& a) { return a.variable == variable; };
    if (std::ranges::any_of(chart.every_tick, last)) return {.values = {1.0}};
    return times_of(Finder{chart, variable}.run());
  }
  const bool time = variable == chart.variables.size();
  const double least = time ? 0.0 : chart.variables[variable].least;
  const double most = time ? 1e12 : chart.variables[variable].most;
  const bool whole = time || chart.variables[variable].type != ValueType::Decimal;
  Domain made;
  if (whole && most - least < kMostValues) {
    for (double v = least; v <= most; ++v) made.values.push_back(v);
    return made;
  }
  Uses uses = Finder{chart, variable}.run();
  made.exact = !uses.otherwise;
  // with no constants every value is as good as another; some more are tried where it matters how large it is
  made.values = {std::isfinite(least) ? least : -1e6, std::isfinite(most) ? most : 1e6, std::clamp(0.0, least, most)};
  std::ranges::sort(uses.constants);
  for (std::size_t i = 0; i < uses.constants.size(); ++i) {
    const double c = uses.constants[i];
    made.values.push_back(c);
    made.values.push_back(whole ? std::floor(c) : c);
    made.values.push_back(c - 1.0);
    made.values.push_back(c + 1.0);
    if (whole) made.values.push_back(std::ceil(c));
    if (!whole && i > 0) made.values.push_back(uses.constants[i - 1] + (c - uses.constants[i - 1]) / 2);
  }
  if (whole) std::erase_if(made.values, [](double v) { return v != std::floor(v); });
  sort_within(made.values, least, most);
  return made;
}

}  // namespace cancha::decide::chart
