#pragma once

#include <array>
#include <string_view>

#include "messages/rule_constants.h"

namespace cancha::robot {

/// What no robot can keep to: a sentence for each pair of FutRob's constants that do not go together, and for a value
/// that means nothing; empty where all is well.
[[nodiscard]] constexpr std::array<std::string_view, 4> contradictions(const RuleConstants& constants) {
  const auto order = [](double low, double high, std::string_view wrong) {
    return low > high ? wrong : std::string_view{};
  };
  return {
      order(constants.gk_x_min, constants.gk_x_max, "GK_X_DIFF_THRESHOLD_MIN is above GK_X_DIFF_THRESHOLD_MAX"),
      order(constants.gk_y_min, constants.gk_y_max, "GK_Y_DIFF_THRESHOLD_MIN is above GK_Y_DIFF_THRESHOLD_MAX"),
      order(constants.mini_step, constants.step, "MINI_STEP_DISTANCE is above STEP_DISTANCE"),
      constants.slowdown < 0 && constants.slowdown != -1 ? "BALL_SLOWDOWN is below 0, and not -1" : std::string_view{}};
}

}  // namespace cancha::robot
