#include "act/gait/leg.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/random.h"
#include "body/kinematics.h"

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

const std::string kRobots = CANCHA_SOURCE_DIR "/content/robots/";

/// Legs of three kinds: a yaw servo each, one for both, none.
TEST(Leg, OfEveryRobotIsRead) {
  const LegGeometry bioloid = left_leg_of(body::read_robot(kRobots + "bioloid").value()).value();
  EXPECT_EQ(bioloid.yaw, HipYaw::Own);
  EXPECT_EQ(bioloid.hip_drop, 0);
  const LegGeometry nao = left_leg_of(body::read_robot(kRobots + "nao").value()).value();
  EXPECT_EQ(nao.yaw, HipYaw::Shared);
  EXPECT_NEAR(nao.yaw_slant, kPi / 4, 1e-9);
  EXPECT_NEAR(nao.thigh.z, -0.1, 1e-9);
  const LegGeometry robonova = left_leg_of(body::read_robot(kRobots + "robonova").value()).value();
  EXPECT_EQ(robonova.yaw, HipYaw::None);
  EXPECT_NEAR(robonova.hip_drop, 0.033, 1e-9);
}

/// The angles that our kinematics give a leg bring its sole where the robot's own skeleton has it, too.
TEST(Leg, PosesAgreeWithTheSkeleton) {
  Random random{3};
  for (const std::string name : {"bioloid", "nao", "robonova"}) {
    const body::Robot robot = body::read_robot(kRobots + name).value();
    const LegGeometry leg = left_leg_of(robot).value();
    const Vec3 ankle_to_sole =
        Vec3{robot.soles[body::kLeft].X_LS.position.x, robot.soles[body::kLeft].X_LS.position.y, 0};
    body::Posture posture{robot};
    for (int i = 0; i < 200; ++i) {
      const double yaw = leg.yaw == HipYaw::None ? 0.0 : random.uniform(0, 0.5);
      const LegAngles asked = {yaw,
                               random.uniform(-0.2, 0.3),
                               random.uniform(-1, 0),
                               random.uniform(0.2, 1.2),
                               random.uniform(-0.6, 0.2),
                               random.uniform(-0.2, 0.2)};
      std::vector<double> angles(robot.joints.size());
      const auto set = [&](const char* joint, double angle) {
        if (const std::size_t j = robot.find(joint); j != body::kNone) angles[j] = angle;
      };
      set("left_hip_yaw", yaw);
      set("hip_yaw_pitch", -yaw);
      set("left_hip_roll", asked.hip_roll);
      set("left_hip_pitch", asked.hip_pitch);
      set("left_knee", asked.knee);
      set("left_ankle_pitch", asked.ankle_pitch);
      set("left_ankle_roll", asked.ankle_roll);
      posture.update(angles);
      const Transform X_TS = posture.sole(body::kLeft);
      const Vec3 below_ankle = X_TS * (Vec3{} - ankle_to_sole);
      EXPECT_NEAR(length(foot_pose(leg, asked).place - below_ankle), 0, 1e-6) << name;
    }
  }
}

TEST(Leg, FootYawGivesWayWhereTheHipCannotTurn) {
  for (const std::string name : {"nao", "robonova"}) {
    const LegGeometry leg = left_leg_of(body::read_robot(kRobots + name).value()).value();
    const FootPose straight = foot_pose(leg, {});
    Random random{5};
    for (int i = 0; i < 500; ++i) {
      FootPose asked = straight;
      asked.place =
          asked.place + Vec3{random.uniform(-0.05, 0.05), random.uniform(-0.01, 0.03), random.uniform(0.02, 0.05)};
      asked.pitch = random.uniform(-0.1, 0.1);
      const double hip_yaw = leg.yaw == HipYaw::None ? 0.0 : random.uniform(-0.1, 0.4);
      const LegAngles found = leg_angles_at_yaw(leg, asked, hip_yaw);
      EXPECT_EQ(found.hip_yaw, hip_yaw);
      const FootPose reached = foot_pose(leg, found);
      EXPECT_NEAR(length(reached.place - asked.place), 0, 1e-4) << name;
      EXPECT_NEAR(reached.pitch, asked.pitch, 1e-3) << name;
      EXPECT_NEAR(reached.roll, asked.roll, 1e-3) << name;
    }
  }
}

}  // namespace
}  // namespace cancha::act
