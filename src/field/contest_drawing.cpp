#include "field/contest_drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "field/contest_lines.h"
#include "field/drawing.h"

namespace cancha::field {
namespace {

constexpr const char* kEdge = "#22262c";
constexpr const char* kWallTop = "#d6dade";
constexpr const char* kBox = "#737880";
constexpr const char* kBoxSide = "#5c6168";
constexpr std::array<const char*, 3> kSteps{"#8f7750", "#ab8f62", "#c9ad7d"};  ///< the higher, the lighter

/// As wide as painted, but never too thin to be seen.
double pixels_of(const Svg& svg, double width) {
  return std::max(width * svg.sheet().pixels_per_unit, 1.0);
}

/// The faces of a box that look up: of one that stands only the top, of one that leans up to three.
void draw_from_above(Svg& svg, const Transform& X_FB, Vec3 half, const Look& top, const char* side_fill) {
  constexpr double kLevel = 0.02;  // of the normal's rise: sides of a box that stands are not seen
  const std::array<Vec3, 3> reach{Vec3{half.x, 0, 0}, Vec3{0, half.y, 0}, Vec3{0, 0, half.z}};
  for (std::size_t i = 0; i < reach.size(); ++i) {
    const double rise = (X_FB.rotation * reach[i]).z / std::max(length(reach[i]), 1e-9);
    if (std::abs(rise) < kLevel) continue;
    const Vec3 middle = reach[i] * (rise > 0 ? 1.0 : -1.0);
    const Vec3 a = reach[(i + 1) % 3], b = reach[(i + 2) % 3];
    const std::array corners{(X_FB * (middle + a + b)).xy(), (X_FB * (middle - a + b)).xy(),
                             (X_FB * (middle - a - b)).xy(), (X_FB * (middle + a - b)).xy()};
    Look look = top;
    if (i != 2) look.fill = side_fill;
    svg.polygon(corners, look);
  }
}

void draw_block(Svg& svg, const Block& block, const Look& look) {
  draw_from_above(svg, {block.p_FC, turn_about_z(block.turn)}, block.half, look, kBoxSide);
}

}  // namespace

void draw_contest_ground(Svg& svg, const League& league) {
  const Walls& w = league.walls;
  const Contest& contest = *league.contest;
  svg.begin_group({.css_class = "contest"});
  svg.rect({w.left.value, w.bottom.value}, {w.right.value, w.top.value},
           {.css_class = "grass", .fill = colour::kGrass});
  if (contest.test == Test::Sumo) {
    svg.circle({0, 0}, border_radius(contest),
               {.css_class = "ring",
                .fill = colour::kGrassStripe,
                .stroke = colour::kLine,
                .width = pixels_of(svg, contest.border.value)});
  }
  const bool sumo = contest.test == Test::Sumo;
  for (const PaintedLine& line : painted_lines(league)) {
    svg.line(line.from, line.to,
             {.css_class = sumo ? "shikiri" : "zone", .stroke = colour::kLine, .width = pixels_of(svg, line.width)});
  }
  for (const Block& block : still_blocks(w, contest)) {
    const auto level = static_cast<std::size_t>(std::lround(2 * block.half.z / contest.step_height.value));
    const char* step = kSteps[std::clamp<std::size_t>(level, 1, kSteps.size()) - 1];
    draw_block(svg, block,
               {.css_class = block.tread ? "step" : "wall",
                .fill = block.tread ? step : kWallTop,
                .stroke = kEdge,
                .width = 1});
  }
  svg.end_group();
}

void draw_boxes(Svg& svg, const Contest& contest, std::span<const Transform> X_FB) {
  const auto boxes = box_blocks(contest);
  const Look look{.css_class = "box", .fill = kBox, .stroke = kEdge, .width = 1};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (i < X_FB.size()) {
      draw_from_above(svg, X_FB[i], boxes[i].half, look, kBoxSide);
    } else {
      draw_block(svg, boxes[i], look);
    }
  }
}

std::string contest_measures(const League& league) {
  const Contest& c = *league.contest;
  if (c.test == Test::Sumo) {
    return fmt::format("ring {} m across, border {} m  ·  lines {} m apart  ·  {} rounds of {} s",
                       svg_number(c.ring.value), svg_number(c.border.value), svg_number(c.shikiri.value), c.rounds,
                       svg_number(c.round.value));
  }
  const std::string ground =
      fmt::format("{} × {} m between walls {} m high  ·  zones of {} m", svg_number(league.walls.length()),
                  svg_number(league.walls.width()), svg_number(league.walls.height.value), svg_number(c.zone.value));
  if (c.test == Test::Race) {
    return fmt::format("{}  ·  at most {} boxes, {} m wide, {} m high, {} m apart  ·  {} s a leg", ground, c.most_boxes,
                       svg_number(c.box_side.value), svg_number(c.box_height.value), svg_number(c.gap.value),
                       svg_number(c.leg.value));
  }
  return fmt::format("{}  ·  steps {} m high, {} m wide, {} m long  ·  {} s", ground, svg_number(c.step_height.value),
                     svg_number(c.stairs_width.value), fmt::join(c.treads, ", "), svg_number(c.leg.value));
}

}  // namespace cancha::field
