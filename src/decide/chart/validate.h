#pragma once

#include "decide/chart/chart.h"
#include "decide/chart/problems.h"

namespace cancha::decide::chart {

/// What every chart must keep to, wherever it was read from: the rules of its type (Mealy, Moore), junctions that lead
/// somewhere and never in a circle, bounds. Tells what is wrong.
void validate(const Chart& chart, Problems& problems);

}  // namespace cancha::decide::chart
