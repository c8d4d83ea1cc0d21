#include "field/drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "field/contest_drawing.h"

namespace cancha::field {
namespace {

constexpr double kPitchPixels = 1000;  // pitch, goals and walls fit into a square of this size
constexpr int kStripes = 12;

/// One end of the pitch: its goal line, and the direction from there into the pitch.
struct End {
  double line;
  double inwards;
};

std::array<End, 2> ends(const Walls& walls) {
  return {End{walls.left.value, 1.0}, End{walls.right.value, -1.0}};
}

void draw_ground(Svg& svg, const Walls& w) {
  svg.polygon(inner_outline(w), {.css_class = "grass", .fill = colour::kGrass});

  // stripes as a mower leaves them; the corner pieces are drawn over their ends
  svg.begin_group({.fill = colour::kGrassStripe});
  for (int i = 1; i < kStripes; i += 2) {
    const double from = w.left.value + w.length() * i / kStripes;
    svg.rect({from, w.bottom.value}, {from + w.length() / kStripes, w.top.value}, {});
  }
  svg.end_group();

  // the floors of the goals in their teams' colours
  svg.rect({w.goal_left.value, w.goal_bottom.value}, {w.left.value, w.goal_top.value},
           {.css_class = "goal yellow", .fill = colour::kYellow});
  svg.rect({w.right.value, w.goal_bottom.value}, {w.goal_right.value, w.goal_top.value},
           {.css_class = "goal blue", .fill = colour::kBlue});
}

void draw_walls(Svg& svg, const Walls& walls) {
  // the stroke hides the hairlines that renderers leave between touching shapes
  svg.begin_group({.css_class = "walls", .fill = colour::kWall, .stroke = colour::kWall, .width = 1});
  for (const Footprint& footprint : wall_footprints(walls)) svg.polygon(footprint, {});
  svg.end_group();
}

/// A line around an area before a goal; its fourth side is the goal line.
void draw_area(Svg& svg, const End& end, double middle, Metres width, Metres depth) {
  if (width.value <= 0 || depth.value <= 0) return;
  const double front = end.line + end.inwards * depth.value;
  const double half = width.value / 2;
  const Vec2 corners[] = {
      {end.line, middle - half}, {front, middle - half}, {front, middle + half}, {end.line, middle + half}};
  svg.polyline(corners, {});
}

/// The arc on the front of the penalty area: a circle through both ends of the chord and over its height.
void draw_arc(Svg& svg, const End& end, double middle, const Markings& m) {
  const double half = m.penalty_arc_width.value / 2;
  const double height = m.penalty_arc_height.value;
  if (half <= 0 || height <= 0) return;
  const double radius = height / 2 + half * half / (2 * height);
  const double front = end.line + end.inwards * m.penalty_area_depth.value;
  svg.path(Path{}.move_to({front, middle - half}).arc_to({front, middle + half}, radius, end.inwards > 0), {});
}

void draw_lines(Svg& svg, const League& league) {
  const Walls& w = league.walls;
  const Markings& m = league.markings;
  const double middle = (w.goal_top.value + w.goal_bottom.value) / 2;
  const double width = std::max(m.line_width.value * svg.sheet().pixels_per_unit, 1.0);
  const double spot = std::max(1.5 * m.line_width.value, svg.pixels(3));

  svg.begin_group({.css_class = "lines", .fill = "none", .stroke = colour::kLine, .width = width});
  svg.line({0, w.bottom.value}, {0, w.top.value}, {});
  svg.circle({0, 0}, m.centre_circle_radius.value, {});
  for (const End& end : ends(w)) {
    svg.line({end.line, w.goal_bottom.value}, {end.line, w.goal_top.value}, {});
    draw_area(svg, end, middle, m.goal_area_width, m.goal_area_depth);
    draw_area(svg, end, middle, m.penalty_area_width, m.penalty_area_depth);
    draw_arc(svg, end, middle, m);
  }

  // free-ball spots are crosses
  for (const double x : {-m.free_ball_x.value, m.free_ball_x.value}) {
    for (const double y : {-m.free_ball_y.value, m.free_ball_y.value}) {
      svg.line({x - 2 * spot, y}, {x + 2 * spot, y}, {});
      svg.line({x, y - 2 * spot}, {x, y + 2 * spot}, {});
    }
  }
  svg.end_group();

  // centre and penalty marks are dots
  svg.begin_group({.css_class = "marks", .fill = colour::kLine});
  svg.circle({0, 0}, spot, {});
  for (const End& end : ends(w)) svg.circle({end.line + end.inwards * m.penalty_mark.value, middle}, spot, {});
  svg.end_group();
}

/// A measure between two points with arrowheads at both, and its words in the middle.
struct Ruler {
  Svg& svg;
  const char* ink;
  const char* ground;
  double size;  ///< of the letters in pixels

