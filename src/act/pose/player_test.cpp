#include "act/pose/player.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/allocations.h"
#include "support/bioloid.h"

namespace cancha::act {
namespace {

const body::Robot& robot() {
  static const body::Robot robot = support::bioloid();
  return robot;
}

Pose pose(double time, std::vector<std::pair<const char*, double>> degrees, bool equilibrium = false,
          double pause = 0) {
  Pose made;
  made.time = time;
  made.pause = pause;
  made.equilibrium = equilibrium;
  for (const auto& [name, angle] : degrees) made.angles.push_back({robot().find(name), angle});
  return made;
}

Motion motion_of(std::vector<Pose> poses, int repeat = 1) {
  Motion motion;
  motion.robot = "bioloid";
  motion.repeat = repeat;
  motion.poses = std::move(poses);
  return motion;
}

Time at(int ms) {
  return Time{} + Duration{1'000'000} * ms;
}

/// A player on the way, and what it asked for.
struct Stage {
  Motion motion;
  MotionPlayer player{robot()};
  explicit Stage(Motion played, std::vector<double> present = std::vector<double>(20)) : motion{std::move(played)} {
    player.start(motion, present);
  }
  /// "right_knee 10.0 at 20.0" in degrees for each change in this tick.
  std::string tick(int ms) {
    const MotionPlayer::Step step = player.tick(at(ms));
    std::string said;
    for (std::size_t i = 0; i < step.goals.size(); ++i) {
      if (!step.changed[i]) continue;
      said += fmt::format("{}{} {:.1f} at {:.1f}", said.empty() ? "" : ", ", robot().joints[i].name,
                          in_degrees(step.goals[i].angle), in_degrees(step.goals[i].speed));
    }
    EXPECT_EQ(step.any, !said.empty());
    return said;
  }
};

TEST(MotionPlayer, LetsAllJointsArriveTogether) {
  Stage stage{motion_of({pose(0.5, {{"right_knee", 40}, {"left_knee", 10}})})};

  EXPECT_EQ(stage.tick(0), "right_knee 40.0 at 80.0, left_knee 10.0 at 20.0");
  EXPECT_EQ(stage.tick(490), "");
  EXPECT_FALSE(stage.player.done());
  EXPECT_EQ(stage.tick(500), "");
  EXPECT_TRUE(stage.player.done());
}

TEST(MotionPlayer, ComputesTheArrivalAsTheDocumentDoes) {
  // 60 degrees at 59 rpm take 169.5 ms
  body::Robot full = robot();
  full.battery.voltage = 12;
  full.servo.free_speed = 59 * 2 * kPi / 60;
  Pose fast = pose(0, {{"right_knee", 60}, {"left_knee", 30}});
  fast.speed = 1;
  MotionPlayer player{full};
  const Motion motion = motion_of({fast});
  player.start(motion, std::vector<double>(20));

  const auto step = player.tick(at(0));

  EXPECT_NEAR(player.arrival().seconds(), 0.1695, 0.0001);
  EXPECT_NEAR(step.goals[full.find("left_knee")].speed, full.servo.free_speed / 2, 1e-12);
}

TEST(MotionPlayer, SendsOnlyWhatChanges) {
  Stage stage{motion_of(
      {pose(0.1, {{"right_knee", 10}, {"left_knee", 10}}), pose(0.1, {{"right_knee", 10}, {"left_knee", 20}})})};
  stage.tick(0);
  EXPECT_EQ(stage.tick(100), "left_knee 20.0 at 100.0");
}

TEST(MotionPlayer, NoJointIsEverToldSpeedZero) {
  // 0.3 degrees in ten seconds would be less than one unit of speed
  Stage stage{motion_of({pose(10, {{"right_knee", 90}, {"left_knee", 0.3}})})};
  EXPECT_EQ(stage.tick(0), "right_knee 90.0 at 9.0, left_knee 0.3 at 0.7");
}

TEST(MotionPlayer, NeverAsksForMoreThanTheServoCan) {
  Stage stage{motion_of({pose(0.01, {{"right_knee", 90}})})};
  EXPECT_EQ(stage.tick(0), fmt::format("right_knee 90.0 at {:.1f}", in_degrees(robot().free_speed())));
  EXPECT_NEAR(stage.player.arrival().seconds(), kPi / 2 / robot().free_speed(), 1e-6);
}

TEST(MotionPlayer, WaitsWhereAPoseSaysSo) {
  Stage stage{motion_of({pose(0.1, {{"right_knee", 10}}, false, 0.3), pose(0.2, {}), pose(0.1, {{"right_knee", 0}})})};
  stage.tick(0);
  EXPECT_EQ(stage.tick(399), "");
  EXPECT_EQ(stage.tick(400), "");  // the second pose moves nothing, and takes its time
  EXPECT_EQ(stage.player.pose(), 1u);
  EXPECT_EQ(stage.tick(599), "");
  EXPECT_EQ(stage.tick(600), "right_knee 0.0 at 100.0");
}

TEST(MotionPlayer, RepeatsAsOftenAsTold) {
  const std::vector<Pose> poses{pose(0.1, {{"right_knee", 10}}), pose(0.1, {{"right_knee", 0}})};
  Stage twice{motion_of(poses, 2)};
  int moves = 0;
  for (int ms = 0; ms < 1000; ms += 10) moves += twice.tick(ms).empty() ? 0 : 1;
  EXPECT_EQ(moves, 4);
  EXPECT_TRUE(twice.player.done());
}

TEST(MotionPlayer, StopsOnlyInEquilibrium) {
  const Motion motion = motion_of(
      {pose(0.1, {{"right_knee", 10}}), pose(0.1, {{"right_knee", 20}}, true, 0.1), pose(0.1, {{"right_knee", 30}})},
      0);
  Stage stage{motion};
  stage.tick(0);
  stage.player.interrupt();
  EXPECT_EQ(stage.tick(100), "right_knee 20.0 at 100.0");
  EXPECT_EQ(stage.tick(190), "");
  EXPECT_FALSE(stage.player.done());
  EXPECT_EQ(stage.tick(200), "");
  EXPECT_TRUE(stage.player.done());

  // while it rests in equilibrium it stops at once, and before it begins it never begins
  Stage resting{motion};
  for (const int ms : {0, 100, 210}) resting.tick(ms);
  resting.player.interrupt();
  EXPECT_EQ(resting.tick(220), "");
  EXPECT_TRUE(resting.player.done());
  Stage waiting{motion};
  waiting.player.interrupt();
  EXPECT_EQ(waiting.tick(0), "");
  EXPECT_TRUE(waiting.player.done());
}

TEST(MotionPlayer, AJointThatDidNotArriveIsMovedAgainOnceItIsMeasured) {
  const Motion motion = motion_of({pose(0.1, {{"right_knee", 10}}), pose(0.1, {{"right_knee", 10}})});
  std::vector<double> measured(20);
  measured[robot().find("right_knee")] = from_degrees(5);

  Stage blind{motion};
  blind.tick(0);
  EXPECT_EQ(blind.tick(100), "");

  Stage seeing{motion};
  seeing.tick(0);
  seeing.player.refresh(measured, at(50));  // still on its way
  EXPECT_DOUBLE_EQ(seeing.player.stored()[robot().find("right_knee")], from_degrees(10));
  seeing.player.refresh(measured, at(100));
  EXPECT_EQ(seeing.tick(100), "right_knee 10.0 at 50.0");
}

TEST(MotionPlayer, ALoopThatTakesNoTimeDoesNotHang) {
  Pose nothing;
  nothing.speed = 1;
  nothing.equilibrium = true;
  Stage stage{motion_of({nothing, nothing}, 0)};
  EXPECT_EQ(stage.tick(0), "");
  EXPECT_FALSE(stage.player.done());
}

TEST(MotionPlayer, NeedsNoMemoryToBeginAnotherMotion) {
  const Motion longer = motion_of({pose(0.1, {{"right_knee", 10}}), pose(0.1, {{"right_knee", 20}})});
  Stage stage{motion_of({pose(0.1, {{"right_knee", 10}})})};
  const std::vector<double> present(20);
  const long before = allocations_of_this_thread();
  for (int i = 0; i < 4; ++i) {
    stage.player.abandon();
    stage.player.start(i % 2 == 0 ? longer : stage.motion, present);
  }
  EXPECT_EQ(allocations_of_this_thread(), before);
}

TEST(MotionPlayer, NeedsNoMemoryInATick) {
  Stage stage{motion_of({pose(0.1, {{"right_knee", 10}}, true), pose(0.1, {{"right_knee", 20}})}, 0)};
  const long before = allocations_of_this_thread();
  for (int ms = 0; ms < 1000; ms += 10) static_cast<void>(stage.player.tick(at(ms)));
  EXPECT_EQ(allocations_of_this_thread(), before);
}

}  // namespace
}  // namespace cancha::act
