#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cancha::codegen {

/// A text with every "@KEY@" replaced; what is put in is not looked at again by the same key. Lines of a Makefile that
/// begin with ">" get the tab that make wants.
[[nodiscard]] inline std::string filled(std::string_view text,
                                        const std::vector<std::pair<std::string_view, std::string>>& values) {
  std::string result{text};
  const auto replace = [&](std::string_view key, std::string_view value) {
    for (std::size_t at = result.find(key); at != std::string::npos; at = result.find(key, at + value.size())) {
      result.replace(at, key.size(), value);
    }
  };
  for (const auto& [key, value] : values) {
    std::string whole{"@"};
    replace(whole.append(key).append("@"), value);
  }
  replace("\n>", "\n\t");
  return result;
}

}  // namespace cancha::codegen
