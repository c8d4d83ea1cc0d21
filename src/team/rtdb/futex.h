#pragma once

#include <atomic>
#include <cstdint>

#include "base/time.h"

/// Sleeping on a word in shared memory, by the kernel.
namespace cancha::team {

/// Sleeps while `word` is `seen`, at most for `limit`; may return early.
void sleep_on(std::atomic<std::uint32_t>& word, std::uint32_t seen, Duration limit);
/// Wakes everybody who sleeps on `word`, in all processes.
void wake_all(std::atomic<std::uint32_t>& word);

}  // namespace cancha::team
