#include "graph/route_label.h"

#include <algorithm>
#include <cmath>

namespace cancha::graph {
namespace {

// in pixels of a way that is as bad
constexpr double kOverWay = 150;    // over another way
constexpr double kOverCorner = 25;  // over a corner of its own way
constexpr double kBesideLoop = 5;
constexpr double kBeside = 45;   // not on its way; a loop has no room for it anyway
constexpr double kNearTip = 70;  // over the arrow head
constexpr double kOffMiddle = 0.25;
constexpr double kAway = 400;  // near its way at best

constexpr double kStep = 6;      // of candidates along a way
constexpr double kClear = 3;     // between labels, and to boxes
constexpr double kVisible = 12;  // of its way between a label and a corner
constexpr double kTip = 16;      // of a way that stays visible at its arrow head
constexpr double kTail = 5;      // and at its other end
constexpr double kGap = 4;       // between a label and the way that it stands beside
constexpr double kFarthest = 100'000;

class Finder {
 public:
  Finder(const Edge& edge, std::size_t own, std::span<const Trace> traces, std::span<const Area> obstacles,
         std::span<const Area> labels)
      : size_{{}, edge.label_width, edge.label_height},
        beside_{edge.from == edge.to ? kBesideLoop : kBeside},
        own_{own},
        traces_{traces},
        obstacles_{obstacles},
        labels_{labels} {}

  LabelPlace run() {
    const std::vector<Point>& points = traces_[own_].points;
    double whole = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) whole += distance(points[i], points[i + 1]);
    double done = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      along(points[i], points[i + 1], done, whole);
      done += distance(points[i], points[i + 1]);
    }
    if (!found_) around(middle(points, whole / 2));
    return best_;
  }

 private:
  static double distance(Point a, Point b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }
  static Point middle(const std::vector<Point>& points, double at) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const double piece = distance(points[i], points[i + 1]);
      if (at <= piece && piece > 0) {
        const double share = at / piece;
        return {points[i].x + share * (points[i + 1].x - points[i].x),
                points[i].y + share * (points[i + 1].y - points[i].y)};
      }
      at -= piece;
    }
    return points.back();
  }

  /// Candidates on one straight piece, and beside it.
  void along(Point a, Point b, double before, double whole) {
    const double length = distance(a, b);
    if (length < 1e-6) return;
    const bool level = std::abs(a.y - b.y) < 1e-6;
    const int steps = std::max(1, static_cast<int>(length / kStep));
    for (int i = 0; i <= steps; ++i) {
      const double share = (i + 0.5 * (steps == 1)) / steps;
      if (share > 1) break;
      const Point p{a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
      const double off = kOffMiddle * std::abs(before + share * length - whole / 2);
      consider(p, off, true);
      const double dx = level ? 0 : size_.width / 2 + kGap, dy = level ? size_.height / 2 + kGap : 0;
      consider({p.x + dx, p.y + dy}, off + beside_, false);
      consider({p.x - dx, p.y - dy}, off + beside_, false);
    }
  }

  void consider(Point p, double cost, bool on_way) {
    Area area = size_;
    area.centre = p;
    if (found_ && cost >= best_.cost) return;
    if (!is_free(area)) return;
    cost += over_ways(area, on_way);
    if (found_ && cost >= best_.cost) return;
    best_ = {area, cost};
    found_ = true;
  }

  [[nodiscard]] bool is_free(const Area& area) const {
    for (const Area& other : obstacles_) {
      if (overlaps(area, other, kClear)) return false;
    }
    for (std::size_t i = 0; i < labels_.size(); ++i) {
      if (i != own_ && labels_[i].width > 0 && overlaps(area, labels_[i], kClear)) return false;
    }
    return true;
  }

  [[nodiscard]] double over_ways(const Area& area, bool on_way) const {
    double cost = 0;
    for (std::size_t w = 0; w < traces_.size(); ++w) {
      const std::vector<Point>& points = traces_[w].points;
      if (points.empty()) continue;
      if (w == own_) {
        for (std::size_t i = 1; i + 1 < points.size(); ++i) {
          if (overlaps(area, {points[i], 0, 0}, on_way ? kVisible : 1)) cost += kOverCorner;
        }
        if (overlaps(area, {points.back(), 0, 0}, kTip)) cost += kNearTip;
        if (overlaps(area, {points.front(), 0, 0}, kTail)) cost += kNearTip / 2;
        if (on_way) continue;
      }
      for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        if (!crosses(area, points[i], points[i + 1], 2)) continue;
        cost += kOverWay;
        if (w != own_) break;
      }
    }
    return cost;
  }

  /// The nearest place that is free, on growing squares around a point.
  void around(Point p) {
    for (double far = 10, step = 10; far < kFarthest && !found_; far += step) {
      step = std::max(10.0, far / 8);  // further away it need not be so exact
      for (double along = -far; along < far; along += step) {
        for (const Point q : {Point{p.x + far, p.y + along},
                              {p.x - far, p.y - along},
                              {p.x - along, p.y + far},
                              {p.x + along, p.y - far}}) {
          consider(q, kAway + far, false);
        }
      }
    }
    if (!found_) best_ = {{p, size_.width, size_.height}, 10 * kAway};
  }

  Area size_;
  double beside_;
  std::size_t own_;
  std::span<const Trace> traces_;
  std::span<const Area> obstacles_;
  std::span<const Area> labels_;
  LabelPlace best_;
  bool found_ = false;
};

}  // namespace

std::vector<Area> label_obstacles(const RouteTask& task) {
  std::vector<Area> all = task.kept_free;
  for (const PlacedBox& box : task.boxes) {
    const double x = box.centre.x, y = box.centre.y, w = box.width, h = box.height;
    if (box.title <= 0) {
      all.push_back({box.centre, w, h});
      continue;
    }
    for (const Area& part : {Area{{x, y - h / 2 + box.title / 2}, w, box.title},
                             {{x, y + h / 2}, w, 0},
                             {{x - w / 2, y}, 0, h},
                             {{x + w / 2, y}, 0, h}}) {
      all.push_back(part);
    }
  }
  return all;
}

LabelPlace place_label(const Edge& edge, std::size_t own, std::span<const Trace> traces,
                       std::span<const Area> obstacles, std::span<const Area> labels) {
  return Finder{edge, own, traces, obstacles, labels}.run();
}

}  // namespace cancha::graph
