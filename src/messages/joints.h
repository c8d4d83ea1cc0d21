#pragma once

#include <string_view>

#include "base/fields.h"

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

}  // namespace cancha
