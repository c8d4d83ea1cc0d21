#pragma once

#include <cmath>

namespace cancha::match {

/// To one over `parts`, a power of two: a short binary fraction, which packs well.
[[nodiscard]] inline double rounded(double value, double parts) {
  return std::nearbyint(value * parts) / parts;
}

inline constexpr double kMillimetres = 1024.0;  ///< about as many parts as a metre has millimetres

}  // namespace cancha::match
