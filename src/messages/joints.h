#pragma once

#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/time.h"

namespace cancha {

/// What one joint is asked to do: turn to an angle, never faster than a speed.
struct JointGoal {
  double angle = 0.0;  ///< radians; 0 is the straight pose of the robot's model
  double speed = 0.0;  ///< radians per second; 0: as fast as the servo can

  friend constexpr bool operator==(JointGoal, JointGoal) = default;
  static constexpr std::string_view kName = "cancha.JointGoal";
  static constexpr auto fields() {
    return list_of(entry("angle", &JointGoal::angle, "rad, 0 is the straight pose"),
                   entry("speed", &JointGoal::speed, "rad/s at most, 0: as fast as the servo can"));
  }
};

/// What a robot with joints feels: the same from the simulator, a recording and the real robot.
struct BodySenses {
  Time time;                   ///< when it was measured
  Vec3 gyro;                   ///< turn rates of the trunk, its own axes (x ahead, y left, z up), rad/s
  Vec3 accelerometer;          ///< felt by the trunk, its own axes, m/s²; at rest upright (0, 0, 9.81)
  std::vector<double> angles;  ///< of the joints in the robot's order, radians
  double left_foot = 0.0;      ///< force on the sole, newtons
  double right_foot = 0.0;     ///< force on the sole, newtons

  static constexpr std::string_view kName = "cancha.BodySenses";
  static constexpr auto fields() {
    return list_of(entry("time", &BodySenses::time, "when it was measured"),
                   entry("gyro", &BodySenses::gyro, "rad/s, trunk frame"),
                   entry("accelerometer", &BodySenses::accelerometer, "m/s^2, trunk frame; upright at rest 0 0 9.81"),
                   entry("angles", &BodySenses::angles, "rad, joints in the robot's order"),
                   entry("left_foot", &BodySenses::left_foot, "N on the sole"),
                   entry("right_foot", &BodySenses::right_foot, "N on the sole"));
  }
};

}  // namespace cancha
