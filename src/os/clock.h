#pragma once

#include <sys/types.h>

#include <compare>
#include <cstdint>

#include "base/time.h"

/// The clocks of this machine. Only parts that wait for people, hardware or other programs may read them: what is
/// simulated gets its time as a value.
namespace cancha::os {

/// A moment of this machine's clock. It is no `Time`: neither becomes the other by accident.
struct HostTime {
  std::int64_t ns = 0;  ///< nanoseconds since a start that means nothing

  friend constexpr auto operator<=>(HostTime, HostTime) = default;
  friend constexpr HostTime operator+(HostTime t, Duration d) { return {t.ns + d.ns}; }
  friend constexpr HostTime operator-(HostTime t, Duration d) { return {t.ns - d.ns}; }
  friend constexpr Duration operator-(HostTime a, HostTime b) { return {a.ns - b.ns}; }
  constexpr HostTime& operator+=(Duration d) { return ns += d.ns, *this; }

  /// The same moment as a real number of seconds.
  [[nodiscard]] constexpr double seconds() const { return static_cast<double>(ns) / 1e9; }
};

/// The clock that all processes of this machine share; it never goes back.
[[nodiscard]] HostTime now();

/// now() as a `Time`, for parts that get their time as a value and are to run by this machine's clock: radios,
/// referees.
[[nodiscard]] Time real_time();

/// How long ago 1970 began.
[[nodiscard]] Duration time_of_day();
/// What must be added to now() to get the time of day.
[[nodiscard]] Duration to_time_of_day();

/// Waits until a moment of now() has come.
void sleep_until(HostTime moment);

/// Processor time that the calling thread has used.
[[nodiscard]] Duration used_by_this_thread();
/// Processor time that this process has used, all threads together.
[[nodiscard]] Duration used_by_this_process();
/// Processor time that another process has used; none where there is no such process.
[[nodiscard]] Duration used_by(pid_t process);

}  // namespace cancha::os
