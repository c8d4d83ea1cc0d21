// What the words of the language mean, in a sentence each.

#include <array>

#include "decide/xabsl/token.h"
#include "lsp/entities.h"

namespace cancha::lsp {

std::string_view meaning_of(std::string_view keyword) {
  static constexpr std::array<std::string_view, xabsl::kKeywords.size()> kMeanings = {
      "What a state does in every cycle: calls and assignments, in this order.",
      "True if an option that the state calls stood in a target state in the last cycle.",
      "A role that the engine can run: its name, title and root option.",
      "A basic behaviour of the robot, which the engine's host implements.",
      "A value that is true or false.",
      "How many agents may be in the state at once.",
      "Before `decision` or `action`: for all states of the option.",
      "True if too many agents are in the present state of limited capacity.",
      "A named number.",
      "The decision tree of a state: where to go next. It is run once in every cycle, before the actions.",
      "The other branch of an if; every if has one.",
      "A type with named elements.",
      "The value false.",
      "A value that is a number; this is also what no type means.",
      "A reserved word without meaning.",
      "Changes to a state of this option.",
      "A decision; `if (condition) … else …`.",
      "Takes another file in; its path is relative to this file.",
      "The state in which an option begins.",
      "A symbol that the engine's host gives and behaviours read; may have parameters.",
      "A symbol, or an enumeration, that only the behaviour knows.",
      "A file of symbols, or of basic behaviours.",
      "A state machine that calls other options and basic behaviours.",
      "Milliseconds since the option was activated.",
      "A symbol that behaviours set and the engine's host takes.",
      "A state of an option.",
      "Milliseconds since the state was entered.",
      "Remains in the present state.",
      "A state that agents enter together.",
      "A state in which the option has reached its aim: callers see `action_done`.",
      "The value true."};
  for (std::size_t i = 0; i < xabsl::kKeywords.size(); ++i) {
    if (xabsl::kKeywords[i] == keyword) return kMeanings[i];
  }
  return {};
}

}  // namespace cancha::lsp
