#pragma once

#include <algorithm>
#include <limits>

#include "base/time.h"

namespace cancha::team {

/// How far another robot's clock is ahead of ours, from the times in frames of both directions.
///
/// A frame that left at t3 by their clock and came at t4 by ours shows that their clock is ahead by at least t3 − t4,
/// for no frame comes before it was sent. One of ours that left at t1 and came at t2 shows that it is ahead by at most
/// t2 − t1. The truth lies between the best of both; quick frames narrow it, slow ones do no harm. Because clocks
/// drift, both bounds give way with time.
class ClockOffset {
 public:
  static constexpr std::int64_t kDrift = 5000;           ///< clocks drift apart by 1 part of so many at most: 200 ppm
  static constexpr Duration kLeastTransit{300'000};      ///< of a frame, where nothing better is known
  static constexpr Duration kMostBroken{100'000'000};    ///< bounds that cross by more: somebody set a clock
  static constexpr Duration kMostEarly{5'000'000};       ///< before what echoes allow: drift and rounding
  static constexpr Duration kSlowestFirst{250'000'000};  ///< the first frame may have been slower than others
  static constexpr Duration kMostLate{500'000'000};      ///< a frame that is later is of no use

  /// Their frame: sent at `sent` by their clock, heard at `heard` by ours.
  void hear(Time sent, Time heard) {
    give_way(heard);
    const std::int64_t bound = sent.ns - heard.ns;
    if (low_ == kUnknownLow || bound > low_) low_ = bound;
    mend(true);
  }
  /// A frame of ours: sent at `sent` by our clock, heard at `heard` by theirs; we learnt it at `now`.
  void echo(Time sent, Time heard, Time now) {
    give_way(now);
    const std::int64_t bound = heard.ns - sent.ns;
    if (high_ == kUnknownHigh || bound < high_) high_ = bound;
    mend(false);
  }

  [[nodiscard]] bool is_known() const { return low_ != kUnknownLow || high_ != kUnknownHigh; }
  /// Their clock less ours.
  [[nodiscard]] Duration offset() const {
    if (!is_known()) return {};
    if (high_ == kUnknownHigh) return {low_ + kLeastTransit.ns};
    if (low_ == kUnknownLow) return {high_ - kLeastTransit.ns};
    return {low_ + (high_ - low_) / 2};
  }
  /// The truth is no further from offset() than this, both ways being known.
  [[nodiscard]] Duration doubt() const {
    return low_ == kUnknownLow || high_ == kUnknownHigh ? Duration{-1} : Duration{(high_ - low_) / 2};
  }
  /// Can a frame that left at `sent` by their clock come at `heard` by ours, as far as we know? Later than others by
  /// half a second at most; earlier only where we do not know better.
  [[nodiscard]] bool allows(Time sent, Time heard) const {
    if (!is_known()) return true;
    const std::int64_t bound = sent.ns - heard.ns;
    const std::int64_t most = high_ != kUnknownHigh ? high_ + kMostEarly.ns : low_ + kSlowestFirst.ns;
    return bound <= most && bound >= offset().ns - kMostLate.ns;
  }
  /// A moment of their clock, by ours.
  [[nodiscard]] Time ours(Time theirs) const { return theirs - offset(); }

 private:
  static constexpr std::int64_t kUnknownLow = std::numeric_limits<std::int64_t>::min();
  static constexpr std::int64_t kUnknownHigh = std::numeric_limits<std::int64_t>::max();

  void give_way(Time now) {
    const std::int64_t passed = std::max<std::int64_t>(0, now.ns - last_.ns) / kDrift;
    last_ = now;
    if (low_ != kUnknownLow) low_ -= passed;
    if (high_ != kUnknownHigh) high_ += passed;
  }
  /// Bounds that cross: a little is drift and rounding, a lot is a clock that was set; then only the newest counts.
  void mend(bool low_is_new) {
    if (low_ == kUnknownLow || high_ == kUnknownHigh || low_ <= high_) return;
    if (low_ - high_ > kMostBroken.ns) {
      low_is_new ? high_ = kUnknownHigh : low_ = kUnknownLow;
    } else {
      low_is_new ? high_ = low_ : low_ = high_;
    }
  }

  std::int64_t low_ = kUnknownLow;
  std::int64_t high_ = kUnknownHigh;
  Time last_;
};

}  // namespace cancha::team
