#pragma once

#include "decide/chart/chart.h"
#include "server/chart_messages.h"

namespace cancha::server {

/// Gives the states of `view` places and sizes, and transitions their ways where the layout knows some. `view` has the
/// states and transitions of `chart` already.
///
/// Where the file says no place at all, everything is laid out, level by level. Otherwise states are where it says;
/// what is in a state that has a place itself is laid out there, and those without any place stand in a row below. A
/// state with states in it is as large as they need.
void lay_out_chart(const decide::chart::Chart& chart, ChartView& view);

}  // namespace cancha::server
