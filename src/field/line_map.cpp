#include "field/line_map.h"

#include <cmath>

namespace cancha::field {
namespace {

constexpr double kTouch = 1e-6;  ///< metres within which lines meet

/// How two lines at right angles meet, if they do.
CrossingKind meet(const GroundLine& a, const GroundLine& b, LineCrossing& at) {
  const Vec2 along_a = unit(a.to - a.from);
  const Vec2 along_b = unit(b.to - b.from);
  if (std::abs(dot(along_a, along_b)) > kTouch) return CrossingKind::None;
  const double on_a = dot(b.from - a.from, along_a);
  const double on_b = dot(a.from - b.from, along_b);
  const double long_a = distance(a.from, a.to);
  const double long_b = distance(b.from, b.to);
  if (on_a < -kTouch || on_a > long_a + kTouch || on_b < -kTouch || on_b > long_b + kTouch) return CrossingKind::None;
  at.place = a.from + along_a * on_a;
  const bool through_a = on_a > kTouch && on_a < long_a - kTouch;
  const bool through_b = on_b > kTouch && on_b < long_b - kTouch;
  // the arm of a line leads to its farther end
  const Vec2 arm_a = along_a * (on_a < long_a / 2 ? 1.0 : -1.0);
  const Vec2 arm_b = along_b * (on_b < long_b / 2 ? 1.0 : -1.0);
  if (through_a && through_b) return CrossingKind::X;
  at.stem = angle_of(through_a ? arm_b : through_b ? arm_a : arm_a + arm_b);
  return through_a || through_b ? CrossingKind::T : CrossingKind::L;
}

}  // namespace

LineMap line_map_of(const League& league) {
  const Markings& m = league.markings;
  const double x = league.walls.length() / 2;
  const double y = league.walls.width() / 2;
  LineMap map;
  map.circle = m.centre_circle_radius.value;
  map.lines.push_back({{0, -y}, {0, y}});
  const auto area = [&](double end, Metres wide, Metres deep) {
    if (wide.value <= 0 || deep.value <= 0) return;
    const double front = end * (x - deep.value);
    const double side = wide.value / 2;
    map.lines.push_back({{front, -side}, {front, side}});
    for (const double left : {-1.0, 1.0}) map.lines.push_back({{end * x, left * side}, {front, left * side}});
  };
  const bool own_area = m.penalty_area_width != m.goal_area_width || m.penalty_area_depth != m.goal_area_depth;
  for (const double end : {-1.0, 1.0}) {
    // where there are walls, they are the border
    if (!league.has_walls()) {
      map.lines.push_back({{end * x, -y}, {end * x, y}});
      map.lines.push_back({{-x, end * y}, {x, end * y}});
    }
    area(end, m.goal_area_width, m.goal_area_depth);
    if (own_area) area(end, m.penalty_area_width, m.penalty_area_depth);
  }
  for (std::size_t i = 0; i < map.lines.size(); ++i) {
    for (std::size_t j = i + 1; j < map.lines.size(); ++j) {
      LineCrossing at;
      at.kind = meet(map.lines[i], map.lines[j], at);
      if (at.kind != CrossingKind::None) map.crossings.push_back(at);
    }
  }
  if (map.circle > 0) {
    for (const double side : {-1.0, 1.0}) map.crossings.push_back({{0.0, side * map.circle}, CrossingKind::X});
  }
  return map;
}

}  // namespace cancha::field
