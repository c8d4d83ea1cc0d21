#include "act/humanoid/humanoid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "act/pose/check.h"
#include "base/random.h"

namespace cancha::act {
namespace {

const std::string kContent = CANCHA_SOURCE_DIR "/content";

/// What an inertial sensor says, and the attitude that follows from it: turned by the gyro, righted by gravity.
struct Feeling {
  Readings readings;
  Maybe<Attitude> attitude;
  Vec3 up = {0, 0, 1};

  void feel(Vec3 accelerometer, Vec3 w) {
    readings.time += 10_ms;
    readings.imu = Imu{readings.time, w, accelerometer};
    up = up + Vec3{up.y * w.z - up.z * w.y, up.z * w.x - up.x * w.z, up.x * w.y - up.y * w.x} * 0.01;
    up = up + (accelerometer * (1 / length(accelerometer)) - up) * (length(w) < 0.3 ? 0.1 : 0.012);
    up = up * (1 / length(up));
    Attitude& now = attitude.present();
    now.roll = std::atan2(up.y, up.z);
    now.pitch = std::atan2(-up.x, std::hypot(up.y, up.z));
    now.lean = std::acos(std::clamp(up.z, -1.0, 1.0));
    now.roll_rate += 0.45 * (w.x - now.roll_rate);
    now.pitch_rate += 0.45 * (w.y - now.pitch_rate);
    now.heading += 0.01 * w.z;
  }
};

/// A humanoid that feels what the test says, without a world.
class HumanoidTest : public testing::Test {
 protected:
  std::span<const JointGoal> tick(Vec3 accelerometer = {0, 0, 9.81}, Vec3 gyro = {}) {
    feeling_.feel(accelerometer, gyro);
    return humanoid_.tick(feeling_.readings, feeling_.attitude, {});
  }
  void run(double seconds) {
    for (int i = 0; i < seconds * 100; ++i) (void)tick();
  }

