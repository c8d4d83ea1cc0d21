#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/transform.h"
#include "messages/robot_view.h"

/// What a robot looks like: the geoms of its MuJoCo model, for drawing.
///
/// Understood: boxes, spheres, capsules and cylinders with `size`, `pos`, `fromto` and rotations, `rgba`, classes of
/// defaults. Meshes, planes and whatever cannot be seen are passed over.
namespace cancha::body {

using cancha::ShapeKind;

struct Shape {
  std::string name;  ///< may be empty
  ShapeKind kind = ShapeKind::Sphere;
  std::size_t link = 0;  ///< its place in Model::links
  Vec3 size;             ///< metres: half lengths of a box; else x is the radius and z half the length between the ends
  Transform X_LS;        ///< of its middle; capsules and cylinders lie along z
  std::array<double, 4> rgba{0.5, 0.5, 0.5, 1.0};
};

/// The shapes of a model that `parse_model` takes, in its order; all faults at once.
[[nodiscard]] Result<std::vector<Shape>> parse_shapes(std::string_view mjcf, const std::string& where);

}  // namespace cancha::body
