#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// How a contest's robot uses its sensors and legs: `[contest]` of its profile.
namespace cancha {

/// Motions that programs of contest robots can ask for, by their names in content/motions.
enum class ContestMotion : std::uint8_t { None, SumoPush, SumoLow, StepUp, StepDown };
constexpr std::array<std::string_view, 5> names(ContestMotion) {
  return {"none", "sumo_push", "sumo_low", "step_up", "step_down"};
}

struct ContestSettings {
  double front = 0.40;       ///< metres: nearer than this is danger ahead
  double left = 0.25;        ///< likewise on the left
  double right = 0.25;       ///< likewise on the right
  double ahead = 0.18;       ///< m/s of a walk straight on
  double turning = 0.03;     ///< m/s ahead of a walk that turns
  double turn = 0.7;         ///< rad/s likewise
  double still = 5.0;        ///< seconds without motion after switching on
  double put_down = 0.5;     ///< seconds without motion after judges have put it down again
  double half_width = 0.17;  ///< metres to each side that the robot needs for its way
  double room = 0.55;        ///< metres ahead that are enough
};

}  // namespace cancha