  body::Robot robot_ = body::read_robot(kContent + "/robots/bioloid").value();
  MotionLibrary skills_ = read_motion_library(kContent, robot_).value();
  Humanoid humanoid_{robot_, skills_, left_leg_of(robot_).value()};
  Feeling feeling_;
};

TEST_F(HumanoidTest, WhoIsPutUprightWhileItLiesStandsAtOnce) {
  humanoid_.walk({.ahead = 0.2});
  run(1.0);
  for (int i = 0; i < 60; ++i) (void)tick({-9.81, 0, 0});
  ASSERT_TRUE(humanoid_.fallen());

  humanoid_.stand_anew();
  feeling_.up = {0, 0, 1};
  const std::vector<double> standing = humanoid_.standing_pose();
  const std::span<const JointGoal> goals = tick();

  EXPECT_EQ(humanoid_.mode(), Humanoid::Mode::Stand);
  EXPECT_FALSE(humanoid_.busy());
  for (std::size_t j = 0; j < goals.size(); ++j) {
    const std::string& joint = robot_.joints[j].name;
    if (joint.starts_with("head")) continue;
    EXPECT_NEAR(goals[j].angle, standing[j], 0.1) << joint;  // balance may bend it a little
  }
}

TEST_F(HumanoidTest, KeepsJointsInRangeAndMovesThemSmoothlyWhateverItIsAsked) {
  Random random{11};
  std::vector<double> before;
  for (const JointGoal& goal : tick()) before.push_back(goal.angle);
  for (int i = 0; i < 20'000; ++i) {
    if (random.below(120) == 0) {
      humanoid_.walk({random.uniform(-1, 1), random.uniform(-0.5, 0.5), random.uniform(-4, 4)});
    }
    if (random.below(400) == 0) humanoid_.stand();
    if (random.below(400) == 0) humanoid_.walk_by(random.uniform(-0.5, 0.5));
    if (random.below(400) == 0) humanoid_.turn_by(random.uniform(-3, 3));
    humanoid_.look(random.uniform(-4, 4), random.uniform(-4, 4));
    const Vec3 jolt = {random.normal(), random.normal(), random.normal()};
    const std::span<const JointGoal> goals = tick({jolt.x, jolt.y, 9.81 + jolt.z}, jolt * 0.3);
    for (std::size_t j = 0; j < goals.size(); ++j) {
      const body::Joint& joint = robot_.joints[j];
      ASSERT_TRUE(std::isfinite(goals[j].angle)) << joint.name;
      ASSERT_GE(goals[j].angle, joint.least - 0.02) << joint.name;
      ASSERT_LE(goals[j].angle, joint.most + 0.02) << joint.name;
      // the head may be told to look elsewhere at once; legs and arms move on from where they are
      if (joint.name.starts_with("head") || humanoid_.fallen()) continue;
      ASSERT_LT(std::abs(goals[j].angle - before[j]), 0.25) << joint.name << " in tick " << i;
    }
    for (std::size_t j = 0; j < goals.size(); ++j) before[j] = goals[j].angle;
  }
}

TEST_F(HumanoidTest, NoticesAFallWithin300Milliseconds) {
  run(1);
  // it tips over forward at 6 rad/s and lies from then on
  double seconds = 0;
  double pitch = 0;
  double beyond = -1;
  while (!humanoid_.fallen() && seconds < 3) {
    const double rate = pitch < kPi / 2 ? 6.0 : 0.0;
    pitch = std::min(kPi / 2, pitch + rate * 0.01);
    (void)tick({-9.81 * std::sin(pitch), 0, 9.81 * std::cos(pitch)}, {0, rate, 0});
    seconds += 0.01;
    if (pitch > 1 && beyond < 0) beyond = seconds;
  }
  ASSERT_TRUE(humanoid_.fallen());
  EXPECT_LT(seconds - beyond, 0.3);
  EXPECT_EQ(humanoid_.falls(), 1);
}

TEST_F(HumanoidTest, AFallEndsAMotionUnlessItLiesDownOnPurpose) {
  for (const auto& [motion, falls] : {std::pair{"kick_right", 1}, {"save_right", 0}}) {
    Humanoid humanoid{robot_, skills_, left_leg_of(robot_).value()};
    Feeling feeling;
    humanoid.set_get_up(false);
    ASSERT_TRUE(humanoid.play(motion));
    for (int i = 0; i < 80; ++i) {
      feeling.feel(i < 50 ? Vec3{0, 0, 9.81} : Vec3{9.81, 0, 0}, i >= 50 && i < 60 ? Vec3{0, -16, 0} : Vec3{});
      (void)humanoid.tick(feeling.readings, feeling.attitude, {});
    }
    EXPECT_EQ(humanoid.falls(), falls) << motion;
    EXPECT_EQ(humanoid.fallen(), falls == 1) << motion;
  }
}

TEST_F(HumanoidTest, TheHeadLooksAroundInAMotionThatDoesNotMoveIt) {
  humanoid_.look(0.5, 0.2);
  ASSERT_TRUE(humanoid_.play("salute"));
  run(1);
  humanoid_.look(-0.4, 0.2);
  EXPECT_DOUBLE_EQ(tick()[robot_.find("head_pan")].angle, -0.4);

  Motion nod{.name = "nod", .title = "Nod", .robot = "bioloid", .mirror_of = "", .poses = {}};
  nod.poses.push_back({.name = "down", .time = 0.2, .mirror_of = "", .angles = {{robot_.find("head_tilt"), 20}}});
  skills_.motions.insert_or_assign("nod", nod);
  run(8);
  ASSERT_TRUE(humanoid_.play("nod"));
  run(0.3);
  EXPECT_NEAR(tick()[robot_.find("head_tilt")].angle, from_degrees(20), 1e-9);
}

TEST_F(HumanoidTest, GetsUpFromTheSideOnWhichItLies) {
  run(0.5);
  for (int i = 0; i < 60; ++i) (void)tick({-9.81, 0, 0}, {0, i < 26 ? 6.0 : 0.0, 0});
  EXPECT_EQ(humanoid_.mode(), Humanoid::Mode::GetUp);
  EXPECT_TRUE(humanoid_.busy());
}

TEST_F(HumanoidTest, StopsAfterWholeStepsAndThenPlaysAMotion) {
  humanoid_.walk({.ahead = 0.2});
  run(2);
  EXPECT_FALSE(humanoid_.walking().standing());
  EXPECT_TRUE(humanoid_.play("kick_right"));
  (void)tick();
  EXPECT_EQ(humanoid_.mode(), Humanoid::Mode::Walk);  // the step is not left half done
  run(2);
  EXPECT_EQ(humanoid_.mode(), Humanoid::Mode::Motion);
  run(5);
  EXPECT_FALSE(humanoid_.busy());
  EXPECT_FALSE(humanoid_.play("moonwalk"));
}

TEST_F(HumanoidTest, AWalkByADistanceIsNeverPlannedBeyondIt) {
  for (const double distance : {0.05, 0.3, -0.2, 1.0}) {
    humanoid_.walk_by(distance);
    run(0.05);
    double furthest = 0;
    for (int i = 0; i < 3000 && humanoid_.busy(); ++i) {
      (void)tick();
      const double gone = humanoid_.walking().carried().x / humanoid_.walking().gait().gain_ahead;
      furthest = std::max(furthest, std::copysign(1.0, distance) * gone);
    }
    EXPECT_FALSE(humanoid_.busy()) << distance;
    EXPECT_LE(furthest, std::abs(distance) + 1e-3);
    EXPECT_GT(furthest, std::abs(distance) - 0.018);  // it ends rather before than beyond
  }
}

TEST_F(HumanoidTest, AWalkByADistanceEndsWhereOdometryTellsSo) {
  for (const double slips : {0.7, 1.0}) {  // so much of each step is really walked
    humanoid_.walk_by(0.3);
    Pose2 X_OR{1.0, 2.0, 0.5};
    double walked = 0;
    double before = 0;
    for (int i = 0; i < 3000 && (i < 5 || humanoid_.busy()); ++i) {
      feeling_.feel({0, 0, 9.81}, {});
      (void)humanoid_.tick(feeling_.readings, feeling_.attitude, X_OR);
      const double carried = humanoid_.walking().carried().x;
      const double step = carried >= before ? slips * (carried - before) : 0.0;
      before = carried;
      walked += step;
      X_OR = X_OR * Pose2{step, 0, 0};
    }
    EXPECT_FALSE(humanoid_.busy());
    EXPECT_NEAR(walked, 0.3, 0.025) << slips;
  }
}

TEST_F(HumanoidTest, SoftKneesTellHowFarItCoasts) {
  // of two robots that walk alike, the one whose knees give way more stops earlier
  double walked[2] = {0, 0};
  for (const int soft : {0, 1}) {
    Humanoid humanoid{robot_, skills_, left_leg_of(robot_).value()};
    Pose2 X_OR;
    feeling_.readings.joints.present().angles = humanoid.standing_pose();
    for (const char* knee : {"left_knee", "right_knee"}) {
      feeling_.readings.joints->angles[robot_.find(knee)] += from_degrees(soft == 0 ? 2.3 : 3.1);
    }
    for (int i = 0; i < 100; ++i) {
      feeling_.feel({0, 0, 9.81}, {});
      (void)humanoid.tick(feeling_.readings, feeling_.attitude, X_OR);
    }
    humanoid.walk_by(0.2, Humanoid::Care::Quick);
    double furthest = 0;
    for (int i = 0; i < 3000 && (i < 5 || humanoid.mode() == Humanoid::Mode::Walk); ++i) {
      feeling_.feel({0, 0, 9.81}, {});
      (void)humanoid.tick(feeling_.readings, feeling_.attitude, X_OR);
      const double gain = humanoid.walking().gait().gain_ahead;
      X_OR = {humanoid.walking().carried().x / gain, 0, 0};
      furthest = std::max(furthest, humanoid.walking().planned().x / gain);
    }
    walked[soft] = furthest;
  }
  const double foreseen = humanoid_.walking().gait().coast_sag * from_degrees(0.8);
  EXPECT_GT(foreseen, 0.005);
  EXPECT_NEAR(walked[0] - walked[1], foreseen, 0.006);
}

TEST_F(HumanoidTest, LooksNoFurtherThanTheNeckTurns) {
  humanoid_.look(9, -9);
  const std::span<const JointGoal> goals = tick();
  EXPECT_DOUBLE_EQ(goals[robot_.find("head_pan")].angle, robot_.joints[robot_.find("head_pan")].most);
  EXPECT_DOUBLE_EQ(goals[robot_.find("head_tilt")].angle, robot_.joints[robot_.find("head_tilt")].least);
}

TEST_F(HumanoidTest, NoMotionAsksForMoreThanAJointCan) {
  ASSERT_FALSE(skills_.motions.empty());
  for (const auto& [name, motion] : skills_.motions) {
    for (const Finding& finding : check(motion, robot_)) {
      EXPECT_NE(finding.concern, Concern::Range) << name << ": " << finding.text;
    }
  }
}

TEST(GaitFile, IsReadAsItWasWritten) {
  const Gait gait = read_gait(kContent + "/gaits/bioloid.toml").value();
  const Gait again = parse_gait(write_gait(gait), "again").value();
  for (const GaitNumber& number : gait_numbers()) {
    EXPECT_NEAR(again.parameters.*number.member, gait.parameters.*number.member, 1e-5) << number.name;
  }
  EXPECT_EQ(again.limits.turn, gait.limits.turn);
  EXPECT_EQ(again.steps.mini, gait.steps.mini);
  EXPECT_EQ(again.steps.turn, gait.steps.turn);
}

TEST_F(HumanoidTest, AWalkByADistanceKeepsToItsStepLengths) {
  skills_.gait.steps.ahead = 0.03;
  humanoid_.walk_by(0.3);
  const double step = humanoid_.walking().gait().period / 2;
  double fastest = 0;
  double before = 0;
  for (int i = 0; i < 3000 && (i < 5 || humanoid_.busy()); ++i) {
    (void)tick();
    const double carried = humanoid_.walking().carried().x / humanoid_.walking().gait().gain_ahead;
    fastest = std::max(fastest, (carried - before) / 0.01);
    before = carried;
  }
  EXPECT_LE(fastest * step, 0.03 + 1e-6);
  EXPECT_GT(fastest * step, 0.029);
}

TEST(HumanoidWithoutGait, StandsAndPlaysMotions) {
  for (const std::string name : {"nao", "robonova"}) {
    const body::Robot robot = body::read_robot(kContent + "/robots/" + name).value();
    MotionLibrary skills = read_motion_library(kContent, robot).value();
    skills.walks = false;
    Humanoid humanoid{robot, skills, std::nullopt};
    const std::size_t knee = robot.find("left_knee");
    const double bent = humanoid.standing_pose()[knee];
    EXPECT_GT(bent, 0.3) << name;
    Feeling feeling;
    const auto run = [&](double seconds) {
      std::vector<double> knees;
      for (int i = 0; i < seconds * 100; ++i) {
        feeling.feel({0, 0, 9.81}, {});
        knees.push_back(humanoid.tick(feeling.readings, feeling.attitude, {})[knee].angle);
      }
      return *std::ranges::max_element(knees);
    };
    humanoid.walk({.ahead = 0.2});
    EXPECT_DOUBLE_EQ(run(1.0), bent) << "it cannot walk, and stands";
    EXPECT_FALSE(humanoid.busy());
    ASSERT_TRUE(humanoid.play("squat"));
    EXPECT_GT(run(5.0), bent + 0.3) << name;
    EXPECT_FALSE(humanoid.busy());
    EXPECT_DOUBLE_EQ(run(0.1), bent) << name;
  }
}

/// One servo turns both hips of a NAO, none those of a Robonova; whatever is asked, joints stay in their range.
TEST(HumanoidOfAnyKind, KeepsJointsInRange) {
  for (const std::string name : {"nao", "robonova"}) {
    const body::Robot robot = body::read_robot(kContent + "/robots/" + name).value();
    const MotionLibrary skills = read_motion_library(kContent, robot).value();
    Humanoid humanoid{robot, skills, left_leg_of(robot).value()};
    Feeling feeling;
    Random random{12};
    for (int i = 0; i < 6'000; ++i) {
      if (random.below(120) == 0) {
        humanoid.walk({random.uniform(-1, 1), random.uniform(-0.5, 0.5), random.uniform(-4, 4)});
      }
      if (random.below(300) == 0) {
        const auto kind = random.below(2) == 0 ? WalkKick::Ahead : WalkKick::Across;
        humanoid.walk_kick(kind, random.below(2) == 0 ? body::kLeft : body::kRight);
      }
      if (random.below(400) == 0) humanoid.stand();
      feeling.feel({0, 0, 9.81}, {});
      const std::span<const JointGoal> goals = humanoid.tick(feeling.readings, feeling.attitude, {});
      for (std::size_t j = 0; j < goals.size(); ++j) {
        const body::Joint& joint = robot.joints[j];
        ASSERT_GE(goals[j].angle, joint.least - 0.05) << name << ' ' << joint.name << " in tick " << i;
        ASSERT_LE(goals[j].angle, joint.most + 0.05) << name << ' ' << joint.name << " in tick " << i;
      }
    }
  }
}

TEST(HeadLimits, AreThoseOfTheDocument) {
  const body::Robot robot = body::read_robot(kContent + "/robots/bioloid").value();
  const body::Joint& pan = robot.joints[robot.find("head_pan")];
  const body::Joint& tilt = robot.joints[robot.find("head_tilt")];
  EXPECT_NEAR(in_degrees(pan.least), -60, 1e-9);
  EXPECT_NEAR(in_degrees(pan.most), 60, 1e-9);
  EXPECT_NEAR(in_degrees(tilt.least), 0, 1e-9);
  EXPECT_NEAR(in_degrees(tilt.most), 60, 1e-9);
}

TEST(GaitFile, TellsAllFaults) {
  const auto refused = parse_gait("title = \"x\"\n[gait]\nperiod = 9\nlfit = 0.02\n", "bad.toml");
  ASSERT_FALSE(refused.has_value());
  const std::string text = refused.error().text();
  EXPECT_NE(text.find("bad.toml:3"), std::string::npos) << text;
  EXPECT_NE(text.find("did you mean 'lift'?"), std::string::npos) << text;
}

TEST(GaitFile, AMixOfDirectionsIsShortenedAsAWhole) {
  const GaitLimits limits{.ahead = 0.2, .back = 0.1, .aside = 0.1, .turn = 1};
  EXPECT_EQ(within(limits, {.ahead = 0.1}), (WalkSpeed{.ahead = 0.1}));
  EXPECT_EQ(within(limits, {.ahead = -0.4}), (WalkSpeed{.ahead = -0.1}));
  const WalkSpeed mixed = within(limits, {.ahead = 0.2, .turn = 1});
  EXPECT_DOUBLE_EQ(mixed.ahead, 0.1);
  EXPECT_DOUBLE_EQ(mixed.turn, 0.5);
}

TEST_F(HumanoidTest, AWalkByADistanceIsWalkedAlsoAfterALongOne) {
  humanoid_.walk({.ahead = 0.2});
  run(5);
  humanoid_.stand();
  run(3);
  ASSERT_FALSE(humanoid_.busy());
  humanoid_.walk_by(0.06);
  (void)tick();
  EXPECT_TRUE(humanoid_.busy()) << "the way of the walk before does not count";
  run(6);
  EXPECT_FALSE(humanoid_.busy());
  EXPECT_NEAR(humanoid_.walking().carried().x / humanoid_.walking().gait().gain_ahead, 0.06, 0.018);
}

TEST_F(HumanoidTest, WhoIsToldToStandAndThenToWalkOnWalksOn) {
  humanoid_.walk({.ahead = 0.2});
  run(2);
  humanoid_.stand();
  run(0.1);
  humanoid_.walk({.ahead = 0.2});
  const double before = humanoid_.walking().carried().x;
  run(2);
  EXPECT_GT(humanoid_.walking().carried().x, before + 0.25);
}

}  // namespace
}  // namespace cancha::act
