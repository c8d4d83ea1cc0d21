#pragma once

#include <string_view>
#include <vector>

#include "lab/stage.h"

/// One motion played once in the simulator, and all that people who write it want to see of it.
namespace cancha::lab {

struct PlaybackSettings {
  double longest = 20.0;          ///< seconds; a motion that takes longer is left there
  double after = 1.0;             ///< seconds in which the robot must stand for good, after the motion
  int every = 2;                  ///< cycles of 10 ms between two frames
  world::ServoEffects effects{};  ///< heat and play in the gears
};

/// The robot at a moment.
struct PlaybackFrame {
  double seconds = 0.0;  ///< since the motion began
  Vec3 p_FT;
  Quaternion q_FT;
  std::vector<double> angles;  ///< radians, in the robot's order
  Vec3 p_FB{};                 ///< of the ball, where there is one
};

/// A servo that gave all it has and hardly got on: the load was more than it can move.
struct Strain {
  std::size_t joint = 0;
  double begin = 0.0;    ///< seconds since the motion began
  double seconds = 0.0;  ///< how long
};

struct Playback {
  std::vector<PlaybackFrame> frames;
  double ball_radius = 0.0;              ///< metres; 0 = the stage has no ball
  bool ended = false;                    ///< the motion came to its end within the longest time
  bool fell = false;                     ///< it stood, and then lay
  bool stands = false;                   ///< upright at the end
  double seconds = 0.0;                  ///< of the motion, until it ended or was left
  double self_contact = 0.0;             ///< the deepest touch of two of its own parts, metres
  double most_torque = 0.0;              ///< N·m that the servos of this body can hand on
  std::vector<double> peak_torques;      ///< N·m that each motor gave, less its friction and what its own turning took
  std::vector<double> peak_speeds;       ///< rad/s of each joint, between two cycles
  std::vector<Strain> strains{};         ///< the longest of each joint that was at its limit
  double least_voltage = 0.0;            ///< volts that the battery gave at the worst moment
  std::vector<double> temperatures;      ///< °C of each servo at the end
  std::vector<std::size_t> shut_down{};  ///< joints whose servos were too hot
};

/// Plays the motion of that name, which must be among the skills. A robot that falls stays down; one that begins on the
/// ground gets half a second to come to rest. Where a servo shuts down the motion is left and all torque is switched
/// off: the robot sinks down, and nothing fights a joint that is limp.
[[nodiscard]] Playback play_once(Stage& stage, const act::MotionLibrary& skills, const Start& start,
                                 std::string_view motion, const PlaybackSettings& settings = {});

/// The torque that the servos of a body hand on while they turn, at the battery's voltage and less their friction, N·m.
[[nodiscard]] double most_torque(const body::Robot& robot, const world::Variation& body = {});
/// Whether a torque is as good as the most.
[[nodiscard]] constexpr bool at_limit(double torque, double most) {
  return torque >= 0.99 * most;
}

}  // namespace cancha::lab
