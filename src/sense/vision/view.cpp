#include "sense/vision/view.h"

#include <algorithm>
#include <cmath>

namespace cancha::sense {
namespace {

constexpr double kLevel = 1e-3;     ///< a ray with less slope meets no ground
constexpr double kMostBelow = 4.0;  ///< deviations by which a thing may seem nearer than the ground below the camera

/// Of a pixel for lenses, which count from the corner of the first one.
constexpr Vec2 kMiddle{0.5, 0.5};

/// What the lens does not see is taken for its axis: no light comes from there.
Vec3 ray_in_C(const body::Lens& lens, Vec2 pixel) {
  return lens.ray(pixel + kMiddle).value_or(Vec3{0, 0, 1});
}

}  // namespace

Vec3 View::ray_in_G(Vec2 pixel) const {
  return X_GC.rotation * ray_in_C(lens, pixel);
}

std::optional<Vec2> View::on_plane(Vec2 pixel, double height_of_plane) const {
  const Vec3 ray = ray_in_G(pixel);
  const double drop = X_GC.position.z - height_of_plane;
  // one that looks down from above the plane, or up from below
  if (std::abs(ray.z) < kLevel || drop * ray.z >= 0) return std::nullopt;
  return (X_GC.position + ray * (drop / -ray.z)).xy();
}

std::optional<Vec2> View::pixel_of(Vec3 p_GP) const {
  const auto pixel = lens.project(inverse(X_GC) * p_GP);
  if (!pixel) return std::nullopt;
  return *pixel - kMiddle;
}

double View::angle_between(Vec2 a, Vec2 b) const {
  const Vec3 ray_a = ray_in_C(lens, a);
  const Vec3 ray_b = ray_in_C(lens, b);
  return std::atan2(length(cross(ray_a, ray_b)), dot(ray_a, ray_b));
}

double View::depression(Vec2 pixel) const {
  return std::asin(std::clamp(-ray_in_G(pixel).z, -1.0, 1.0));
}

std::optional<GroundRange> range_on_plane(const View& view, Vec2 pixel, double height) {
  const auto place = view.on_plane(pixel, height);
  if (!place) return std::nullopt;
  const double drop = std::abs(view.height() - height);
  const double distance = length(*place - view.X_GC.position.xy());
  // a degree of tilt moves far points further; half a pixel is always in doubt
  const double angle = std::hypot(view.tilt_spread, 0.5 / view.lens.focal);
  return GroundRange{distance, (drop * drop + distance * distance) / drop * angle};
}

std::optional<GroundRange> range_by_angle(double angle, double spread, double metres, double below) {
  if (angle <= 0) return std::nullopt;
  const double away = metres / 2 / std::sin(angle / 2);
  const double doubt = away * spread / angle;
  if (away < std::abs(below) - kMostBelow * doubt) return std::nullopt;
  // what lies almost below the camera seems as far as the ground itself: its width says little about the way along it
  const double along = std::sqrt(std::max(0.0, away * away - below * below));
  return GroundRange{along, away * doubt / std::max(along, std::sqrt(away * doubt))};
}

GroundRange fused(const GroundRange& a, const GroundRange& b) {
  const double weight_a = 1 / (a.spread * a.spread);
  const double weight_b = 1 / (b.spread * b.spread);
  return {(a.distance * weight_a + b.distance * weight_b) / (weight_a + weight_b),
          std::sqrt(1 / (weight_a + weight_b))};
}

Seen seen_at(const View& view, Vec2 pixel, const GroundRange& range) {
  const Vec2 ahead = unit(view.ray_in_G(pixel).xy());
  const Vec2 place = view.X_GC.position.xy() + ahead * range.distance;
  Seen seen;
  seen.bearing = angle_of(place);
  seen.distance = length(place);
  seen.bearing_spread = std::hypot(view.pan_spread, 1 / view.lens.focal);
  seen.distance_spread = range.spread;
  return seen;
}

double best_vertical_angle(double distance, double camera_height, double steepest) {
  return std::clamp(std::atan2(camera_height, distance), 0.0, steepest);
}

}  // namespace cancha::sense
