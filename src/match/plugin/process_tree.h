#pragma once

#include <sys/types.h>

#include <vector>

/// Processes and what they started, as /proc tells.
namespace cancha::match {

/// The children of a process, those of all its threads. Empty where the kernel does not tell.
[[nodiscard]] std::vector<pid_t> children_of(pid_t process);

/// All that a process started and that still runs, and what those started.
[[nodiscard]] std::vector<pid_t> descendants_of(pid_t process);

}  // namespace cancha::match
