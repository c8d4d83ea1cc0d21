#pragma once

#include <map>
#include <string>
#include <vector>

#include "decide/rules/to_program.h"

namespace cancha::decide::rules {

/// A condition with the value that it has in a world.
struct Explained {
  std::string what;    ///< "ballInSight", "not", "and", "or"
  double value = 0.0;  ///< 1 = true
  std::vector<Explained> operands;
};

struct ExplainedRule {
  std::string name;
  std::string action;
  bool wins = false;
  Explained condition;
};

/// What all rules make of a world: predicates by name, whatever the case; those that are not given are false. Without
/// degrees a predicate is true from `kTrueFrom` on, as in matches. The values are those that the engine computes.
[[nodiscard]] Result<std::vector<ExplainedRule>> explain(const RuleSet& rules, const ProgramSettings& settings,
                                                         const std::map<std::string, double>& world);

/// The same as a tree to read.
///
///     ✗ Look for ball → findBall
///       ✗ or
///         ✗ not
///           ✓ ballLastPosValid
[[nodiscard]] std::string in_words(const std::vector<ExplainedRule>& rules, bool degrees);

}  // namespace cancha::decide::rules
