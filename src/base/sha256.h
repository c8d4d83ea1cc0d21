#pragma once

#include <string>
#include <string_view>

namespace cancha {

/// The SHA-256 of a text as 64 hexadecimal digits: what `sha256sum` prints.
[[nodiscard]] std::string sha256(std::string_view text);

}  // namespace cancha
