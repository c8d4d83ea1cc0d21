#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "graph/route.h"

/// Rectangles on a sheet, and whether they meet.
namespace cancha::graph {

/// A rectangle by its sides; one that holds nothing yet has them the wrong way round.
struct Bounds {
  double left = std::numeric_limits<double>::infinity();
  double right = -std::numeric_limits<double>::infinity();
  double top = std::numeric_limits<double>::infinity();
  double bottom = -std::numeric_limits<double>::infinity();

  void take_in(Point p, double around_x = 0, double around_y = 0) {
    left = std::min(left, p.x - around_x);
    right = std::max(right, p.x + around_x);
    top = std::min(top, p.y - around_y);
    bottom = std::max(bottom, p.y + around_y);
  }
  void widen(double x, double y) { left -= x, right += x, top -= y, bottom += y; }
  [[nodiscard]] bool meets(const Bounds& other) const {
    return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
  }
};

[[nodiscard]] inline bool overlaps(const Area& a, const Area& b, double more = 0) {
  return std::abs(a.centre.x - b.centre.x) < (a.width + b.width) / 2 + more &&
         std::abs(a.centre.y - b.centre.y) < (a.height + b.height) / 2 + more;
}
/// The rectangle around a piece of a way, which is the piece, as ways are level or upright.
[[nodiscard]] inline Area around_piece(Point a, Point b) {
  return {{(a.x + b.x) / 2, (a.y + b.y) / 2}, std::abs(a.x - b.x), std::abs(a.y - b.y)};
}
[[nodiscard]] inline bool crosses(const Area& area, Point a, Point b, double more = 0) {
  return overlaps(area, around_piece(a, b), more);
}

}  // namespace cancha::graph
