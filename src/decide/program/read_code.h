#pragma once

#include <string_view>

#include "base/result.h"
#include "decide/program/program.h"

namespace cancha::decide::program {

/// Reads intermediate code (.dat) as the original XABSL compiler and ours write it, with the state list of either
/// generation. Inputs, outputs, behaviours and enumerations of the host are known from their uses; the host says at
/// link time whether it has them. A fault is told with its line; nothing is half-loaded. Expressions and decisions may
/// be 1000 levels deep, chains of else-if as long as they like.
[[nodiscard]] Result<Program> read_code(std::string_view text, std::string_view path);

}  // namespace cancha::decide::program
