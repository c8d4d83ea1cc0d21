#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace cancha::server {

/// What a new behaviour begins as.
enum class NewKind : std::uint8_t { Copy, Rules, Chart };

constexpr std::array<std::string_view, 3> names(NewKind) {
  return {"copy", "rules", "chart"};
}

/// The only file of a new behaviour that is no copy.
struct TemplateFile {
  std::string name;  ///< in the folder of the behaviour
  std::string text;
};
/// A small text that plays as it is: rules, or a chart. Not for copies.
[[nodiscard]] TemplateFile template_of(NewKind kind, const std::string& behaviour);

}  // namespace cancha::server
