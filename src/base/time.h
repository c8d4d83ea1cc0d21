#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

#include "base/units.h"

namespace cancha {

/// A length of time, simulated or real: a whole number of nanoseconds, so that sums are exact in every build.
struct Duration {
  std::int64_t ns = 0;  ///< nanoseconds

  friend constexpr auto operator<=>(Duration, Duration) = default;
  friend constexpr Duration operator+(Duration a, Duration b) { return {a.ns + b.ns}; }
  friend constexpr Duration operator-(Duration a, Duration b) { return {a.ns - b.ns}; }
  friend constexpr Duration operator*(Duration a, std::int64_t times) { return {a.ns * times}; }
  constexpr Duration& operator+=(Duration other) { return ns += other.ns, *this; }

  /// The same length as a real number of seconds, for physics and for people.
  [[nodiscard]] constexpr double seconds() const { return static_cast<double>(ns) / 1e9; }
};

/// A moment of simulated time, counted from the start of the match or recording.
struct Time {
  std::int64_t ns = 0;  ///< nanoseconds since the start

  friend constexpr auto operator<=>(Time, Time) = default;
  friend constexpr Time operator+(Time t, Duration d) { return {t.ns + d.ns}; }
  friend constexpr Time operator-(Time t, Duration d) { return {t.ns - d.ns}; }
  friend constexpr Duration operator-(Time a, Time b) { return {a.ns - b.ns}; }
  constexpr Time& operator+=(Duration d) { return ns += d.ns, *this; }

  /// The same moment as a real number of seconds, for people.
  [[nodiscard]] constexpr double seconds() const { return static_cast<double>(ns) / 1e9; }
};

/// The duration nearest to a real number of seconds.
[[nodiscard]] inline Duration nearest(Seconds s) {
  return {std::llround(s.value * 1e9)};
}

inline namespace literals {
constexpr Duration operator""_ms(unsigned long long v) {
  return {static_cast<std::int64_t>(v) * 1'000'000};
}
}  // namespace literals

}  // namespace cancha
