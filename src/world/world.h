#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/result.h"
#include "base/units.h"
#include "messages/commands.h"
#include "messages/contact.h"
#include "messages/readings.h"
#include "messages/truth.h"

namespace cancha::world {

/// Everything a world needs to go on from one moment exactly: same bits, same future.
struct Snapshot {
  Time time;
  std::vector<double> numbers;
};

/// A simulated pitch with a ball and robots of any kind, numbered from 0. WheeledWorld and JointedWorld say how one is
/// built; whoever plays in it needs no more than this.
///
///     world->command(0, commands);
///     world->step();
///     world->read(0, readings);
class World {
 public:
  virtual ~World() = default;

  /// Advances by one step.
  virtual Result<void> step() = 0;
  /// Changes the step's length from now on.
  virtual Result<void> set_step(Seconds step) = 0;

  /// Where everything is and how it moves, after the last step. Valid until the next call that changes the world.
  [[nodiscard]] virtual const Truth& environment() const = 0;
  /// What touched in the last step; feet and wheels on the ground need not be told.
  [[nodiscard]] virtual std::span<const Contact> contacts() const = 0;

  /// Puts the ball somewhere; it keeps its velocity.
  virtual Result<void> set_ball_state(Vec2 p_FB) = 0;
  /// Sets the ball's velocity along the ground; it rolls without slipping.
  virtual Result<void> set_ball_velocity(Vec2 v_FB) = 0;
  /// Puts a robot upright somewhere, at rest, on the pitch or beside it; what it was told before is forgotten.
  virtual Result<void> rest_robot(int robot, const Pose2& X_FR) = 0;

  /// Sets how a robot on wheels moves right now; its wheels turn to match, and what they cannot do is left away. Who
  /// has joints begins at rest.
  virtual Result<void> set_robot_motion(int robot, Vec2 v_FR, double turn_rate);

  /// Puts one of the things of Truth::things somewhere on the ground, at rest.
  virtual Result<void> rest_thing(int thing, const Pose2& X_FS);

  /// Tells a robot what to do until told otherwise: the part for its kind of body.
  virtual Result<void> command(int robot, const Commands& commands) = 0;
  /// How many commands of a robot were not finite or out of range so far.
  [[nodiscard]] virtual std::int64_t clamped_commands(int robot) const = 0;
  /// What the sensors in a robot's body give now: the parts for its kind are filled, the others left as they are.
  virtual void read(int robot, Readings& readings) = 0;

  /// Trouble the engine met so far (numbers that blew up, full buffers); 0 in a healthy run.
  [[nodiscard]] virtual std::int64_t warnings() const = 0;

  /// The whole state, and back: a world restored goes on with the very same bits.
  [[nodiscard]] virtual Snapshot save() const = 0;
  virtual Result<void> restore(const Snapshot& snapshot) = 0;
  /// A fingerprint of the whole state.
  [[nodiscard]] virtual std::uint64_t state_hash() const = 0;
};

}  // namespace cancha::world
