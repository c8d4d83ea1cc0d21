#pragma once

#include <string>
#include <string_view>

#include "base/expects.h"
#include "body/robot.h"

/// The robot of the fuzz targets: two legs of one joint each.
namespace cancha::act {

inline const body::Robot& stilts() {
  static constexpr std::string_view kModel =
      R"(<mujoco><worldbody><body name="trunk"><inertial mass="2" pos="0 0 0"/>
<body name="l"><inertial mass="1" pos="0 0 0"/><joint name="left_hip" axis="1 0 0" range="-90 90"/>
<geom name="left_sole" type="box" size="1 1 1"/></body>
<body name="r"><inertial mass="1" pos="0 0 0"/><joint name="right_hip" axis="1 0 0" range="-90 90"/>
<geom name="right_sole" type="box" size="1 1 1"/></body></body></worldbody></mujoco>)";
  static constexpr std::string_view kRobot =
      "title = \"Stilts\"\nmodel = \"m\"\n"
      "joints = [{ name = \"right_hip\", id = 1 }, { name = \"left_hip\", id = 2 }]\n";
  static const auto robot =
      body::parse_robot(kRobot, "stilts/robot.toml", [](const std::string&) { return std::string{kModel}; });
  CANCHA_EXPECTS(robot.has_value());
  return *robot;
}

}  // namespace cancha::act
