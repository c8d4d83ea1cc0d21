#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/letters.h"

/// Small tools for files of others: lines, cells, numbers.
namespace cancha::act {

inline std::string_view without_blanks(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// Without a mark of the byte order at the front.
inline std::string_view without_mark(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  return text;
}

/// The pieces between separators, blanks at their ends taken away.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (true) {
    const auto end = text.find(separator);
    pieces.push_back(without_blanks(text.substr(0, end)));
    if (end == std::string_view::npos) return pieces;
    text.remove_prefix(end + 1);
  }
}

/// The words between blanks.
inline std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (const std::string_view word : split(text, ' ')) {
    for (const std::string_view piece : split(word, '\t')) {
      if (!piece.empty()) words.push_back(piece);
    }
  }
  return words;
}

/// A number of reasonable size; nothing for anything else.
inline std::optional<double> number_of(std::string_view text) {
  double number = 0.0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
  return std::abs(number) <= 1e6 ? std::optional{number} : std::nullopt;
}

/// A name as files have them: small letters, digits and underscores.
inline std::string file_name_of(std::string_view title) {
  std::string name;
  for (const char c : title) {
    const char small = lower(c);
    const bool plain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
    if (plain) name += small;
    if (!plain && !name.empty() && name.back() != '_') name += '_';
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name;
}

}  // namespace cancha::act
