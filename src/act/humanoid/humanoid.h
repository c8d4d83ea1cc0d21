#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "act/gait/walk.h"
#include "act/humanoid/motion_library.h"
#include "act/pose/player.h"
#include "body/robot.h"
#include "messages/joints.h"
#include "messages/percepts.h"
#include "messages/readings.h"

namespace cancha::act {

/// Moves a humanoid: takes what it feels, gives what its joints are to do. The same for the simulated and the real
/// robot.
///
/// One thing at a time: a new order waits until the present step or motion has come to a pose in which the robot
/// stands. A fall ends everything; after it the robot gets up by itself and stands.
///
///     Humanoid humanoid{robot, skills, left_leg_of(robot).value()};
///     humanoid.walk_by(0.3);
///     every 10 ms: send(humanoid.tick(readings, attitude)); if (!humanoid.busy()) …
class Humanoid {
 public:
  /// What it does.
  enum class Mode { Stand, Walk, Motion, Fallen, GetUp };

  /// Robot and skills must outlive it. Without a leg, or without a gait among the skills, it does not walk: it stands
  /// as at the end of its motion "stand", and plays motions.
  Humanoid(const body::Robot& robot, const MotionLibrary& skills, const std::optional<LegGeometry>& left_leg);

  void stand();
  /// Walks on and on; called again, the new speed counts from the next step.
  void walk(WalkSpeed speed);
  /// How careful a walk by an amount is.
  enum class Care {
    Quick,  ///< stands where it came to
    Exact,  ///< where odometry then tells that it stands elsewhere, it walks once more by what is left
  };
  /// Walks so far ahead (metres, negative: back), and stands.
  void walk_by(double ahead, Care care = Care::Exact);
  /// Steps so far to the left (metres, negative: to the right), and stands.
  void step_aside_by(double left, Care care = Care::Exact);
  /// Turns in place by an angle to the left (radians), and stands.
  void turn_by(double angle, Care care = Care::Exact);
  /// Kicks within the next step of that foot, on the way where it walks, else in place. One that does not walk stands.
  void walk_kick(WalkKick kind, body::Side foot);
  /// Such a kick waits, or is under way.
  [[nodiscard]] bool walk_kicking() const { return walk_ && walk_->kicking(); }
  /// Plays a motion, and stands; false where there is none of that name. The running one is not begun again.
  bool play(std::string_view motion);
  /// Somebody has put it upright somewhere: stands, and forgets falls and orders.
  void stand_anew();
  /// Turns the head; limited to what it can.
  void look(double pan, double tilt);

  /// Balances with gyro and accelerometer (the default), or walks blindly.
  void set_balance(bool on) { balances_ = on; }
  /// Gets up by itself after a fall (the default).
  void set_get_up(bool on) { gets_up_ = on; }

  /// One cycle, 10 ms after the last: goals of all joints in the robot's order, valid until the next one. Without an
  /// inertial sensor it walks without balance and notices no falls; without odometry it believes in its steps.
  [[nodiscard]] std::span<const JointGoal> tick(const Readings& readings, const Maybe<Attitude>& attitude,
                                                const Maybe<Pose2>& X_OR);

  [[nodiscard]] Mode mode() const { return mode_; }
  /// Something is under way or waits to be done.
  [[nodiscard]] bool busy() const;
  [[nodiscard]] bool fallen() const { return mode_ == Mode::Fallen || mode_ == Mode::GetUp; }
  /// Of one that walks.
  [[nodiscard]] const Walk& walking() const { return *walk_; }
  /// Falls since the start.
  [[nodiscard]] int falls() const { return falls_; }
  /// The pose in which it stands, in the robot's order.
  [[nodiscard]] std::vector<double> standing_pose() const;

 private:
  /// Where the joints of the walk lie in the robot's order.
  struct LegPlaces {
    std::size_t hip_roll, hip_pitch, knee, ankle_pitch, ankle_roll, shoulder_pitch;
    std::size_t hip_yaw, shoulder_roll, elbow;  ///< kNone where it has none
  };
  /// A walk that ends by itself.
  struct Aim {
    WalkSpeed direction;  ///< 1 or -1 in one of its parts
    double amount = 0.0;  ///< metres or radians
    Care care = Care::Quick;
    bool is_rest = false;  ///< what another one missed: by all of it, not rather less
  };
  struct Order {
    Mode mode = Mode::Stand;
    WalkSpeed speed;
    std::optional<Aim> aim;
    const Motion* motion = nullptr;
  };

  void order(const Order& order);
  void walk_by_an_amount(const Aim& aim);
  void forget_orders();
  void begin();
  void start_motion(const Motion& motion);
  void notice_fall(Duration passed);
  void get_up(const Readings& readings, Duration passed);
  void end_motion();
  void pursue_aim(Duration passed);
  void settle(Duration passed);
  void put_right();
  [[nodiscard]] double still_to_go(const Aim& aim) const;
  [[nodiscard]] static int settling_steps(WalkSpeed way) { return way.turn != 0 ? 3 : 2; }
  void walk_along(const Aim& aim, double speed);
  /// Of one step: half a period.
  [[nodiscard]] double step_seconds() const { return walk_->gait().period / 2; }
  void note_slip(Duration passed);
  void note_sag(const Readings& readings, Duration passed);
  [[nodiscard]] Pose2 gone() const;
  [[nodiscard]] double heading_correction() const;
  void step(Duration passed);
  void take_stand(double seconds);
  /// Its feet are not together yet.
  [[nodiscard]] bool steps() const { return walk_ && !walk_->standing(); }
  void put(const WalkPosture& posture, double seconds);
  void put_leg(const LegPlaces& places, const LegAngles& angles, double arm, double seconds);
  void put_joint(std::size_t joint, double asked, double seconds);
  [[nodiscard]] Walk::Balance balance() const;
  [[nodiscard]] LegPlaces places_of(std::string_view side) const;

  const body::Robot* robot_;
  const MotionLibrary* skills_;
  std::optional<Walk> walk_;
  std::vector<double> standing_;  ///< angles of one that does not walk
  Attitude attitude_;             ///< upright and still where nothing measures it
  bool feels_ = false;            ///< there is an inertial sensor
  MotionPlayer player_;
  LegPlaces left_{};
  LegPlaces right_{};
  std::size_t shared_yaw_;  ///< the servo that turns both hips; kNone where there is none
  std::size_t pan_;
  std::size_t tilt_joint_;
  bool balances_ = true;
  bool gets_up_ = true;

  Mode mode_ = Mode::Stand;
  std::optional<Order> next_;
  Order present_;
  std::optional<Aim> ending_;  ///< what was walked by an amount, until the feet are together
  std::vector<JointGoal> goals_;
  std::vector<double> angles_;  ///< scratch: the angles of all goals
  Time last_;
  bool known_ = false;
  Duration tilted_;       ///< for so long it leans more than anyone who stands
  Duration still_;        ///< for so long it lies still
  Duration returning_;    ///< for so long it still comes back from a motion to the standing pose
  double heading_ = 0.0;  ///< where it should head, or headed when a turn began
  Maybe<Pose2> X_OR_;     ///< where odometry tells that it is
  Maybe<Pose2> X_OB_;     ///< where it told so when the walk began
  Vec2 slip_;             ///< metres that it has come further than its steps, without the sway of each
  Duration stood_;        ///< for so long it has stood and done nothing
  Maybe<double> sag_;     ///< radians that its knees gave way then: how soft its legs are
  Vec2 coasts_;           ///< so much further than foreseen it came to stand, as learnt from walks by an amount
  int falls_ = 0;
};

}  // namespace cancha::act
