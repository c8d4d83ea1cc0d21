#pragma once

#include <span>
#include <vector>

#include "base/geometry.h"
#include "base/time.h"

namespace cancha {

/// The ball as it really is, in the field frame.
struct BallState {
  Vec3 p_FB;  ///< metres
  Vec3 v_FB;  ///< metres per second
  Vec3 w_FB;  ///< spin, radians per second

  static constexpr std::string_view kName = "cancha.BallState";
  static constexpr auto fields() {
    return list_of(entry("position", &BallState::p_FB, "m, field frame"),
                   entry("velocity", &BallState::v_FB, "m/s, field frame"),
                   entry("spin", &BallState::w_FB, "rad/s, field frame"));
  }
};

/// One robot as it really is, in the field frame.
struct RobotState {
  Pose2 X_FR{};            ///< place (centre of the chassis or trunk) and heading on the ground
  Vec2 v_FR{};             ///< metres per second
  double turn_rate = 0.0;  ///< radians per second, counter-clockwise
  double height = 0.0;     ///< of that centre above the ground, metres
  Quaternion q_FR{};       ///< full orientation
  Vec2 wheel_speed{};      ///< surface speed of the wheels, x left, y right, metres per second; 0 without wheels

  static constexpr std::string_view kName = "cancha.RobotState";
  static constexpr auto fields() {
    return list_of(entry("pose", &RobotState::X_FR, "m and rad, field frame"),
                   entry("velocity", &RobotState::v_FR, "m/s, field frame"),
                   entry("turn_rate", &RobotState::turn_rate, "rad/s, counter-clockwise"),
                   entry("height", &RobotState::height, "m, chassis' centre above the ground"),
                   entry("orientation", &RobotState::q_FR, "unit quaternion, robot to field"),
                   entry("wheel_speed", &RobotState::wheel_speed, "m/s at the rim, x left, y right"));
  }
};

/// Something that is neither ball nor robot and can be moved: a box of a contest.
struct ThingState {
  Vec3 p_FS{};        ///< its middle, metres
  Quaternion q_FS{};  ///< thing to field

  static constexpr std::string_view kName = "cancha.ThingState";
  static constexpr auto fields() {
    return list_of(entry("position", &ThingState::p_FS, "m, field frame: its middle"),
                   entry("orientation", &ThingState::q_FS, "unit quaternion, thing to field"));
  }
};

/// Everything that moves, at one moment. Robots are blue's in order of number, then yellow's.
struct Truth {
  Time time;
  BallState ball;
  std::vector<RobotState> robots;
  std::vector<ThingState> things{};  ///< boxes of a contest, in the order of its scene
  std::vector<double> joints;  ///< angles of all robots' joints, robot after robot, radians; empty where they have none

  /// The joints of one robot, in its model's order.
  [[nodiscard]] std::span<const double> joints_of(std::size_t robot) const {
    const std::size_t each = robots.empty() ? 0 : joints.size() / robots.size();
    return std::span{joints}.subspan(robot * each, each);
  }

  static constexpr std::string_view kName = "cancha.Truth";
  static constexpr auto fields() {
    return list_of(entry("time", &Truth::time, "simulated, since the start"), entry("ball", &Truth::ball),
                   entry("robots", &Truth::robots, "blue's in order of number, then yellow's"),
                   entry("joints", &Truth::joints, "rad, robot after robot; empty where they have none"),
                   entry("things", &Truth::things, "boxes of a contest, in the order of its scene"));
  }
};

}  // namespace cancha
