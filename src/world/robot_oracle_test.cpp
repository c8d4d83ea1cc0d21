// Wheeled robots against kinematics and common sense.

#include <algorithm>
#include <cmath>
#include <limits>

#include "world/test_pitch.h"

namespace cancha::world {
namespace {

/// How far the ramp alone lags behind a step in wheel speed: v²/2a.
double ramp_loss(const field::League& league, double speed) {
  return speed * speed / (2.0 * league.drive.acceleration.value);
}

TEST(Robot, DrivesStraightAsFarAsItsWheelsRoll) {
  for (const double offset : {0.0, 0.012, -0.012}) {
    TestPitch pitch;
    pitch.league.robot.axle_offset = {offset};
    pitch.build({{-0.9, 0.3, 0.0}});
    pitch.drive(0, 0.5, 0.5);

    pitch.step_for(3.0);

    const double wanted = 0.5 * 3.0 - ramp_loss(pitch.league, 0.5);
    EXPECT_NEAR(pitch.robot(0).X_FR.x + 0.9, wanted, 0.01 * wanted) << "axle offset " << offset;
    EXPECT_NEAR(pitch.robot(0).X_FR.y, 0.3, 5e-4);
  }
}

TEST(Robot, DrivesCirclesOfTheRadiusItsWheelsSay) {
  for (const double offset : {0.0, 0.012, -0.012}) {
    TestPitch pitch;
    pitch.league.robot.axle_offset = {offset};
    pitch.build({{0.0, 0.0, 0.0}});
    const double left = 0.3;
    const double right = 0.5;
    const double track = pitch.league.robot.track.value;
    pitch.drive(0, left, right);
    pitch.step_for(1.0);

    // follow the axle's centre for two seconds
    double path = 0.0;
    double turned = 0.0;
    const auto axle = [&] { return pitch.robot(0).X_FR * Vec2{offset, 0.0}; };
    for (int i = 0; i < 400; ++i) {
      const Vec2 before = axle();
      const double heading = pitch.robot(0).X_FR.heading;
      pitch.step();
      path += distance(axle(), before);
      turned += wrap_angle(pitch.robot(0).X_FR.heading - heading);
    }

    const double rate = (right - left) / track;
    EXPECT_NEAR(turned / 2.0, rate, 0.01 * rate) << "axle offset " << offset;
    EXPECT_NEAR(path / turned, (left + right) / 2 / rate, 0.01 * (left + right) / 2 / rate);
  }
}

TEST(Robot, TurnsOnTheSpotAboutItsAxle) {
  TestPitch pitch;
  pitch.league.robot.axle_offset = {-0.01};
  pitch.build({{0.2, 0.1, 0.0}});
  const Vec2 before = pitch.robot(0).X_FR * Vec2{-0.01, 0.0};
  pitch.drive(0, -0.2, 0.2);

  pitch.step_for(2.0);

  EXPECT_LT(distance(pitch.robot(0).X_FR * Vec2{-0.01, 0.0}, before), 2e-3);
}

TEST(Robot, AtRestCreepsLessThanATenthOfAMillimetreInTwentySeconds) {
  TestPitch pitch;
  pitch.build({{0.3, 0.2, 0.4}, {-0.3, -0.2, 2.0}});
  const Vec2 before = pitch.robot(0).X_FR.position();

  pitch.step_for(20.0);

  EXPECT_LT(distance(pitch.robot(0).X_FR.position(), before), 1e-4);
}

TEST(Robot, NobodyWinsAPushingMatchOfEquals) {
  TestPitch pitch;
  pitch.build({{-0.1, 0.0, 0.0}, {0.1, 0.0, kPi}});
  pitch.drive(0, 1.0, 1.0);
  pitch.drive(1, 1.0, 1.0);

  pitch.step_for(6.0);

  EXPECT_NEAR(pitch.robot(0).X_FR.x + pitch.robot(1).X_FR.x, 0.0, 2e-3);
  EXPECT_NEAR(pitch.robot(1).X_FR.x - pitch.robot(0).X_FR.x, pitch.league.robot.side.value, 1e-3);
}

TEST(Robot, AWheelInTheAirGivesNoThrust) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  Snapshot state = pitch.world->save();
  // robot first: x, y, z, quaternion, wheels. Put it on its back in the air, wheels up
  state.numbers[2] = 0.3;
  state.numbers[3] = 0.0;
  state.numbers[4] = 1.0;
  ASSERT_TRUE(pitch.world->restore(state).has_value());
  pitch.drive(0, 1.0, 1.0);

