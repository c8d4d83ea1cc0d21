#include "world/drills.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/expects.h"

namespace cancha::world {
namespace {

constexpr int kRenewSteps = 50;
constexpr int kBallSteps = 400;
constexpr double kTopSpeed = 1.0;  ///< m/s at the rim

void drive(WheeledWorld& world, const field::League& league, int robot, double left, double right) {
  const double unit_speed = league.drive.metres_per_second_per_unit;
  const auto told = world.set_robot_command(robot, {left / unit_speed, right / unit_speed});
  CANCHA_EXPECTS(told.has_value());
}

}  // namespace

Result<void> build_drill(WheeledWorld& world, const field::League& league) {
  const int robots = 2 * league.players;
  const int columns = robots > 12 ? 6 : 5;
  const int rows = (robots + columns - 1) / columns;
  std::vector<Pose2> poses;
  for (int i = 0; i < robots; ++i) {
    const double x = (i % columns - 0.5 * (columns - 1)) * league.walls.length() / (columns + 1);
    const double y = (i / columns - 0.5 * (rows - 1)) * 0.4 + 0.05;
    poses.push_back({x, y, wrap_angle(0.7 * i)});
  }
  return world.create_field(league.walls)
      .and_then([&] {
        return world.create_ball({0.1, robots > 12 ? 0.22 : 0.02}, league.ball);
      })
      .and_then([&] { return world.create_robots(poses, league.robot, league.drive); })
      .and_then([&] { return world.init(league.physics, league.surfaces); });
}

void RandomPlay::command(WheeledWorld& world) {
  if (steps_++ % kRenewSteps != 0) return;
  for (int i = 0; i < static_cast<int>(world.environment().robots.size()); ++i) {
    const double left = random_.uniform(-kTopSpeed, kTopSpeed);
    drive(world, league_, i, left, random_.uniform(-kTopSpeed, kTopSpeed));
  }
}

void Scrum::place_ball(WheeledWorld& world) {
  constexpr double kFree = 0.1;
  const double half_length = league_.walls.length() / 2 - 0.08;
  const double half_width = league_.walls.width() / 2 - 0.08;
  const auto& robots = world.environment().robots;
  Vec2 spot;
  do {
    spot = {random_.uniform(-half_length, half_length), random_.uniform(-half_width, half_width)};
  } while (std::ranges::any_of(robots, [&](const RobotState& r) { return distance(r.X_FR.position(), spot) < kFree; }));
  const auto put = world.set_ball_state(spot).and_then([&] { return world.set_ball_velocity({0.0, 0.0}); });
  CANCHA_EXPECTS(put.has_value());
}

void Scrum::command(WheeledWorld& world) {
  if (steps_++ % kBallSteps == 0) place_ball(world);
  drive_at_ball(world, league_, kTopSpeed);
}

void drive_at_ball(WheeledWorld& world, const field::League& league, double speed) {
  const Truth& truth = world.environment();
  constexpr double kTurnGain = 0.2;  ///< m/s of rim speed for each radian
  for (int i = 0; i < static_cast<int>(truth.robots.size()); ++i) {
    const Pose2& X_FR = truth.robots[static_cast<std::size_t>(i)].X_FR;
    double bearing = wrap_angle(angle_of(truth.ball.p_FB.xy() - X_FR.position()) - X_FR.heading);
    // whichever side is nearer goes first
    double sense = 1.0;
    if (std::abs(bearing) > kPi / 2) {
      sense = -1.0;
      bearing = wrap_angle(bearing + kPi);
    }
    const double ahead = sense * speed * std::cos(bearing);
    const double turn = kTurnGain * bearing;
    drive(world, league, i, std::clamp(ahead - turn, -speed, speed), std::clamp(ahead + turn, -speed, speed));
  }
}

double ball_overlap(const WheeledWorld& world) {
  double deepest = 0.0;
  for (const Contact& c : world.contacts()) {
    if (c.a.kind == BodyKind::Ball || c.b.kind == BodyKind::Ball) deepest = std::max(deepest, c.depth);
  }
  return deepest;
}

}  // namespace cancha::world
