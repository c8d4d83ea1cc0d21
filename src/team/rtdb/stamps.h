#pragma once

#include <atomic>
#include <cstdint>
#include <limits>

#include "base/time.h"
#include "os/clock.h"

#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace cancha::team {

/// The processor's counter; 0 where none is known, and measure() chooses the clock.
inline std::uint64_t processor_ticks() {
#if defined(__x86_64__)
  return __rdtsc();
#elif defined(__aarch64__)
  std::uint64_t ticks = 0;
  asm volatile("mrs %0, cntvct_el0" : "=r"(ticks));
  return ticks;
#else
  return 0;
#endif
}

/// What values are stamped with so that a get can tell their age.
///
/// Half of a get's time would be the reading of the clock. Where the kernel itself keeps time by the processor's
/// counter (it then ticks evenly, and alike on all cores), stamps are that counter, read at a fraction of the cost;
/// elsewhere they are nanoseconds of os::now(). The process that makes a database chooses, and measures how long a
/// tick is; all others read it in the segment, so that they agree. docs/decisions/0024 says what it brings.
class Stamps {
 public:
  /// Nanoseconds a tick, times 2^32; 0 = no ticks, but the clock.
  using Scale = std::uint64_t;
  static constexpr Scale kClock = 0;
  static constexpr Scale kTold = 1;  ///< nanoseconds of a word that somebody sets, as of a simulated robot
  /// An age that cannot be told: the counter was set back, as some machines do in their sleep.
  static constexpr Duration kUnknown{std::numeric_limits<std::int64_t>::max() / 2};

  /// `told` is the word that somebody sets, where the scale says so.
  explicit Stamps(Scale scale = kClock, const std::atomic<std::uint64_t>* told = nullptr)
      : scale_{scale}, told_{scale == kTold ? told : nullptr} {}

  /// What suits this machine. Takes a millisecond, in which the counter is held against the clock.
  [[nodiscard]] static Scale measure();
  /// Can that be a length of a tick? Everything between 10 MHz and 50 GHz can.
  [[nodiscard]] static bool is_sound(Scale scale) {
    return scale == kClock || scale == kTold || (scale > (Scale{1} << 32) / 50 && scale < Scale{100} << 32);
  }

  [[nodiscard]] std::uint64_t now() const {
    if (scale_ == kClock) return static_cast<std::uint64_t>(os::now().ns);
    return scale_ == kTold ? told_->load(std::memory_order_relaxed) : processor_ticks();
  }

  /// The stamp of what is so old already.
  [[nodiscard]] std::uint64_t before(Duration age) const {
    if (age == Duration{}) return now();
    return now() - ticks_of(age);
  }

  /// Never negative: two cores may read their counters some nanoseconds apart.
  [[nodiscard]] Duration age(std::uint64_t stamp) const {
    const auto passed = static_cast<std::int64_t>(now() - stamp);
    if (passed >= 0) return length_of(static_cast<std::uint64_t>(passed));
    return length_of(static_cast<std::uint64_t>(-(passed + 1))) < kAtOnce ? Duration{} : kUnknown;
  }

 private:
  static constexpr Duration kAtOnce = 1_ms;

  [[nodiscard]] Duration length_of(std::uint64_t ticks) const;
  [[nodiscard]] std::uint64_t ticks_of(Duration length) const;

  Scale scale_;
  const std::atomic<std::uint64_t>* told_;
};

// GCC has words of 128 bits, which the standard does not know
__extension__ using Wide = unsigned __int128;

inline Duration Stamps::length_of(std::uint64_t ticks) const {
  if (scale_ <= kTold) return {static_cast<std::int64_t>(ticks)};
  const Wide ns = Wide{ticks} * scale_ >> 32;
  return ns < static_cast<std::uint64_t>(kUnknown.ns) ? Duration{static_cast<std::int64_t>(ns)} : kUnknown;
}

inline std::uint64_t Stamps::ticks_of(Duration length) const {
  if (scale_ <= kTold) return static_cast<std::uint64_t>(length.ns);
  if (length < Duration{}) return 0 - ticks_of(Duration{} - length);
  return static_cast<std::uint64_t>((Wide{static_cast<std::uint64_t>(length.ns)} << 32) / scale_);
}

}  // namespace cancha::team
