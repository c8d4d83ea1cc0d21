#pragma once

#include <string_view>

namespace cancha::server {

/// A place in a text that somebody edits; both count from 1.
struct TextPlace {
  int line = 1;
  int column = 1;
};

/// Of an error's "path:line:column" or "path:line"; the beginning where nothing is said.
[[nodiscard]] TextPlace text_place(std::string_view where);

}  // namespace cancha::server
