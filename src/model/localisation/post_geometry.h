#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "base/geometry.h"

/// What one and two posts say about the own position.
namespace cancha::model {

/// One post, partial correction: the same distance fits a whole circle about the post, so that the estimate E is moved
/// along the line from the post only, by a share of the way to the circle. Half, because vision errs as well.
///
///     P ──────────── d ─────────── K ──── E       new E = E + share·(K − E)
[[nodiscard]] inline Vec2 corrected_by_one_post(Vec2 estimate, Vec2 post, double seen_distance, double share = 0.5) {
  const Vec2 on_circle = post + unit(estimate - post) * seen_distance;
  return estimate + (on_circle - estimate) * share;
}

/// Two posts of one half, full correction: the robot is the third corner of a triangle with three known sides.
///
///     L ────── a ────── R      u along L → R, n at right angles to it, to where `inside` lies
///       \ C           /
///        b           c         robot = L + b cos C·u + b sin C·n
///          \       /
///            robot
///
/// None where the three sides close no triangle: then a distance is wrong.
[[nodiscard]] inline std::optional<Vec2> triangulated(Vec2 left, Vec2 right, double to_left, double to_right,
                                                      Vec2 inside) {
  const double apart = distance(left, right);
  if (!(apart > 1e-6) || !(to_left > 1e-6) || !(to_right > 1e-6)) return std::nullopt;
  const double cosine = (apart * apart + to_left * to_left - to_right * to_right) / (2 * apart * to_left);
  if (!(cosine >= -1.0 && cosine <= 1.0)) return std::nullopt;
  const Vec2 along = (right - left) / apart;
  const Vec2 normal = left_of(along) * (cross(along, inside - left) < 0 ? -1.0 : 1.0);
  return left + along * (to_left * cosine) + normal * (to_left * std::sqrt(1.0 - cosine * cosine));
}

/// The heading of a robot that sees something at a bearing.
[[nodiscard]] inline double heading_by(Vec2 robot, Vec2 thing, double bearing) {
  return wrap_angle(angle_of(thing - robot) - bearing);
}

/// How much too far a thing on the ground seems to a camera that looks down by `tilt` more than it believes:
/// h / tan(atan(h/d) − tilt) − d.
/// Not finite from where it looks at the horizon.
[[nodiscard]] inline double error_by_tilt(double camera_height, double thing_distance, double tilt) {
  const double down = std::atan2(camera_height, thing_distance) - tilt;
  if (down <= 0.0) return std::numeric_limits<double>::infinity();
  return camera_height / std::tan(down) - thing_distance;
}

/// Field limits: a coordinate beyond them becomes the limit that it passed. `half` is half the pitch, `margin` what
/// lies behind its lines and is still possible.
[[nodiscard]] inline Vec2 within_field(Vec2 p_T, Vec2 half, double margin) {
  return {std::clamp(p_T.x, -half.x - margin, half.x + margin), std::clamp(p_T.y, -half.y - margin, half.y + margin)};
}

/// Deviation of a place that CAMBADA's robots see so far away: 0.01 d² − 0.01 d + 0.039 metres.
[[nodiscard]] constexpr double sighting_spread(double metres) {
  return (0.01 * metres - 0.01) * metres + 0.039;
}

}  // namespace cancha::model
