#pragma once

#include <functional>

#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// Calls `visit` with every expression and the state that it belongs to, whose time `after` and `state_time` in it
/// mean: of an action the state itself, of a way the state that it leaves, also behind junctions.
void for_each_owned(const Chart& chart,
                    const std::function<void(std::uint32_t owner, std::uint32_t expression)>& visit);

}  // namespace cancha::decide::chart
