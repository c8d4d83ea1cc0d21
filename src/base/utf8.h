#pragma once

#include <string>
#include <string_view>

namespace cancha {

/// The bytes of the character at the front of a text that is not empty; 0 where no whole and proper one stands there:
/// too long a form, half of a UTF-16 pair, beyond Unicode, cut off.
[[nodiscard]] std::size_t character_length(std::string_view text);

/// Whether all of a text is UTF-8.
[[nodiscard]] bool is_utf8(std::string_view text);

/// Text of unknown encoding as UTF-8: bytes that are not UTF-8 are taken for Latin-1, as old sources have it.
[[nodiscard]] std::string as_utf8(std::string_view text);

/// How many characters a UTF-8 text has.
[[nodiscard]] std::size_t characters(std::string_view text);

}  // namespace cancha
