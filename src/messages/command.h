#pragma once

#include <string_view>

#include "base/fields.h"

namespace cancha {

/// What a wheeled robot is told: wheel speeds in the league's command units, [-125, 125] in SimuroSot.
struct WheelCommand {
  double left = 0.0;
  double right = 0.0;

  friend constexpr bool operator==(WheelCommand, WheelCommand) = default;
  static constexpr std::string_view kName = "cancha.WheelCommand";
  static constexpr auto fields() {
    return list_of(entry("left", &WheelCommand::left, "command units"),
                   entry("right", &WheelCommand::right, "command units"));
  }
};

}  // namespace cancha
