#pragma once

#include "decide/chart/chart.h"
#include "publish/behaviour/sketch.h"

namespace cancha::publish {

/// The states of a chart, its junctions as small circles, and its transitions with "guard / effects". A state that has
/// others in it is drawn where it has transitions of its own, for all of them.
[[nodiscard]] Sketch chart_picture(const decide::chart::Chart& chart);

}  // namespace cancha::publish
