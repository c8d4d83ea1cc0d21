#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "graph/route_grid.h"

/// Where labels go, and what lies on the sheet that they are judged by.
namespace cancha::graph {

/// Rectangles by the squares of the sheet that they touch, so that one is compared with those near it alone.
class Bins {
 public:
  struct Item {
    Area area;
    std::size_t owner = 0;
  };

  explicit Bins(const Bounds& sheet);

  void add(const Area& area, std::size_t owner);
  void remove(const Area& area, std::size_t owner);
  /// Whether `act` says yes to one that comes nearer than `more`; one that touches several squares may be asked twice.
  template <class Act>
  [[nodiscard]] bool any(const Area& area, double more, Act&& act) const {
    return any_square(area, more, [&](std::size_t square) {
      return std::ranges::any_of(squares_[square],
                                 [&](const Item& item) { return overlaps(area, item.area, more) && act(item.owner); });
    });
  }

 private:
  template <class Act>
  bool any_square(const Area& area, double more, Act&& act) const {
    const double dx = area.width / 2 + more, dy = area.height / 2 + more;
    const std::size_t left = line(sheet_.left, area.centre.x - dx, columns_),
                      right = line(sheet_.left, area.centre.x + dx, columns_),
                      top = line(sheet_.top, area.centre.y - dy, rows_),
                      bottom = line(sheet_.top, area.centre.y + dy, rows_);
    for (std::size_t row = top; row <= bottom; ++row) {
      for (std::size_t column = left; column <= right; ++column) {
        if (act(row * columns_ + column)) return true;
      }
    }
    return false;
  }
  [[nodiscard]] std::size_t line(double from, double at, std::size_t count) const;

  Bounds sheet_;
  double side_ = 1;
  std::size_t columns_ = 1;
  std::size_t rows_ = 1;
  std::vector<std::vector<Item>> squares_;
};

/// Boxes, ways and labels on a sheet. What lies beyond its edge counts as at its edge, so all of it is found.
class Sheet {
 public:
  explicit Sheet(const RouteTask& task);

  void add(std::size_t edge, const std::vector<Point>& way, const Area& label) { change(edge, way, label, true); }
  void remove(std::size_t edge, const std::vector<Point>& way, const Area& label) { change(edge, way, label, false); }

  /// Whether no box, title or label comes nearer than `clear`.
  [[nodiscard]] bool is_free(const Area& area, double clear) const;
  /// How many ways come nearer than `clear`.
  [[nodiscard]] int ways_under(const Area& area, double clear) const;

 private:
  void change(std::size_t edge, const std::vector<Point>& way, const Area& label, bool comes);

  Bins boxes_;
  Bins labels_;
  Bins ways_;
  mutable std::vector<std::size_t> counted_;  // the last question in which a way was counted
  mutable std::size_t question_ = 0;
};

/// A label's place and how bad it is; 0 = on the middle of its way, with nothing in its way.
struct LabelPlace {
  Area area;
  double cost = 0;
  bool near = true;        ///< on its way or beside it
  std::size_t looked = 0;  ///< places that were tried: what it has cost
};

/// The best place for the label of a way: on it, beside it, else near it; never over a box or another label. The way
/// itself is not on the sheet.
[[nodiscard]] LabelPlace place_label(const Edge& edge, const std::vector<Point>& way, const Sheet& sheet);

}  // namespace cancha::graph
