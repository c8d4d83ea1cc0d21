#pragma once

#include <vector>

#include "graph/layout.h"

/// How hard a graph is to lay out, found out before the work is begun.
namespace cancha::graph {

/// How many ranks all edges cross together, labels counting as one more; drawing takes about its square.
[[nodiscard]] long tangle(const Graph& graph);

/// Which edges shape the layout: all where their tangle is within the budget; else for each node one that comes from
/// the rank before, and then the shortest of the others.
[[nodiscard]] std::vector<bool> shaping_edges(const Graph& graph, long budget);

/// The straight way from the border of one box to that of another, for edges that are not routed.
[[nodiscard]] Way straight_way(const Node& from, Point p_from, const Node& to, Point p_to);

}  // namespace cancha::graph
