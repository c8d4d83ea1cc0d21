#include "act/servo/servo_goals.h"

#include <gtest/gtest.h>

namespace cancha::act {
namespace {

body::Robot robot_of(const std::string& name) {
  return body::read_robot(CANCHA_SOURCE_DIR "/content/robots/" + name).value();
}

TEST(ServoGoals, ABusIsForRobotsWhoseServosCountAsFar) {
  EXPECT_TRUE(fits_bus(robot_of("bioloid")).has_value());
  EXPECT_TRUE(fits_bus(robot_of("robonova")).has_value());
  const auto nao = fits_bus(robot_of("nao"));
  ASSERT_FALSE(nao.has_value());
  EXPECT_NE(nao.error().text().find("servos on a bus from 0 to 1023"), std::string::npos) << nao.error().text();
}

/// FutRob's head: pan 60 degrees to either side, tilt from level to 60 down.
TEST(ServoGoals, TheBioloidsHeadTurnsAsFarAsItsDocumentSays) {
  const body::Robot robot = robot_of("bioloid");
  const body::Joint& pan = robot.joints[robot.find("head_pan")];
  const body::Joint& tilt = robot.joints[robot.find("head_tilt")];
  EXPECT_NEAR(in_degrees(pan.least), -60, 0.3);
  EXPECT_NEAR(in_degrees(pan.most), 60, 0.3);
  EXPECT_NEAR(in_degrees(tilt.least), 0, 0.3);
  EXPECT_NEAR(in_degrees(tilt.most), 60, 0.3);
}

}  // namespace
}  // namespace cancha::act
