#pragma once

#include "base/json_read.h"
#include "team/rtdb/value.h"

namespace cancha::team::detail {

/// Does a number lie within the bounds of its layout?
[[nodiscard]] bool is_within_bounds(const Layout& layout, std::uint64_t bits);
/// "0 to 1", "at least 0"; empty where there are none.
[[nodiscard]] std::string bounds_text(const Layout& layout);
/// A number for people.
[[nodiscard]] std::string number_text(const Layout& layout, std::uint64_t bits);
/// A value as it is where nothing was said about it.
[[nodiscard]] Value empty(const Layout& layout);

/// Reads a value at the field that it is meant for; `value` is empty in the way of its layout.
[[nodiscard]] Result<void> read_json(const Layout& layout, const JsonValue& json, std::string_view field, Value& value);

}  // namespace cancha::team::detail
