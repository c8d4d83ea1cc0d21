#include "world/mujoco/contact_finder.h"

#include <algorithm>
#include <cmath>

#include "world/mujoco/contact_limits.h"

namespace cancha::world {
namespace {

constexpr double kSupportPlace = 0.427;   ///< supports lie so far fore and aft, as a share of the side
constexpr double kSupportGap = 3e-5;      ///< supports hang so far above the ground when the robot is level
constexpr double kUprightCosine = 0.985;  ///< tilted further (10°), a robot counts as fallen
constexpr double kUprightHeight = 0.01;   ///< lifted further, a robot counts as fallen, metres
constexpr double kLevelCosine = 0.9998;   ///< tilted further (1.1°), upper and lower edges are looked at apart
constexpr double kTiltedCosine = 0.997;   ///< tilted further (4.4°), corners can reach the ground
constexpr double kCornerFriction = 0.2;   ///< of a fallen chassis on the ground
constexpr double kSky = 1e3;              ///< walls stop a ball up to this height, metres: it never leaves the pitch
constexpr double kFastTurn = 0.03;        ///< two robots that turn less in a step, together, keep their normal, rad
constexpr double kDeepTurn = 4e-4;        ///< overlap of turning robots from which on they push, metres
constexpr int kPairKeys = 4;              ///< two points at two heights

}  // namespace

ContactFinder::ContactFinder(const field::Walls& walls, const field::RobotModel& robot, const field::BallModel& ball,
                             const field::Surfaces& surfaces, int robots)
    : robot_{robot}, ball_{ball}, surfaces_{surfaces}, wall_height_{walls.height.value}, robots_{robots} {
  for (const field::Footprint& footprint : field::wall_footprints(walls)) {
    const Rectangle wall = wall_rectangle(footprint);
    const Vec2 ahead = wall.ahead;
    walls_.push_back(wall);
    wall_boxes_.push_back({{wall.centre.x, wall.centre.y, 0.0},
                           {ahead.x, -ahead.y, 0.0, ahead.y, ahead.x, 0.0, 0.0, 0.0, 1.0},
                           {wall.half_x, wall.half_y, kSky}});
  }
  inner_ = {std::min(walls.right.value, -walls.left.value) - walls.corner_side.value,
            std::min(walls.top.value, -walls.bottom.value) - walls.corner_side.value};
  moving_.resize(static_cast<std::size_t>(robots));

  // every contact that can last has a key of its own
  const int wall_count = static_cast<int>(walls_.size());
  key_pairs_ = 4 * robots;
  key_walls_ = key_pairs_ + kPairKeys * robots * robots;
  key_ball_robots_ = key_walls_ + kPairKeys * robots * wall_count;
  key_ball_walls_ = key_ball_robots_ + robots;
  key_ball_ground_ = key_ball_walls_ + wall_count;
  key_corners_ = key_ball_ground_ + 1;
  keys_ = key_corners_ + 8 * robots;
}

void ContactFinder::find(const mjModel& model, const mjData& data, const SceneIndex& scene, std::vector<Touch>& out) {
  dt_ = model.opt.timestep;
  out_ = &out;
  out.clear();
  room_ = most_touches() - kHitRoom;
  read_robots(data, scene);
  for (int i = 0; i < robots_; ++i) {
    robot_on_ground(data, scene.robots[static_cast<std::size_t>(i)], i);
    fallen_on_ground(i);
    robot_and_walls(i);
    for (int j = 0; j < i; ++j) robots(model, data, scene, j, i);
  }
  ball_and_all();
}

void ContactFinder::add(const Touch& touch) {
  if (out_->size() < room_) {
    out_->push_back(touch);
  } else {
    ++left_out_;
  }
}

void ContactFinder::read_robots(const mjData& data, const SceneIndex& scene) {
  const double corner = robot_.side.value * std::sqrt(0.5);
  for (std::size_t i = 0; i < moving_.size(); ++i) {
    const RobotIndex& index = scene.robots[i];
    Moving& m = moving_[i];
    const double* v = data.qvel + index.v;
    const double* p = data.xpos + 3 * index.body;
    m.R = data.xmat + 9 * index.body;
    m.origin = {p[0], p[1], p[2]};
    m.v = {v[0], v[1]};
    m.turn_rate = m.R[6] * v[3] + m.R[7] * v[4] + m.R[8] * v[5];
    m.top_speed = length(m.v) + corner * std::abs(m.turn_rate);
    m.upright = m.R[8] > kUprightCosine && std::abs(m.origin.z) < kUprightHeight;
    m.level = m.R[8] > kLevelCosine;
  }
  const double* p = data.xpos + 3 * scene.ball.body;
  const double* v = data.qvel + scene.ball.v;
  p_ball_ = {p[0], p[1], p[2]};
  v_ball_ = {v[0], v[1], v[2]};
}

void ContactFinder::robot_on_ground(const mjData& data, const RobotIndex& index, int robot) {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  const Vec3 axle = column(m.R, 1);
  const double flat = std::sqrt(1.0 - std::min(1.0, axle.z * axle.z));
  Touch touch;
  touch.body = {robot, -1};
  touch.pusher = {BodyKind::Ground, 0};
  touch.normal = {0.0, 0.0, 1.0};

  // a wheel is a disc: its lowest point lies below the axle, across it
  if (flat > 0.5) {
    const double radius = robot_.wheel_radius.value;
    touch.tangent = {axle.y / flat, -axle.x / flat, 0.0};
    for (const int wheel : {0, 1}) {
      const double* hub = data.xpos + 3 * index.wheel_body[static_cast<std::size_t>(wheel)];
      touch.gap = hub[2] - radius * flat;
      if (touch.gap > kGroundReach) continue;
      const double sideways = radius * axle.z / flat;
      touch.p_F = {hub[0] + sideways * axle.x, hub[1] + sideways * axle.y, touch.gap / 2};
      touch.pushed = {BodyKind::Wheel, robot};
      touch.surface = surfaces_.wheel_ground;
      touch.rows = 3;
      touch.wheel = wheel;
      touch.key = 4 * robot + wheel;
      add(touch);
    }
  }

  // supports are points under the front and the back
  if (m.R[8] < 0.5) return;
  const Vec3 ahead = column(m.R, 0);
  const Vec3 up = column(m.R, 2);
  touch.tangent = across(touch.normal);
  touch.wheel = -1;
  for (const int support : {0, 1}) {
    const double place = (support == 0 ? 1.0 : -1.0) * kSupportPlace * robot_.side.value;
    const Vec3 p = m.origin + ahead * place + up * kSupportGap;
    if (p.z > kGroundReach) continue;
    touch.gap = p.z;
    touch.p_F = {p.x, p.y, p.z / 2};
    touch.pushed = {BodyKind::Support, robot};
    touch.surface = surfaces_.support_ground;
    touch.rows = touch.surface.friction > 0.0 ? 3 : 1;
    touch.key = 4 * robot + 2 + support;
    add(touch);
  }
}

void ContactFinder::fallen_on_ground(int robot) {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  if (m.R[8] > kTiltedCosine) return;
  const Box box = chassis_box(robot);
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 p = box.corner(corner);
    if (p.z > kGroundReach) continue;
    Touch touch;
    touch.body = {robot, -1};
    touch.pusher = {BodyKind::Ground, 0};
    touch.pushed = {BodyKind::Chassis, robot};
    touch.normal = {0.0, 0.0, 1.0};
    touch.tangent = {1.0, 0.0, 0.0};
    touch.gap = p.z;
    touch.p_F = {p.x, p.y, p.z / 2};
    touch.surface = {kCornerFriction, 0.0};
    touch.rows = 3;
    touch.key = key_corners_ + 8 * robot + corner;
    add(touch);
  }
}

