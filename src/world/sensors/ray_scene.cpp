#include "world/sensors/ray_scene.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "field/goal_frame.h"

namespace cancha::world {
namespace {

/// Does a ray come nearer to a point than `reach`, and before its end?
bool comes_near(Vec3 p_F, Vec3 direction, double range, Vec3 p_FC, double reach) {
  const Vec3 to = p_FC - p_F;
  const double along = dot(to, direction);
  return dot(to, to) - along * along <= reach * reach && along >= -reach && along <= range + reach;
}

Solid bar(Vec3 from, Vec3 to, double radius) {
  const Vec3 way = to - from;
  const double half = length(way) / 2;
  Solid solid = make_solid(ShapeKind::Capsule, {radius, 0, half}, {(from + to) * 0.5, {}});
  solid.z_F = way * (0.5 / half);
  // any two axes across it: a bar is round
  const Vec3 other = std::abs(solid.z_F.x) < 0.9 ? Vec3{1, 0, 0} : Vec3{0, 1, 0};
  const Vec3 across = cross(solid.z_F, other);
  solid.x_F = across * (1 / length(across));
  solid.y_F = cross(solid.z_F, solid.x_F);
  return solid;
}

/// A wall between two points of the ground, as a box.
Solid wall(Vec2 from, Vec2 to, double thickness, double height) {
  const Vec2 middle = (from + to) * 0.5;
  const double angle = angle_of(to - from);
  return make_solid(ShapeKind::Box, {distance(from, to) / 2, thickness / 2, height / 2},
                    {{middle.x, middle.y, height / 2}, turn_about_z(angle)});
}

}  // namespace

RayScene::RayScene(const field::League& league)
    : ball_{make_solid(ShapeKind::Sphere, {league.ball.radius.value, 0, 0}, {{0, 0, league.ball.radius.value}, {}})} {
  if (league.contest) {
    add_contest(league);
  } else if (league.has_walls()) {
    add_walls(league.walls);
  } else {
    add_goal(league.walls.left.value, league.walls);
    add_goal(league.walls.right.value, league.walls);
  }
}

void RayScene::add_contest(const field::League& league) {
  has_ball_ = false;
  const auto solid = [](const field::Block& block) {
    return make_solid(ShapeKind::Box, block.half, {block.p_FC, turn_about_z(block.turn)});
  };
  for (const field::Block& block : field::still_blocks(league.walls, *league.contest)) {
    still_.push_back({solid(block), kWall});
  }
  for (const field::Block& box : field::box_blocks(*league.contest)) boxes_.push_back(add_thing(solid(box)));
}

void RayScene::add_goal(double x, const field::Walls& walls) {
  const double low = walls.goal_bottom.value;
  const double high = walls.goal_top.value;
  const double top = walls.crossbar.value;
  for (const double y : {low, high}) still_.push_back({bar({x, y, 0}, {x, y, top}, field::kPostRadius), kGoal});
  still_.push_back({bar({x, low, top}, {x, high, top}, field::kPostRadius), kGoal});
}

void RayScene::add_walls(const field::Walls& walls) {
  const std::vector<Vec2> edge = field::inner_outline(walls);
  for (std::size_t i = 0; i < edge.size(); ++i) {
    const Vec2 from = edge[i];
    const Vec2 to = edge[(i + 1) % edge.size()];
    // the outline goes counter-clockwise: its right is outside
    const Vec2 out = left_of(unit(to - from)) * (-walls.thickness.value / 2);
    still_.push_back({wall(from + out, to + out, walls.thickness.value, walls.height.value), kWall});
  }
}

void RayScene::add_robots(const body::Robot& robot, std::span<const body::Shape> shapes, int count) {
  shapes_.clear();
  for (const body::Shape& shape : shapes) {
    if (!shape.name.empty()) shapes_.push_back({shape.kind, shape.link, shape.size, shape.X_LS});
  }
  if (shapes_.empty()) {
    for (const body::Shape& shape : shapes) shapes_.push_back({shape.kind, shape.link, shape.size, shape.X_LS});
  }
  posture_.assign(1, body::Posture{robot});

  // no pose brings a link farther from the trunk than the chain stretched out
  std::vector<double> stretched(robot.links.size());
  for (std::size_t i = 1; i < robot.links.size(); ++i) {
    const body::Link& link = robot.links[i];
    stretched[i] = stretched[link.parent] + length(link.X_PL.position) + 2 * length(link.anchor);
  }
  Robot made;
  made.X_FL.resize(robot.links.size());
  for (const LinkShape& shape : shapes_) {
    const Solid& solid = made.solids.emplace_back(make_solid(shape.kind, shape.size, {}));
    made.reach = std::max(made.reach, stretched[shape.link] + length(shape.X_LS.position) + solid.reach);
  }
  robots_.assign(static_cast<std::size_t>(count), made);
}

void RayScene::add_robots(const field::RobotModel& robot, int count) {
  const double half = robot.side.value / 2;
  shapes_.assign(1, {ShapeKind::Box, 0, {half, half, half}, {}});
  posture_.clear();
  Robot made;
  made.X_FL.resize(1);
  made.reach = made.solids.emplace_back(make_solid(ShapeKind::Box, {half, half, half}, {})).reach;
  robots_.assign(static_cast<std::size_t>(count), made);
}

int RayScene::add_thing(const Solid& solid) {
  still_.push_back({solid, kFirstThing - things_++});
  return still_.back().owner;
}

void RayScene::move_thing(int thing, const Transform& X_FS) {
  const auto found = std::ranges::find(still_, thing, &Still::owner);
  CANCHA_EXPECTS(found != still_.end());
  move_to(found->solid, X_FS);
}

void RayScene::update(const Truth& truth) {
  truth_ = &truth;
  ball_.p_FS = truth.ball.p_FB;
  for (std::size_t i = 0; i < std::min(boxes_.size(), truth.things.size()); ++i) {
    move_thing(boxes_[i], {truth.things[i].p_FS, truth.things[i].q_FS});
  }
  for (std::size_t i = 0; i < std::min(robots_.size(), truth.robots.size()); ++i) {
    const RobotState& state = truth.robots[i];
    robots_[i].p_FC = {state.X_FR.x, state.X_FR.y, state.height};
    robots_[i].placed = false;
  }
}

void RayScene::place(std::size_t number) {
  Robot& robot = robots_[number];
  robot.placed = true;
  const Transform X_FT{robot.p_FC, truth_->robots[number].q_FR};
  if (posture_.empty()) {
    robot.X_FL[0] = X_FT;
  } else {
    body::Posture& posture = posture_.front();
    posture.update(truth_->joints_of(number), X_FT);
    std::ranges::copy(posture.links(), robot.X_FL.begin());
  }
  for (std::size_t i = 0; i < shapes_.size(); ++i) {
    move_to(robot.solids[i], robot.X_FL[shapes_[i].link] * shapes_[i].X_LS);
  }
}

std::span<const Solid> RayScene::solids_of(std::size_t robot) {
  if (!robots_[robot].placed) place(robot);
  return robots_[robot].solids;
}

Transform RayScene::link(std::size_t robot, std::size_t link) {
  if (!robots_[robot].placed) place(robot);
  return robots_[robot].X_FL[link];
}

RayScene::Hit RayScene::cast(Vec3 p_F, Vec3 direction, double range, int except) {
  Hit hit{range, kNothing};
  const auto meet = [&](const Solid& solid, int owner) {
    if (const auto way = enter(solid, p_F, direction, hit.distance)) hit = {*way, owner};
  };
  // from above, a ray ends on the ground
  if (direction.z < 0 && p_F.z > 0 && p_F.z < -direction.z * range) hit = {p_F.z / -direction.z, kGround};
  if (has_ball_) meet(ball_, kBall);
  for (const Still& one : still_) meet(one.solid, one.owner);
  for (std::size_t i = 0; i < robots_.size(); ++i) {
    if (static_cast<int>(i) == except) continue;
    if (!comes_near(p_F, direction, hit.distance, robots_[i].p_FC, robots_[i].reach)) continue;
    for (const Solid& solid : solids_of(i)) meet(solid, static_cast<int>(i));
  }
  return hit;
}

bool RayScene::is_free(Vec3 p_F, Vec3 to_F, int except, int also_except) {
  const double range = length(to_F - p_F);
  if (range < 1e-9) return true;
  const Vec3 direction = (to_F - p_F) * (1 / range);
  const auto blocks = [&](const Solid& solid) { return enter(solid, p_F, direction, range).has_value(); };
  if (has_ball_ && also_except != kBall && blocks(ball_)) return false;
  for (const Still& one : still_) {
    if (one.owner != also_except && blocks(one.solid)) return false;
  }
  for (std::size_t i = 0; i < robots_.size(); ++i) {
    const int owner = static_cast<int>(i);
    if (owner == except || owner == also_except) continue;
    if (!comes_near(p_F, direction, range, robots_[i].p_FC, robots_[i].reach)) continue;
    if (std::ranges::any_of(solids_of(i), blocks)) return false;
  }
  return true;
}

}  // namespace cancha::world
