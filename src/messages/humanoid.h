#pragma once

#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/truth.h"

namespace cancha {

/// One robot with joints as it really is, in the field frame.
struct HumanoidState {
  Vec3 p_FT;                   ///< the trunk's origin, metres
  Quaternion q_FT;             ///< trunk to field
  Vec3 v_FT;                   ///< velocity of the trunk's origin, metres per second
  Vec3 w_FT;                   ///< turn rates, field frame, radians per second
  std::vector<double> angles;  ///< of the joints in the robot's order, radians

  static constexpr std::string_view kName = "cancha.HumanoidState";
  static constexpr auto fields() {
    return list_of(entry("position", &HumanoidState::p_FT, "m, field frame, the trunk's origin"),
                   entry("orientation", &HumanoidState::q_FT, "unit quaternion, trunk to field"),
                   entry("velocity", &HumanoidState::v_FT, "m/s, field frame"),
                   entry("turn_rates", &HumanoidState::w_FT, "rad/s, field frame"),
                   entry("angles", &HumanoidState::angles, "rad, joints in the robot's order"));
  }
};

/// The trunk's z axis in the field frame: z is 1 when upright, 0 when lying.
[[nodiscard]] inline Vec3 up_of(const Quaternion& q) {
  return {2 * (q.x * q.z + q.w * q.y), 2 * (q.y * q.z - q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y)};
}

/// The trunk's x axis in the field frame.
[[nodiscard]] inline Vec3 ahead_of(const Quaternion& q) {
  return {1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.w * q.z), 2 * (q.x * q.z - q.w * q.y)};
}

}  // namespace cancha
