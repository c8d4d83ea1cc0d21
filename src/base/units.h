#pragma once

#include <compare>

namespace cancha {

/// A number with a unit in its type, so that metres never become seconds by accident.
///
/// Interfaces and settings use these; inner loops read `.value` and work with plain doubles in SI units.
template <class Unit>
struct Quantity {
  double value = 0.0;  ///< in the SI unit that the type names

  friend constexpr auto operator<=>(Quantity, Quantity) = default;
  friend constexpr Quantity operator+(Quantity a, Quantity b) { return {a.value + b.value}; }
  friend constexpr Quantity operator-(Quantity a, Quantity b) { return {a.value - b.value}; }
  friend constexpr Quantity operator-(Quantity a) { return {-a.value}; }
  friend constexpr Quantity operator*(Quantity a, double factor) { return {a.value * factor}; }
  friend constexpr Quantity operator*(double factor, Quantity a) { return {a.value * factor}; }
  friend constexpr Quantity operator/(Quantity a, double divisor) { return {a.value / divisor}; }
  friend constexpr double operator/(Quantity a, Quantity b) { return a.value / b.value; }
};

using Metres = Quantity<struct MetreTag>;
using Seconds = Quantity<struct SecondTag>;
using Radians = Quantity<struct RadianTag>;
using Kilograms = Quantity<struct KilogramTag>;
using MetresPerSecond = Quantity<struct MetrePerSecondTag>;
using MetresPerSecond2 = Quantity<struct MetrePerSecond2Tag>;
using NewtonMetres = Quantity<struct NewtonMetreTag>;

inline namespace literals {
constexpr Metres operator""_m(long double v) {
  return {static_cast<double>(v)};
}
constexpr Metres operator""_mm(long double v) {
  return {static_cast<double>(v) / 1000.0};
}
constexpr Seconds operator""_s(long double v) {
  return {static_cast<double>(v)};
}
constexpr Seconds operator""_s(unsigned long long v) {
  return {static_cast<double>(v)};
}
constexpr Radians operator""_rad(long double v) {
  return {static_cast<double>(v)};
}
constexpr Kilograms operator""_kg(long double v) {
  return {static_cast<double>(v)};
}
constexpr MetresPerSecond operator""_mps(long double v) {
  return {static_cast<double>(v)};
}
constexpr MetresPerSecond2 operator""_mps2(long double v) {
  return {static_cast<double>(v)};
}
constexpr NewtonMetres operator""_Nm(long double v) {
  return {static_cast<double>(v)};
}
}  // namespace literals

}  // namespace cancha
