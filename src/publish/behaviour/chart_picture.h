#pragma once

#include "decide/chart/chart.h"
#include "publish/behaviour/sketch.h"

namespace cancha::publish {

/// A picture with its places.
struct ChartPicture {
  Sketch sketch;
  graph::Layout layout;
};

/// The states of a chart, those in others within them, its junctions as small circles, and its transitions with "guard
/// / effects": as the page draws it (`chart_layout.h`).
[[nodiscard]] ChartPicture chart_picture(const decide::chart::Chart& chart);

}  // namespace cancha::publish
