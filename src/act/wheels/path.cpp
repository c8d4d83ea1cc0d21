#include "act/wheels/path.h"

#include <algorithm>
#include <cmath>

namespace cancha::act::wheels {
namespace {

constexpr int kDepth = 2;         ///< obstacles that one way may bend round
constexpr double kBlocked = 1.0;  ///< what a blocked way costs, m
constexpr double kBeyond = 1.08;  ///< tangents keep a little more than the radius

/// The first point of a way and about how long the way is, with what is in its way counted.
struct Way {
  Vec2 first;
  double cost = 0.0;
};

/// An obstacle's radius on the way from one point to another: never so large that either lies inside.
double radius_for(const Obstacle& o, Vec2 from, Vec2 to) {
  constexpr double kShrink = 0.97;
  return std::min({o.radius, kShrink * distance(o.p, from), kShrink * distance(o.p, to)});
}

const Obstacle* first_hit(Vec2 from, Vec2 to, std::span<const Obstacle> obstacles) {
  const double far = distance(from, to);
  const Vec2 course = far > 1e-12 ? (to - from) / far : Vec2{1.0, 0.0};
  const Obstacle* first = nullptr;
  double nearest = 1e9;
  for (const Obstacle& o : obstacles) {
    const Vec2 offset = o.p - from;
    const double along = dot(offset, course);
    if (along <= 0.0 || along >= std::min(nearest, far + o.radius)) continue;
    if (std::abs(cross(course, offset)) >= o.radius) continue;
    if (distance_to_segment(o.p, from, to) >= radius_for(o, from, to)) continue;
    first = &o;
    nearest = along;
  }
  return first;
}

Way way_to(const Pitch& pitch, Vec2 from, Vec2 to, std::span<const Obstacle> obstacles, int depth) {
  const Obstacle* hit = first_hit(from, to, obstacles);
  const double straight = distance(from, to);
  if (!hit) return {to, straight};
  if (depth == 0) return {to, straight + kBlocked};

  // along the tangents on both sides
  const Vec2 offset = hit->p - from;
  const double away = length(offset);
  const double radius = kBeyond * radius_for(*hit, from, to);
  const double sine = std::min(1.0, radius / away);
  const double cosine = std::sqrt(1.0 - sine * sine);
  const double reach = std::max(away * cosine, 0.5 * radius);
  const Vec2 straight_at_it = offset * (cosine * reach / away);
  const Vec2 aside = left_of(offset) * (sine * reach / away);
  Way best{to, 1e9};
  for (const double side : {1.0, -1.0}) {
    const Vec2 wanted = from + straight_at_it + aside * side;
    const Vec2 corner = inside(pitch, wanted, pitch.robot_half);
    const Way there = way_to(pitch, from, corner, obstacles, depth - 1);
    const Way onwards = way_to(pitch, corner, to, obstacles, depth > 1 ? 1 : 0);
    const double squeezed = distance(wanted, corner) > 0.3 * radius ? kBlocked : 0.0;
    const double cost = there.cost + onwards.cost + squeezed;
    if (cost < best.cost) best = {there.first, cost};
  }
  return best;
}

}  // namespace

double distance_to_segment(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 ab = b - a;
  const double squared = dot(ab, ab);
  const double share = squared > 0.0 ? std::clamp(dot(p - a, ab) / squared, 0.0, 1.0) : 0.0;
  return distance(p, a + ab * share);
}

Vec2 next_point(const Pitch& pitch, Vec2 from, Vec2 to, std::span<const Obstacle> obstacles) {
  return way_to(pitch, from, to, obstacles, kDepth).first;
}

}  // namespace cancha::act::wheels
