#pragma once

#include <cstdint>

#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// Values lie between; both ends are infinite where nothing is known.
struct Interval {
  double least = 0.0;
  double most = 0.0;
  [[nodiscard]] bool holds(double value) const { return least <= value && value <= most; }
  [[nodiscard]] bool within(double low, double high) const { return low <= least && most <= high; }
};

/// Bounds of an expression where its variables are anywhere in their ranges.
[[nodiscard]] Interval interval_of(const Chart& chart, std::uint32_t expression);

}  // namespace cancha::decide::chart
