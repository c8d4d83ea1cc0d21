#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace cancha::decide::xabsl {

/// The text of a source file in the house layout: two blanks a level, braces on lines of their own, one statement a
/// line.
///
/// Only white space changes: every word and every comment stays, as do single empty lines between statements and line
/// breaks inside of them. Formatting twice changes nothing more. A file with syntax errors is refused with the first
/// one.
[[nodiscard]] Result<std::string> format(std::string_view text, const std::string& path);

}  // namespace cancha::decide::xabsl
