#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "decide/rules/vocabulary.h"

/// FutRob's rule files: XML, one rule after the other, the first true one wins.
///
///     <RuleSet>
///       <Rule name="Go to ball">
///         <def><and><not><value term="ballIsMine"/></not><value term="ballInSight"/></and></def>
///         <action name="followBall"/>
///       </Rule>
///     </RuleSet>
namespace cancha::decide::rules {

enum class ConditionKind : std::uint8_t { Value, Not, And, Or };

/// A condition; `Not` has one operand, `And` and `Or` two or more.
struct Condition {
  ConditionKind kind = ConditionKind::Value;
  const Predicate* predicate = nullptr;  ///< of a Value
  std::vector<Condition> operands;
  int line = 0;
  int column = 0;  ///< of the element's name, in bytes
};

struct Rule {
  std::string name;         ///< "rule 3" where the file gives none
  std::string description;  ///< may be empty
  Condition condition;
  const Action* action = nullptr;
  double argument = 0.0;  ///< of the action's parameter, where it has one
  int line = 0;
};

struct RuleSet {
  std::string path;
  std::string text;  ///< of the whole file
  std::vector<Rule> rules;
};

/// Reads a file's text. All that is wrong is told at once, each with its place; nothing is half-loaded.
[[nodiscard]] tl::expected<RuleSet, std::vector<Error>> read_rules(std::string_view text, const std::string& path);

/// "not ballIsMine and ballInSight", with as few parentheses as can be.
[[nodiscard]] std::string in_words(const Condition& condition);

}  // namespace cancha::decide::rules
