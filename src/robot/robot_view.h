#pragma once

#include <span>

#include "base/result.h"
#include "body/robot.h"
#include "messages/robot_view.h"

namespace cancha::robot {

/// A robot as pages draw and bend it. `standing`: the angles of its joints when it stands.
[[nodiscard]] Result<RobotView> view_of(const body::Robot& robot, std::span<const double> standing);

}  // namespace cancha::robot
