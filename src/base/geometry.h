#pragma once

#include <cmath>
#include <numbers>
#include <string_view>

#include "base/fields.h"

/// Points, directions and poses.
///
/// Frames are in the names: `p_FB` is the position of B in frame F, `X_FR` takes coordinates in R to coordinates in F.
/// F is the field (origin in the centre, x along the pitch, y left, z up), R a robot (x ahead, y left).
namespace cancha {

inline constexpr double kPi = std::numbers::pi;

/// Degrees are for people and foreign formats; inside, angles are radians. These two are the only way between them.
[[nodiscard]] constexpr double in_degrees(double radians) {
  return radians * (180.0 / kPi);
}
[[nodiscard]] constexpr double from_degrees(double degrees) {
  return degrees * (kPi / 180.0);
}

/// A point or direction in the plane.
struct Vec2 {
  double x = 0.0;
  double y = 0.0;

  friend constexpr bool operator==(Vec2, Vec2) = default;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
  friend constexpr Vec2 operator*(Vec2 a, double s) { return {a.x * s, a.y * s}; }
  friend constexpr Vec2 operator*(double s, Vec2 a) { return a * s; }
  friend constexpr Vec2 operator/(Vec2 a, double s) { return {a.x / s, a.y / s}; }
  constexpr Vec2& operator+=(Vec2 b) { return *this = *this + b; }
  constexpr Vec2& operator-=(Vec2 b) { return *this = *this - b; }

  static constexpr std::string_view kName = "cancha.Vec2";
  static constexpr auto fields() { return list_of(entry("x", &Vec2::x), entry("y", &Vec2::y)); }
};

[[nodiscard]] constexpr double dot(Vec2 a, Vec2 b) {
  return a.x * b.x + a.y * b.y;
}
/// The z component of the cross product: positive when b lies to the left of a.
[[nodiscard]] constexpr double cross(Vec2 a, Vec2 b) {
  return a.x * b.y - a.y * b.x;
}
[[nodiscard]] inline double length(Vec2 a) {
  return std::sqrt(dot(a, a));
}
[[nodiscard]] inline double distance(Vec2 a, Vec2 b) {
  return length(a - b);
}
/// The direction a quarter turn to the left.
[[nodiscard]] constexpr Vec2 left_of(Vec2 a) {
  return {-a.y, a.x};
}
[[nodiscard]] inline Vec2 direction(double angle) {
  return {std::cos(angle), std::sin(angle)};
}
[[nodiscard]] inline double angle_of(Vec2 a) {
  return std::atan2(a.y, a.x);
}
/// The unit vector along a, or `otherwise` where a has no direction.
[[nodiscard]] inline Vec2 unit(Vec2 a, Vec2 otherwise = {1.0, 0.0}) {
  const double l = length(a);
  return l > 1e-12 ? a / l : otherwise;
}

/// The same angle in (-pi, pi].
[[nodiscard]] inline double wrap_angle(double angle) {
  const double wrapped = std::remainder(angle, 2.0 * kPi);
  return wrapped <= -kPi ? kPi : wrapped;
}

/// A point or direction in space.
struct Vec3 {
  double x = 0.0;
  double y = 0.0;
  double z = 0.0;

  friend constexpr bool operator==(Vec3, Vec3) = default;
  friend constexpr Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend constexpr Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  friend constexpr Vec3 operator*(Vec3 a, double s) { return {a.x * s, a.y * s, a.z * s}; }

  /// The part in the plane of the field.
  [[nodiscard]] constexpr Vec2 xy() const { return {x, y}; }

  static constexpr std::string_view kName = "foxglove.Vector3";
  static constexpr auto fields() { return list_of(entry("x", &Vec3::x), entry("y", &Vec3::y), entry("z", &Vec3::z)); }
};

[[nodiscard]] constexpr double dot(Vec3 a, Vec3 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
[[nodiscard]] inline double length(Vec3 a) {
  return std::sqrt(dot(a, a));
}

/// A rotation in space as a unit quaternion.
struct Quaternion {
  double x = 0.0;
  double y = 0.0;
  double z = 0.0;
  double w = 1.0;

  static constexpr std::string_view kName = "foxglove.Quaternion";
  static constexpr auto fields() {
    return list_of(entry("x", &Quaternion::x), entry("y", &Quaternion::y), entry("z", &Quaternion::z),
                   entry("w", &Quaternion::w));
  }
};

/// The turn by `angle` about the z axis.
[[nodiscard]] inline Quaternion turn_about_z(double angle) {
  return {0.0, 0.0, std::sin(angle / 2), std::cos(angle / 2)};
}

/// How far the x axis is turned about the vertical: the heading of a body that stands upright.
[[nodiscard]] inline double heading_of(const Quaternion& q) {
  return std::atan2(2.0 * (q.w * q.z + q.x * q.y), 1.0 - 2.0 * (q.y * q.y + q.z * q.z));
}

/// A place and heading in the plane; as a transform X_AB it takes points in B to points in A.
struct Pose2 {
  double x = 0.0;
  double y = 0.0;
  double heading = 0.0;  ///< radians, counter-clockwise from x

  friend constexpr bool operator==(const Pose2&, const Pose2&) = default;
  [[nodiscard]] constexpr Vec2 position() const { return {x, y}; }
  [[nodiscard]] Vec2 ahead() const { return direction(heading); }

  static constexpr std::string_view kName = "cancha.Pose2";
  static constexpr auto fields() {
    return list_of(entry("x", &Pose2::x), entry("y", &Pose2::y), entry("heading", &Pose2::heading));
  }
};

/// A point known in B, in the frame A of the pose X_AB.
[[nodiscard]] inline Vec2 operator*(const Pose2& X_AB, Vec2 p_BP) {
  const Vec2 ahead = X_AB.ahead();
  return X_AB.position() + ahead * p_BP.x + left_of(ahead) * p_BP.y;
}

/// A point known in A, in the frame B of the pose X_AB.
[[nodiscard]] inline Vec2 into(const Pose2& X_AB, Vec2 p_AP) {
  const Vec2 ahead = X_AB.ahead();
  const Vec2 offset = p_AP - X_AB.position();
  return {dot(ahead, offset), cross(ahead, offset)};
}

/// A pose known in B, in the frame A of the pose X_AB.
[[nodiscard]] inline Pose2 operator*(const Pose2& X_AB, const Pose2& X_BC) {
  const Vec2 p_AC = X_AB * X_BC.position();
  return {p_AC.x, p_AC.y, wrap_angle(X_AB.heading + X_BC.heading)};
}

/// The pose of A in B.
[[nodiscard]] inline Pose2 inverse(const Pose2& X_AB) {
  const Vec2 p_BA = into(X_AB, {0.0, 0.0});
  return {p_BA.x, p_BA.y, wrap_angle(-X_AB.heading)};
}

}  // namespace cancha
