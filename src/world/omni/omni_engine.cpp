#include "world/omni/omni_engine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "field/goal_frame.h"

namespace cancha::world {
namespace {

constexpr const char* kWhere = "engine";
constexpr std::size_t kMostContacts = 256;
constexpr double kGoalZone = 1.0;   ///< metres before a goal line from which on goals are looked at
constexpr double kCorrected = 0.5;  ///< share of an overlap that is corrected in a step
constexpr double kSlop = 5e-4;      ///< metres of overlap that stay
constexpr double kBounces = 0.05;   ///< m/s from which on robots bounce
constexpr int kRounds = 4;          ///< over the robots that touch

}  // namespace

Result<std::unique_ptr<World>> make_omni_world(const field::League& league, std::span<const Pose2> X_FR, Vec2 p_FB) {
  if (!league.omni) return fail(kWhere, fmt::format("league '{}' has no [omni]", league.name), "its robots are others");
  return std::make_unique<OmniEngine>(league, X_FR, p_FB);
}

OmniEngine::OmniEngine(const field::League& league, std::span<const Pose2> X_FR, Vec2 p_FB)
    : league_{league},
      base_{league},
      radius_{league.robot.side.value / 2},
      notch_{radius_ + league.ball.radius.value - league.omni->notch_depth.value},
      step_{nearest(league.physics.step)},
      robots_(X_FR.size()) {
  const double border = league.game.border.value;
  fence_ = {league.walls.length() / 2 + border, league.walls.width() / 2 + border};
  build_barriers();
  for (std::size_t i = 0; i < robots_.size(); ++i) robots_[i].X_FR = robots_[i].before = X_FR[i];
  ball_.p_FB = {p_FB.x, p_FB.y, league.ball.radius.value};
  truth_.robots.resize(robots_.size());
  contacts_.reserve(kMostContacts);
  read_truth();
}

void OmniEngine::build_barriers() {
  const field::Walls& w = league_.walls;
  constexpr double kNet = 0.02;  // metres, half the thickness
  for (const bool left : {true, false}) {
    const double line = left ? w.left.value : w.right.value;
    const double back = left ? w.goal_left.value : w.goal_right.value;
    for (const double y : {w.goal_bottom.value, w.goal_top.value}) {
      barriers_.push_back({{line, y}, {line, y}, field::kPostRadius, w.crossbar.value});
      barriers_.push_back({{line, y}, {back, y}, kNet, w.crossbar.value});
    }
    barriers_.push_back({{back, w.goal_bottom.value}, {back, w.goal_top.value}, kNet, w.crossbar.value});
  }
}

// ---- stepping ------------------------------------------------------------------------------------------------------

Result<void> OmniEngine::set_step(Seconds step) {
  constexpr double kShortest = 1e-6;
  constexpr double kLongest = 0.1;
  if (!(step.value >= kShortest && step.value <= kLongest)) {
    return fail(kWhere, fmt::format("the step must lie between {:g} and {:g} s", kShortest, kLongest));
  }
  step_ = nearest(step);
  return {};
}

Result<void> OmniEngine::step() {
  const double dt = step_.seconds();
  contacts_.clear();
  for (Robot& robot : robots_) {
    base_.drive(robot.base, robot.X_FR.heading, robot.motion, dt);
    robot.charge = std::max(0.0, robot.charge - dt);
  }
  meet_robots();
  move_robots();
  move_ball();
  truth_.time += step_;
  read_truth();
  return {};
}

void OmniEngine::move_robots() {
  const double dt = step_.seconds();
  for (Robot& robot : robots_) {
    robot.before = robot.X_FR;
    robot.X_FR.x += robot.motion.v.x * dt;
    robot.X_FR.y += robot.motion.v.y * dt;
    robot.X_FR.heading = wrap_angle(robot.X_FR.heading + robot.motion.turn * dt);
  }
}

void OmniEngine::push(std::size_t robot, Vec2 p, Vec2 impulse) {
  Robot& r = robots_[robot];
  r.motion.v += impulse / base_.mass();
  r.motion.turn += cross(p - r.X_FR.position(), impulse) / base_.inertia();
}

void OmniEngine::part(std::size_t a, std::optional<std::size_t> b, Vec2 normal, double depth, Vec2 p, BodyRef pusher,
                      const field::Surface& surface) {
  // the normal pushes a away from b, or from something fixed
  const auto speed_at = [&](std::size_t robot) {
    const Robot& r = robots_[robot];
    return r.motion.v + left_of(p - r.X_FR.position()) * r.motion.turn;
  };
  const Vec2 v = b ? speed_at(a) - speed_at(*b) : speed_at(a);
  const double bodies = b ? 2.0 : 1.0;
  const double closing = -dot(v, normal);
  const double parting = std::min(kCorrected * std::max(0.0, depth - kSlop) / step_.seconds(), 0.5);
  const double bounce = closing > kBounces ? surface.restitution * closing : 0.0;
  const double impulse = std::max(0.0, (closing + std::max(bounce, parting)) * base_.mass() / bodies);
  const Vec2 tangent = left_of(normal);
  const double response = bodies * (1.0 / base_.mass() + radius_ * radius_ / base_.inertia());
  const double most = surface.friction * impulse;
  const double rub = std::clamp(-dot(v, tangent) / response, -most, most);
  const Vec2 whole = normal * impulse + tangent * rub;
  push(a, p, whole);
  if (b) push(*b, p, -whole);
  const double z = league_.omni->height.value / 2;
  tell({pusher, {BodyKind::Chassis, static_cast<int>(a)}, {p.x, p.y, z}, {normal.x, normal.y, 0.0}, depth, impulse});
}

void OmniEngine::meet_robots() {
  for (int round = 0; round < kRounds; ++round) {
    const std::size_t before = contacts_.size();
    if (round > 0) contacts_.clear();  // the last round tells
    for (std::size_t i = 0; i < robots_.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Vec2 way = robots_[i].X_FR.position() - robots_[j].X_FR.position();
        const double squared = dot(way, way);
        if (squared >= 4 * radius_ * radius_) continue;
        const Vec2 normal = unit(way);
        const Vec2 p = robots_[j].X_FR.position() + way * 0.5;
        part(i, j, normal, 2 * radius_ - std::sqrt(squared), p, {BodyKind::Chassis, static_cast<int>(j)},
             league_.surfaces.chassis_chassis);
      }
      meet_barriers(i);
    }
    if (before == 0 && contacts_.empty()) return;
  }
}

