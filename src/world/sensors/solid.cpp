#include "world/sensors/solid.h"

#include <algorithm>
#include <cmath>

namespace cancha::world {
namespace {

/// A ring of a round body: its radius at a height.
struct Ring {
  double radius;
  double z;
};

void bound(Solid& solid, const Transform& X_LS) {
  solid.centre = X_LS.position;
  solid.radius = 0;
  for (Vec3& corner : solid.corners) {
    solid.radius = std::max(solid.radius, length(corner));
    corner = X_LS * corner;
  }
}

std::uint16_t number(std::size_t place) {
  return static_cast<std::uint16_t>(place);
}

/// A flat end with all corners from `first` on, as a fan of faces with four corners.
void close(Solid& solid, std::size_t first, std::size_t sides, bool upper) {
  for (std::size_t i = 1; i + 1 < sides; i += 2) {
    const std::size_t a = first + i;
    const std::size_t b = first + i + 1;
    const std::size_t c = first + std::min(i + 2, sides - 1);
    if (upper) {
      solid.faces.push_back({number(first), number(a), number(b), number(c)});
    } else {
      solid.faces.push_back({number(c), number(b), number(a), number(first)});
    }
  }
}

/// A round body about z of few sides; as wide on average as the round one.
Solid turned(std::initializer_list<Ring> rings, std::size_t sides, const Transform& X_LS) {
  const double step = 2 * kPi / static_cast<double>(sides);
  const double wider = std::sqrt(step / std::sin(step));
  Solid solid;
  for (const Ring& ring : rings) {
    for (std::size_t i = 0; i < sides; ++i) {
      const Vec2 p = direction(step * (static_cast<double>(i) + 0.5)) * (ring.radius * wider);
      solid.corners.push_back({p.x, p.y, ring.z});
    }
  }
  for (std::size_t r = 0; r + 1 < rings.size(); ++r) {
    for (std::size_t i = 0; i < sides; ++i) {
      const std::size_t next = (i + 1) % sides;
      const std::size_t low = r * sides;
      const std::size_t high = low + sides;
      solid.faces.push_back({number(low + i), number(low + next), number(high + next), number(high + i)});
    }
  }
  close(solid, 0, sides, false);
  close(solid, (rings.size() - 1) * sides, sides, true);
  bound(solid, X_LS);
  return solid;
}

Solid box(Vec3 half, const Transform& X_LS) {
  Solid solid;
  for (unsigned i = 0; i < 8; ++i) {
    solid.corners.push_back(
        {(i & 1U) != 0 ? half.x : -half.x, (i & 2U) != 0 ? half.y : -half.y, (i & 4U) != 0 ? half.z : -half.z});
  }
  solid.faces = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
  bound(solid, X_LS);
  return solid;
}

Solid round_shape(const body::Shape& shape) {
  const double r = shape.size.x;
  const double h = shape.size.z;
  constexpr double kThin = 0.03;
  const std::size_t sides = r < kThin ? 6 : 10;
  switch (shape.kind) {
    case ShapeKind::Cylinder:
      return turned({{r, -h}, {r, h}}, sides, shape.X_LS);
    case ShapeKind::Capsule:
      return turned({{0.5 * r, -h - 0.8 * r}, {r, -h}, {r, h}, {0.5 * r, h + 0.8 * r}}, sides, shape.X_LS);
    default:
      return turned({{0.4 * r, -0.95 * r}, {0.92 * r, -0.45 * r}, {0.92 * r, 0.45 * r}, {0.4 * r, 0.95 * r}}, sides,
                    shape.X_LS);
  }
}

}  // namespace

Solid solid_of(const body::Shape& shape) {
  Solid solid = shape.kind == ShapeKind::Box ? box(shape.size, shape.X_LS) : round_shape(shape);
  solid.link = shape.link;
  for (std::size_t i = 0; i < 3; ++i) solid.colour[i] = static_cast<float>(255 * shape.rgba[i]);
  return solid;
}

Solid pole(Vec2 p_FP, double radius, double from, double to, const Colour& colour, std::uint8_t label) {
  return bar({p_FP.x, p_FP.y, from}, {p_FP.x, p_FP.y, to}, radius, colour, label);
}

Solid bar(Vec3 from, Vec3 to, double radius, const Colour& colour, std::uint8_t label) {
  const double size = length(to - from);
  // the least turn from z to the bar's direction; a bar straight down stands on its head
  const Vec3 along = (to - from) * (1 / size);
  const Vec3 axis = cross({0, 0, 1}, along);
  const double bend = length(axis);
  const Quaternion turn = bend < 1e-9 ? Quaternion{} : turn_about(axis * (1 / bend), std::atan2(bend, along.z));
  Solid solid = turned({{radius, -size / 2}, {radius, size / 2}}, 12, {(from + to) * 0.5, turn});
  solid.colour = colour;
  solid.label = label;
  return solid;
}

Solid prism(std::span<const Vec2> footprint, double height, const Colour& colour, std::uint8_t label) {
  Solid solid;
  const std::size_t sides = footprint.size();
  Vec2 middle{};
  for (const Vec2& p : footprint) middle += p / static_cast<double>(sides);
  for (const double z : {-height / 2, height / 2}) {
    for (const Vec2& p : footprint) solid.corners.push_back({p.x - middle.x, p.y - middle.y, z});
  }
  for (std::size_t i = 0; i < sides; ++i) {
    const std::size_t next = (i + 1) % sides;
    solid.faces.push_back({number(i), number(next), number(sides + next), number(sides + i)});
  }
  close(solid, sides, sides, true);
  bound(solid, {{middle.x, middle.y, height / 2}, {}});
  solid.colour = colour;
  solid.label = label;
  return solid;
}

}  // namespace cancha::world
