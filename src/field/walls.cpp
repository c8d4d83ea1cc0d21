#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "base/expects.h"
#include "field/league.h"

// The perimeter seen from above, upper left quarter. Prisms touch along whole edges with equal coordinates, so there is
// no gap however thin the walls, and none overlap: the side wall runs over the ends, the goal walls start behind the
// end walls.
//
//        ┌──────────────────────────────
//        │ side wall
//        ├─────┬────────────────────────  top
//        │     │      ╱
//        │ end │    ╱ corner_side
//        │wall │  ╱
//   ┌────┤     │
//   │goal│     │
//   ├──┬─┴─────┘                           goal_top
//   │  │       left
//  goal_left
namespace cancha::field {
namespace {

constexpr double kFarthest = 100.0;  // metres; no coordinate lies further out
constexpr double kLeast = 0.001;     // metres; thinner things than this are mistakes of units or of signs

struct Named {
  const char* name;
  double value;
};

tl::unexpected<Error> refuse(const char* key, std::string what, std::string hint = "") {
  return fail(fmt::format("walls.{}", key), std::move(what), std::move(hint));
}

/// Every number is one that a pitch can have at all.
Result<void> check_numbers(const Walls& w) {
  const Named places[] = {{"top", w.top.value},
                          {"bottom", w.bottom.value},
                          {"left", w.left.value},
                          {"right", w.right.value},
                          {"goal_top", w.goal_top.value},
                          {"goal_bottom", w.goal_bottom.value},
                          {"goal_left", w.goal_left.value},
                          {"goal_right", w.goal_right.value}};
  for (const auto& [name, value] : places) {
    if (!std::isfinite(value)) return refuse(name, fmt::format("'{}' is {}, must be a finite number", name, value));
    if (std::abs(value) > kFarthest) {
      return refuse(name, fmt::format("'{}' is {}, must lie within {} m of the centre", name, value, kFarthest),
                    "lengths are in metres");
    }
  }
  const Named sizes[] = {{"thickness", w.thickness.value}, {"height", w.height.value}};
  for (const auto& [name, value] : sizes) {
    if (!(value > 0)) return refuse(name, fmt::format("'{}' is {}, must be above 0", name, value));
    if (value < kLeast || value > kFarthest) {
      return refuse(name, fmt::format("'{}' is {}, must lie between {} and {}", name, value, kLeast, kFarthest),
                    "lengths are in metres");
    }
  }
  const double corner = w.corner_side.value;
  if (!(corner == 0.0 || (corner >= kLeast && corner <= kFarthest))) {
    return refuse("corner_side",
                  fmt::format("'corner_side' is {}, must be 0 or lie between {} and {}", corner, kLeast, kFarthest));
  }
  return {};
}

/// The walls stand in the right order, so that the inner outline is closed and does not cross itself.
Result<void> check_order(const Walls& w) {
  struct Pair {
    const char* key;
    Named low;
    Named high;
    const char* reason;
  };
  const Pair pairs[] = {
      {"top", {"bottom", w.bottom.value}, {"top", w.top.value}, "the walls do not close"},
      {"left", {"left", w.left.value}, {"right", w.right.value}, "the walls do not close"},
      {"goal_top", {"goal_bottom", w.goal_bottom.value}, {"goal_top", w.goal_top.value}, "the goals have no mouth"},
      {"goal_top", {"goal_top", w.goal_top.value}, {"top", w.top.value}, "the goal is wider than the pitch"},
      {"goal_bottom",
       {"bottom", w.bottom.value},
       {"goal_bottom", w.goal_bottom.value},
       "the goal is wider than the pitch"},
      {"goal_left", {"goal_left", w.goal_left.value}, {"left", w.left.value}, "the left goal has no depth"},
      {"goal_right", {"right", w.right.value}, {"goal_right", w.goal_right.value}, "the right goal has no depth"},
  };
  for (const Pair& pair : pairs) {
    if (pair.high.value - pair.low.value < kLeast) {
      return refuse(pair.key,
                    fmt::format("{}: '{}' is {}, '{}' is {}", pair.reason, pair.low.name, pair.low.value,
                                pair.high.name, pair.high.value),
                    fmt::format("'{}' must be below '{}'", pair.low.name, pair.high.name));
    }
  }
  return {};
}

/// The corner pieces fit beside the goals and leave some of the side walls.
Result<void> check_corners(const Walls& w) {
  const double corner = w.corner_side.value;
  const Named rooms[] = {{"between the goal and the upper wall", (w.top - w.goal_top).value},
                         {"between the goal and the lower wall", (w.goal_bottom - w.bottom).value},
                         {"of half a side wall", w.length() / 2}};
  for (const auto& [name, room] : rooms) {
    if (corner > 0 && room - corner < kLeast) {
      return refuse("corner_side",
                    fmt::format("'corner_side' is {}, more than fits in the {:.4g} m {}", corner, room, name),
                    "0 makes square corners");
    }
  }
  return {};
}

/// The inner edge without any allocation.
struct Outline {
  std::array<Vec2, 16> points;
  std::size_t count = 0;

