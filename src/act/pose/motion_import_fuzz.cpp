// Any bytes as a file of another tool: never a crash, and what is imported is a motion that can be checked, written and
// read.

#include <string>

#include "act/pose/check.h"
#include "act/pose/import.h"
#include "base/expects.h"

namespace {

constexpr std::string_view kModel = R"(<mujoco><worldbody><body name="trunk"><inertial mass="2" pos="0 0 0"/>
<body name="l"><inertial mass="1" pos="0 0 0"/><joint name="left_hip" axis="1 0 0" range="-90 90"/>
<geom name="left_sole" type="box" size="1 1 1"/></body>
<body name="r"><inertial mass="1" pos="0 0 0"/><joint name="right_hip" axis="1 0 0" range="-90 90"/>
<geom name="right_sole" type="box" size="1 1 1"/></body></body></worldbody></mujoco>)";
constexpr std::string_view kRobot =
    "title = \"Stilts\"\nmodel = \"m\"\njoints = [{ name = \"right_hip\", id = 1 }, { name = \"left_hip\", id = 2 }]\n";

void expect_sound(const cancha::act::Motion& motion, const cancha::body::Robot& robot) {
  using namespace cancha::act;
  static_cast<void>(check(motion, robot));
  const std::string text = write_motion(motion, robot);
  const auto again = parse_motion(text, motion.name + ".toml", robot, {});
  CANCHA_EXPECTS(again.has_value());
  CANCHA_EXPECTS(again->poses == motion.poses && again->repeat == motion.repeat);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  static const auto robot =
      body::parse_robot(kRobot, "stilts/robot.toml", [](const std::string&) { return std::string{kModel}; });
  CANCHA_EXPECTS(robot.has_value());
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const act::IdMap ids = act::parse_ids(text, "ids.toml", *robot).value_or(act::own_ids(*robot));
  if (const auto pages = act::import_mtn(text, "x.mtn", *robot, ids)) {
    for (const act::Page& page : *pages) expect_sound(page.motion, *robot);
  }
  if (const auto motion = act::import_csv(text, "x.csv", *robot, ids, {})) expect_sound(*motion, *robot);
  return 0;
}
