#pragma once

#include "decide/program/program.h"
#include "decide/xabsl/compiler.h"

namespace cancha::decide::xabsl {

/// A compiled behaviour without errors in the form that the engine runs, with the texts of its files. The same program
/// comes from reading its intermediate code (program/read_code.h), apart from places and from symbols that nobody uses.
[[nodiscard]] program::Program to_program(const Compilation& compilation);

}  // namespace cancha::decide::xabsl
