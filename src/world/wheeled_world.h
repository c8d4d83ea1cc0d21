#pragma once

#include <memory>
#include <span>

#include "field/league.h"
#include "messages/command.h"
#include "world/world.h"

namespace cancha::world {

/// A walled pitch with two-wheeled robots that programs drive.
///
/// Calls come in this order: create_field, create_ball and create_robots (in any order), init, then any number of
/// step, set_… and environment, then stop. A call out of order is an error that says what is missing.
///
///     auto world = world::make_mujoco_world();
///     world->create_field(league.walls);
///     world->create_ball({0, 0}, league.ball);
///     world->create_robots(poses, league.robot, league.drive);
///     world->init(league.physics, league.surfaces);
///     while (…) { world->set_robot_command(0, {40, 60}); world->step(); }
class WheeledWorld : public World {
 public:
  /// Ground and walls.
  virtual Result<void> create_field(const field::Walls& walls) = 0;
  /// The ball, resting at a place.
  virtual Result<void> create_ball(Vec2 p_FB, const field::BallModel& ball) = 0;
  /// As many robots as poses, numbered from 0, at rest.
  virtual Result<void> create_robots(std::span<const Pose2> X_FR, const field::RobotModel& robot,
                                     const field::DriveModel& drive) = 0;
  /// Prepares the world; all bodies must exist.
  virtual Result<void> init(const field::Physics& physics, const field::Surfaces& surfaces) = 0;
  /// Ends the simulation and frees everything; the world can be built anew.
  virtual void stop() = 0;

  /// Puts a robot upright somewhere; it keeps its velocity.
  virtual Result<void> set_robot_state(int robot, const Pose2& X_FR) = 0;
  /// Sets how a robot moves right now: v ahead and turn rate; its wheels turn to match.
  virtual Result<void> set_robot_velocity(int robot, double ahead, double turn_rate) = 0;
  /// Tells a robot its wheel speeds, in command units, until told otherwise. Non-finite parts count as 0 and parts
  /// out of range as the nearest in range, and both are counted.
  virtual Result<void> set_robot_command(int robot, WheelCommand command) = 0;
};

/// The three-dimensional engine (world/mujoco).
[[nodiscard]] std::unique_ptr<WheeledWorld> make_mujoco_world();

}  // namespace cancha::world
