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

constexpr double kSquare = 64;       // side of the squares of a sheet
constexpr double kMostSquares = 64;  // along a side

class Finder {
 public:
  Finder(const Edge& edge, const std::vector<Point>& way, const Sheet& sheet)
      : size_{{}, edge.label_width, edge.label_height},
        beside_{edge.from == edge.to ? kBesideLoop : kBeside},
        way_{way},
        sheet_{sheet} {}

  LabelPlace run() {
    double whole = 0;
    for (std::size_t i = 0; i + 1 < way_.size(); ++i) whole += distance(way_[i], way_[i + 1]);
    double done = 0;
    for (std::size_t i = 0; i + 1 < way_.size(); ++i) {
      along(way_[i], way_[i + 1], done, whole);
      done += distance(way_[i], way_[i + 1]);
    }
    // the most promising first, so that most others need not be looked at
    std::ranges::stable_sort(places_, {}, &Place::cost);
    for (const Place& place : places_) {
      if (found_ && place.cost >= best_.cost) break;
      consider(place);
    }
    if (!found_) around(middle(whole / 2));
    return best_;
  }

 private:
  struct Place {
    Point centre;
    double cost = 0;  ///< apart from what it lies over
    bool on_way = false;
  };

  static double distance(Point a, Point b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }
  [[nodiscard]] Point middle(double at) const {
    for (std::size_t i = 0; i + 1 < way_.size(); ++i) {
      const double piece = distance(way_[i], way_[i + 1]);
      if (at <= piece && piece > 0) {
        const double share = at / piece;
        return {way_[i].x + share * (way_[i + 1].x - way_[i].x), way_[i].y + share * (way_[i + 1].y - way_[i].y)};
      }
      at -= piece;
    }
    return way_.back();
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
      const double dx = level ? 0 : size_.width / 2 + kGap, dy = level ? size_.height / 2 + kGap : 0;
      places_.push_back({p, off, true});
      places_.push_back({{p.x + dx, p.y + dy}, off + beside_, false});
      places_.push_back({{p.x - dx, p.y - dy}, off + beside_, false});
    }
  }

  void consider(const Place& place) {
    ++best_.looked;
    Area area = size_;
    area.centre = place.centre;
    if (!sheet_.is_free(area, kClear)) return;
    const double cost = place.cost + over_own(area, place.on_way) + kOverWay * sheet_.ways_under(area, 2);
    if (found_ && cost >= best_.cost) return;
    best_.area = area;
    best_.cost = cost;
    found_ = true;
  }

  /// What lies under it of its own way.
  [[nodiscard]] double over_own(const Area& area, bool on_way) const {
    double cost = 0;
    for (std::size_t i = 1; i + 1 < way_.size(); ++i) {
      if (overlaps(area, {way_[i], 0, 0}, on_way ? kVisible : 1)) cost += kOverCorner;
    }
    if (overlaps(area, {way_.back(), 0, 0}, kTip)) cost += kNearTip;
    if (overlaps(area, {way_.front(), 0, 0}, kTail)) cost += kNearTip / 2;
    for (std::size_t i = 0; !on_way && i + 1 < way_.size(); ++i) {
      if (crosses(area, way_[i], way_[i + 1], 2)) cost += kOverWay;
    }
    return cost;
  }

  /// The nearest place that is free, on growing squares around a point.
  void around(Point p) {
    best_.near = false;
    for (double far = 10, step = 10; far < kFarthest && !found_; far += step) {
      step = std::max(10.0, far / 8);  // further away it need not be so exact
      for (double along = -far; along < far; along += step) {
        for (const Point q : {Point{p.x + far, p.y + along},
                              {p.x - far, p.y - along},
                              {p.x - along, p.y + far},
                              {p.x + along, p.y - far}}) {
          consider({q, kAway + far, false});
        }
      }
    }
    if (found_) return;
    best_.area = {p, size_.width, size_.height};
    best_.cost = 10 * kAway;
  }

  Area size_;
  double beside_;
  const std::vector<Point>& way_;
  const Sheet& sheet_;
  std::vector<Place> places_;
  LabelPlace best_;
  bool found_ = false;
};

/// What labels must keep clear of: boxes, titles, lines of boxes that hold others, other things that are drawn.
std::vector<Area> obstacles(const RouteTask& task) {
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

Bounds around(const RouteTask& task) {
  Bounds all;
  for (const PlacedBox& box : task.boxes) all.take_in(box.centre, box.width / 2, box.height / 2);
  return all;
}

}  // namespace

Bins::Bins(const Bounds& sheet) : sheet_{sheet} {
  const double width = std::max(1.0, sheet.right - sheet.left), height = std::max(1.0, sheet.bottom - sheet.top);
  side_ = std::max(kSquare, std::max(width, height) / kMostSquares);
  columns_ = 1 + static_cast<std::size_t>(width / side_);
  rows_ = 1 + static_cast<std::size_t>(height / side_);
  squares_.resize(columns_ * rows_);
}

std::size_t Bins::line(double from, double at, std::size_t count) const {
  return static_cast<std::size_t>(std::clamp((at - from) / side_, 0.0, static_cast<double>(count - 1)));
}

void Bins::add(const Area& area, std::size_t owner) {
  any_square(area, 0, [&](std::size_t square) { return squares_[square].push_back({area, owner}), false; });
}

void Bins::remove(const Area& area, std::size_t owner) {
  any_square(area, 0, [&](std::size_t square) {
    std::erase_if(squares_[square], [&](const Item& item) { return item.owner == owner; });
    return false;
  });
}

Sheet::Sheet(const RouteTask& task)
    : boxes_{around(task)}, labels_{around(task)}, ways_{around(task)}, counted_(task.edges.size()) {
  for (const Area& area : obstacles(task)) boxes_.add(area, 0);
}

bool Sheet::is_free(const Area& area, double clear) const {
  const auto yes = [](std::size_t) { return true; };
  return !boxes_.any(area, clear, yes) && !labels_.any(area, clear, yes);
}

int Sheet::ways_under(const Area& area, double clear) const {
  int count = 0;
  ++question_;
  static_cast<void>(ways_.any(area, clear, [&](std::size_t way) {
    if (counted_[way] != question_) ++count;
    counted_[way] = question_;
    return false;
  }));
  return count;
}

void Sheet::change(std::size_t edge, const std::vector<Point>& way, const Area& label, bool comes) {
  const auto act = [&](Bins& bins, const Area& area) { comes ? bins.add(area, edge) : bins.remove(area, edge); };
  for (std::size_t i = 0; i + 1 < way.size(); ++i) act(ways_, around_piece(way[i], way[i + 1]));
  if (label.width > 0) act(labels_, label);
}

LabelPlace place_label(const Edge& edge, const std::vector<Point>& way, const Sheet& sheet) {
  return Finder{edge, way, sheet}.run();
}

}  // namespace cancha::graph
