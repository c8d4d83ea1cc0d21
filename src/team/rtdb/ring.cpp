#include "team/rtdb/ring.h"

#include <sched.h>

#include <algorithm>

#include "team/rtdb/clock.h"
#include "team/rtdb/sleeping.h"

namespace cancha::team {
namespace {

// a put takes less than a microsecond, and milliseconds where the machine runs others; a stopped process takes for ever
constexpr Duration kStuckAfter = 500_ms;
constexpr Duration kSleepWithoutBarrier = 1_ms;  ///< of a waiter on an old kernel, where a bell may be missed
constexpr Duration kLongestSleep = 50_ms;  ///< of a waiter, because a writer may die between its value and its bell
constexpr Duration kLongestWait{std::int64_t{1} << 60};  ///< more would overflow
constexpr int kTriesBeforeYield = 200;

}  // namespace

bool Ring::claim_slowly(Token me, const Living& living) {
  Time give_up{};
  std::uint64_t last = latest();
  for (int tries = 0;; ++tries) {
    Token holder = head_->claim.load(std::memory_order_relaxed);
    const bool free = holder == 0 || (tries >= kTriesBeforeYield && !living.lives(holder));
    if (free &&
        head_->claim.compare_exchange_strong(holder, me, std::memory_order_acquire, std::memory_order_relaxed)) {
      return true;
    }
    if (tries < kTriesBeforeYield) continue;
    // others that put one value after the other are no reason to give up; one that puts none is
    const Time now = robot_now();
    const std::uint64_t number = latest();
    if (tries == kTriesBeforeYield || number != last) give_up = now + kStuckAfter;
    last = number;
    if (now > give_up) return false;
    sched_yield();
  }
}

void Ring::ring_the_bell() {
  // in this order: whoever says from now on that it waits has not heard this bell
  head_->waiting.store(0, std::memory_order_relaxed);
  head_->bell.fetch_add(1, std::memory_order_release);
  wake_all(head_->bell);
}

std::uint64_t Ring::wait(std::uint64_t seen, Duration limit) {
  std::uint64_t now_latest = latest();
  if (now_latest != seen || limit <= Duration{}) return now_latest;
  const Time until = robot_now() + std::min(limit, kLongestWait);
  // who was woken looks first: the barrier costs as much as half of waking up
  while ((now_latest = latest()) == seen) {
    const std::uint32_t heard = head_->bell.load(std::memory_order_acquire);
    head_->waiting.store(1, std::memory_order_seq_cst);
    const Duration longest = barrier_everywhere() ? kLongestSleep : kSleepWithoutBarrier;
    now_latest = latest();
    const Duration left = until - robot_now();
    if (now_latest != seen || left <= Duration{}) return now_latest;
    sleep_on(head_->bell, heard, std::min(left, longest));
  }
  return now_latest;
}

}  // namespace cancha::team
