#include "act/gait/leg.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace cancha::act {
namespace {

const LegGeometry kLeg = {{0, 0.0385, -0.1155}, {0.0145, 0, -0.075}, {-0.0145, 0, -0.075}, 0.032};

TEST(Leg, StraightAtZero) {
  const FootPose straight = foot_pose(kLeg, {});
  EXPECT_NEAR(straight.place.z, -0.2975, 1e-12);
  EXPECT_NEAR(straight.place.x, 0, 1e-12);
  const LegAngles back = leg_angles(kLeg, straight);
  for (const double angle :
       {back.hip_yaw, back.hip_roll, back.hip_pitch, back.knee, back.ankle_pitch, back.ankle_roll}) {
    EXPECT_NEAR(angle, 0, 1e-6);
  }
}

TEST(Leg, AnglesAndPosesAreInverse) {
  Random random{7};
  for (int i = 0; i < 20'000; ++i) {
    const LegAngles asked = {random.uniform(-0.9, 0.9), random.uniform(-0.7, 0.7), random.uniform(-1.5, 0.5),
                             random.uniform(0.1, 2.0),  random.uniform(-1, 1),     random.uniform(-0.7, 0.7)};
    bool stretched = true;
    const FootPose pose = foot_pose(kLeg, asked);
    const LegAngles found = leg_angles(kLeg, pose, &stretched);
    const FootPose again = foot_pose(kLeg, found);
    ASSERT_FALSE(stretched);
    ASSERT_NEAR(length(again.place - pose.place), 0, 1e-9);
    ASSERT_NEAR(again.roll, pose.roll, 1e-9);
    ASSERT_NEAR(again.pitch, pose.pitch, 1e-9);
    ASSERT_NEAR(again.yaw, pose.yaw, 1e-9);
    ASSERT_NEAR(found.knee, asked.knee, 1e-6);
  }
}

TEST(Leg, StretchesTowardsWhatIsOutOfReach) {
  bool stretched = false;
  const LegAngles angles = leg_angles(kLeg, {.place = {0.0, 0.0385, -0.5}}, &stretched);
  EXPECT_TRUE(stretched);
  // the ankle lies as far from the hip as the straightest leg reaches, a little more than at angle 0
  const FootPose reached = foot_pose(kLeg, angles);
  EXPECT_NEAR(reached.place.z, -0.1155 - 2 * 0.07639 - 0.032, 1e-4);
}

}  // namespace
}  // namespace cancha::act
