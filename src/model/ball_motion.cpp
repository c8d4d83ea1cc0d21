#include "model/ball_motion.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cancha::model {
namespace {

constexpr double kStill = 1e-6;      ///< m/s of a ball that lies
constexpr double kLongest = 60.0;    ///< seconds that are looked ahead for a meeting
constexpr double kLookAhead = 0.05;  ///< seconds from look to look
constexpr int kHalvings = 30;

}  // namespace

double BallMotion::rolled(double seconds) const {
  const double speed = length(v);
  if (slowdown > 0.0) seconds = std::min(seconds, speed / slowdown);
  return std::max(0.0, seconds) * (speed - slowdown * std::max(0.0, seconds) / 2);
}

Vec2 BallMotion::place_at(Time when) const {
  const double speed = length(v);
  return speed < kStill ? p : p + v * (rolled((when - time).seconds()) / speed);
}

Vec2 BallMotion::velocity_at(Time when) const {
  const double speed = length(v);
  const double left = speed - slowdown * std::max(0.0, (when - time).seconds());
  return speed < kStill || left <= 0.0 ? Vec2{} : v * (left / speed);
}

double BallMotion::reach() const {
  if (length(v) < kStill) return 0.0;
  return slowdown > 0.0 ? dot(v, v) / (2 * slowdown) : std::numeric_limits<double>::infinity();
}

Vec2 BallMotion::stops_at() const {
  const double metres = reach();
  return std::isfinite(metres) && metres > 0.0 ? p + v * (metres / length(v)) : p;
}

std::optional<double> BallMotion::seconds_for(double metres) const {
  if (metres <= 0.0) return 0.0;
  if (metres > reach()) return std::nullopt;
  const double speed = length(v);
  if (slowdown <= 0.0) return metres / speed;
  return (speed - std::sqrt(std::max(0.0, speed * speed - 2 * slowdown * metres))) / slowdown;
}

std::optional<double> BallMotion::seconds_to(Vec2 point) const {
  const double speed = length(v);
  const double along = speed < kStill ? 0.0 : dot(point - p, v) / speed;
  if (along < 0.0 || speed < kStill) return std::nullopt;
  return seconds_for(along);
}

std::optional<BallMotion::Crossing> BallMotion::crossing(Vec2 first, Vec2 second, double margin) const {
  const double speed = length(v);
  const Vec2 between = second - first;
  const double width = length(between);
  const double turns = cross(v, between);
  if (speed < kStill || width <= 0.0 || std::abs(turns) < 1e-9) return std::nullopt;
  // p + v s = first + between k
  const double s = cross(first - p, between) / turns;
  const double share = cross(first - p, v) / turns;
  if (s < 0.0 || share * width < -margin || share * width > width + margin) return std::nullopt;
  const auto seconds = seconds_for(s * speed);
  if (!seconds) return std::nullopt;
  return Crossing{*seconds, p + v * s, speed - slowdown * *seconds, share};
}

std::optional<BallMotion::Meeting> BallMotion::meeting(Vec2 walker, double speed) const {
  const auto place = [&](double seconds) {
    const double fast = length(v);
    return fast < kStill ? p : p + v * (rolled(seconds) / fast);
  };
  const auto late = [&](double seconds) { return distance(place(seconds), walker) - speed * seconds; };
  double before = 0.0;
  double after = 0.0;
  while (late(after) > 0.0) {
    if (after > kLongest) return std::nullopt;
    before = after;
    after += kLookAhead;
  }
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (before + after) / 2;
    (late(middle) > 0.0 ? before : after) = middle;
  }
  return Meeting{after, place(after)};
}

}  // namespace cancha::model
