#pragma once

#include <array>

#include "base/geometry.h"
#include "field/league.h"
#include "messages/commands.h"

namespace cancha::world {

/// A body's motion in the plane.
struct Twist {
  Vec2 v{};           ///< metres per second
  double turn = 0.0;  ///< rad/s, counter-clockwise
};

/// The wheels of one robot: from what it is told to how it moves.
///
/// A wheel's motor gives an impulse M to the rim, and the ground one X to the robot, both along the wheel:
///
///     rim    s' = s + (M − X) / rim mass            |M| ≤ torque(s) / radius · dt
///     robot  u' = u + response · X  (all wheels)    |X| ≤ grip · load · dt
///
/// Where no limit is met, rims and robot move as the controller wishes, exactly: three wheels, three freedoms. Where
/// one is, wheels are solved in turns until they agree.
class OmniBase {
 public:
  static constexpr std::size_t kWheels = 3;
  using Wheels = std::array<double, kWheels>;

  explicit OmniBase(const field::League& league);

  /// What the robot's electronics remember.
  struct State {
    Twist wish_R{};   ///< as it was told, robot frame
    Twist ramp_R{};   ///< where the controller has got to on its way there
    Wheels rim{};     ///< speed of the rims, m/s
    Wheels travel{};  ///< of the encoders, metres
  };

  /// One step: changes the robot's motion, given in the field frame, as far as its wheels can.
  void drive(State& state, double heading, Twist& motion_F, double dt) const;
  /// The rims' speeds that belong to a motion in the robot frame.
  [[nodiscard]] Wheels rims_of(const Twist& motion_R) const;

  /// Direction in which a wheel drives, robot frame.
  [[nodiscard]] static Vec2 along(std::size_t wheel);
  [[nodiscard]] double mass() const { return mass_; }
  [[nodiscard]] double inertia() const { return inertia_; }

 private:
  void follow_wish(State& state, double turned, double dt) const;
  void drag(Twist& motion_R, double dt) const;
  [[nodiscard]] double motor_limit(double rim, double wish) const;
  /// All wheels grip and all motors are strong enough; false: nothing was changed.
  [[nodiscard]] bool roll(State& state, const Wheels& wish, Twist& motion_R, double dt) const;
  void slip(State& state, const Wheels& wish, Twist& motion_R, double dt) const;

  field::OmniModel omni_;
  double mass_;
  double inertia_;
  double radius_;    ///< of a wheel
  double rim_mass_;  ///< kg that a rim seems to have
  double grip_;      ///< N that a wheel can hold along
  double roller_;    ///< N that it holds across
};

}  // namespace cancha::world
