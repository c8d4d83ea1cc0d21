#pragma once

#include <span>
#include <string>
#include <vector>

#include "body/robot.h"

/// Corrections of one very robot, beyond those of its kind; robot.h reads them from a file.
namespace cancha::body {

/// Of all joints in the robot's order, radians.
[[nodiscard]] std::vector<double> offsets_of(const Robot& robot);
/// The robot with other ones; what its servos can count moves along.
void set_offsets(Robot& robot, std::span<const double> offsets);
/// The file that read_offsets() reads: degrees of all joints, rounded to hundredths.
[[nodiscard]] std::string write_offsets(const Robot& robot);

}  // namespace cancha::body
