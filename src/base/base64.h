#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Bytes as text of 64 letters (RFC 4648), as JSON and pages carry them.
namespace cancha {

[[nodiscard]] std::string base64(std::string_view bytes);
/// None where the text is not what base64() writes for some bytes.
[[nodiscard]] std::optional<std::string> from_base64(std::string_view text);

}  // namespace cancha
