#include "world/mujoco/rectangle.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/expects.h"

namespace cancha::world {
namespace {

/// Points closer than this are one point.
constexpr double kSamePoint = 1e-3;
/// The other rectangle's axes must win by this much, so that the choice does not flicker between equals.
constexpr double kPreferFirst = 1e-5;

/// One of the two axes of a rectangle.
struct Axis {
  Vec2 along;
  Vec2 across;
  double half_along = 0.0;
  double half_across = 0.0;
};

Axis axis(const Rectangle& r, int which) {
  if (which == 0) return {r.ahead, left_of(r.ahead), r.half_x, r.half_y};
  return {left_of(r.ahead), r.ahead, r.half_y, r.half_x};
}

/// How far r reaches from its centre along a direction.
double extent(const Rectangle& r, Vec2 along) {
  return std::abs(dot(r.ahead, along)) * r.half_x + std::abs(cross(r.ahead, along)) * r.half_y;
}

/// Clips the side of `other` that faces the side `face` (outward normal) of `owner`.
void clip(const Rectangle& owner, const Axis& side, Vec2 face, const Rectangle& other, double margin, Manifold& out) {
  // the side of `other` that looks most against the face
  const Axis ahead = axis(other, 0);
  const Axis sideways = axis(other, 1);
  const Axis& facing = std::abs(dot(face, ahead.along)) > std::abs(dot(face, sideways.along)) ? ahead : sideways;
  const Vec2 outward = dot(face, facing.along) > 0.0 ? -facing.along : facing.along;
  const Vec2 middle = other.centre + outward * facing.half_along;

  // points middle + s * across, with s limited by the owner's side
  const Vec2 tangent = left_of(face);
  const double start = dot(middle - owner.centre, tangent);
  const double slope = dot(facing.across, tangent);
  double low = -facing.half_across;
  double high = facing.half_across;
  if (std::abs(slope) > 1e-9) {
    const double s1 = (-side.half_across - start) / slope;
    const double s2 = (side.half_across - start) / slope;
    low = std::max(low, std::min(s1, s2));
    high = std::min(high, std::max(s1, s2));
  } else if (std::abs(start) > side.half_across) {
    return;
  }
  if (low > high) return;

  for (const double s : {low, high}) {
    const Vec2 p = middle + facing.across * s;
    const double gap = dot(p - owner.centre, face) - side.half_along;
    if (gap < margin) out.points[static_cast<std::size_t>(out.count++)] = {p - face * (gap / 2), gap};
  }
  if (out.count == 2 && distance(out.points[0].p, out.points[1].p) < kSamePoint) {
    if (out.points[1].gap < out.points[0].gap) out.points[0] = out.points[1];
    out.count = 1;
  }
}

/// How far a and b are apart along one of the axes of a (0, 1) or of b (2, 3); negative = they overlap along it.
double gap_along(const Rectangle& a, const Rectangle& b, Vec2 offset, int which) {
  const Axis of = which < 2 ? axis(a, which) : axis(b, which - 2);
  return std::abs(dot(offset, of.along)) - of.half_along - extent(which < 2 ? b : a, of.along);
}

/// Clips on the side of the rectangle that owns the axis.
Manifold clip_on(const Rectangle& a, const Rectangle& b, int which, double margin) {
  Manifold out;
  const bool by_a = which < 2;
  const Rectangle& owner = by_a ? a : b;
  const Axis side = by_a ? axis(a, which) : axis(b, which - 2);
  const Vec2 to_other = by_a ? b.centre - a.centre : a.centre - b.centre;
  const Vec2 face = dot(to_other, side.along) < 0.0 ? -side.along : side.along;
  out.normal = by_a ? face : -face;
  out.near = true;
  clip(owner, side, face, by_a ? b : a, margin, out);
  return out;
}

/// The corner that lies furthest along a direction.
Vec2 corner_along(const Rectangle& r, Vec2 along) {
  const Vec2 left = left_of(r.ahead);
  return r.centre + r.ahead * std::copysign(r.half_x, dot(r.ahead, along)) +
         left * std::copysign(r.half_y, dot(left, along));
}

Rectangle moved(const Rectangle& r, const Drift& drift, double time) {
  const double angle = drift.turn_rate * time;
  Rectangle out = r;
  out.centre += drift.v * time;
  out.ahead = r.ahead * std::cos(angle) + left_of(r.ahead) * std::sin(angle);
  return out;
}

}  // namespace

Vec2 Rectangle::reach() const {
  return {extent(*this, {1.0, 0.0}), extent(*this, {0.0, 1.0})};
}

Manifold touch(const Rectangle& a, const Rectangle& b, double margin) {
  const Vec2 offset = b.centre - a.centre;

  // the axis along which they are furthest apart
  double best = -std::numeric_limits<double>::infinity();
  int best_axis = 0;
  for (int k = 0; k < 4; ++k) {
    const double gap = gap_along(a, b, offset, k) - (k < 2 ? 0.0 : kPreferFirst);
    if (gap > margin) return {};
    if (gap > best) {
      best = gap;
      best_axis = k;
    }
  }
  return clip_on(a, b, best_axis, margin);
}

Manifold meet(const Rectangle& a, const Drift& drift_a, const Rectangle& b, const Drift& drift_b, double time) {
  const Rectangle then_a = moved(a, drift_a, time);
  const Rectangle then_b = moved(b, drift_b, time);

  // the axis whose gap closes last
  double last = 0.0;
  int last_axis = -1;
  for (int k = 0; k < 4; ++k) {
    const double gap = gap_along(a, b, b.centre - a.centre, k);
    if (gap <= 0.0) continue;
    const double then = gap_along(then_a, then_b, then_b.centre - then_a.centre, k);
    if (then > 0.0) return {};
    const double closed = time * gap / (gap - then);
    if (closed > last) {
      last = closed;
      last_axis = k;
    }
  }
  if (last_axis < 0) return {};

  // the corner that comes nearest to the side then, with the gap that it has now
  const bool by_a = last_axis < 2;
  const Rectangle owner = by_a ? moved(a, drift_a, last) : moved(b, drift_b, last);
  const Rectangle other = by_a ? moved(b, drift_b, last) : moved(a, drift_a, last);
  const Axis side = axis(owner, last_axis % 2);
  const Vec2 face = dot(other.centre - owner.centre, side.along) < 0.0 ? -side.along : side.along;
  const Vec2 corner = corner_along(other, -face);
  const Vec2 v_a = drift_a.v + left_of(corner - a.centre - drift_a.v * last) * drift_a.turn_rate;
  const Vec2 v_b = drift_b.v + left_of(corner - b.centre - drift_b.v * last) * drift_b.turn_rate;
  Manifold out;
  out.near = true;
  out.count = 1;
  out.normal = by_a ? face : -face;
  const double gap = dot(corner - owner.centre, face) - side.half_along;
  out.points[0] = {corner - (by_a ? v_b : v_a) * last, gap - dot(v_b - v_a, out.normal) * last};
  return out;
}

double overlap(const Rectangle& a, const Rectangle& b) {
  double gap = -std::numeric_limits<double>::infinity();
  for (int k = 0; k < 4; ++k) gap = std::max(gap, gap_along(a, b, b.centre - a.centre, k));
  return -gap;
}

Rectangle wall_rectangle(const field::Footprint& footprint) {
  CANCHA_EXPECTS(footprint.size() == 3 || footprint.size() == 4);
  // the longest edge is the face of a corner piece; for rectangles any edge will do
  std::size_t longest = 0;
  const auto edge = [&](std::size_t i) { return footprint[(i + 1) % footprint.size()] - footprint[i]; };
  for (std::size_t i = 1; i < footprint.size(); ++i) {
    if (length(edge(i)) > length(edge(longest)) + 1e-12) longest = i;
  }
  const Vec2 along = unit(edge(longest));
  const Vec2 inward = left_of(along);
  double depth = 0.0;
  for (const Vec2 p : footprint) depth = std::max(depth, dot(p - footprint[longest], inward));
  const Vec2 middle = footprint[longest] + edge(longest) / 2;
  return {middle + inward * (depth / 2), along, length(edge(longest)) / 2, depth / 2};
}

}  // namespace cancha::world
