#include "base/geometry.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace cancha {
namespace {

void expect_near(Vec2 a, Vec2 b, double tolerance = 1e-12) {
  EXPECT_NEAR(a.x, b.x, tolerance);
  EXPECT_NEAR(a.y, b.y, tolerance);
}

TEST(Geometry, TurnsRadiansIntoDegreesAndBack) {
  EXPECT_DOUBLE_EQ(in_degrees(kPi / 2), 90.0);
  EXPECT_DOUBLE_EQ(from_degrees(-180.0), -kPi);
  EXPECT_DOUBLE_EQ(in_degrees(from_degrees(33.0)), 33.0);
}

TEST(Vec2, CrossIsPositiveWhenTheSecondLiesToTheLeft) {
  const Vec2 ahead{1.0, 0.0};

  EXPECT_GT(cross(ahead, {1.0, 1.0}), 0.0);
  EXPECT_LT(cross(ahead, {1.0, -1.0}), 0.0);
  EXPECT_EQ(left_of(ahead), (Vec2{0.0, 1.0}));
  EXPECT_GT(cross(ahead, left_of(ahead)), 0.0);
}

TEST(Vec2, MeasuresLengthDistanceAndAngle) {
  EXPECT_EQ(length(Vec2{3.0, 4.0}), 5.0);
  EXPECT_EQ(distance({1.0, 1.0}, {4.0, 5.0}), 5.0);
  EXPECT_DOUBLE_EQ(angle_of({0.0, 2.0}), kPi / 2);
  expect_near(direction(kPi), {-1.0, 0.0});
}

TEST(Vec2, TheUnitOfNothingIsTheChosenFallback) {
  EXPECT_EQ(unit(Vec2{0.0, 0.0}), (Vec2{1.0, 0.0}));
  EXPECT_EQ(unit(Vec2{0.0, 0.0}, {0.0, -1.0}), (Vec2{0.0, -1.0}));
  expect_near(unit(Vec2{0.0, -3.0}), {0.0, -1.0});
}

TEST(Angles, WrapIntoTheHalfOpenTurn) {
  EXPECT_DOUBLE_EQ(wrap_angle(kPi), kPi);
  EXPECT_DOUBLE_EQ(wrap_angle(-kPi), kPi);
  EXPECT_NEAR(wrap_angle(3 * kPi), kPi, 1e-12);
  EXPECT_NEAR(wrap_angle(kPi + 0.1), -kPi + 0.1, 1e-12);
  EXPECT_EQ(wrap_angle(0.25), 0.25);
  Random random(1);
  for (int i = 0; i < 1000; ++i) {
    const double angle = random.uniform(-100.0, 100.0);

    const double wrapped = wrap_angle(angle);

    EXPECT_GT(wrapped, -kPi);
    EXPECT_LE(wrapped, kPi);
    EXPECT_NEAR(std::sin(wrapped), std::sin(angle), 1e-12);
    EXPECT_NEAR(std::cos(wrapped), std::cos(angle), 1e-12);
  }
}

TEST(Pose2, TakesAPointOfTheRobotToTheField) {
  // a robot at (1, 2) that looks along +y: ahead is +y, left is -x
  const Pose2 X_FR{1.0, 2.0, kPi / 2};

  expect_near(X_FR * Vec2{0.5, 0.0}, {1.0, 2.5});
  expect_near(X_FR * Vec2{0.0, 0.5}, {0.5, 2.0});
  expect_near(X_FR.ahead(), {0.0, 1.0});
}

TEST(Pose2, IntoIsTheInverse) {
  Random random(2);
  for (int i = 0; i < 1000; ++i) {
    const Pose2 X_FR{random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-kPi, kPi)};
    const Vec2 p_RP{random.uniform(-1, 1), random.uniform(-1, 1)};

    expect_near(into(X_FR, X_FR * p_RP), p_RP);
  }
}

TEST(Quaternion, ATurnAboutZKeepsUnitLength) {
  const Quaternion q = turn_about_z(kPi / 3);

  EXPECT_DOUBLE_EQ(q.z, 0.5);
  EXPECT_DOUBLE_EQ(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w, 1.0);
}

TEST(Vec3, AddsScalesAndDropsToThePlane) {
  const Vec3 a = Vec3{1.0, 2.0, 3.0} + Vec3{1.0, 1.0, 1.0} * 2.0 - Vec3{0.0, 0.0, 1.0};

  EXPECT_EQ(a, (Vec3{3.0, 4.0, 4.0}));
  EXPECT_EQ(a.xy(), (Vec2{3.0, 4.0}));
  EXPECT_EQ(length(Vec3{2.0, 3.0, 6.0}), 7.0);
}

}  // namespace
}  // namespace cancha
