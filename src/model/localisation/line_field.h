#pragma once

#include <cstdint>
#include <vector>

#include "base/geometry.h"
#include "field/line_map.h"

namespace cancha::model {

/// How far it is from each place on a pitch to the nearest white line, and which way: a table that is made once.
class LineField {
 public:
  LineField(const field::LineMap& map, Vec2 half);

  /// Distance to the nearest line, metres, and the direction in which it grows.
  struct Away {
    double distance = 0.0;
    Vec2 gradient;
  };
  [[nodiscard]] Away at(Vec2 p) const {
    const Cell& cell = cells_[place_of(p)];
    const Vec2 off = p - Vec2{cell.x, cell.y};
    const double distance = dot(off, {cell.gx, cell.gy});
    // beyond the line it grows the other way
    return distance < 0 ? Away{-distance, {-cell.gx, -cell.gy}} : Away{distance, {cell.gx, cell.gy}};
  }
  [[nodiscard]] Vec2 half() const { return half_; }

 private:
  /// The nearest point of a line, and the direction from it.
  struct Cell {
    float x = 0.0F, y = 0.0F;
    float gx = 0.0F, gy = 0.0F;
  };
  [[nodiscard]] std::size_t place_of(Vec2 p) const;

  Vec2 half_;
  int columns_ = 0;
  int rows_ = 0;
  std::vector<Cell> cells_;
};

}  // namespace cancha::model
