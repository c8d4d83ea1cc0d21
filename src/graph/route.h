#pragma once

#include <vector>

#include "graph/layout.h"

/// Ways between boxes that have places already: along a grid, with rounded corners, around boxes and labels.
///
/// Each way is the cheapest by its length, its bends, the ways it crosses and what it comes too near to. After all are
/// found, each is taken up again and looked for anew, now that the others are known. A label stands on its own arrow
/// where there is room, else as near to it as there is: labels never lie over boxes or other labels.
///
///     const Routes found = route({.boxes = {{{0, 0}, 80, 40}, {{0, 120}, 80, 40}}, .edges = {{0, 1}}});
namespace cancha::graph {

/// A box that has a place.
struct PlacedBox {
  Point centre;
  double width = 0;
  double height = 0;
  int parent = -1;     ///< the box that it lies in, by its place in the list; -1 = none
  double title = 0;    ///< of a box that holds others: height of the strip of text at its top; 0 = it holds none
  bool round = false;  ///< a circle: arrows meet it in the middles of its sides
};

/// A rectangle by its middle.
struct Area {
  Point centre;
  double width = 0;
  double height = 0;
};

struct RouteTask {
  std::vector<PlacedBox> boxes;
  std::vector<Edge> edges;
  std::vector<Area> kept_free = {};  ///< other things that are drawn: no labels there, and ways go around
};

struct Routes {
  std::vector<Way> ways;  ///< in the order of the edges
  int poor_labels = 0;    ///< those that do not stand on their own way alone: more room would help
  std::size_t work = 0;   ///< knots and places of labels that were looked at
};

/// Whether there are not too many boxes and edges for ways to be found in a moment.
[[nodiscard]] bool can_route(const RouteTask& task);

/// Finds a way for each edge; the same task gives the same ways. Where there are too many, ways are
/// straight and labels stand in their middles.
[[nodiscard]] Routes route(const RouteTask& task);

}  // namespace cancha::graph