Rectangle ContactFinder::rectangle(int robot, double z) const {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  const Vec2 ahead = unit(Vec2{m.R[0], m.R[3]});
  const double half = robot_.side.value / 2;
  return {{m.origin.x + m.R[2] * z, m.origin.y + m.R[5] * z}, ahead, half, half};
}

Vec3 ContactFinder::Box::corner(int number) const {
  const double* axes = R.data();
  return centre + column(axes, 0) * (number & 1 ? half.x : -half.x) +
         column(axes, 1) * (number & 2 ? half.y : -half.y) + column(axes, 2) * (number & 4 ? half.z : -half.z);
}

ContactFinder::Box ContactFinder::chassis_box(int robot) const {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  const double half = robot_.side.value / 2;
  Box box;
  box.centre = m.origin + column(m.R, 2) * (robot_.side.value * (robot_.clearance + 0.5));
  std::copy_n(m.R, 9, box.R.begin());
  box.half = {half, half, half};
  return box;
}

Vec2 ContactFinder::velocity_at(int robot, Vec2 p) const {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  return m.v + left_of(p - m.origin.xy()) * m.turn_rate;
}

void ContactFinder::add_upright(const Rectangle& shape_a, const Rectangle& shape_b, double margin, const Touch& touch,
                                int a, int b, double z) {
  Manifold manifold = world::touch(shape_a, shape_b, margin);
  if (manifold.count == 0 && manifold.near) {
    manifold = world::meet(shape_a, drift(a), shape_b, drift(b), kLookAhead * dt_);
  }
  add_manifold(manifold, touch, a, b, z);
}

