#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/transform.h"
#include "body/shapes.h"

/// What cameras see as bodies with flat faces: boxes as they are, round things with a few sides, so that a robot has
/// some hundred faces.
namespace cancha::world {

using Colour = std::array<float, 3>;  ///< red, green, blue, 0…255 in full light

/// A convex body.
struct Solid {
  std::size_t link = 0;
  Colour colour{};
  std::uint8_t label = 0;                           ///< of its pixels; a Shown of look.h, or a robot
  Vec3 centre;                                      ///< of a ball around it, in the link
  double radius = 0.0;                              ///< of that ball
  std::vector<Vec3> corners;                        ///< in the link
  std::vector<std::array<std::uint16_t, 4>> faces;  ///< counter-clockwise from outside; triangles repeat a corner
};

/// A shape of a robot's model.
[[nodiscard]] Solid solid_of(const body::Shape& shape);
/// An upright pole on the ground of the field.
[[nodiscard]] Solid pole(Vec2 p_FP, double radius, double from, double to, const Colour& colour, std::uint8_t label);
/// A bar between two points of the field.
[[nodiscard]] Solid bar(Vec3 from, Vec3 to, double radius, const Colour& colour, std::uint8_t label);

/// An upright prism on the ground of the field over a convex, counter-clockwise footprint.
[[nodiscard]] Solid prism(std::span<const Vec2> footprint, double height, const Colour& colour, std::uint8_t label);

}  // namespace cancha::world
