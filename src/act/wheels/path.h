#pragma once

#include <span>

#include "act/wheels/pitch.h"

namespace cancha::act::wheels {

/// Something round to drive around; the radius is what the centre of the driving robot must keep.
struct Obstacle {
  Vec2 p;
  double radius = 0.0;
};

/// The next point to drive at on a short way from one place to another round all obstacles and inside the walls.
///
/// Where the straight line is blocked, the way goes along one of the two tangents of the first obstacle in it,
/// whichever promises the shorter way; what blocks the tangent is gone round in turn. An obstacle that already holds
/// the start or the goal counts only as far as it does not.
[[nodiscard]] Vec2 next_point(const Pitch& pitch, Vec2 from, Vec2 to, std::span<const Obstacle> obstacles);

/// How far the segment from a to b passes from a point.
[[nodiscard]] double distance_to_segment(Vec2 p, Vec2 a, Vec2 b);

}  // namespace cancha::act::wheels
