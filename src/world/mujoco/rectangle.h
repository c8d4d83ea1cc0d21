#pragma once

#include <array>

#include "base/geometry.h"
#include "field/league.h"

namespace cancha::world {

/// An upright box seen from above.
struct Rectangle {
  Vec2 centre;
  Vec2 ahead{1.0, 0.0};  ///< unit vector along its x axis
  double half_x = 0.0;
  double half_y = 0.0;

  /// Half the side of the axis-aligned box around it.
  [[nodiscard]] Vec2 reach() const;
};

/// Where two rectangles touch or nearly touch.
struct Manifold {
  struct Point {
    Vec2 p;
    double gap = 0.0;  ///< negative = overlap
  };
  Vec2 normal;  ///< from a to b
  std::array<Point, 2> points;
  int count = 0;
  bool near = false;  ///< no axis has a gap above the margin; without points, two corners pass each other
};

/// How a rectangle moves.
struct Drift {
  Vec2 v;
  double turn_rate = 0.0;
};

/// The one or two points in which a and b touch, or will within `margin`. The axis of least overlap gives the normal
/// (separating axis theorem), and the side of the other rectangle that faces it is clipped to the touching side.
[[nodiscard]] Manifold touch(const Rectangle& a, const Rectangle& b, double margin);

/// The same for two that pass corner by corner, so that no sides face each other yet: the corner that will touch the
/// other within `time`, if any. The axis that separates them the longest gives the normal.
[[nodiscard]] Manifold meet(const Rectangle& a, const Drift& drift_a, const Rectangle& b, const Drift& drift_b,
                            double time);

/// How far a and b overlap; negative = they are at least so far apart.
[[nodiscard]] double overlap(const Rectangle& a, const Rectangle& b);

/// A wall's footprint as the rectangle that shows the same face to the pitch: rectangles as they are, corner
/// triangles as a box behind their long side.
[[nodiscard]] Rectangle wall_rectangle(const field::Footprint& footprint);

}  // namespace cancha::world
