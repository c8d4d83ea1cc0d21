#pragma once

#include <string>
#include <string_view>

namespace cancha {

/// A text as TOML writes it, with its quotes: whatever it holds, it is read back the same.
[[nodiscard]] std::string toml_text(std::string_view text);

}  // namespace cancha
