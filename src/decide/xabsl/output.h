#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "decide/xabsl/checked.h"
#include "decide/xabsl/uses.h"

/// The files that the original compiler writes, byte for byte. Only for behaviours without errors.
namespace cancha::decide::xabsl {

/// The intermediate code (.dat) that engines load. Common decisions are written once for every state, so that a small
/// source can ask for much; beyond 64 MiB it is refused.
[[nodiscard]] Result<std::string> intermediate_code(const Checked& checked);

/// The list of enumerations, symbols, options and behaviours for debuggers. Namespaces come in the order in which the
/// options, by name, first use them; those that no option uses are left out.
[[nodiscard]] std::string debug_symbols(const Checked& checked, const Uses& uses);

/// The words for completion in editors, one a line; the lines of an `existing` list are kept and merged in.
[[nodiscard]] std::string keyword_list(const Checked& checked, std::string_view existing = "");

/// A number as the intermediate code has it: whole ones without a point, others as short as they read back equal.
[[nodiscard]] std::string code_number(double number);

}  // namespace cancha::decide::xabsl