  void add(Vec2 p) { points[count++] = p; }
};

Outline outline_of(const Walls& walls) {
  const double c = walls.corner_side.value;
  const double top = walls.top.value, bottom = walls.bottom.value;
  const double left = walls.left.value, right = walls.right.value;
  const double goal_top = walls.goal_top.value, goal_bottom = walls.goal_bottom.value;
  const double goal_left = walls.goal_left.value, goal_right = walls.goal_right.value;
  Outline outline;

  // from the lower left corner counter-clockwise; a square corner is one point instead of two
  const auto corner = [&](Vec2 first, Vec2 second) {
    outline.add(first);
    if (c > 0) outline.add(second);
  };
  corner({left, bottom + c}, {left + c, bottom});
  corner({right - c, bottom}, {right, bottom + c});
  for (const Vec2 p :
       {Vec2{right, goal_bottom}, {goal_right, goal_bottom}, {goal_right, goal_top}, {right, goal_top}}) {
    outline.add(p);
  }
  corner({right, top - c}, {right - c, top});
  corner({left + c, top}, {left, top - c});
  for (const Vec2 p : {Vec2{left, goal_top}, {goal_left, goal_top}, {goal_left, goal_bottom}, {left, goal_bottom}}) {
    outline.add(p);
  }
  return outline;
}

Footprint box(double x0, double x1, double y0, double y1) {
  return {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
}

}  // namespace

Result<void> check(const Walls& walls) {
  if (auto sound = check_numbers(walls); !sound) return sound;
  if (auto sound = check_order(walls); !sound) return sound;
  return check_corners(walls);
}

std::vector<Footprint> wall_footprints(const Walls& walls) {
  CANCHA_EXPECTS(check(walls).has_value());
  const double t = walls.thickness.value;
  const double c = walls.corner_side.value;
  const double top = walls.top.value, bottom = walls.bottom.value;
  const double goal_top = walls.goal_top.value, goal_bottom = walls.goal_bottom.value;
  std::vector<Footprint> all;

  // the two side walls, over the ends
  all.push_back(box(walls.left.value - t, walls.right.value + t, top, top + t));
  all.push_back(box(walls.left.value - t, walls.right.value + t, bottom - t, bottom));

  // each end: `line` is the goal line, `back` the goal's back wall; outwards is where the sign points
  for (const double sign : {-1.0, 1.0}) {
    const double line = sign < 0 ? walls.left.value : walls.right.value;
    const double back = sign < 0 ? walls.goal_left.value : walls.goal_right.value;
    const auto between = [sign](double inner, double outer, double y0, double y1) {
      return sign < 0 ? box(outer, inner, y0, y1) : box(inner, outer, y0, y1);
    };
    const double behind_line = line + sign * t;
    const double behind_goal = back + sign * t;

    // end walls beside the goal
    all.push_back(between(line, behind_line, goal_top, top));
    all.push_back(between(line, behind_line, bottom, goal_bottom));

    // the goal: two sides from behind the end walls, and the back
    all.push_back(between(behind_line, behind_goal, goal_top, goal_top + t));
    all.push_back(between(behind_line, behind_goal, goal_bottom - t, goal_bottom));
    all.push_back(between(back, behind_goal, goal_bottom, goal_top));

    // corner pieces, right angle in the corner
    if (c > 0) {
      const Footprint upper = {{line, top - c}, {line, top}, {line - sign * c, top}};
      const Footprint lower = {{line, bottom}, {line, bottom + c}, {line - sign * c, bottom}};
      all.push_back(sign > 0 ? upper : Footprint{upper[2], upper[1], upper[0]});
      all.push_back(sign > 0 ? lower : Footprint{lower[2], lower[1], lower[0]});
    }
  }
  return all;
}

std::vector<Vec2> inner_outline(const Walls& walls) {
  const Outline outline = outline_of(walls);
  return {outline.points.begin(), outline.points.begin() + static_cast<std::ptrdiff_t>(outline.count)};
}

double clearance(const Walls& walls, Vec2 p) {
  // the distance to the outline, and on which side of it the point lies
  const Outline outline = outline_of(walls);
  double nearest = std::numeric_limits<double>::infinity();
  bool inside = false;
  for (std::size_t i = 0; i < outline.count; ++i) {
    const Vec2 a = outline.points[i];
    const Vec2 b = outline.points[(i + 1) % outline.count];
    const Vec2 edge = b - a;
    const double along = std::clamp(dot(p - a, edge) / dot(edge, edge), 0.0, 1.0);
    nearest = std::min(nearest, distance(p, a + edge * along));
    const bool crosses = (a.y > p.y) != (b.y > p.y);
    if (crosses && p.x < a.x + edge.x * (p.y - a.y) / edge.y) inside = !inside;
  }
  return inside ? nearest : -nearest;
}

Vec2 keep_clear(const Walls& walls, Vec2 p, double radius) {
  const auto between = [](double value, double low, double high) {
    return low < high ? std::clamp(value, low, high) : (low + high) / 2;
  };
  p = {between(p.x, walls.left.value + radius, walls.right.value - radius),
       between(p.y, walls.bottom.value + radius, walls.top.value - radius)};
  if (walls.corner_side.value == 0.0) return p;
  // straight away from the corner pieces
  for (const double x : {-1.0, 1.0}) {
    for (const double y : {-1.0, 1.0}) {
      const double to_end = x < 0 ? p.x - walls.left.value : walls.right.value - p.x;
      const double to_side = y < 0 ? p.y - walls.bottom.value : walls.top.value - p.y;
      const double missing = walls.corner_side.value + radius * std::numbers::sqrt2 - to_end - to_side;
      if (missing > 0.0) p -= Vec2{x, y} * (missing / 2);
    }
  }
  return p;
}

}  // namespace cancha::field