void OmniEngine::meet_barriers(std::size_t robot) {
  const Vec2 p = robots_[robot].X_FR.position();
  const field::Surface& surface = league_.surfaces.chassis_wall;
  // the fence
  for (const auto& [normal, depth] :
       {std::pair{Vec2{-1, 0}, p.x + radius_ - fence_.x}, std::pair{Vec2{1, 0}, -p.x + radius_ - fence_.x},
        std::pair{Vec2{0, -1}, p.y + radius_ - fence_.y}, std::pair{Vec2{0, 1}, -p.y + radius_ - fence_.y}}) {
    if (depth > 0.0) part(robot, std::nullopt, normal, depth, p - normal * radius_, {BodyKind::Wall, 0}, surface);
  }
  // the goals
  if (std::abs(p.x) < league_.walls.length() / 2 - kGoalZone) return;
  for (std::size_t i = 0; i < barriers_.size(); ++i) {
    const Barrier& barrier = barriers_[i];
    const Vec2 way = barrier.to - barrier.from;
    const double squared = dot(way, way);
    const double share = squared > 0.0 ? std::clamp(dot(p - barrier.from, way) / squared, 0.0, 1.0) : 0.0;
    const Vec2 nearest = barrier.from + way * share;
    const double depth = radius_ + barrier.radius - distance(p, nearest);
    if (depth <= 0.0) continue;
    part(robot, std::nullopt, unit(p - nearest), depth, nearest, {BodyKind::Wall, static_cast<int>(i) + 1}, surface);
  }
}

void OmniEngine::tell(const Contact& contact) {
  if (contacts_.size() < kMostContacts) {
    contacts_.push_back(contact);
  } else {
    ++left_out_;
  }
}

void OmniEngine::read_truth() {
  truth_.ball = ball_;
  for (std::size_t i = 0; i < robots_.size(); ++i) {
    const Robot& robot = robots_[i];
    RobotState& told = truth_.robots[i];
    told.X_FR = robot.X_FR;
    told.v_FR = robot.motion.v;
    told.turn_rate = robot.motion.turn;
    told.height = league_.omni->height.value / 2;
    told.q_FR = turn_about_z(robot.X_FR.heading);
  }
}

}  // namespace cancha::world
