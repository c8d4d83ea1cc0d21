#pragma once

namespace cancha::support {

/// How often this program has asked for memory so far. Asking this puts a counting `operator new` into the program.
[[nodiscard]] long allocations();

}  // namespace cancha::support
