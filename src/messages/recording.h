#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/referee.h"
#include "messages/robot_id.h"

namespace cancha {

/// What both teams commanded at one decision: enough to play the match again.
struct CommandFrame {
  std::vector<double> left;   ///< of wheels, command units; blue's robots in order of number, then yellow's
  std::vector<double> right;  ///< likewise
  std::vector<float> angles;  ///< of joints, radians; robot after robot in the same order
  std::vector<float> speeds;  ///< of joints, rad/s, 0: as fast as they can; empty: all of them
  std::vector<float> omni{};  ///< of omni drives, six for each robot: ahead, left, turn, kick, lift, handler; SI units

  static constexpr std::string_view kName = "cancha.CommandFrame";
  static constexpr auto fields() {
    return list_of(entry("left", &CommandFrame::left, "command units, blue's robots, then yellow's"),
                   entry("right", &CommandFrame::right, "command units, blue's robots, then yellow's"),
                   entry("angles", &CommandFrame::angles, "rad, joint goals, robot after robot"),
                   entry("speeds", &CommandFrame::speeds, "rad/s of joint goals; empty: as fast as they can"),
                   entry("omni", &CommandFrame::omni, "m/s, rad/s, m/s, rad, share: six for each robot"));
  }
};

/// Somebody reached into the world: a body was put somewhere and stands still there.
struct Touch {
  static constexpr int kBall = -1;

  Time time;
  std::int64_t steps = 0;  ///< that the match had made before
  int body = kBall;        ///< place of a robot in lists of all robots, or the ball; recordings have it so
  Pose2 pose;              ///< metres and radians, field frame; the ball has no heading

  /// The robot that was put somewhere, where so many play a side; nothing where it was the ball.
  [[nodiscard]] constexpr std::optional<RobotId> robot(int players) const {
    if (body == kBall) return std::nullopt;
    return robot_at(static_cast<std::size_t>(body), players);
  }

  static constexpr std::string_view kName = "cancha.Touch";
  static constexpr auto fields() {
    return list_of(entry("time", &Touch::time, "simulated"),
                   entry("steps", &Touch::steps, "that the match had made before"),
                   entry("body", &Touch::body, "-1 = the ball, else the robot: blue's first, then yellow's"),
                   entry("pose", &Touch::pose, "m and rad, field frame"));
  }
};

/// What a referee outside of the match said, between two ticks.
struct RefereeCall {
  Time time;
  std::int64_t steps = 0;  ///< that the match had made before
  RefereeState state;

  static constexpr std::string_view kName = "cancha.RefereeCall";
  static constexpr auto fields() {
    return list_of(entry("time", &RefereeCall::time, "simulated"),
                   entry("steps", &RefereeCall::steps, "that the match had made before"),
                   entry("state", &RefereeCall::state, "all that it has said so far"));
  }
};

/// A fingerprint of the match's state, so that a replay can tell where it began to differ.
struct Checkpoint {
  std::int64_t steps = 0;
  std::uint64_t hash = 0;

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
  static constexpr std::string_view kName = "cancha.Checkpoint";
  static constexpr auto fields() {
    return list_of(entry("steps", &Checkpoint::steps), entry("hash", &Checkpoint::hash, "of the state of the match"));
  }
};

}  // namespace cancha
