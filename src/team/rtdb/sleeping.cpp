#include "team/rtdb/sleeping.h"

#include <linux/futex.h>
#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <limits>

namespace cancha::team {

void sleep_on(std::atomic<std::uint32_t>& word, std::uint32_t seen, Duration limit) {
  const timespec length{limit.ns / 1'000'000'000, limit.ns % 1'000'000'000};
  syscall(SYS_futex, &word, FUTEX_WAIT, seen, &length, nullptr, 0);
}

void wake_all(std::atomic<std::uint32_t>& word) {
  syscall(SYS_futex, &word, FUTEX_WAKE, std::numeric_limits<int>::max(), nullptr, nullptr, 0);
}

void admit_barriers() {
  syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED, 0, 0);
}

bool barrier_everywhere() {
  return syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL_EXPEDITED, 0, 0) == 0;
}

}  // namespace cancha::team