  /// The words stand in a gap of the line, or `beside` so many pixels to its left where the line is too short.
  void draw(Vec2 from, Vec2 to, const std::string& words, double beside = 14) const {
    const Vec2 along = unit(to - from);
    const Vec2 across = left_of(along);
    const Vec2 middle = (from + to) / 2;
    const double room = svg.pixels(words.empty() ? 0 : 0.6 * size * static_cast<double>(words.size()) + 8);
    const bool fits = distance(from, to) > room + svg.pixels(24);
    const Look look{.stroke = ink, .width = 1};
    svg.line(from, fits ? middle - along * (room / 2) : to, look);
    if (fits) svg.line(middle + along * (room / 2), to, look);

    for (const double way : {1.0, -1.0}) {
      const Vec2 tip = way > 0 ? from : to;
      const Vec2 base = tip + along * (way * svg.pixels(8));
      const Vec2 head[] = {tip, base + across * svg.pixels(2.6), base - across * svg.pixels(2.6)};
      svg.polygon(head, {.fill = ink});
    }
    const bool upright = along.y * along.y > along.x * along.x;
    svg.text(fits ? middle : middle + across * svg.pixels(beside), words,
             {.fill = ink, .size = size, .turn = upright ? 90.0 : 0.0, .halo = ground});
  }

