#include "model/localisation/line_field.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kCell = 0.05;   ///< metres
constexpr double kBeside = 2.0;  ///< metres behind the lines that are in the table

}  // namespace

LineField::LineField(const field::LineMap& map, Vec2 half)
    : half_{half},
      columns_{static_cast<int>(std::ceil(2 * (half.x + kBeside) / kCell))},
      rows_{static_cast<int>(std::ceil(2 * (half.y + kBeside) / kCell))},
      cells_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      const Vec2 p{(column + 0.5) * kCell - half.x - kBeside, (row + 0.5) * kCell - half.y - kBeside};
      Vec2 nearest, normal;
      double least = 1e9;
      const auto offer = [&](Vec2 point, Vec2 across) {
        const double off = distance(p, point);
        if (off >= least) return;
        least = off;
        nearest = point;
        // on the line itself any side will do
        normal = off > 1e-9 ? (p - point) / off : across;
      };
      for (const field::GroundLine& line : map.lines) {
        const Vec2 along = unit(line.to - line.from);
        const double on = std::clamp(dot(p - line.from, along), 0.0, distance(line.from, line.to));
        offer(line.from + along * on, left_of(along));
      }
      if (map.circle > 0) offer(unit(p) * map.circle, unit(p));
      cells_[static_cast<std::size_t>(row * columns_ + column)] = {
          static_cast<float>(nearest.x), static_cast<float>(nearest.y), static_cast<float>(normal.x),
          static_cast<float>(normal.y)};
    }
  }
}

std::size_t LineField::place_of(Vec2 p) const {
  const int column = static_cast<int>((std::clamp(p.x, -100.0, 100.0) + half_.x + kBeside) / kCell);
  const int row = static_cast<int>((std::clamp(p.y, -100.0, 100.0) + half_.y + kBeside) / kCell);
  return static_cast<std::size_t>(std::clamp(row, 0, rows_ - 1) * columns_ + std::clamp(column, 0, columns_ - 1));
}

}  // namespace cancha::model
