#pragma once

#include "codegen/board/cm900.h"
#include "codegen/host_run.h"
#include "codegen/trial_code.h"

namespace cancha::codegen {

/// The CM-900's own main.c as a program of this computer: its registers are variables that behave as the chip's do, as
/// far as main.c uses them. Ports must be clocked, pins in the right mode, timers and the converter switched on;
/// otherwise levels read 0. `files` are those of the board; functions of the user's are stood in for.
[[nodiscard]] Result<HostProgram> cm900_here(const std::vector<GeneratedFile>& files, const Interface& interface,
                                             const Shape& shape);

}  // namespace cancha::codegen
