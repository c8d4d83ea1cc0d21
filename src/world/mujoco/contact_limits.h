#pragma once

#include <cmath>

#include "base/geometry.h"
#include "base/transform.h"

/// How far the contact finder looks, and from when on bodies bounce.
namespace cancha::world {

// a gap closes at the approach speed, and neighbours may push within the step
inline constexpr double kLookAhead = 1.2;     ///< times approach speed times step
inline constexpr double kRobotSlack = 1.5;    ///< m/s; a robot that gets pushed within the step closes a gap this fast
inline constexpr double kAlwaysNear = 1e-3;   ///< gaps below this are always looked at, metres
inline constexpr double kGroundReach = 3e-3;  ///< wheels, supports and corners within this of the ground are looked at

inline constexpr double kDiagonalShare = 0.88;  ///< no corner of a chassis is further from its origin, in sides
inline constexpr double kFlatNormal = 0.1;  ///< a ball's normal on a chassis that rises less than this is made level

inline constexpr double kBallBounce = 0.05;    ///< approach speed above which a ball bounces off things, m/s
inline constexpr double kGroundBounce = 0.15;  ///< … off the ground; gravity alone adds 0.05 in a step of 5 ms
inline constexpr double kRobotBounce = 0.05;   ///< … robots off each other and off walls

/// Column k of a rotation matrix stored row by row: the body's axis k in the field frame.
inline Vec3 column(const double* R, int k) {
  return {R[k], R[3 + k], R[6 + k]};
}

/// A unit vector across a unit vector, horizontal wherever that exists.
inline Vec3 across(Vec3 n) {
  const double flat = std::sqrt(n.x * n.x + n.y * n.y);
  return flat > 1e-6 ? Vec3{-n.y / flat, n.x / flat, 0.0} : Vec3{1.0, 0.0, 0.0};
}

}  // namespace cancha::world
