#include "match/scene.h"

#include <fmt/format.h>

#include <cmath>

#include "field/goal_frame.h"
#include "match/scene_parts.h"

namespace cancha::match {
namespace {

using foxglove::Color;

constexpr Color kGrass{0.16, 0.38, 0.23, 1.0};
constexpr Color kWall{0.13, 0.15, 0.18, 1.0};
constexpr Color kBall{1.0, 0.45, 0.1, 1.0};
constexpr Color kWheel{0.08, 0.08, 0.08, 1.0};
constexpr Color kDark{0.1, 0.1, 0.12, 1.0};

foxglove::LinePrimitive line(const field::League& league, const std::vector<Vec2>& points, bool closed = false) {
  return line_on_ground(points, std::max(0.005, league.markings.line_width.value), closed);
}

foxglove::SceneEntity ground(const field::League& league) {
  auto made = entity(kFieldFrame, "ground");
  const auto& w = league.walls;
  constexpr double kThick = 0.01;
  foxglove::CubePrimitive slab;
  slab.pose.position = {0.0, 0.0, -kThick / 2};
  const double around = league.has_walls() ? w.thickness.value : league.game.border.value;
  slab.size = {(w.goal_right - w.goal_left).value + 2 * around, w.width() + 2 * around, kThick};
  slab.color = kGrass;
  made.cubes.push_back(slab);

  // lines: middle, circle, and the areas before both goals
  const auto& m = league.markings;
  if (!league.has_walls()) {
    made.lines.push_back(line(league,
                              {{w.left.value, w.bottom.value},
                               {w.right.value, w.bottom.value},
                               {w.right.value, w.top.value},
                               {w.left.value, w.top.value}},
                              true));
  }
  made.lines.push_back(line(league, {{0.0, w.bottom.value}, {0.0, w.top.value}}));
  made.lines.push_back(line(league, arc({0.0, 0.0}, m.centre_circle_radius.value, 0.0, 2 * kPi)));
  for (const double side : {-1.0, 1.0}) {
    const double goal_line = side > 0 ? w.right.value : w.left.value;
    const auto area = [&](double width, double depth) {
      const double x = goal_line - side * depth;
      made.lines.push_back(
          line(league, {{goal_line, width / 2}, {x, width / 2}, {x, -width / 2}, {goal_line, -width / 2}}));
    };
    area(m.goal_area_width.value, m.goal_area_depth.value);
    area(m.penalty_area_width.value, m.penalty_area_depth.value);
    made.lines.push_back(line(league, {{goal_line, w.goal_bottom.value}, {goal_line, w.goal_top.value}}));
  }
  return made;
}

foxglove::SceneEntity walls(const field::League& league) {
  auto made = entity(kFieldFrame, "walls");
  const double height = league.walls.height.value;
  for (const field::Footprint& footprint : field::wall_footprints(league.walls)) {
    foxglove::TriangleListPrimitive prism;
    prism.color = kWall;
    const auto at = [&](std::size_t i, double z) {
      const Vec2 p = footprint[i % footprint.size()];
      return Vec3{p.x, p.y, z};
    };
    for (std::size_t i = 0; i < footprint.size(); ++i) {
      for (const Vec3& p : {at(i, 0), at(i + 1, 0), at(i + 1, height), at(i, 0), at(i + 1, height), at(i, height)}) {
        prism.points.push_back(p);
      }
      if (i < 2) continue;
      for (const Vec3& p : {at(0, height), at(i - 1, height), at(i, height)}) prism.points.push_back(p);
    }
    made.triangles.push_back(prism);
  }
  return made;
}

/// Two posts with a crossbar, and the frame that holds the net.
void add_posts(foxglove::SceneEntity& goal, const field::Walls& w, double line_x, double back_x) {
  const double high = w.crossbar.value;
  constexpr double kThick = 2 * field::kPostRadius;
  constexpr double kThin = 0.03;
  const Quaternion along_y{std::sin(kPi / 4), 0.0, 0.0, std::cos(kPi / 4)};
  for (const double y : {w.goal_bottom.value, w.goal_top.value}) {
    goal.cylinders.push_back({{{line_x, y, high / 2}, {}}, {kThick, kThick, high}, 1.0, 1.0, kPaint});
    goal.cubes.push_back(
        {{{(line_x + back_x) / 2, y, kThin / 2}, {}}, {std::abs(back_x - line_x), kThin, kThin}, kPaint});
  }
  goal.cylinders.push_back(
      {{{line_x, 0.0, high}, along_y}, {kThick, kThick, w.goal_width() + kThick}, 1.0, 1.0, kPaint});
  goal.cubes.push_back({{{back_x, 0.0, kThin / 2}, {}}, {kThin, w.goal_width(), kThin}, kPaint});
}

foxglove::SceneEntity goal(const field::League& league, Team team) {
  auto made = entity(kFieldFrame, fmt::format("{} goal", name(team)));
  const auto& w = league.walls;
  const double line_x = team == Team::Blue ? w.right.value : w.left.value;
  const double back_x = team == Team::Blue ? w.goal_right.value : w.goal_left.value;
  foxglove::CubePrimitive floor;
  floor.pose.position = {(line_x + back_x) / 2, 0.0, 0.0003};
  floor.size = {std::abs(back_x - line_x), w.goal_width(), 0.0006};
  floor.color = color_of(team);
  made.cubes.push_back(floor);
  if (!league.has_walls()) add_posts(made, w, line_x, back_x);
  return made;
}

foxglove::SceneEntity ball(const field::League& league) {
  auto made = entity(kBallFrame, "ball");
  const double diameter = 2 * league.ball.radius.value;
  made.spheres.push_back({{}, {diameter, diameter, diameter}, kBall});
  return made;
}

foxglove::SceneEntity robot(const field::League& league, Team team, int number) {
  const std::string frame = robot_frame({team, number});
  auto made = entity(frame, frame);
  const field::RobotModel& r = league.robot;
  const double side = r.side.value;
  const double below = side * (r.clearance + 0.5);
  // a dark body with the team's colour on top and a stripe that shows the front
  made.cubes.push_back({{}, {side, side, side}, kDark});
  made.cubes.push_back({{{0.0, 0.0, side / 2}, {}}, {side * 0.96, side * 0.96, 0.002}, color_of(team)});
  made.cubes.push_back({{{side * 0.42, 0.0, side / 2 + 0.001}, {}}, {side * 0.1, side * 0.7, 0.002}, kPaint});
  const Quaternion sideways{std::sin(kPi / 4), 0.0, 0.0, std::cos(kPi / 4)};
  for (const double y : {0.5, -0.5}) {
    const Vec3 hub{r.axle_offset.value, y * r.track.value, r.wheel_radius.value - below};
    const double diameter = 2 * r.wheel_radius.value;
    made.cylinders.push_back({{hub, sideways}, {diameter, diameter, r.wheel_width.value}, 1.0, 1.0, kWheel});
  }
  made.texts.push_back(number_above(number, side * 1.1, 0.05));
  return made;
}

/// A robot on omni wheels: a round plate with its wheels, the notch ahead, the laptop's tower and the team's colour.
foxglove::SceneEntity omni_robot(const field::League& league, Team team, int number) {
  const std::string frame = robot_frame({team, number});
  auto made = entity(frame, frame);
  const double diameter = league.robot.side.value;
  const double height = league.omni->height.value;
  const double down = -height / 2;  // the frame lies at half the height
  constexpr double kPlate = 0.14;
  made.cylinders.push_back({{{0, 0, down + 0.03 + kPlate / 2}, {}}, {diameter, diameter, kPlate}, 1.0, 1.0, kDark});
  made.cylinders.push_back({{{-0.02, 0, down + kPlate + (height - kPlate) / 2}, {}},
                            {diameter * 0.6, diameter * 0.6, height - kPlate},
                            1.0,
                            0.8,
                            kDark});
  // a band in the team's colour, and what shows the front: the two arms of the ball handler
  made.cylinders.push_back(
      {{{-0.02, 0, down + height * 0.6}, {}}, {diameter * 0.62, diameter * 0.62, 0.12}, 1.0, 1.0, color_of(team)});
  made.cylinders.push_back(
      {{{0, 0, down + 0.03 + kPlate}, {}}, {diameter * 0.9, diameter * 0.9, 0.01}, 1.0, 1.0, color_of(team)});
  for (const double y : {-0.08, 0.08}) {
    made.cubes.push_back({{{diameter * 0.42, y, down + 0.19}, {}}, {diameter * 0.3, 0.03, 0.04}, kPaint});
  }
  for (const double angle : {kPi / 3, kPi, -kPi / 3}) {
    const Vec2 hub = direction(angle) * league.omni->wheel_circle.value;
    const double wheel = 2 * league.robot.wheel_radius.value;
    // its axle points outwards
    const Quaternion out{-std::sin(angle) * std::sin(kPi / 4), std::cos(angle) * std::sin(kPi / 4), 0.0,
                         std::cos(kPi / 4)};
    made.cylinders.push_back(
        {{{hub.x, hub.y, down + wheel / 2}, out}, {wheel, wheel, league.robot.wheel_width.value}, 1.0, 1.0, kWheel});
  }
  made.texts.push_back(number_above(number, height * 0.7, 0.25));
  return made;
}

/// A robot with joints: its links are drawn from its model; here are its shirt and its number.
foxglove::SceneEntity jointed_robot(Team team, int number) {
  const std::string frame = robot_frame({team, number});
  auto made = entity(frame, frame);
  made.cubes.push_back({{{-0.006, 0.0, -0.02}, {}}, {0.084, 0.082, 0.07}, color_of(team)});
  made.texts.push_back(number_above(number, 0.22, 0.13));
  return made;
}

}  // namespace

std::string robot_frame(RobotId robot) {
  return fmt::format("{} {}", name(robot.team), robot.number);
}

std::string box_frame(std::size_t box) {
  return fmt::format("box {}", box);
}

std::optional<RobotId> robot_of_frame(std::string_view frame, int players) {
  for (const Team team : kTeams) {
    for (int number = 0; number < players; ++number) {
      if (const RobotId robot{team, number}; frame == robot_frame(robot)) return robot;
    }
  }
  return std::nullopt;
}

foxglove::SceneUpdate scene_of(const field::League& league) {
  foxglove::SceneUpdate scene;
  if (league.contest) {
    scene.entities = contest_entities(league);
    for (const Team team : kTeams) {
      if (league.robots_of(team) > 0) scene.entities.push_back(jointed_robot(team, 0));
    }
    return scene;
  }
  scene.entities = {ground(league)};
  if (league.has_walls()) scene.entities.push_back(walls(league));
  for (const Team team : kTeams) scene.entities.push_back(goal(league, team));
  scene.entities.push_back(ball(league));
  for (const Team team : kTeams) {
    for (int i = 0; i < league.players; ++i) {
      scene.entities.push_back(league.omni          ? omni_robot(league, team, i)
                               : league.has_walls() ? robot(league, team, i)
                                                    : jointed_robot(team, i));
    }
  }
  return scene;
}

}  // namespace cancha::match
