#pragma once

#include <cstdint>
#include <vector>

#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// A part of entering a state that has states in it.
struct EntryStep {
  std::uint32_t state = kNone;  ///< kNone = the chart
  bool way = false;             ///< its default way, instead of its entry
};

/// What is done, in order, after a state (kNone = the chart) was entered, until a leaf is; gives the leaf.
[[nodiscard]] std::uint32_t default_entry(const Chart& chart, std::uint32_t state, std::vector<EntryStep>& steps);

}  // namespace cancha::decide::chart
