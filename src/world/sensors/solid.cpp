#include "world/sensors/solid.h"

#include <algorithm>
#include <cmath>

namespace cancha::world {
namespace {

double reach_of(ShapeKind kind, Vec3 size) {
  switch (kind) {
    case ShapeKind::Sphere:
      return size.x;
    case ShapeKind::Capsule:
      return size.x + size.z;
    case ShapeKind::Cylinder:
      return std::sqrt(size.x * size.x + size.z * size.z);
    case ShapeKind::Box:
      break;
  }
  return length(size);
}

/// A point or direction of the field along the axes of a solid.
Vec3 along_axes(const Solid& solid, Vec3 v_F) {
  return {dot(solid.x_F, v_F), dot(solid.y_F, v_F), dot(solid.z_F, v_F)};
}

Vec3 in_field(const Solid& solid, Vec3 p_S) {
  return solid.p_FS + solid.x_F * p_S.x + solid.y_F * p_S.y + solid.z_F * p_S.z;
}

std::optional<double> enter_sphere(Vec3 from, Vec3 direction, double radius) {
  const double b = dot(from, direction);
  const double c = dot(from, from) - radius * radius;
  const double root = b * b - c;
  if (c < 0 || b > 0 || root < 0) return std::nullopt;
  return -b - std::sqrt(root);
}

std::optional<double> enter_box(Vec3 from, Vec3 direction, Vec3 half) {
  double in = 0.0;
  double out = 1e9;
  bool outside = false;
  const double at[] = {from.x, from.y, from.z};
  const double way[] = {direction.x, direction.y, direction.z};
  const double most[] = {half.x, half.y, half.z};
  for (int i = 0; i < 3; ++i) {
    outside = outside || std::abs(at[i]) > most[i];
    if (std::abs(way[i]) < 1e-12) {
      if (std::abs(at[i]) > most[i]) return std::nullopt;
      continue;
    }
    const double a = (-most[i] - at[i]) / way[i];
    const double b = (most[i] - at[i]) / way[i];
    in = std::max(in, std::min(a, b));
    out = std::min(out, std::max(a, b));
  }
  if (in > out || !outside) return std::nullopt;
  return in;
}

/// A round bar along z, open at its ends: where the ray enters its surface, and only between the ends.
std::optional<double> enter_tube(Vec3 from, Vec3 direction, double radius, double half) {
  const double a = direction.x * direction.x + direction.y * direction.y;
  const double b = from.x * direction.x + from.y * direction.y;
  const double c = from.x * from.x + from.y * from.y - radius * radius;
  const double root = b * b - a * c;
  if (a < 1e-12 || root < 0 || c < 0 || b > 0) return std::nullopt;
  const double way = (-b - std::sqrt(root)) / a;
  if (std::abs(from.z + way * direction.z) > half) return std::nullopt;
  return way;
}

/// The nearer of two entries.
std::optional<double> nearer(std::optional<double> a, std::optional<double> b) {
  if (!a) return b;
  if (!b) return a;
  return std::min(*a, *b);
}

std::optional<double> enter_capsule(Vec3 from, Vec3 direction, double radius, double half) {
  // inside of it: no entry
  const double along = std::clamp(from.z, -half, half);
  if (from.x * from.x + from.y * from.y + (from.z - along) * (from.z - along) < radius * radius) return std::nullopt;
  if (const auto side = enter_tube(from, direction, radius, half)) return side;
  return nearer(enter_sphere(from - Vec3{0, 0, half}, direction, radius),
                enter_sphere(from - Vec3{0, 0, -half}, direction, radius));
}

std::optional<double> enter_cylinder(Vec3 from, Vec3 direction, double radius, double half) {
  const auto side = enter_tube(from, direction, radius, half);
  if (std::abs(from.z) <= half || from.z * direction.z >= 0) return side;
  // the end that looks towards the ray
  const double way = (std::copysign(half, from.z) - from.z) / direction.z;
  const double x = from.x + way * direction.x;
  const double y = from.y + way * direction.y;
  return x * x + y * y <= radius * radius ? nearer(side, way) : side;
}

}  // namespace

Solid make_solid(ShapeKind kind, Vec3 size, const Transform& X_FS) {
  Solid solid{.kind = kind, .size = size, .reach = reach_of(kind, size)};
  move_to(solid, X_FS);
  return solid;
}

void move_to(Solid& solid, const Transform& X_FS) {
  const Quaternion& q = X_FS.rotation;
  solid.p_FS = X_FS.position;
  solid.x_F = {1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.w * q.z), 2 * (q.x * q.z - q.w * q.y)};
  solid.y_F = {2 * (q.x * q.y - q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.w * q.x)};
  solid.z_F = {2 * (q.x * q.z + q.w * q.y), 2 * (q.y * q.z - q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y)};
}

std::optional<double> enter(const Solid& solid, Vec3 p_F, Vec3 direction, double range) {
  // a ray that passes the ball around the solid misses it
  const Vec3 to = solid.p_FS - p_F;
  const double along = dot(to, direction);
  const double beside = dot(to, to) - along * along;
  if (beside > solid.reach * solid.reach || along < -solid.reach || along > range + solid.reach) return std::nullopt;

  std::optional<double> way;
  if (solid.kind == ShapeKind::Sphere) {
    way = enter_sphere(to * -1.0, direction, solid.size.x);
  } else {
    const Vec3 from = along_axes(solid, to * -1.0);
    const Vec3 ahead = along_axes(solid, direction);
    if (solid.kind == ShapeKind::Box) way = enter_box(from, ahead, solid.size);
    if (solid.kind == ShapeKind::Capsule) way = enter_capsule(from, ahead, solid.size.x, solid.size.z);
    if (solid.kind == ShapeKind::Cylinder) way = enter_cylinder(from, ahead, solid.size.x, solid.size.z);
  }
  if (way && *way > range) return std::nullopt;
  return way;
}

Vec3 nearest_point(const Solid& solid, Vec3 p_F) {
  const Vec3 p = along_axes(solid, p_F - solid.p_FS);
  const Vec3& size = solid.size;
  if (solid.kind == ShapeKind::Box) {
    return in_field(
        solid, {std::clamp(p.x, -size.x, size.x), std::clamp(p.y, -size.y, size.y), std::clamp(p.z, -size.z, size.z)});
  }
  const double half = solid.kind == ShapeKind::Sphere ? 0.0 : size.z;
  const double z = std::clamp(p.z, -half, half);
  // from the axis outwards; a cylinder has flat ends, the others round ones
  const bool flat = solid.kind == ShapeKind::Cylinder;
  const Vec3 out{p.x, p.y, flat ? 0.0 : p.z - z};
  const double away = length(out);
  const double share = away > size.x ? size.x / away : 1.0;
  return in_field(solid, Vec3{0, 0, z} + out * share);
}

}  // namespace cancha::world
