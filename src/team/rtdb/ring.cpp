#include "team/rtdb/ring.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>

#include "os/clock.h"
#include "team/rtdb/sleeping.h"

namespace cancha::team {
namespace {

// a put takes less than a microsecond, and milliseconds where the machine runs others; a stopped process takes for ever
constexpr Duration kStuckAfter = 500_ms;
constexpr Duration kSleepWithoutBarrier = 1_ms;  ///< of a waiter on an old kernel, where a bell may be missed
constexpr Duration kLongestSleep = 50_ms;  ///< of a waiter, because a writer may die between its value and its bell
constexpr Duration kLongestWait{std::int64_t{1} << 60};  ///< more would overflow
constexpr int kTriesBeforeYield = 200;
// looking for a value that is due must not cost more than a few hundredths of a core
constexpr Duration kWakesEarly{120'000};  ///< before a value is due: what a sleeper may be late
constexpr Duration kLooks{100'000};       ///< after a value was due; regular values are not further apart than that
constexpr Duration kShortestPeriod = 5_ms;
constexpr Duration kLongestPeriod = 2000_ms;  ///< of two values

/// Where there is only one core, nobody can put what a reader looks for without a pause.
bool others_can_put_meanwhile() {
  static const bool several = sysconf(_SC_NPROCESSORS_ONLN) > 1;
  return several;
}

void breathe() {
#if defined(__x86_64__)
  _mm_pause();
#elif defined(__aarch64__)
  asm volatile("isb");
#endif
}

}  // namespace

bool Ring::claim_slowly(Token me, const Living& living) {
  os::HostTime give_up{};
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
    const os::HostTime now = os::now();
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

std::optional<Duration> Ring::age_of(std::uint64_t number, const Stamps& stamps) const {
  const SlotHead& from = slot(number);
  if (number == 0 || from.number.load(std::memory_order_acquire) != number) return std::nullopt;
  const std::uint64_t stamp = from.stamp.load(std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_acquire);
  if (from.number.load(std::memory_order_relaxed) != number) return std::nullopt;
  return stamps.age(stamp);
}

/// How long it is until the value after `last` should come; nothing where values do not come regularly, or so often
/// that looking for each would cost too much.
std::optional<Duration> Ring::next_due(std::uint64_t last, const Stamps& stamps) const {
  if (last < 3) return std::nullopt;
  const auto third = age_of(last - 2, stamps);
  const auto second = age_of(last - 1, stamps);
  const auto first = age_of(last, stamps);
  if (!first || !second || !third || *third > kLongestPeriod) return std::nullopt;
  const Duration before = *third - *second;
  const Duration period = *second - *first;
  if (period < kShortestPeriod || period - before > kLooks || before - period > kLooks) return std::nullopt;
  return period - *first;
}

void Ring::look_for_news(std::uint64_t seen, Duration limit) const {
  const os::HostTime until = os::now() + limit;
  while (latest() == seen && os::now() < until) breathe();
}

std::uint64_t Ring::wait(std::uint64_t seen, Duration limit, const Stamps& stamps) {
  std::uint64_t now_latest = latest();
  if (now_latest != seen || limit <= Duration{}) return now_latest;
  const os::HostTime until = os::now() + std::min(limit, kLongestWait);
  bool looked = !others_can_put_meanwhile();
  // who was woken looks first: the barrier costs as much as half of waking up
  while ((now_latest = latest()) == seen) {
    const auto due = looked ? std::nullopt : next_due(seen, stamps);
    if (due && *due <= kWakesEarly) {
      looked = true;
      const Duration left = until - os::now();
      look_for_news(seen, std::min(left, *due + kLooks));
      continue;
    }
    const std::uint32_t heard = head_->bell.load(std::memory_order_acquire);
    head_->waiting.store(1, std::memory_order_seq_cst);
    Duration longest = barrier_everywhere() ? kLongestSleep : kSleepWithoutBarrier;
    now_latest = latest();
    const Duration left = until - os::now();
    if (now_latest != seen || left <= Duration{}) return now_latest;
    if (due) longest = std::min(longest, *due - kWakesEarly);
    sleep_on(head_->bell, heard, std::min(left, longest));
  }
  return now_latest;
}

}  // namespace cancha::team
