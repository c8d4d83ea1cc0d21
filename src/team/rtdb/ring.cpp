#include "team/rtdb/ring.h"

#include <sched.h>

#include <algorithm>

#include "base/expects.h"
#include "team/rtdb/clock.h"
#include "team/rtdb/futex.h"

namespace cancha::team {
namespace {

constexpr Duration kStuckAfter = 100_ms;   ///< a put takes less than a microsecond; a stopped process takes for ever
constexpr Duration kLongestSleep = 50_ms;  ///< of a waiter, because a writer may die between its value and its bell
constexpr Duration kLongestWait{std::int64_t{1} << 60};  ///< more would overflow
constexpr int kTriesBeforeYield = 200;
constexpr int kMostTries = 1'000'000;  ///< of a get; only damaged memory gets there

}  // namespace

Put Ring::put(std::span<const std::byte> bytes, Time stamp, Token me, const Living& living) {
  CANCHA_EXPECTS(bytes.size() <= capacity_);
  Token nobody = 0;
  if (!head_->claim.compare_exchange_strong(nobody, me, std::memory_order_acquire, std::memory_order_relaxed) &&
      !claim_slowly(me, living)) {
    return Put::Stuck;
  }
  const std::uint64_t number = head_->latest.load(std::memory_order_relaxed) + 1;
  SlotHead& into = slot(number);

  // who still reads this slot's old value must find it gone before it can see a new byte
  into.number.store(0, std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_release);
  into.stamp.store(static_cast<std::uint64_t>(stamp.ns), std::memory_order_relaxed);
  into.origin.store(me, std::memory_order_relaxed);
  into.size.store(bytes.size(), std::memory_order_relaxed);
  copy_in(reinterpret_cast<Word*>(&into + 1), bytes.data(), bytes.size());
  into.number.store(number, std::memory_order_release);

  // the value is put from here on, whatever happens to this process
  head_->latest.store(number, std::memory_order_release);
  give_back();
  return Put::Done;
}

bool Ring::claim_slowly(Token me, const Living& living) {
  Time give_up{};
  for (int tries = 0;; ++tries) {
    Token held = head_->claim.load(std::memory_order_relaxed);
    const Token holder = held & ~kWaiting;
    const bool free = holder == 0 || (tries >= kTriesBeforeYield && !living.lives(holder));
    if (free && head_->claim.compare_exchange_strong(held, me | (held & kWaiting), std::memory_order_acquire,
                                                     std::memory_order_relaxed)) {
      return true;
    }
    if (tries < kTriesBeforeYield) continue;
    const Time now = robot_now();
    if (tries == kTriesBeforeYield) give_up = now + kStuckAfter;
    if (now > give_up) return false;
    sched_yield();
  }
}

void Ring::give_back() {
  if ((head_->claim.exchange(0, std::memory_order_acq_rel) & kWaiting) == 0) return;
  head_->bell.fetch_add(1, std::memory_order_release);
  wake_all(head_->bell);
}

Read Ring::get(std::span<std::byte> into, ValueHead& head) const {
  for (int tries = 0; tries < kMostTries; ++tries) {
    const std::uint64_t number = latest();
    if (number == 0) return Read::Nothing;
    if (const Read read = get_number(number, into, head); read != Read::Overwritten) return read;
  }
  return Read::Overwritten;
}

Read Ring::get_number(std::uint64_t number, std::span<std::byte> into, ValueHead& head) const {
  const SlotHead& from = slot(number);
  if (number == 0) return Read::Nothing;
  if (from.number.load(std::memory_order_acquire) != number) return Read::Overwritten;
  head.stamp = {static_cast<std::int64_t>(from.stamp.load(std::memory_order_relaxed))};
  head.origin = from.origin.load(std::memory_order_relaxed);
  head.size = from.size.load(std::memory_order_relaxed);
  // a size that was torn, or damaged by somebody, must not lead out of the slot
  copy_out(into.data(), reinterpret_cast<const Word*>(&from + 1), std::min({head.size, into.size(), capacity_}));
  std::atomic_thread_fence(std::memory_order_acquire);
  if (from.number.load(std::memory_order_relaxed) != number) return Read::Overwritten;
  head.number = number;
  return head.size <= into.size() ? Read::Whole : Read::TooLarge;
}

std::uint64_t Ring::wait(std::uint64_t seen, Duration limit) {
  std::uint64_t now_latest = latest();
  if (now_latest != seen || limit <= Duration{}) return now_latest;
  const Time until = robot_now() + std::min(limit, kLongestWait);
  for (;;) {
    const std::uint32_t heard = head_->bell.load(std::memory_order_acquire);
    head_->claim.fetch_or(kWaiting, std::memory_order_acq_rel);
    now_latest = latest();
    const Duration left = until - robot_now();
    if (now_latest != seen || left <= Duration{}) return now_latest;
    sleep_on(head_->bell, heard, std::min(left, kLongestSleep));
  }
}

}  // namespace cancha::team
