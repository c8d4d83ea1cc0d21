#include "act/wheels/driver.h"

#include <algorithm>
#include <cmath>

namespace cancha::act::wheels {
namespace {

constexpr double kStuckAfter = 0.4;    ///< s
constexpr double kBackOutFor = 0.25;   ///< s
constexpr double kBackOutSpeed = 0.6;  ///< m/s
constexpr double kBackOutTurn = 4.0;   ///< rad/s

}  // namespace

Driver::Driver(std::size_t players) : memories_(players) {
  obstacles_.reserve(2 * players + 1);
}

WheelCommand Driver::drive(const Situation& s, std::size_t player, const DriveGoal& intent) {
  const TeamRobot& robot = s.view.mates[player];
  Memory& memory = memories_[player];
  watch_for_dead_ends(s, robot, memory);
  if (memory.back_out != 0.0) {
    memory.told = 0.0;
    // the far end swings towards the ball
    const double towards_ball = cross(robot.X_TR.ahead(), s.p_TB() - robot.X_TR.position());
    return wheel_command(s.pitch, robot,
                         {std::copysign(kBackOutSpeed, -memory.back_out), std::copysign(kBackOutTurn, towards_ball)});
  }

  Motion motion = intent.spin != 0.0 ? Motion{0.0, intent.spin} : motion_for(s, player, intent);
  if (intent.gives_way && motion.ahead != 0.0) {
    const Vec2 course = robot.X_TR.ahead() * (motion.ahead > 0.0 ? 1.0 : -1.0);
    for (std::size_t i = 0; i < s.view.mates.size(); ++i) {
      if (i != player && runs_into(s.pitch, robot, s.view.mates[i], course)) motion.ahead = 0.0;
    }
  }
  memory.told = motion.ahead;
  return wheel_command(s.pitch, robot, motion);
}

void Driver::watch_for_dead_ends(const Situation& s, const TeamRobot& robot, Memory& memory) const {
  const double dt = s.pitch.decision;
  if (memory.back_out != 0.0) {
    const double left = std::max(0.0, std::abs(memory.back_out) - dt);
    memory.back_out = left > 0.0 ? std::copysign(left, memory.back_out) : 0.0;
    return;
  }
  const bool moves = length(robot.v_TR) > 0.06 || std::abs(robot.turn_rate) > 3.0;
  memory.stuck_for = std::abs(memory.told) > 0.25 && !moves ? memory.stuck_for + dt : 0.0;
  if (memory.stuck_for < kStuckAfter) return;
  memory.stuck_for = 0.0;
  memory.back_out = std::copysign(kBackOutFor, memory.told);
}

Motion Driver::motion_for(const Situation& s, std::size_t player, const DriveGoal& intent) {
  const TeamRobot& robot = s.view.mates[player];
  Memory& memory = memories_[player];
  const Vec2 p_TR = robot.X_TR.position();
  const double away = distance(p_TR, intent.point);

  // a player who is there stays there until it is worth moving
  const bool stops = intent.ride.arrival_speed <= 0.0;
  memory.arrived = stops && away < (memory.arrived ? 3.0 : 1.0) * intent.slack;
  if (memory.arrived) return intent.facing ? turn_to(s.pitch, robot, *intent.facing) : Motion{};

  see_obstacles(s, player, intent);
  const Vec2 next = next_point(s.pitch, p_TR, intent.point, obstacles_);
  Ride ride = intent.ride;
  if (next != intent.point) ride.arrival_speed = std::max(ride.arrival_speed, 0.6 * s.pitch.top_speed);
  return drive_to(s.pitch, robot, next, ride);
}

void Driver::see_obstacles(const Situation& s, std::size_t player, const DriveGoal& intent) {
  obstacles_.clear();
  if (intent.straight) return;
  const Vec2 p_TR = s.view.mates[player].X_TR.position();
  const double reach = distance(p_TR, intent.point) + 0.3;
  const auto see = [&](const TeamRobot& other, double radius) {
    const Vec2 offset = other.X_TR.position() - p_TR;
    if (dot(offset, offset) > reach * reach) return;
    const double away = length(offset);
    // where it will be when we get near
    const double lead = std::min(0.25, 0.5 * away / s.pitch.top_speed);
    obstacles_.push_back({other.X_TR.position() + other.v_TR * lead, radius});
  };
  for (std::size_t i = 0; i < s.view.mates.size(); ++i) {
    if (i != player) see(s.view.mates[i], 2.9 * s.pitch.robot_half);
  }
  for (const TeamRobot& opponent : s.view.opponents) see(opponent, 2.7 * s.pitch.robot_half);
  if (intent.round_ball) obstacles_.push_back({s.ball.at(0.05), 1.5 * s.pitch.robot_half + s.pitch.ball_radius + 0.01});
}

}  // namespace cancha::act::wheels
