#pragma once

#include <array>
#include <string_view>

#include "messages/rule_constants.h"

namespace cancha::robot {

/// What no robot can keep to: a sentence for each pair of FutRob's constants, empty where they go together.
[[nodiscard]] constexpr std::array<std::string_view, 3> contradictions(const RuleConstants& constants) {
  const auto order = [](double low, double high, std::string_view wrong) {
    return low > high ? wrong : std::string_view{};
  };
  return {order(constants.gk_x_min, constants.gk_x_max, "GK_X_DIFF_THRESHOLD_MIN is above GK_X_DIFF_THRESHOLD_MAX"),
          order(constants.gk_y_min, constants.gk_y_max, "GK_Y_DIFF_THRESHOLD_MIN is above GK_Y_DIFF_THRESHOLD_MAX"),
          order(constants.mini_step, constants.step, "MINI_STEP_DISTANCE is above STEP_DISTANCE")};
}

}  // namespace cancha::robot
