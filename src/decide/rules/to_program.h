#pragma once

#include "decide/program/program.h"
#include "decide/rules/rule_file.h"

namespace cancha::decide::rules {

/// How conditions are evaluated.
enum class Logic : std::uint8_t {
  Crisp,    ///< true or false; the first true rule wins
  Minimum,  ///< degrees; and = the least, or = the greatest
  Product,  ///< degrees; and = a b, or = a + b - a b
  Bounded   ///< degrees; and = max(0, a + b - 1), or = min(1, a + b)
};
constexpr std::array<std::string_view, 4> names(Logic) {
  return {"crisp", "minimum", "product", "bounded"};
}

struct ProgramSettings {
  Logic logic = Logic::Crisp;
  double hysteresis = 0.05;  ///< of degrees: how much better another rule must be than the one that won last
  double least = 0.05;       ///< of degrees: a rule below it does not win
};

/// Rules as a program. Predicates are inputs, actions are behaviours of the robot.
///
/// Crisp: one option with a state for each rule and one where none is true; the conditions are its common decision.
/// With degrees: a first option scores all rules, and calls a second one that goes to the state of the best; where
/// degrees are equal the cheaper action wins, then the earlier rule.
[[nodiscard]] program::Program to_program(const RuleSet& rules, const ProgramSettings& settings = {});

/// The states of the program are those of the rules, in their order, behind this one.
inline constexpr std::string_view kNoRule = "none of the rules";

}  // namespace cancha::decide::rules
