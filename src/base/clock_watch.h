#pragma once

#include <cstdint>
#include <string_view>

#include "base/time.h"

namespace cancha {

/// Watches the times at which a sensor measured, beside the clock of who reads it: a time that goes back, or far ahead
/// of what has passed since, is a jump. After a jump the new times count.
class ClockWatch {
 public:
  static constexpr double kFarAhead = 1.0;  ///< seconds: no sensor is late by so much, and none is early

  /// Whether a measurement counts; `now`: when it is read. Where that clock itself goes back, all begins anew.
  [[nodiscard]] bool counts(Time measured, Time now) {
    const bool begins = !any_ || now < read_;
    // as real numbers, which no time is too large for
    const double passed = measured.seconds() - measured_.seconds();
    const double expected = now.seconds() - read_.seconds();
    const bool back = measured < measured_;
    any_ = true;
    measured_ = measured;
    read_ = now;
    return begins || (!back && passed - expected <= kFarAhead);
  }

 private:
  bool any_ = false;
  Time measured_;
  Time read_;
};

/// Counts the measurements of a player's sensors whose time jumped, and tells of the first one.
class ClockJumps {
 public:
  /// Whether a measurement counts, by the watch of its sensor; `now` as there.
  [[nodiscard]] bool let_pass(ClockWatch& watch, Time measured, Time now, std::string_view sensor);
  [[nodiscard]] std::int64_t count() const { return count_; }

 private:
  std::int64_t count_ = 0;
};

}  // namespace cancha
