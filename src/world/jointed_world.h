#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "body/servo.h"
#include "field/league.h"
#include "messages/humanoid.h"
#include "messages/joints.h"
#include "messages/truth.h"
#include "world/world.h"

namespace cancha::world {

/// How one body differs from its drawing. Robots of one kind are never alike; what works on one must work on all.
struct Variation {
  std::vector<double> link_mass{};  ///< a factor for each body of the model in its order; empty: as drawn
  double friction = 0.9;            ///< between sole and ground
  double torque = 1.0;              ///< factor on the servos' strength
  double stiffness = 1.0;           ///< factor on the slope of the servos' controllers
  double dry_friction = 1.0;        ///< factor on the servos' friction
  double sole = 1.0;                ///< factor on length and width of the soles
  Duration latency{};               ///< from a goal to the servo
  double goal_noise = 0.0;          ///< radians, deviation of each goal
  double gyro_noise = 0.0;          ///< rad/s, deviation of a reading
  double gyro_bias = 0.0;           ///< rad/s, of each axis
  double acceleration_noise = 0.0;  ///< m/s², deviation of a reading
};

/// The bodies of issue and bench: masses ±10 % a link, friction 0.4…1.0, torque 0.6…1.0, stiffness ±20 %, friction of
/// servos ±40 %, soles ±3 %, latency 0…30 ms, noise on goals and sensors.
[[nodiscard]] Variation random_variation(Random& random);

/// Effects that can be switched on: what real robots suffer from in a long match.
struct ServoEffects {
  bool heat = false;      ///< motors warm up; at 70 °C a servo shuts down and is limp
  double warmth = 25.0;   ///< °C of the motors at first
  double backlash = 0.0;  ///< radians of play in each gear: a joint may be half of it beside its goal without any drive
};

/// What is in the world: robots of one kind, and perhaps a ball, or the blocks and boxes of a contest.
struct JointedScene {
  std::string model{};                ///< text of the robot's MJCF file
  std::vector<std::string> joints{};  ///< names of its joints in the robot's order
  int robots = 1;
  std::optional<field::BallModel> ball{};
  std::optional<field::Walls> goals{};  ///< posts and crossbars stand where these walls have the goals
  std::vector<field::Block> blocks{};   ///< that stand: walls, steps
  std::vector<field::Block> boxes{};    ///< that robots can push along the ground; they never topple
  double box_mass = 4.0;                ///< kilograms
  double box_friction = 0.6;            ///< on the ground
  body::ServoModel servo{};
  body::ServoSetting setting{};
  body::Battery battery{};
  bool foot_sensors = false;  ///< soles tell how much they carry
  bool bumpers = false;       ///< toes tell when they are pressed
  bool arms_feel = false;     ///< arms tell when something holds them back
  ServoEffects effects{};
  Duration step = 2_ms;
  std::vector<double> standing{};  ///< angles of the joints of a robot that stands; empty: all 0
};

/// The room that one part of a robot's body takes: a box along the axes of the field.
struct PartBounds {
  Vec3 p_FC;    ///< its centre, metres
  Vec3 half_F;  ///< how far it reaches from there along x, y and z, metres
};

/// What a part of a robot's body belongs to.
enum class Limb : std::uint8_t { Other, LeftFoot, RightFoot, LeftArm, RightArm };

/// A part of a robot touches the ground, a wall or a step.
struct StillTouch {
  Limb limb = Limb::Other;
  Vec3 p_FC;  ///< metres
};

/// How a robot is laid down.
enum class Stance { Upright, OnFront, OnBack, OnLeft, OnRight };

/// Robots with joints on a pitch without walls, with servos that behave like those of the real robot. Time passes in
/// steps of 2 ms.
///
///     auto world = world::make_jointed_world(scene).value();
///     world->place(0, {0, 0, 0}, Stance::Upright, angles);
///     while (…) { world->set_goals(0, goals); for (int i = 0; i < 5; ++i) world->step(); world->read(0, readings); }
class JointedWorld : public World {
 public:
  /// Makes one robot different from its drawing, from now on.
  virtual void vary(int robot, const Variation& variation, Random noise) = 0;
  /// Puts a robot at rest somewhere on the ground with these joint angles, which are its goals, too.
  virtual void place(int robot, const Pose2& X_FR, Stance stance, std::span<const double> angles) = 0;
  virtual void place_ball(Vec2 p_FB, Vec2 v_FB) = 0;

  /// New goals of all joints; they reach the servos after the variation's latency.
  virtual void set_goals(int robot, std::span<const JointGoal> goals) = 0;
  /// Switches effects from now on, with motors as warm as they say and none of them shut down.
  virtual void set_effects(const ServoEffects& effects) = 0;
  /// Servos with torque switched off turn freely. Switching on gives torque back to those that have shut down and
  /// cooled.
  virtual void set_torque(int robot, bool on) = 0;

  [[nodiscard]] virtual Time time() const = 0;
  [[nodiscard]] virtual const HumanoidState& state(int robot) = 0;
  [[nodiscard]] virtual BallState ball() const = 0;
  [[nodiscard]] virtual bool has_ball() const = 0;
  /// Torque that each servo's motor gave in the last step, before its friction and its own brake, N·m.
  [[nodiscard]] virtual std::span<const double> torques(int robot) const = 0;
  /// Temperature of each servo, °C.
  [[nodiscard]] virtual std::span<const double> temperatures(int robot) const = 0;
  /// A servo that was too hot, and is limp until set_torque().
  [[nodiscard]] virtual bool is_shut_down(int robot, std::size_t joint) const = 0;
  /// Volts that the battery gave in the last step, under the load of all servos.
  [[nodiscard]] virtual double voltage(int robot) const = 0;
  /// Where the parts of a robot's body are, in the model's order. Valid until the next call.
  [[nodiscard]] virtual std::span<const PartBounds> parts(int robot) = 0;
  /// Where its left and its right sole are. Valid until the next call.
  [[nodiscard]] virtual std::span<const PartBounds> soles(int robot) = 0;
  /// What of a robot touched ground, walls or steps in the last step, feet included. Valid until the next call.
  [[nodiscard]] virtual std::span<const StillTouch> still_touches(int robot) = 0;
  /// Where parts of one robot that are not neighbours touch one another, which contacts() leaves out. Valid until the
  /// next call.
  [[nodiscard]] virtual std::span<const Contact> own_contacts(int robot) = 0;
};

[[nodiscard]] Result<std::unique_ptr<JointedWorld>> make_jointed_world(const JointedScene& scene);

}  // namespace cancha::world
