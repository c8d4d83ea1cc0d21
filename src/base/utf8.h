#pragma once

#include <string>
#include <string_view>

namespace cancha {

/// Text of unknown encoding as UTF-8: bytes that are not UTF-8 are taken for Latin-1, as old sources have it.
[[nodiscard]] std::string as_utf8(std::string_view text);

/// How many characters a UTF-8 text has.
[[nodiscard]] std::size_t characters(std::string_view text);

}  // namespace cancha
