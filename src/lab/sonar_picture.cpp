#include "lab/sonar_picture.h"

#include <fmt/format.h>

#include <array>

#include "base/svg.h"
#include "model/obstacles/obstacle_grid.h"

namespace cancha::lab {
namespace {

constexpr std::array kConeColours{"#4c78a8", "#72b77a", "#e0883a"};
constexpr std::array kConeNames{"I", "II", "III"};
constexpr double kReach = 1.5;  ///< metres that are drawn

/// From the robot to the sheet: ahead is up, left is left.
Vec2 on_sheet(Vec2 p_R) {
  return {-p_R.y, p_R.x};
}

void draw_cones(Svg& svg, const body::SonarCalibration& calibration) {
  for (std::size_t i = 0; i < calibration.cones.size(); ++i) {
    const body::SonarCone& cone = calibration.cones[i];
    Path path;
    path.move_to({0, 0}).line_to(on_sheet(direction(cone.right) * kReach));
    path.arc_to(on_sheet(direction(cone.left) * kReach), kReach, true).close();
    svg.path(path, {.fill = kConeColours[i], .stroke = kConeColours[i], .width = 1, .opacity = 0.14});
    const Vec2 name = direction((cone.left + cone.right) / 2) * (kReach - 0.08);
    svg.text(on_sheet(name), kConeNames[i], {.fill = "#333333", .size = 16, .bold = true});
  }
}

void draw_echoes(Svg& svg, std::span<const double> echoes, double right, double left, std::string_view colour) {
  for (const double echo : echoes) {
    if (echo <= 0.0) break;
    Path path;
    path.move_to(on_sheet(direction(right) * echo)).arc_to(on_sheet(direction(left) * echo), echo, true);
    svg.path(path, {.fill = "none", .stroke = colour, .width = 1.5, .dash = "5 4"});
  }
}

void draw_cells(Svg& svg, std::span<const GridCell> cells) {
  constexpr double kCell = model::ObstacleGrid::kCell;
  for (const GridCell& cell : cells) {
    const Vec2 middle = on_sheet(Vec2{static_cast<double>(cell.x), static_cast<double>(cell.y)} * kCell -
                                 Vec2{model::ObstacleGrid::kRobot * kCell, model::ObstacleGrid::kRobot * kCell});
    const Vec2 half{kCell / 2, kCell / 2};
    svg.rect(middle - half, middle + half,
             {.fill = cell.cluster < 0 ? "#999999" : "#d62728",
              .stroke = "#ffffff",
              .width = 0.5,
              .opacity = 0.25 + 0.05 * cell.state});
  }
}

}  // namespace

std::string draw_sonar(const body::SonarCalibration& calibration, const SonarPercept& percept,
                       const ObstacleBeliefs& known, std::span<const DrawnThing> things) {
  Svg svg{{.low = {-1.45, -0.25}, .high = {1.45, 1.6}, .pixels_per_unit = 260}};
  svg.rect({-1.45, -0.25}, {1.45, 1.6}, {.fill = "#ffffff"});
  draw_cones(svg, calibration);
  draw_cells(svg, known.grid);
  const auto& cones = calibration.cones;
  draw_echoes(svg, percept.left_all, cones[1].right, cones[0].left, kConeColours[0]);
  draw_echoes(svg, percept.right_all, cones[2].right, cones[1].left, kConeColours[2]);
  for (const DrawnThing& thing : things) {
    svg.circle(on_sheet(direction(thing.bearing) * thing.distance), thing.radius,
               {.fill = "none", .stroke = "#222222", .width = 2});
  }
  for (const ObstacleBelief& one : known.obstacles) {
    svg.line(on_sheet(one.p_RL), on_sheet(one.p_RR), {.stroke = "#222222", .width = 1});
    svg.circle(on_sheet(one.p_RC), svg.pixels(4), {.fill = "#222222"});
    svg.text(on_sheet(one.p_RC) + Vec2{0, svg.pixels(-14)},
             fmt::format("{:.0f} mm, {:.0f}°", 1000 * length(one.p_RC), in_degrees(angle_of(one.p_RC))),
             {.fill = "#222222", .size = 12, .halo = "#ffffff"});
  }
  // the robot
  svg.rect({-0.137, -0.06}, {0.137, 0.06}, {.fill = "#f2f2f2", .stroke = "#222222", .width = 1.5}, 8);
  svg.text({0, -0.15}, "robot", {.fill = "#333333", .size = 12});
  return svg.finish();
}

}  // namespace cancha::lab
