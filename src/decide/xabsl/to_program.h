#pragma once

#include "decide/program/program.h"
#include "decide/xabsl/compiler.h"

namespace cancha::decide::xabsl {

/// A compiled behaviour without errors in the form that the engine runs, with the texts of its files. The same program
/// comes from reading its intermediate code (program/read_code.h), apart from places and from symbols that nobody uses.
[[nodiscard]] program::Program to_program(const Compilation& compilation);

/// Compiles a behaviour together with boolean or decimal expressions to watch. The error tells all that is wrong, a
/// line each.
[[nodiscard]] Result<program::Program> program_with_watches(const std::string& root, const FileReader& read,
                                                            std::span<const std::string> watches);

}  // namespace cancha::decide::xabsl
