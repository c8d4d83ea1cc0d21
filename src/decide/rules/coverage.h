#pragma once

#include <vector>

#include "decide/rules/rule_file.h"

namespace cancha::decide::rules {

/// A rule that can never win, and why.
struct Covered {
  std::size_t rule = 0;
  std::vector<std::size_t> by;  ///< earlier rules, one of which is true whenever it is; empty = it is never true
};

/// Finds them exactly, for any number of predicates: conditions become decision diagrams. Where one earlier rule alone
/// covers a rule, only that one is named. Conditions that are made to be too large for this are given up, with no
/// answer.
[[nodiscard]] std::vector<Covered> covered_rules(const RuleSet& rules);

/// The same as warnings, with places.
[[nodiscard]] std::vector<Error> coverage_warnings(const RuleSet& rules);

}  // namespace cancha::decide::rules
