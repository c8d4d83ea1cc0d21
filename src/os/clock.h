#pragma once

#include <sys/types.h>

#include "base/time.h"

/// The clocks of this machine. Only parts that wait for people, hardware or other programs may read them: what is
/// simulated gets its time as a value.
namespace cancha::os {

/// Time that all processes of this machine share; it never goes back, and its start means nothing.
[[nodiscard]] Time now();

/// What must be added to now() to get the time of day, since 1970.
[[nodiscard]] Duration to_time_of_day();

/// Waits until a moment of now() has come.
void sleep_until(Time moment);

/// Processor time that the calling thread has used.
[[nodiscard]] Duration used_by_this_thread();
/// Processor time that this process has used, all threads together.
[[nodiscard]] Duration used_by_this_process();
/// Processor time that another process has used; none where there is no such process.
[[nodiscard]] Duration used_by(pid_t process);

}  // namespace cancha::os