Drift ContactFinder::drift(int robot) const {
  if (robot < 0) return {};
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  return {m.v, m.turn_rate};
}

void ContactFinder::add_manifold(const Manifold& manifold, Touch touch, int a, int b, double z) {
  for (int k = 0; k < manifold.count; ++k) {
    const Manifold::Point& point = manifold.points[static_cast<std::size_t>(k)];
    // pairs that move apart, or too slowly to meet, are left out
    Vec2 v = velocity_at(b, point.p);
    if (a >= 0) v -= velocity_at(a, point.p);
    const double closing = -dot(v, manifold.normal);
    if (point.gap > kRobotSlack * dt_ && point.gap > kAlwaysNear / 2 + kLookAhead * closing * dt_) continue;
    touch.normal = {manifold.normal.x, manifold.normal.y, 0.0};
    touch.tangent = across(touch.normal);
    touch.p_F = {point.p.x, point.p.y, z};
    touch.gap = point.gap;
    touch.rows = touch.surface.friction > 0.0 ? 2 : 1;
    touch.bounce_above = kRobotBounce;
    add(touch);
    ++touch.key;
  }
}

void ContactFinder::robot_and_walls(int robot) {
  const Moving& m = moving_[static_cast<std::size_t>(robot)];
  const double margin = kAlwaysNear + (kLookAhead * m.top_speed + kRobotSlack) * dt_;
  const double reach = robot_.side.value * std::sqrt(0.5) + margin;
  const Rectangle shape = rectangle(robot, robot_.centre_of_mass.value);
  if (std::abs(shape.centre.x) + reach < inner_.x && std::abs(shape.centre.y) + reach < inner_.y) return;

  Touch touch;
  touch.body = {robot, -1};
  touch.pushed = {BodyKind::Chassis, robot};
  touch.surface = surfaces_.chassis_wall;
  for (int w = 0; w < static_cast<int>(walls_.size()); ++w) {
    const Rectangle& wall = walls_[static_cast<std::size_t>(w)];
    const Vec2 wall_reach = wall.reach();
    if (std::abs(shape.centre.x - wall.centre.x) > wall_reach.x + reach) continue;
    if (std::abs(shape.centre.y - wall.centre.y) > wall_reach.y + reach) continue;
    touch.pusher = {BodyKind::Wall, w};
    touch.key = key_walls_ + kPairKeys * (robot * static_cast<int>(walls_.size()) + w);
    if (m.upright && m.level) {
      add_upright(wall, shape, margin, touch, -1, robot, robot_.centre_of_mass.value);
    } else if (m.upright) {
      // tilted: the lower edge and the edge of the wall's top lie over different places
      const double low = robot_.clearance * robot_.side.value;
      add_upright(wall, rectangle(robot, low), margin, touch, -1, robot, low);
      touch.key += 2;
      add_upright(wall, rectangle(robot, wall_height_), margin, touch, -1, robot, wall_height_);
    } else {
      fallen_and_wall(robot, w);
    }
  }
}

void ContactFinder::fallen_and_wall(int robot, int wall) {
  // a fallen robot's corners against the prism: each is pushed out through the nearest side
  const Rectangle& r = walls_[static_cast<std::size_t>(wall)];
  const Box box = chassis_box(robot);
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 p = box.corner(corner);
    const Vec2 offset = p.xy() - r.centre;
    const double x = dot(offset, r.ahead);
    const double y = cross(r.ahead, offset);
    const double gap_x = std::abs(x) - r.half_x;
    const double gap_y = std::abs(y) - r.half_y;
    if (gap_x > 0.0 || gap_y > 0.0 || p.z > wall_height_) continue;
    const Vec2 n = gap_x > gap_y ? r.ahead * (x < 0.0 ? -1.0 : 1.0) : left_of(r.ahead) * (y < 0.0 ? -1.0 : 1.0);
    Touch touch;
    touch.body = {robot, -1};
    touch.pusher = {BodyKind::Wall, wall};
    touch.pushed = {BodyKind::Chassis, robot};
    touch.normal = {n.x, n.y, 0.0};
    touch.tangent = across(touch.normal);
    touch.p_F = p;
    touch.gap = std::max(gap_x, gap_y);
    touch.surface = surfaces_.chassis_wall;
    touch.rows = 3;
    add(touch);
  }
}

