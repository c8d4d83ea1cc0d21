#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/result.h"
#include "field/league.h"
#include "messages/command.h"
#include "messages/contact.h"
#include "messages/truth.h"

namespace cancha::world {

/// Everything a world needs to go on from one moment exactly: same bits, same future.
struct Snapshot {
  Time time;
  std::vector<double> numbers;
};

/// A simulated pitch that programs drive.
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
class World {
 public:
  virtual ~World() = default;

  /// Ground and walls.
  virtual Result<void> create_field(const field::Walls& walls) = 0;
  /// The ball, resting at a place.
  virtual Result<void> create_ball(Vec2 p_FB, const field::BallModel& ball) = 0;
  /// As many robots as poses, numbered from 0, at rest.
  virtual Result<void> create_robots(std::span<const Pose2> X_FR, const field::RobotModel& robot,
                                     const field::DriveModel& drive) = 0;
  /// Prepares the world; all bodies must exist.
  virtual Result<void> init(const field::Physics& physics, const field::Surfaces& surfaces) = 0;

  /// Advances by one step of Physics::step.
  virtual Result<void> step() = 0;
  /// Changes the step's length from now on.
  virtual Result<void> set_step(Seconds step) = 0;
  /// Ends the simulation and frees everything; the world can be built anew.
  virtual void stop() = 0;

  /// Where everything is and how it moves, after the last step. Valid until the next call that changes the world.
  [[nodiscard]] virtual const Truth& environment() const = 0;
  /// What touched in the last step.
  [[nodiscard]] virtual std::span<const Contact> contacts() const = 0;

  /// Puts the ball somewhere; it keeps its velocity.
  virtual Result<void> set_ball_state(Vec2 p_FB) = 0;
  /// Sets the ball's velocity along the ground; it rolls without slipping.
  virtual Result<void> set_ball_velocity(Vec2 v_FB) = 0;
  /// Puts a robot upright somewhere; it keeps its velocity.
  virtual Result<void> set_robot_state(int robot, const Pose2& X_FR) = 0;
  /// Sets how a robot moves right now: v ahead and turn rate; its wheels turn to match.
  virtual Result<void> set_robot_velocity(int robot, double ahead, double turn_rate) = 0;
  /// Tells a robot its wheel speeds, in command units, until told otherwise. Non-finite parts count as 0 and parts
  /// out of range as the nearest in range, and both are counted.
  virtual Result<void> set_robot_command(int robot, WheelCommand command) = 0;

  /// How many commands of a robot were not finite or out of range so far.
  [[nodiscard]] virtual std::int64_t clamped_commands(int robot) const = 0;
  /// Trouble the engine met so far (numbers that blew up, full buffers); 0 in a healthy run.
  [[nodiscard]] virtual std::int64_t warnings() const = 0;

  /// The whole state, and back: a world restored goes on with the very same bits.
  [[nodiscard]] virtual Snapshot save() const = 0;
  virtual Result<void> restore(const Snapshot& snapshot) = 0;
  /// A fingerprint of the whole state.
  [[nodiscard]] virtual std::uint64_t state_hash() const = 0;
};

}  // namespace cancha::world
