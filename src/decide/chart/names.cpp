// What variables and states may be called.

#include "decide/chart/expression.h"
#include "decide/chart/letters.h"

namespace cancha::decide::chart {

bool is_identifier(std::string_view word) {
  return is_variable_name(word) && word.find('.') == word.npos;
}

bool is_variable_name(std::string_view word) {
  if (word.empty() || word.size() > 100 || !is_letter(word[0])) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool joins = word[i] == '.' && i + 1 < word.size() && is_letter(word[i + 1]);
    if (!joins && !is_letter(word[i]) && !is_digit(word[i])) return false;
  }
  return true;
}

bool is_reserved(std::string_view word) {
  for (const std::string_view known : {"true", "false", "state_time", "state", "next"}) {
    if (word == known) return true;
  }
  return false;
}

}  // namespace cancha::decide::chart
