#include "world/jams.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "world/drills.h"
#include "world/wheeled_world.h"

namespace cancha::world {
namespace {

constexpr int kSteps = 600;
constexpr double kNearest = 0.08;   ///< robots start at least so far from the ball, metres
constexpr double kFarthest = 0.35;  ///< … and at most so far

Vec2 ball_at(const field::League& league, JamPlace place, Random& random) {
  const field::Walls& walls = league.walls;
  const double r = league.ball.radius.value + 1e-4;
  const double along = random.uniform(-0.7, 0.7);
  switch (place) {
    case JamPlace::SideWall:
      return {along * walls.right.value, walls.top.value - r - random.uniform(0.0, 0.02)};
    case JamPlace::EndWall:
      return {walls.right.value - r - random.uniform(0.0, 0.02),
              random.uniform(walls.goal_top.value, walls.top.value - walls.corner_side.value)};
    case JamPlace::Corner:
      return field::keep_clear(walls, {walls.right.value, walls.top.value - random.uniform(0.0, 0.07)}, r);
    case JamPlace::GoalMouth:
      break;
  }
  return {walls.right.value + random.uniform(-0.03, 0.05), along * walls.goal_top.value};
}

/// Robots around the ball that touch nothing.
std::vector<Pose2> robots_around(const field::League& league, Vec2 p_FB, int robots, Random& random) {
  const double radius = league.robot.side.value * std::sqrt(0.5);
  std::vector<Pose2> poses;
  while (static_cast<int>(poses.size()) < robots) {
    const Vec2 p = p_FB + direction(random.uniform(-kPi, kPi)) * random.uniform(kNearest, kFarthest);
    const bool taken =
        std::ranges::any_of(poses, [&](const Pose2& other) { return distance(other.position(), p) < 2 * radius; });
    if (taken || field::clearance(league.walls, p) < radius) continue;
    poses.push_back({p.x, p.y, random.uniform(-kPi, kPi)});
  }
  return poses;
}

Overlaps overlaps_now(const WheeledWorld& world) {
  Overlaps now;
  for (const Contact& c : world.contacts()) {
    double& deepest = c.b.kind == BodyKind::Ball ? now.ball : c.a.kind == BodyKind::Wall ? now.walls : now.robots;
    if (c.a.kind != BodyKind::Ground) deepest = std::max(deepest, c.depth);
  }
  return now;
}

}  // namespace

void Overlaps::take(const Overlaps& other) {
  robots = std::max(robots, other.robots);
  walls = std::max(walls, other.walls);
  ball = std::max(ball, other.ball);
}

Result<Overlaps> jam(const field::League& league, JamPlace place, int robots, Random& random) {
  const double speed = random.uniform(0.4, 1.5);
  const Vec2 p_FB = ball_at(league, place, random);
  const std::vector<Pose2> poses = robots_around(league, p_FB, robots, random);
  const auto world = make_mujoco_world();
  auto built = world->create_field(league.walls)
                   .and_then([&] { return world->create_ball(p_FB, league.ball); })
                   .and_then([&] { return world->create_robots(poses, league.robot, league.drive); })
                   .and_then([&] { return world->init(league.physics, league.surfaces); });
  if (!built) return pass_on(std::move(built));
  Overlaps worst;
  for (int i = 0; i < kSteps; ++i) {
    drive_at_ball(*world, league, speed);
    if (auto stepped = world->step(); !stepped) return pass_on(std::move(stepped));
    worst.take(overlaps_now(*world));
  }
  return worst;
}

}  // namespace cancha::world
