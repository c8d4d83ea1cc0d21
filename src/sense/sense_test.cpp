#include <gtest/gtest.h>

#include "messages/humanoid.h"
#include "sense/attitude.h"
#include "sense/body_senses.h"
#include "sense/odometry.h"
#include "sense/oracle.h"

namespace cancha::sense {
namespace {

Imu imu(double seconds, Vec3 gyro, Vec3 accelerometer) {
  return {Time{static_cast<std::int64_t>(seconds * 1e9)}, gyro, accelerometer};
}

TEST(Attitude, FollowsTheGyroAndIsRightedByGravity) {
  AttitudeEstimator estimator;
  estimator.update(imu(0.0, {}, {0, 0, 9.81}));
  EXPECT_NEAR(estimator.attitude().lean, 0.0, 1e-9);
  // tips over forward at 2 rad/s for half a second; pitch is nose down
  double pitch = 0;
  for (int i = 1; i <= 50; ++i) {
    pitch += 0.02;
    estimator.update(imu(0.01 * i, {0, 2, 0}, {-9.81 * std::sin(pitch), 0, 9.81 * std::cos(pitch)}));
  }
  EXPECT_NEAR(estimator.attitude().pitch, 1.0, 0.02);
  EXPECT_NEAR(estimator.attitude().pitch_rate, 2.0, 0.05);
  EXPECT_NEAR(estimator.attitude().lean, 1.0, 0.02);
  EXPECT_NEAR(estimator.attitude().roll, 0.0, 1e-9);
}

TEST(Attitude, CountsTheHeadingOnThroughWholeTurns) {
  AttitudeEstimator estimator;
  for (int i = 0; i <= 1000; ++i) estimator.update(imu(0.01 * i, {0, 0, 1}, {0, 0, 9.81}));
  EXPECT_NEAR(estimator.attitude().heading, 10.0, 1e-6);
}

TEST(Attitude, ATrunkThatLeansTurnsAboutTheVertical) {
  AttitudeEstimator estimator;
  const double lean = 0.4;  // forward, all the time
  const Vec3 up = {-std::sin(lean), 0, std::cos(lean)};
  for (int i = 0; i <= 300; ++i) estimator.update(imu(0.01 * i, up, up * 9.81));  // at 1 rad/s
  EXPECT_NEAR(estimator.attitude().heading, 3.0, 5e-3);
}

TEST(Attitude, WhoIsPutDownIsShakenAndDoesNotTakeItForAFall) {
  AttitudeEstimator estimator;
  // the soles touch the ground, and for a moment the trunk is pushed back more than it weighs
  for (int i = 0; i <= 2; ++i) estimator.update(imu(0.01 * i, {}, {-9.0, 3.0, 2.0}));
  EXPECT_LT(estimator.attitude().lean, 0.6) << "54 degrees, 0.94, are a fall";
  for (int i = 3; i <= 30; ++i) estimator.update(imu(0.01 * i, {}, {0, 0, 9.81}));
  EXPECT_LT(estimator.attitude().lean, 0.1);
}

TEST(Attitude, WhoLiesFromTheBeginningKnowsItSoon) {
  AttitudeEstimator estimator;
  for (int i = 0; i <= 50; ++i) estimator.update(imu(0.01 * i, {}, {-9.81, 0, 0}));
  EXPECT_GT(estimator.attitude().pitch, 1.4);
}

TEST(Attitude, LearnsWhatTheGyroTellsOfWhoRests) {
  AttitudeEstimator estimator;
  const Vec3 bias{0.02, -0.01, 0.015};
  for (int i = 0; i <= 300; ++i) estimator.update(imu(0.01 * i, bias, {0, 0, 9.81}));
  const double before = estimator.attitude().heading;
  // then it walks, shaken so that it never rests
  for (int i = 301; i <= 1300; ++i) {
    const double shaken = i % 2 == 0 ? 2.0 : -2.0;
    estimator.update(imu(0.01 * i, bias + Vec3{shaken, 0, 0}, {0, 0, 9.81}));
  }
  EXPECT_NEAR(estimator.attitude().heading - before, 0.0, 0.01) << "0.15 rad without";
}

TEST(Attitude, ASlowTurnAfterALongRestIsATurn) {
  AttitudeEstimator estimator;
  const Vec3 bias{0.0, 0.0, 0.015};
  for (int i = 0; i <= 500; ++i) estimator.update(imu(0.01 * i, bias, {0, 0, 9.81}));
  const double before = estimator.attitude().heading;
  // as slow as a robot that climbs a step, for two seconds
  for (int i = 501; i <= 700; ++i) estimator.update(imu(0.01 * i, bias + Vec3{0, 0, 0.1}, {0, 0, 9.81}));
  EXPECT_NEAR(estimator.attitude().heading - before, 0.2, 0.04) << "0.03 where the last moments alone teach";
}

TEST(Attitude, AMomentWithoutTurnIsNoRest) {
  // the trunk sways: an upright one that is pushed to the side, and still for a moment in each step
  AttitudeEstimator estimator;
  for (int i = -100; i <= 0; ++i) estimator.update(imu(0.01 * i, {}, {0, 0, 9.81}));
  for (int i = 1; i <= 100; ++i) {
    const bool still = i % 20 >= 10;
    estimator.update(imu(0.01 * i, still ? Vec3{} : Vec3{0.5, 0, 0} * (i % 2 == 0 ? 1 : -1), {0, 2.0, 9.81}));
  }
  EXPECT_LT(std::abs(estimator.attitude().roll), 0.16) << "0.2 is what the accelerometer feels";
}

TEST(WheelOdometry, DrivesAheadAndRoundACircle) {
  WheelOdometry wheels{0.1};
  (void)wheels.update({Time{}, 1.0, 2.0});
  const Pose2 ahead = wheels.update({Time{}, 1.5, 2.5});
  EXPECT_NEAR(ahead.x, 0.5, 1e-12);
  EXPECT_NEAR(ahead.heading, 0.0, 1e-12);

  // a quarter circle about a point 0.2 m to the left, in small pieces
  Pose2 X{};
  double left = 1.5, right = 2.5;
  for (int i = 0; i < 1000; ++i) {
    left += (0.2 - 0.05) * kPi / 2000;
    right += (0.2 + 0.05) * kPi / 2000;
    X = X * wheels.update({Time{}, left, right});
  }
  EXPECT_NEAR(X.x, 0.2, 1e-4);
  EXPECT_NEAR(X.y, 0.2, 1e-4);
  EXPECT_NEAR(X.heading, kPi / 2, 1e-9);
}

class LegOdometryTest : public testing::Test {
 protected:
  body::Robot robot_ = body::read_robot(CANCHA_SOURCE_DIR "/content/robots/bioloid").value();
  LegOdometry legs_{robot_};
  JointAngles joints_{Time{}, std::vector<double>(robot_.joints.size(), 0.0)};

