#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "decide/chart/chart.h"

/// Tries a chart on everything that can happen.
namespace cancha::decide::chart {

/// Values that stand for all values of a variable.
struct Domain {
  std::vector<double> values;
  bool exact = true;  ///< no other value would make a difference
};

/// What was seen.
struct Exploration {
  bool exact = true;
  std::optional<Error> refused;  ///< why nothing could be tried: the chart is too large for a program
  std::size_t steps = 0;
  std::set<std::uint32_t> tried;      ///< variables of which all values that can occur were tried
  std::set<std::uint32_t> leaves;     ///< that were reached
  std::set<std::uint32_t> junctions;  ///< likewise
  std::set<std::uint32_t> taken;      ///< transitions
  std::set<std::uint32_t> asked;      ///< transitions whose guard was looked at
  std::set<std::uint32_t> held;       ///< transitions whose guard was true when it was looked at
  // each with the first case that shows it: "in Andar, for w=1, v=0"
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::string> overlaps;
  std::map<std::uint32_t, std::string> examples;                         ///< by transition that ends a way
  std::map<std::uint32_t, std::string> dead_ends;                        ///< by junction
  std::map<std::uint32_t, std::string> missing;                          ///< by leaf
  std::map<std::uint32_t, std::string> divisions;                        ///< by expression
  std::map<std::uint32_t, std::pair<Assignment, std::string>> too_wide;  ///< by the value's expression
  /// Transitions of one tick that are at odds: the winner, the loser, and the variable that both set, or kNone.
  std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::string> clashes;
};

/// Values to try for a variable; index = the number of variables means `state_time`. Of a moment: how long ago it was.
[[nodiscard]] Domain domain_of(const Chart& chart, std::uint32_t variable);

/// Goes from the initial state through all states and values of memory that guards depend on, with all inputs.
[[nodiscard]] Exploration explore(const Chart& chart, std::size_t most_steps);

}  // namespace cancha::decide::chart
