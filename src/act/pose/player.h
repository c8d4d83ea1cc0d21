#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "act/pose/motion.h"
#include "base/time.h"
#include "messages/joints.h"

/// Plays a motion: says which joints are to turn where, how fast and when.
///
/// All joints of a pose start and arrive together: the one that turns furthest sets the time, the others turn slower in
/// proportion. When they arrive is computed, not asked for. Between two poses of equilibrium a motion is not stopped.
///
///     MotionPlayer player{robot};
///     player.start(motion, goals_now);
///     while (!player.done()) {
///       const MotionPlayer::Step step = player.tick(now);
///       for (every joint i) if (step.changed[i]) send(i, step.goals[i]);
///     }
namespace cancha::act {

class MotionPlayer {
 public:
  /// What a tick asks for.
  struct Step {
    std::span<const JointGoal> goals;       ///< of all joints, in the robot's order
    std::span<const std::uint8_t> changed;  ///< 1 for those that are new in this tick; the others need not be sent
    bool any = false;                       ///< something is new
  };

  /// The robot must outlive it.
  explicit MotionPlayer(const body::Robot& robot);

  /// Begins with the next tick. `present`: the last goals of all joints, radians. None may be under way. The motion
  /// must outlive the playing; asks for no memory.
  void start(const Motion& motion, std::span<const double> present);

  /// To be called often; asks for no memory.
  [[nodiscard]] Step tick(Time now);

  /// Ends at the next pose of equilibrium, or at once where it stands in one or has not begun.
  void interrupt() { interrupted_ = true; }
  /// Ends at once, wherever the joints are: the robot has fallen.
  void abandon() { poses_ = {}; }

  /// Nothing is under way: the last pose is reached and its pause is over.
  [[nodiscard]] bool done() const { return poses_.empty(); }

  /// Takes what was measured for granted where a joint is off its goal by more than `tolerance` radians, so that the
  /// next pose moves it although its goal did not change. Ignored while joints are on their way.
  void refresh(std::span<const double> measured, Time now, double tolerance = 0.05);

  [[nodiscard]] std::span<const JointGoal> goals() const { return goals_; }
  /// Where the joints are believed to be once they have arrived, radians.
  [[nodiscard]] std::span<const double> stored() const { return stored_; }
  /// The pose that is taken or held; its place in the motion.
  [[nodiscard]] std::size_t pose() const { return pose_; }
  /// When the joints get there.
  [[nodiscard]] Time arrival() const { return arrival_; }

 private:
  void begin_pose(Time now);
  bool next_pose();

  const body::Robot* robot_;
  std::span<const Pose> poses_;  ///< of the motion under way
  int rounds_ = 0;               ///< left to play, this one included; 0: without end
  std::size_t pose_ = 0;
  bool begun_ = false;
  bool interrupted_ = false;
  Time arrival_;
  std::vector<JointGoal> goals_;
  std::vector<double> stored_;
  std::vector<std::uint8_t> changed_;
};

/// How long a pose takes from where the joints are: seconds, and the speed of the joint that turns furthest, rad/s.
struct Travel {
  double distance = 0.0;  ///< radians of the joint that turns furthest
  double speed = 0.0;     ///< its speed, never above what the servo can, except on the way through a pose
  double time = 0.0;      ///< until it arrives
};
[[nodiscard]] Travel travel_to(const Pose& pose, const body::Robot& robot, std::span<const double> from);

}  // namespace cancha::act
