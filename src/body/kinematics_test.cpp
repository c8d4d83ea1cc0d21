#include "body/kinematics.h"

#include <gtest/gtest.h>

#include "base/allocations.h"
#include "support/bioloid.h"

namespace cancha::body {
namespace {

using support::angles_of;
using support::bioloid;

void expect_near(Vec3 a, Vec3 b, double tolerance = 1e-9) {
  EXPECT_NEAR(a.x, b.x, tolerance);
  EXPECT_NEAR(a.y, b.y, tolerance);
  EXPECT_NEAR(a.z, b.z, tolerance);
}

TEST(Transform, TurnsAndComposes) {
  const Transform X_AB{{1, 2, 3}, turn_about({0, 0, 1}, kPi / 2)};
  expect_near(X_AB * Vec3{1, 0, 0}, {1, 3, 3});
  expect_near(inverse(X_AB) * (X_AB * Vec3{4, 5, 6}), {4, 5, 6});
  const Transform X_BC{{0, 0, 1}, turn_about({1, 0, 0}, kPi / 2)};
  expect_near((X_AB * X_BC) * Vec3{0, 1, 0}, X_AB * (X_BC * Vec3{0, 1, 0}));
}

TEST(Posture, StraightLegsStandAsTheFactsSay) {
  const Robot robot = bioloid();
  Posture posture{robot};
  const Support support = stand(posture);

  EXPECT_TRUE(support.stands_on[kLeft] && support.stands_on[kRight]);
  // facts 2.3: 194 mm above the soles, 5 mm behind the ankles
  const Vec3 ankle = posture.sole(kLeft).position;
  EXPECT_NEAR(support.centre_of_mass.z, 0.194, 0.003);
  EXPECT_NEAR(support.centre_of_mass.x - ankle.x, -0.005, 0.002);
  EXPECT_NEAR(posture.trunk().position.z, 0.2975, 1e-9);
  // the soles end 50 mm behind the ankles
  EXPECT_NEAR(support.margin, 0.050 - 0.005, 0.002);
}

TEST(Posture, BentLegsAreAsHighAsTheTriangleSays) {
  const Robot robot = bioloid();
  Posture posture{robot};

  // 60 degrees at the knees, and hips and ankles so that trunk and soles stay level
  posture.update(angles_of(robot, {{"left_hip_pitch", -30}, {"left_knee", 60}, {"left_ankle_pitch", -30}}));

  // thigh (14.5, -75) turned 30 degrees forward, shank (-14.5, -75) 30 degrees back, foot 32 mm down
  const double c = std::cos(kPi / 6), s = std::sin(kPi / 6);
  const Vec3 hip{0, 0.0385, -0.0655 - 0.05};
  const Vec3 thigh{0.0145 * c + 0.075 * s, 0, -0.075 * c + 0.0145 * s};
  const Vec3 shank{-0.0145 * c - 0.075 * s, 0, -0.075 * c + 0.0145 * s};
  expect_near(posture.sole(kLeft).position, hip + thigh + shank + Vec3{0, 0, -0.032});
  expect_near(posture.sole(kLeft).rotation * Vec3{0, 0, 1}, {0, 0, 1});
}

TEST(Posture, TheMirrorImageOfAPoseIsTheMirrorImageOfItsLinks) {
  const Robot robot = bioloid();
  std::vector<double> angles;
  for (std::size_t i = 0; i < robot.joints.size(); ++i) {
    angles.push_back(robot.joints[i].least +
                     (robot.joints[i].most - robot.joints[i].least) * 0.07 * static_cast<double>(i % 13));
  }
  std::vector<double> mirrored;
  for (const Joint& joint : robot.joints) mirrored.push_back(angles[joint.mirror] * joint.mirror_sign);
  Posture a{robot}, b{robot};
  a.update(angles);
  b.update(mirrored);

  const Vec3 centre = b.centre_of_mass();
  expect_near(a.centre_of_mass(), {centre.x, -centre.y, centre.z});
  const Vec3 sole = b.sole(kRight).position;
  expect_near(a.sole(kLeft).position, {sole.x, -sole.y, sole.z});
}

TEST(Posture, StandsOnTheLowerFoot) {
  const Robot robot = bioloid();
  Posture posture{robot};
  posture.update(angles_of(robot, {{"left_hip_pitch", -40}, {"left_knee", 80}, {"left_ankle_pitch", -40}}));

  const Support support = stand(posture);

  EXPECT_FALSE(support.stands_on[kLeft]);
  EXPECT_TRUE(support.stands_on[kRight]);
  EXPECT_EQ(support.polygon.count, 4u);
  EXPECT_NEAR(support.other_foot, 0.150 - 2 * (0.075 * std::cos(kPi / 4.5) - 0.0145 * std::sin(kPi / 4.5)), 1e-9);
  // the body is still in the middle, 8.5 mm beside the foot's inner border
  EXPECT_NEAR(support.margin, -(0.0385 - 0.030), 0.003);
}

TEST(Posture, LeaningOverAFootMakesItSafe) {
  const Robot robot = bioloid();
  Posture posture{robot};
  posture.update(angles_of(robot, {{"right_hip_roll", 14},
                                   {"right_ankle_roll", -14},
                                   {"left_hip_roll", 14},
                                   {"left_ankle_roll", -14},
                                   {"left_hip_pitch", -20},
                                   {"left_knee", 40},
                                   {"left_ankle_pitch", -20}}));
  const Support support = stand(posture);
  EXPECT_TRUE(support.stands_on[kRight]);
  EXPECT_FALSE(support.stands_on[kLeft]);
  EXPECT_GT(support.margin, 0.015);
}

TEST(Posture, BothSolesOfTheBioloidLieFlatInItsMakersFirstPose) {
  // the counts say so only where directions and zeros of the servos are right
  const Robot robot = bioloid();
  const int counts[18] = {235, 788, 279, 744, 462, 561, 358, 666, 507, 516, 341, 682, 240, 783, 647, 376, 507, 516};
  std::vector<double> angles(20);
  for (std::size_t i = 0; i < 18; ++i) angles[i] = angle_of_counts(robot, robot.joints[i], counts[i]);
  Posture posture{robot};
  posture.update(angles);

  const Support support = stand(posture, 0.001);

  EXPECT_TRUE(support.stands_on[kLeft] && support.stands_on[kRight]);
  EXPECT_GT(support.margin, 0.030);
  EXPECT_NEAR((posture.trunk().rotation * Vec3{0, 1, 0}).z, 0, 0.005);
}

TEST(Posture, TheRobonovaStandsInItsMakersPose) {
  const auto robot = read_robot(std::filesystem::path{CANCHA_SOURCE_DIR} / "content/robots/robonova");
  ASSERT_TRUE(robot) << robot.error().text();
  EXPECT_NEAR(robot->mass(), 1.3, 0.001);
  // by port: left leg from the foot up, left arm, right arm, right leg
  const int degrees[16] = {100, 76, 145, 93, 100, 100, 30, 80, 100, 30, 80, 100, 76, 145, 93, 100};
  std::vector<double> angles;
  for (const int d : degrees) angles.push_back(angle_of_counts(*robot, robot->joints[angles.size()], d));
  Posture posture{*robot};
  posture.update(angles);

  const Support support = stand(posture, 0.001);

  EXPECT_TRUE(support.stands_on[kLeft] && support.stands_on[kRight]);
  EXPECT_GT(support.margin, 0.03);
  EXPECT_NEAR((posture.trunk().rotation * Vec3{0, 0, 1}).z, 1, 1e-9);
}

TEST(Posture, TheNaoHasItsMakersLengths) {
  const auto robot = read_robot(std::filesystem::path{CANCHA_SOURCE_DIR} / "content/robots/nao");
  ASSERT_TRUE(robot) << robot.error().text();
  EXPECT_EQ(robot->joints.size(), 21u);
  EXPECT_NEAR(robot->mass(), 5.2, 0.02);
  Posture posture{*robot};
  expect_near(posture.sole(kLeft).position, {0.022, 0.054, -(0.085 + 0.100 + 0.1029 + 0.04519)});

  // one motor opens both hips alike, and a mirror changes nothing
  posture.update(angles_of(*robot, {{"hip_yaw_pitch", -40}}));
  const Vec3 left = posture.sole(kLeft).position, right = posture.sole(kRight).position;
  expect_near(left, {right.x, -right.y, right.z});
  EXPECT_GT(angle_of((posture.sole(kLeft).rotation * Vec3{1, 0, 0}).xy()), 0.3);
  EXPECT_EQ(robot->joints[robot->find("hip_yaw_pitch")].mirror_sign, 1.0);
}

TEST(Posture, NeedsNoMemoryToUpdate) {
  const Robot robot = bioloid();
  Posture posture{robot};
  const std::vector<double> angles(robot.joints.size(), 0.1);
  const long before = allocations_of_this_thread();
  for (int i = 0; i < 10; ++i) {
    posture.update(angles);
    static_cast<void>(stand(posture));
  }
  EXPECT_EQ(allocations_of_this_thread(), before);
}

TEST(Polygon, IsTheHullOfItsPoints) {
  const Vec2 points[] = {{0, 0}, {2, 0}, {1, 0.5}, {2, 2}, {1, 0}, {0, 2}, {0.5, 0.5}};
  const Polygon hull = hull_of(points);

  ASSERT_EQ(hull.count, 4u);
  EXPECT_EQ(hull.corners[0], (Vec2{0, 0}));
  EXPECT_EQ(hull.corners[1], (Vec2{2, 0}));
  EXPECT_EQ(hull.corners[2], (Vec2{2, 2}));
  EXPECT_EQ(hull.corners[3], (Vec2{0, 2}));
  EXPECT_DOUBLE_EQ(distance_inside(hull, {0.5, 1}), 0.5);
  EXPECT_DOUBLE_EQ(distance_inside(hull, {-1, 1}), -1);
  EXPECT_DOUBLE_EQ(distance_inside(hull, {5, 6}), -5);
  EXPECT_EQ(hull_of({}).count, 0u);
}

}  // namespace
}  // namespace cancha::body