  pitch.step_for(2.0);

  EXPECT_LT(std::abs(pitch.robot(0).X_FR.x), 0.01);
  EXPECT_GT(std::abs(pitch.robot(0).wheel_speed.x), 0.9) << "the wheels spin all the same";
}

TEST(Robot, AcceleratesNoFasterThanItsMotorController) {
  TestPitch pitch;
  pitch.league.drive.acceleration = 4.0_mps2;
  pitch.build({{-0.9, 0.3, 0.0}});
  pitch.drive(0, 1.5, 1.5);

  pitch.step(10);

  const double limit = pitch.league.drive.acceleration.value * 10 * pitch.league.physics.step.value;
  EXPECT_LE(pitch.robot(0).v_FR.x, limit + 1e-6);
  EXPECT_GT(pitch.robot(0).v_FR.x, 0.9 * limit);
}

TEST(Robot, AcceleratesNoFasterThanItsGrip) {
  TestPitch pitch;
  pitch.league.drive.acceleration = 50.0_mps2;
  pitch.league.surfaces.wheel_ground = {0.2, 0.0};
  pitch.build({{-0.9, 0.3, 0.0}});
  pitch.drive(0, 1.5, 1.5);

  pitch.step(20);

  EXPECT_LE(pitch.robot(0).v_FR.x, 0.2 * 9.81 * 0.1 + 1e-6);
  EXPECT_GT(pitch.robot(0).wheel_speed.x, 1.4) << "the wheels spin through";
}

TEST(Robot, StopsAtTheWall) {
  TestPitch pitch;
  pitch.build({{0.9, 0.5, 0.0}});
  pitch.drive(0, 1.0, 1.0);

  pitch.step_for(2.0);

  EXPECT_NEAR(pitch.robot(0).X_FR.x, 1.1 - pitch.league.robot.side.value / 2, 1e-3);
}

/// The greatest difference between the velocity that is told and the way made in a step over its length, m/s.
double velocity_error(TestPitch& pitch, int robot, double seconds) {
  const double dt = pitch.league.physics.step.value;
  double worst = 0.0;
  for (int i = 0; i < static_cast<int>(seconds / dt); ++i) {
    const Vec2 before = pitch.robot(robot).X_FR.position();
    pitch.step();
    const Vec2 made = (pitch.robot(robot).X_FR.position() - before) / dt;
    worst = std::max(worst, length(made - pitch.robot(robot).v_FR));
  }
  return worst;
}

TEST(Robot, ItsVelocityIsTheDerivativeOfItsPlace) {
  for (const double offset : {0.0, 0.015, -0.015}) {
    TestPitch pitch;
    pitch.league.robot.axle_offset = {offset};
    pitch.build({{-0.5, 0.0, 0.0}, {0.3, 0.0, kPi}, {0.0, 0.5, 1.0}});

    // a hard start that tips the robot back, a turn, a push against another, a stop
    pitch.drive(0, 1.2, 1.2);
    pitch.drive(2, 1.0, -0.6);
    EXPECT_LT(velocity_error(pitch, 0, 0.3), 1e-3) << "start, axle offset " << offset;
    EXPECT_LT(velocity_error(pitch, 2, 0.5), 1e-3) << "turn, axle offset " << offset;
    pitch.drive(1, 1.0, 1.0);
    EXPECT_LT(velocity_error(pitch, 0, 1.0), 2e-3) << "push, axle offset " << offset;
    pitch.drive(0, 0.0, 0.0);
    EXPECT_LT(velocity_error(pitch, 0, 0.3), 1e-3) << "stop, axle offset " << offset;
  }
}

TEST(Robot, CommandsThatAreNotFiniteOrOutOfRangeAreClampedAndCounted) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  const double infinite = std::numeric_limits<double>::infinity();

  ASSERT_TRUE(pitch.world->set_robot_command(0, {std::nan(""), 200.0}).has_value());
  ASSERT_TRUE(pitch.world->set_robot_command(0, {-infinite, -125.0}).has_value());

  EXPECT_EQ(pitch.world->clamped_commands(0), 3);
  pitch.step_for(1.0);
  EXPECT_NEAR(pitch.robot(0).wheel_speed.y, -125.0 * pitch.league.drive.metres_per_second_per_unit, 0.02);
}

}  // namespace
}  // namespace cancha::world
