#pragma once

#include <algorithm>
#include <string_view>

/// Names in which upper and lower case are equal. Only A to Z change: no language of the machine has a say.
namespace cancha {

[[nodiscard]] constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The same word, whatever the case.
[[nodiscard]] constexpr bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace cancha
