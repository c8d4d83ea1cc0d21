#pragma once

#include <string_view>

#include "base/config.h"
#include "body/robot.h"

namespace cancha::body {

/// What files that belong to a robot begin with: a title, which is for people only, and the robot's name. A file of
/// another robot is refused: "these are `what` of 'nao', not of 'bioloid'".
void expect_file_of(const Robot& robot, Section& root, std::string_view what);

/// Narrows the range of a joint to what its servo can count.
void limit_by_servo(const Robot& robot, Joint& joint);

}  // namespace cancha::body
