#pragma once

#include "base/time.h"

namespace cancha::act {

/// Time that passes while one waits for hardware; it never goes back, and its start means nothing.
[[nodiscard]] Time hardware_now();

/// Waits until a moment has come.
void wait_until(Time moment);

}  // namespace cancha::act
