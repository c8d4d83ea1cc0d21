#include "act/wheels/drive.h"

#include <gtest/gtest.h>

#include "act/wheels/wheels_test.h"
#include "base/random.h"

namespace cancha::act::wheels {
namespace {

using drill::follow;

TEST(DriveTo, EveryPointIsReachedSoonFromEverywhere) {
  const Pitch pitch = pitch_of({});
  Random random{7};
  for (int i = 0; i < 200; ++i) {
    TeamRobot robot;
    robot.X_TR = {random.uniform(-1, 1), random.uniform(-0.8, 0.8), random.uniform(-kPi, kPi)};
    const Vec2 target{random.uniform(-1, 1), random.uniform(-0.8, 0.8)};
    const double estimate = time_to(pitch, robot, target);

    double time = 0.0;
    while (distance(robot.X_TR.position(), target) > 0.02 && time < 5.0) {
      follow(pitch, robot, wheel_command(pitch, robot, drive_to(pitch, robot, target)));
      time += pitch.decision;
    }

    EXPECT_LT(time, estimate + 1.0) << "from the estimate " << estimate;
  }
}

TEST(DriveTo, APointBehindIsReachedBackwards) {
  const Pitch pitch = pitch_of({});
  const TeamRobot robot;

  const Motion motion = drive_to(pitch, robot, {-0.5, 0.02});

  EXPECT_LT(motion.ahead, 0.0);
  EXPECT_LT(std::abs(motion.turn), 1.0);
}

TEST(DriveTo, ARobotAtItsPointStandsStill) {
  const Pitch pitch = pitch_of({});

  const Motion motion = drive_to(pitch, {}, {0.001, 0.0});

  EXPECT_EQ(motion.ahead, 0.0);
  EXPECT_EQ(motion.turn, 0.0);
}

TEST(Wheels, KeepTheTurnWhereSpeedAndTurnDoNotFit) {
  const Pitch pitch = pitch_of({});
  TeamRobot robot;
  robot.wheel_speed = {1.4, 1.5};

  const WheelCommand command = wheel_command(pitch, robot, {9.0, 2.0});

  const double turn = (command.right - command.left) * pitch.unit_speed / pitch.track;
  EXPECT_NEAR(turn, 2.0, 1e-9);
  EXPECT_LE(command.right * pitch.unit_speed, pitch.top_speed + 1e-12);
}

TEST(TurnTo, TakesTheOppositeHeadingWhereThatIsNearer) {
  const Pitch pitch = pitch_of({});
  TeamRobot robot;
  robot.X_TR.heading = 3.0;

  EXPECT_GT(turn_to(pitch, robot, 0.0).turn, 0.0);
  EXPECT_LT(turn_to(pitch, robot, 0.0).turn, 5.0);
}

}  // namespace
}  // namespace cancha::act::wheels
