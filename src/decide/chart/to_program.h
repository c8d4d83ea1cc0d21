#pragma once

#include "base/result.h"
#include "decide/chart/chart.h"
#include "decide/program/program.h"

namespace cancha::decide::chart {

/// Junctions are written out once for each way through them; a program has so many decisions at most.
inline constexpr std::size_t kMostDecisions = 200'000;

/// A chart as a program: one option "chart" with a state for each leaf, named "Walk.Left"; the ways of a leaf are its
/// decision, what they set on the way the decision's effects; outputs of Moore states are actions of the state. The
/// option's entry does what starting a chart does. Symbols are in the order of the chart's variables.
///
/// An error where the ways through junctions are too many.
[[nodiscard]] Result<program::Program> to_program(const Chart& chart);

}  // namespace cancha::decide::chart
