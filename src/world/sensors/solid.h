#pragma once

#include <optional>

#include "base/transform.h"
#include "messages/robot_view.h"

/// Simple bodies that rays and sound meet: one place for their geometry.
namespace cancha::world {

/// A sphere, box, capsule or cylinder somewhere in the field.
struct Solid {
  ShapeKind kind = ShapeKind::Sphere;
  Vec3 size{};        ///< metres: half lengths of a box; else x is the radius and z half the length between the ends
  Vec3 p_FS{};        ///< its middle
  Vec3 x_F{1, 0, 0};  ///< its axes in the field
  Vec3 y_F{0, 1, 0};
  Vec3 z_F{0, 0, 1};
  double reach = 0.0;  ///< no point of it is farther from its middle
};

/// A solid of a shape at a place.
[[nodiscard]] Solid make_solid(ShapeKind kind, Vec3 size, const Transform& X_FS);
/// Puts a solid elsewhere.
void move_to(Solid& solid, const Transform& X_FS);

/// Where a ray enters a solid: metres along the ray, whose direction has length 1. Nothing where it misses, begins
/// inside, or meets it beyond `range`.
[[nodiscard]] std::optional<double> enter(const Solid& solid, Vec3 p_F, Vec3 direction, double range);

/// The point of a solid that is nearest to a point; the point itself where that is inside.
[[nodiscard]] Vec3 nearest_point(const Solid& solid, Vec3 p_F);

}  // namespace cancha::world
