#pragma once

#include <atomic>
#include <cstdint>

#include "base/time.h"

/// Sleeping on a word in shared memory, and barriers in other processes; by the kernel.
namespace cancha::team {

/// Sleeps while `word` is `seen`, at most for `limit`; may return early.
void sleep_on(std::atomic<std::uint32_t>& word, std::uint32_t seen, Duration limit);
/// Wakes everybody who sleeps on `word`, in all processes.
void wake_all(std::atomic<std::uint32_t>& word);

/// Lets the barriers of others reach this process; once before its first put.
void admit_barriers();
/// Runs a memory barrier in every process that admits it; false where the kernel has none.
[[nodiscard]] bool barrier_everywhere();

}  // namespace cancha::team
