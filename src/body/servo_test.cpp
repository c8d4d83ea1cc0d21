#include "body/servo.h"

#include <gtest/gtest.h>

namespace cancha::body {
namespace {

const ServoModel kAx12;

TEST(Servo, FollowsTheDataSheet) {
  // full drive at 12 V holds 1.5 N·m at rest and nothing at 59 rpm
  EXPECT_DOUBLE_EQ(torque_at_rest(kAx12, 1, 12), 1.5);
  EXPECT_NEAR(torque_at_rest(kAx12, 1, 12) - damping(kAx12) * 6.18, 0, 1e-12);
  EXPECT_NEAR(torque_at_rest(kAx12, 1, 9.6), 1.2, 1e-12);
  EXPECT_DOUBLE_EQ(current(kAx12, 1, 12, 0), 1.5);
  EXPECT_NEAR(current(kAx12, 1, 12, 6.18), 0, 1e-12);
}

TEST(Servo, DrivesOutsideTheMarginOnly) {
  const ServoSetting setting;
  const double step = kAx12.resolution;
  EXPECT_EQ(drive(kAx12, setting, 0.9 * step), 0);
  EXPECT_GT(drive(kAx12, setting, 1.1 * step), setting.punch);
  EXPECT_LT(drive(kAx12, setting, -1.1 * step), -setting.punch);
  EXPECT_DOUBLE_EQ(drive(kAx12, setting, 33 * step), 1);
  EXPECT_DOUBLE_EQ(drive(kAx12, setting, 500 * step), 1);
  EXPECT_DOUBLE_EQ(drive(kAx12, {.torque_limit = 0}, 500 * step), 0);
  EXPECT_DOUBLE_EQ(drive(kAx12, {.torque_limit = 0.02}, 500 * step), 0.02) << "a limit below the punch";
  // about 9.2 N·m/rad with slope 32 (facts, section 1.6)
  EXPECT_NEAR((drive(kAx12, setting, 20 * step) - drive(kAx12, setting, 10 * step)) * 1.5 / (10 * step), 9.2, 0.4);
}

TEST(Servo, SlidesTheGoalNoFasterThanAsked) {
  EXPECT_DOUBLE_EQ(slid_goal(0, {.angle = 1, .speed = 2}, 0.1), 0.2);
  EXPECT_DOUBLE_EQ(slid_goal(0.95, {.angle = 1, .speed = 2}, 0.1), 1);
  EXPECT_DOUBLE_EQ(slid_goal(0, {.angle = -1, .speed = 2}, 0.1), -0.2);
  EXPECT_DOUBLE_EQ(slid_goal(0, {.angle = 1, .speed = 0}, 0.1), 1);
}

TEST(Servo, WarmsUnderLoadAndCools) {
  double temperature = 25;
  for (int second = 0; second < 30; ++second) temperature = warmed(kAx12, temperature, 25, 1.5, 1);
  EXPECT_GT(temperature, 70);
  for (int second = 0; second < 3600; ++second) temperature = warmed(kAx12, temperature, 25, 0, 1);
  EXPECT_NEAR(temperature, 25, 0.1);
}

}  // namespace
}  // namespace cancha::body
