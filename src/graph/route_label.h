#pragma once

#include <span>

#include "graph/route_grid.h"

namespace cancha::graph {

/// What labels must keep clear of: boxes, titles, lines of boxes that hold others, other things that are drawn.
[[nodiscard]] std::vector<Area> label_obstacles(const RouteTask& task);

/// A label's place and how bad it is; 0 = on the middle of its way, with nothing in its way.
struct LabelPlace {
  Area area;
  double cost = 0;
};

/// The best place for the label of way `own`: on it, beside it, else near it; never over an obstacle or another label.
[[nodiscard]] LabelPlace place_label(const Edge& edge, std::size_t own, std::span<const Trace> traces,
                                     std::span<const Area> obstacles, std::span<const Area> labels);

}  // namespace cancha::graph