  void set(const char* joint, double angle) { joints_.angles[robot_.find(joint)] = angle; }
};

TEST_F(LegOdometryTest, TheTrunkMovesAgainstTheFootThatCarries) {
  const Maybe<FootForces> on_left = FootForces{Time{}, 17.0, 0.0};
  EXPECT_EQ(legs_.update(joints_, on_left, {}), Pose2{});
  // both legs swing back by 0.1 rad about the hips: the trunk goes ahead by a leg's length times that
  set("left_hip_pitch", 0.1);
  set("right_hip_pitch", 0.1);
  const Pose2 one_way = legs_.update(joints_, on_left, {});
  set("left_hip_pitch", -0.1);
  set("right_hip_pitch", -0.1);
  const Pose2 other_way = legs_.update(joints_, on_left, {});
  EXPECT_GT(std::abs(one_way.x), 0.01);
  EXPECT_NEAR(other_way.x, -2 * one_way.x, 0.003);
  EXPECT_NEAR(one_way.y, 0.0, 1e-6);
  EXPECT_NEAR(one_way.heading, 0.0, 1e-6);
}

TEST_F(LegOdometryTest, AFootInTheAirCarriesNothing) {
  const Maybe<FootForces> on_left = FootForces{Time{}, 17.0, 0.0};
  (void)legs_.update(joints_, on_left, {});
  set("right_hip_pitch", 0.4);
  set("right_knee", 0.3);
  const Pose2 moved = legs_.update(joints_, on_left, {});
  EXPECT_NEAR(length(moved.position()), 0.0, 1e-9);
}

TEST_F(LegOdometryTest, TheSoleThatCarriesPutsTheAttitudeRight) {
  // told that the trunk leans to the right by 0.1 rad, which it does not: the left foot, lifted a little, seems lower
  Maybe<Attitude> wrong = Attitude{};
  wrong->roll = -0.1;
  const auto step = [&](double left_knee, double hips) {
    joints_.time += 10_ms;
    set("left_knee", left_knee);
    set("left_hip_pitch", -left_knee / 2 + hips);
    set("left_ankle_pitch", -left_knee / 2 - hips);
    set("right_hip_pitch", hips);
    set("right_ankle_pitch", -hips);
    return legs_.update(joints_, {}, wrong);
  };
  for (int i = 0; i < 300; ++i) (void)step(0.0, 0.0);
  (void)step(0.3, 0.0);
  // the right leg swings back below the trunk, the left one is in the air and goes with it
  const Pose2 moved = step(0.3, 0.05);
  EXPECT_NEAR(moved.x, 0.0075 * robot_.reckoning.ahead, 0.003);
}

TEST_F(LegOdometryTest, WhoStandsStillAfterADropReckonsNoWay) {
  // put down with its trunk upright and its soles tilted by 0.1 rad, it drops, and then leans back by that much
  const double tilt = 0.1;
  set("left_ankle_pitch", tilt);
  set("right_ankle_pitch", tilt);
  OracleSenses senses{robot_};
  Readings readings;
  Percepts percepts;
  readings.joints = joints_;
  Pose2 X;
  const auto feel = [&](int tick, Vec3 down) {
    readings.imu = imu(0.01 * tick, {}, down);
    readings.joints->time = readings.imu->time;
    senses.perceive(readings, percepts);
    X = X * percepts.odometry->X_RN;
  };
  // the pitch in which its soles lie flat
  body::Posture posture{robot_};
  posture.update(joints_.angles);
  const double pitch = -std::asin(up_of(posture.sole(body::kLeft).rotation).x);
  for (int i = 0; i < 5; ++i) feel(i, {});
  for (int i = 5; i < 100; ++i) feel(i, {-9.81 * std::sin(pitch), 0, 9.81 * std::cos(pitch)});

  // what it has reckoned on the way is a matter of taste; a second later it knows how it stands
  const Pose2 before = X;
  for (int i = 100; i < 300; ++i) feel(i, {-9.81 * std::sin(pitch), 0, 9.81 * std::cos(pitch)});
  EXPECT_NEAR(X.x, before.x, 0.001) << "9 mm where the soles first put right an attitude that is only supposed";
}

TEST_F(LegOdometryTest, ReadingsWhoseClockJumpedAreLeftOutAndCounted) {
  BodySenses senses{robot_};
  Readings readings;
  Percepts percepts;
  readings.joints = joints_;
  const auto feel = [&](double now, double measured, double turns) {
    readings.time = imu(now, {}, {}).time;
    readings.imu = imu(measured, {0, 0, turns}, {0, 0, 9.81});
    readings.joints->time = readings.imu->time;
    senses.perceive(readings, percepts);
    return percepts.attitude.has_value() && percepts.odometry.has_value();
  };
  for (int i = 0; i <= 100; ++i) EXPECT_TRUE(feel(0.01 * i, 0.01 * i, 0.5));
  const double heading = percepts.attitude->heading;
  EXPECT_EQ(senses.clock_jumps(), 0);

  EXPECT_FALSE(feel(1.01, 0.5, 0.5)) << "back";
  EXPECT_FALSE(percepts.attitude || percepts.odometry);
  EXPECT_EQ(senses.clock_jumps(), 2) << "of gyro and joints";
  EXPECT_FALSE(feel(1.02, 500.0, 0.5)) << "far ahead";
  EXPECT_EQ(senses.clock_jumps(), 4);
  EXPECT_TRUE(feel(1.03, 500.01, 0.5)) << "the new times count";
  EXPECT_NEAR(percepts.attitude->heading, heading, 0.01) << "250 rad of a turn of 499 s";
  for (int i = 2; i <= 100; ++i) EXPECT_TRUE(feel(1.02 + 0.01 * i, 500 + 0.01 * i, 0.5));
  EXPECT_NEAR(percepts.attitude->heading, heading + 0.5, 0.02) << "and goes on";
  EXPECT_NEAR(percepts.attitude->lean, 0.0, 0.01);
  EXPECT_EQ(senses.clock_jumps(), 4);

  // the robot's own clock goes back: nothing has jumped
  EXPECT_TRUE(feel(0.0, 0.0, 0.0));
  EXPECT_TRUE(feel(0.01, 0.01, 0.0));
  EXPECT_EQ(senses.clock_jumps(), 4);
}

TEST(Attitude, AfterALongSilenceItSoonKnowsAgainWhereDownIs) {
  AttitudeEstimator estimator;
  for (int i = 0; i <= 300; ++i) estimator.update(imu(0.01 * i, {}, {0, 0, 9.81}));
  // it has fallen meanwhile; what it turns by just now tells nothing of the way
  const double before = estimator.attitude().heading;
  for (int i = 0; i <= 20; ++i) estimator.update(imu(8.0 + 0.01 * i, {0, 0, i == 0 ? 2.0 : 0.0}, {-9.81, 0, 0}));
  EXPECT_GT(estimator.attitude().pitch, 1.0);
  EXPECT_NEAR(estimator.attitude().heading, before, 0.1) << "10 rad where five seconds of that turn counted";
}

TEST_F(LegOdometryTest, WhoLiesDoesNotKnowHowItMoves) {
  Maybe<Attitude> lying = Attitude{};
  lying->lean = 1.5;
  (void)legs_.update(joints_, {}, lying);
  set("left_hip_pitch", 0.5);
  EXPECT_EQ(legs_.update(joints_, {}, lying), Pose2{});
}

TEST_F(LegOdometryTest, WhoWasCarriedBeginsAnew) {
  OracleSenses senses{robot_};
  Readings readings;
  Percepts percepts;
  readings.joints = joints_;
  for (int i = 0; i < 100; ++i) {
    readings.imu = imu(0.01 * i, {}, {-9.81, 0, 0});
    senses.perceive(readings, percepts);
  }
  EXPECT_GT(percepts.attitude->lean, 1.5) << "it lies";

  // at first the accelerometer of who was just put down feels nothing
  readings.carried = true;
  readings.imu = imu(1.0, {}, {});
  senses.perceive(readings, percepts);
  EXPECT_NEAR(percepts.attitude->lean, 0.0, 1e-9);
  readings.carried = false;
  readings.imu = imu(1.01, {}, {0, 0, 9.81});
  senses.perceive(readings, percepts);
  EXPECT_NEAR(percepts.attitude->lean, 0.0, 1e-9);
  EXPECT_NEAR(length(percepts.odometry->X_RN.position()), 0.0, 1e-9) << "no step has led there";
}

TEST(OracleSenses, WhatIsAbsentStaysAbsent) {
  OracleSenses senses{0.1};
  Readings readings;
  Percepts percepts;
  percepts.attitude = Attitude{};
  percepts.sight = Sight{};
  senses.perceive(readings, percepts);
  EXPECT_FALSE(percepts.attitude) << "no gyro, no attitude";
  EXPECT_FALSE(percepts.odometry);
  EXPECT_FALSE(percepts.sight);
  readings.sight = Sight{Time{7}, {Seen{.kind = ThingKind::Ball, .distance = 2.0}}};
  senses.perceive(readings, percepts);
  ASSERT_TRUE(percepts.sight);
  EXPECT_EQ(percepts.sight->things.size(), 1u);
}

}  // namespace
}  // namespace cancha::sense