  /// A thin line that leads from a feature to its measure.
  void lead(Vec2 from, Vec2 to) const { svg.line(from, to, {.stroke = ink, .width = 0.75, .opacity = 0.55}); }
};

/// A length with two decimals, or three where it needs them.
std::string length_text(double value) {
  const std::string two = fmt::format("{:.2f}", value);
  const std::string three = fmt::format("{:.3f}", value);
  return three.back() == '0' ? two : three;
}

std::string metres(double value) {
  return length_text(value) + " m";
}

/// Measures outside the walls: length and width of the pitch, goal, and areas along the goal line.
void draw_outer_measures(Svg& svg, const League& league) {
  const Walls& w = league.walls;
  const Markings& m = league.markings;
  const Ruler ruler{svg, colour::kInk, colour::kPaper, 15};
  const double t = w.thickness.value;
  const double gap = svg.pixels(6);
  const double low = w.bottom.value - t, left = w.goal_left.value - t, right = w.goal_right.value + t;
  const double middle = (w.goal_top.value + w.goal_bottom.value) / 2;

  // below: the length between the goal lines and the depth of the goals
  const double below = low - svg.pixels(34);
  for (const double x : {w.left.value, w.right.value}) ruler.lead({x, low - gap}, {x, below - gap});
  ruler.draw({w.left.value, below}, {w.right.value, below}, metres(w.length()));
  const double goal_foot = w.goal_bottom.value - t;
  ruler.lead({w.goal_right.value, goal_foot - gap}, {w.goal_right.value, below - gap});
  ruler.draw({w.right.value, below}, {w.goal_right.value, below}, length_text(w.goal_depth()), -14);

  // left: the width between the side walls
  const double beside = left - svg.pixels(30);
  for (const double y : {w.bottom.value, w.top.value}) ruler.lead({w.left.value - t - gap, y}, {beside - gap, y});
  ruler.draw({beside, w.bottom.value}, {beside, w.top.value}, metres(w.width()));

  // right, from the inside out: goal mouth, goal area, penalty area
  struct Span {
    double width;
    const char* name;
    double from;
  };
  const Span spans[] = {{w.goal_width(), "goal", right},
                        {m.goal_area_width.value, "goal area", w.right.value + t},
                        {m.penalty_area_width.value, "penalty area", w.right.value + t}};
  double out = right + svg.pixels(26);
  for (const auto& [width, name, from] : spans) {
    for (const double y : {middle - width / 2, middle + width / 2}) ruler.lead({from + gap, y}, {out + gap, y});
    ruler.draw({out, middle - width / 2}, {out, middle + width / 2}, fmt::format("{} {}", name, metres(width)));
    out += svg.pixels(32);
  }
}

/// Measures on the grass: depths of the areas, penalty mark, circle, spots, corner pieces.
void draw_inner_measures(Svg& svg, const League& league) {
  const Walls& w = league.walls;
  const Markings& m = league.markings;
  const Ruler ruler{svg, "#d9ecdf", colour::kGrass, 13};
  const Lettering note{.fill = "#d9ecdf", .size = 13, .anchor = "start", .halo = colour::kGrass};
  const double middle = (w.goal_top.value + w.goal_bottom.value) / 2;
  const double near = svg.pixels(22);

  // depths of the areas, on the left: in the goal area and below the penalty area
  const double goal_area_foot = middle - m.goal_area_width.value / 2 + svg.pixels(12);
  const double penalty_area_foot = middle - m.penalty_area_width.value / 2 - near;
  ruler.draw({w.left.value, goal_area_foot}, {w.left.value + m.goal_area_depth.value, goal_area_foot},
             length_text(m.goal_area_depth.value), 12);
  ruler.draw({w.left.value, penalty_area_foot}, {w.left.value + m.penalty_area_depth.value, penalty_area_foot},
             metres(m.penalty_area_depth.value));

  // the penalty mark, on the right and above the area
  const double mark = w.right.value - m.penalty_mark.value;
  const double penalty_area_head = middle + m.penalty_area_width.value / 2 + near;
  ruler.lead({mark, middle + svg.pixels(8)}, {mark, penalty_area_head + svg.pixels(6)});
  ruler.draw({mark, penalty_area_head}, {w.right.value, penalty_area_head}, "mark " + metres(m.penalty_mark.value));

  // circle, arc, spots and corners
  const Vec2 rim = Vec2{0.8, 0.6} * m.centre_circle_radius.value;
  ruler.draw({0, 0}, rim, "");
  svg.text(rim + Vec2{svg.pixels(8), svg.pixels(8)}, "radius " + metres(m.centre_circle_radius.value), note);
  const Vec2 arc_end = {w.left.value + m.penalty_area_depth.value, middle + m.penalty_arc_width.value / 2};
  svg.text(arc_end + Vec2{svg.pixels(9), svg.pixels(9)},
           fmt::format("arc {} × {}", length_text(m.penalty_arc_width.value), length_text(m.penalty_arc_height.value)),
           note);
  svg.text({m.free_ball_x.value + svg.pixels(16), m.free_ball_y.value},
           fmt::format("free ball (±{}, ±{}) m", length_text(m.free_ball_x.value), length_text(m.free_ball_y.value)),
           note);
  if (w.corner_side.value > 0) {
    const Vec2 corner = {w.left.value + 0.5 * w.corner_side.value, w.top.value - 0.5 * w.corner_side.value};
    svg.text(corner + Vec2{svg.pixels(20), svg.pixels(-14)}, "corner " + metres(w.corner_side.value), note);
  }
}

/// Whose goal it is, where the letters fit.
void draw_goal_names(Svg& svg, const Walls& w) {
  const double middle = (w.goal_top.value + w.goal_bottom.value) / 2;
  if (std::min((w.left - w.goal_left).value, w.goal_width() / 4) < svg.pixels(18)) return;
  svg.text({(w.goal_left + w.left).value / 2, middle}, "yellow", {.fill = colour::kInk, .size = 14, .turn = 90});
  svg.text({(w.goal_right + w.right).value / 2, middle}, "blue", {.fill = "#ffffff", .size = 14, .turn = 90});
}

void draw_title(Svg& svg, const League& l) {
  const Sheet& sheet = svg.sheet();
  const Vec2 at = {sheet.low.x + svg.pixels(28), sheet.high.y - svg.pixels(36)};
  svg.text(at, l.title, {.fill = colour::kInk, .size = 25, .anchor = "start", .bold = true});
  if (l.contest) {
    svg.text(at - Vec2{0, svg.pixels(30)}, contest_measures(l),
             {.fill = colour::kPaleInk, .size = 15, .anchor = "start"});
    return;
  }
  const std::string line = fmt::format(
      "{} robots a side, {} mm, {} g  ·  ball ⌀ {} mm, {} g  ·  walls {} mm high, {} mm thick  ·  two halves of {} min",
      l.players, svg_number(l.robot.side.value * 1000), svg_number(l.robot.mass.value * 1000),
      svg_number(l.ball.radius.value * 2000), svg_number(l.ball.mass.value * 1000),
      svg_number(l.walls.height.value * 1000), svg_number(l.walls.thickness.value * 1000),
      svg_number(l.rules.half.value / 60));
  svg.text(at - Vec2{0, svg.pixels(30)}, line, {.fill = colour::kPaleInk, .size = 15, .anchor = "start"});
}

/// Which way x and y point, at the lower right.
void draw_axes(Svg& svg) {
  const Sheet& sheet = svg.sheet();
  const Vec2 origin = {sheet.high.x - svg.pixels(72), sheet.low.y + svg.pixels(26)};
  const double arm = svg.pixels(30);
  const Look look{.stroke = colour::kPaleInk, .width = 1.5};
  for (const Vec2 axis : {Vec2{1, 0}, Vec2{0, 1}}) {
    const Vec2 tip = origin + axis * arm;
    const Vec2 head[] = {tip + axis * svg.pixels(8), tip + left_of(axis) * svg.pixels(3.5),
                         tip - left_of(axis) * svg.pixels(3.5)};
    svg.line(origin, tip, look);
    svg.polygon(head, {.fill = colour::kPaleInk});
    svg.text(tip + axis * svg.pixels(18), axis.x > 0 ? "x" : "y", {.fill = colour::kPaleInk, .size = 14});
  }
}

}  // namespace

Sheet pitch_sheet(const Walls& walls, const Margins& margins) {
  const double t = walls.thickness.value;
  const Vec2 low = {walls.goal_left.value - t, walls.bottom.value - t};
  const Vec2 high = {walls.goal_right.value + t, walls.top.value + t};
  const double scale = kPitchPixels / std::max(high.x - low.x, high.y - low.y);
  return {.low = low - Vec2{margins.left, margins.bottom} / scale,
          .high = high + Vec2{margins.right, margins.top} / scale,
          .pixels_per_unit = scale};
}

Sheet pitch_sheet(const League& league, const Margins& margins) {
  Walls walls = league.walls;
  if (league.contest) {
    walls.goal_left = walls.left;
    walls.goal_right = walls.right;
  }
  return pitch_sheet(walls, margins);
}

void draw_pitch(Svg& svg, const League& league) {
  if (league.contest) {
    draw_contest_ground(svg, league);
    return;
  }
  svg.begin_group({.css_class = "pitch"});
  draw_ground(svg, league.walls);
  draw_lines(svg, league);
  draw_walls(svg, league.walls);
  svg.end_group();
}

std::string draw_league(const League& league) {
  Svg svg{pitch_sheet(league, {.left = 60, .right = 126, .top = 104, .bottom = 72})};
  svg.rect(svg.sheet().low, svg.sheet().high, {.css_class = "paper", .fill = colour::kPaper}, 14);
  draw_title(svg, league);
  draw_pitch(svg, league);
  if (league.contest) {
    draw_boxes(svg, *league.contest);
    return svg.finish();
  }
  svg.begin_group({.css_class = "measures"});
  draw_outer_measures(svg, league);
  draw_inner_measures(svg, league);
  draw_goal_names(svg, league.walls);
  svg.end_group();
  draw_axes(svg);
  return svg.finish();
}

}  // namespace cancha::field
