#pragma once

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

}  // namespace cancha
