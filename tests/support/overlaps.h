#pragma once

#include <span>
#include <vector>

#include "graph/route.h"
#include "graph/route_grid.h"

/// How readable a drawn graph is: what lies over what.
namespace cancha::graph {

struct Overlaps {
  int label_label = 0;
  int label_box = 0;
  int label_way = 0;  ///< labels that another way goes under
  int way_box = 0;    ///< ways under boxes that they have nothing to do with
};

/// Points along a way, a few pixels apart.
inline std::vector<Point> along(const Way& way) {
  std::vector<Point> points;
  for (std::size_t i = 0; i + 3 < way.curve.size(); i += 3) {
    const Point &a = way.curve[i], &b = way.curve[i + 1], &c = way.curve[i + 2], &d = way.curve[i + 3];
    const int steps = 4 + static_cast<int>((std::abs(a.x - d.x) + std::abs(a.y - d.y)) / 3);
    for (int k = 0; k <= steps; ++k) {
      const double t = static_cast<double>(k) / steps, s = 1 - t;
      const double p = s * s * s, q = 3 * s * s * t, r = 3 * s * t * t, u = t * t * t;
      points.push_back({p * a.x + q * b.x + r * c.x + u * d.x, p * a.y + q * b.y + r * c.y + u * d.y});
    }
  }
  points.push_back(way.tip);
  return points;
}

/// `labels` and `ways` belong to `edges`; a label without width is none. Boxes that hold others are no `boxes`.
inline Overlaps overlaps_in(std::span<const Area> boxes, std::span<const Edge> edges, std::span<const Way> ways) {
  Overlaps found;
  std::vector<Area> labels;
  std::vector<std::vector<Point>> points;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    labels.push_back({ways[i].label, edges[i].label_width, edges[i].label_height});
    points.push_back(along(ways[i]));
  }
  const auto under = [](const Area& area, const std::vector<Point>& way) {
    return std::any_of(way.begin(), way.end(), [&](Point p) { return overlaps(area, {p, 0, 0}, -1); });
  };
  for (std::size_t i = 0; i < edges.size(); ++i) {
    for (std::size_t b = 0; b < boxes.size(); ++b) {
      const bool own = static_cast<int>(b) == edges[i].from || static_cast<int>(b) == edges[i].to;
      if (labels[i].width > 0 && overlaps(labels[i], boxes[b], -0.01)) ++found.label_box;
      if (!own && under(boxes[b], points[i])) ++found.way_box;
    }
    for (std::size_t k = 0; k < edges.size(); ++k) {
      if (k == i || labels[i].width <= 0) continue;
      if (k < i && labels[k].width > 0 && overlaps(labels[i], labels[k], -0.01)) ++found.label_label;
      if (under(labels[i], points[k])) ++found.label_way;
    }
  }
  return found;
}

}  // namespace cancha::graph
