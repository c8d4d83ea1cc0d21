#pragma once

#include "base/json_read.h"
#include "team/rtdb/value.h"

namespace cancha::team::detail {

/// Reads a value at the field that it is meant for; `value` is empty in the way of its layout.
[[nodiscard]] Result<void> read_json(const Layout& layout, const JsonValue& json, std::string_view field, Value& value);

}  // namespace cancha::team::detail
