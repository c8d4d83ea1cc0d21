#pragma once

#include <cmath>

#include "base/geometry.h"

/// Places and rotations in space, as far as chains of links need them.
namespace cancha {

/// The rotation b, then the rotation a.
[[nodiscard]] constexpr Quaternion operator*(const Quaternion& a, const Quaternion& b) {
  return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
          a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

[[nodiscard]] constexpr Vec3 cross(Vec3 a, Vec3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// A direction, turned.
[[nodiscard]] constexpr Vec3 operator*(const Quaternion& q, Vec3 v) {
  const Vec3 axis{q.x, q.y, q.z};
  const Vec3 twice = cross(axis, v) * 2.0;
  return v + twice * q.w + cross(axis, twice);
}

/// The turn back.
[[nodiscard]] constexpr Quaternion inverse(const Quaternion& q) {
  return {-q.x, -q.y, -q.z, q.w};
}

/// The turn by an angle about an axis of length 1.
[[nodiscard]] inline Quaternion turn_about(Vec3 axis, double angle) {
  const double s = std::sin(angle / 2);
  return {axis.x * s, axis.y * s, axis.z * s, std::cos(angle / 2)};
}

/// A place and rotation in space; as X_AB it takes points in B to points in A.
struct Transform {
  Vec3 position;
  Quaternion rotation;
};

[[nodiscard]] constexpr Vec3 operator*(const Transform& X_AB, Vec3 p_BP) {
  return X_AB.position + X_AB.rotation * p_BP;
}

[[nodiscard]] constexpr Transform operator*(const Transform& X_AB, const Transform& X_BC) {
  return {X_AB * X_BC.position, X_AB.rotation * X_BC.rotation};
}

[[nodiscard]] constexpr Transform inverse(const Transform& X_AB) {
  const Quaternion back = inverse(X_AB.rotation);
  return {back * (X_AB.position * -1.0), back};
}

}  // namespace cancha