void ContactFinder::robots(const mjModel& model, const mjData& data, const SceneIndex& scene, int a, int b) {
  const Moving& ma = moving_[static_cast<std::size_t>(a)];
  const Moving& mb = moving_[static_cast<std::size_t>(b)];
  const double diagonal = robot_.side.value * std::sqrt(2.0);
  const double margin = kAlwaysNear + (kLookAhead * (ma.top_speed + mb.top_speed) + kRobotSlack) * dt_;
  const double limit = diagonal + margin + (ma.upright && mb.upright ? 0.0 : robot_.side.value);
  const Vec2 offset = mb.origin.xy() - ma.origin.xy();
  if (dot(offset, offset) > limit * limit) return;

  const int key = key_pairs_ + kPairKeys * (b * robots_ + a);
  if (ma.upright && mb.upright) {
    upright_pair(a, b, margin, key);
  } else {
    fallen_pair(model, data, scene, a, b);
  }
}

void ContactFinder::upright_pair(int a, int b, double margin, int key) {
  const Moving& ma = moving_[static_cast<std::size_t>(a)];
  const Moving& mb = moving_[static_cast<std::size_t>(b)];
  const double z = robot_.centre_of_mass.value;
  Touch touch;
  touch.body = {b, a};
  touch.pusher = {BodyKind::Chassis, a};
  touch.pushed = {BodyKind::Chassis, b};
  touch.surface = surfaces_.chassis_chassis;
  touch.key = key;
  if (ma.level && mb.level) {
    add_upright(rectangle(a, z), rectangle(b, z), margin, touch, a, b, z);
    return;
  }
  // tilted against each other: look at the lower and the upper edges apart
  const double low = robot_.clearance * robot_.side.value;
  const double high = low + robot_.side.value;
  add_upright(rectangle(a, low), rectangle(b, low), margin, touch, a, b, low);
  touch.key += 2;
  add_upright(rectangle(a, high), rectangle(b, high), margin, touch, a, b, high);
}

Rectangle ContactFinder::rectangle_after(const StepMotion& motion, int robot) const {
  const Block way = motion.way(robot, dt_);
  Rectangle shape = rectangle(robot, robot_.centre_of_mass.value);
  shape.centre += Vec2{way[0], way[1]};
  shape.ahead = shape.ahead * std::cos(way[5]) + left_of(shape.ahead) * std::sin(way[5]);
  return shape;
}

bool ContactFinder::push_turning_pairs(const StepMotion& motion, std::span<Touch> touches) const {
  bool any = false;
  for (Touch& touch : touches) {
    const auto [b, a] = touch.body;
    if (a < 0 || a == robots_ || b == robots_) continue;
    if (!moving_[static_cast<std::size_t>(a)].level || !moving_[static_cast<std::size_t>(b)].level) continue;
    if (std::abs(motion.velocity(a)[5]) + std::abs(motion.velocity(b)[5]) < kFastTurn / dt_) continue;
    const double depth = overlap(rectangle_after(motion, a), rectangle_after(motion, b));
    if (depth <= kDeepTurn) continue;
    touch.push += (depth - kDeepTurn / 2) / dt_;
    any = true;
  }
  return any;
}

void ContactFinder::fallen_pair(const mjModel& model, const mjData& data, const SceneIndex& scene, int a, int b) {
  // the general case is MuJoCo's: two boxes in space
  mjContact found[mjMAXCONPAIR];
  const int first = scene.robots[static_cast<std::size_t>(a)].chassis_geom;
  const int second = scene.robots[static_cast<std::size_t>(b)].chassis_geom;
  const int count = mjCOLLISIONFUNC[mjGEOM_BOX][mjGEOM_BOX](&model, &data, found, first, second, kAlwaysNear);
  for (int k = 0; k < count; ++k) {
    const mjContact& c = found[k];
    Touch touch;
    touch.body = {b, a};
    touch.pusher = {BodyKind::Chassis, a};
    touch.pushed = {BodyKind::Chassis, b};
    touch.normal = {c.frame[0], c.frame[1], c.frame[2]};
    touch.tangent = across(touch.normal);
    touch.p_F = {c.pos[0], c.pos[1], c.pos[2]};
    touch.gap = c.dist;
    touch.surface = surfaces_.chassis_chassis;
    touch.rows = 3;
    add(touch);
  }
}

}  // namespace cancha::world
