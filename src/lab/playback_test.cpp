#include "lab/playback.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace cancha::lab {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

class PlaybackTest : public testing::Test {
 protected:
  Playback play(std::string_view name, const Start& start, const PlaybackSettings& settings = {}) {
    return play_once(stage_, skills_, start, name, settings);
  }

  body::Robot robot_ = body::read_robot(kContent / "robots/bioloid").value();
  act::MotionLibrary skills_ = act::read_motion_library(kContent, robot_).value();
  Stage stage_ = Stage::make(robot_).value();
};

TEST_F(PlaybackTest, ShowsARobotThatStands) {
  const Playback played = play("stand", {.random_body = false});

  EXPECT_TRUE(played.ended && played.stands);
  EXPECT_FALSE(played.fell);
  EXPECT_NEAR(played.seconds, 1.0, 0.1);
  ASSERT_GT(played.frames.size(), 90u);
  EXPECT_NEAR(played.frames[50].seconds, 1.0, 1e-9);
  EXPECT_EQ(played.frames[0].angles.size(), robot_.joints.size());
  EXPECT_NEAR(played.most_torque, 1.3175, 1e-9);
  EXPECT_FALSE(at_limit(std::ranges::max(played.peak_torques), played.most_torque));
  EXPECT_GT(std::ranges::max(played.peak_torques), 0);
  EXPECT_GT(std::ranges::max(played.peak_speeds), 0.1);
}

TEST_F(PlaybackTest, ShowsOneThatFallsAndOneThatGetsUp) {
  act::Motion bow = skills_.motions.at("stand");
  bow.poses[0].time = 0.3;
  for (const char* joint : {"left_hip_pitch", "right_hip_pitch", "left_ankle_pitch", "right_ankle_pitch"}) {
    std::ranges::find(bow.poses[0].angles, robot_.find(joint), &act::JointAngle::joint)->degrees = 35;
  }
  skills_.motions["bow"] = bow;

  const Playback fallen = play("bow", {.random_body = false});
  EXPECT_TRUE(fallen.fell);
  EXPECT_FALSE(fallen.stands);

  const Playback risen = play("get_up_front", {.random_body = false, .stance = world::Stance::OnFront});
  EXPECT_TRUE(risen.stands);
  EXPECT_FALSE(risen.fell);
  EXPECT_LT(risen.frames.front().p_FT.z, 0.12);
  EXPECT_TRUE(at_limit(std::ranges::max(risen.peak_torques), risen.most_torque));
}

TEST_F(PlaybackTest, ASwingAtFullSpeedIsNoStrainButAPushIs) {
  // an arm swings ahead as fast as it can, and nothing is in its way
  act::Motion swing = skills_.motions.at("stand");
  swing.poses[0].time = 0.2;
  swing.poses[0].angles = {{robot_.find("right_shoulder_pitch"), -80}};
  skills_.motions["swing"] = swing;
  const Playback quick = play("swing", {.random_body = false});
  const auto longest = [](const Playback& played) {
    double seconds = 0;
    for (const Strain& strain : played.strains) seconds = std::max(seconds, strain.seconds);
    return seconds;
  };
  EXPECT_GT(quick.peak_speeds[robot_.find("right_shoulder_pitch")], 4);
  EXPECT_LT(longest(quick), 0.1);
  EXPECT_LT(longest(play("stand", {.random_body = false})), 0.02);

  // knees far too weak for the body
  body::Robot weak = robot_;
  weak.battery.voltage = 3;
  Stage stage = Stage::make(weak).value();
  const Playback sinks = play_once(stage, skills_, {.random_body = false}, "stand", {});
  EXPECT_GT(longest(sinks), 0.3);
}

/// The effects mean the same, whether goals go straight to the joints or as bytes over the emulated bus.
TEST_F(PlaybackTest, EffectsAreTheSameThroughTheBus) {
  const PlaybackSettings settings{.effects = {.heat = true, .backlash = 0.03}};
  const Playback direct = play("kick_right", {.random_body = false}, settings);
  const Playback bytes = play("kick_right", {.through_bus = true, .random_body = false}, settings);
  EXPECT_EQ(direct.frames.back().angles, bytes.frames.back().angles);
  EXPECT_EQ(direct.temperatures, bytes.temperatures);
  EXPECT_GT(std::ranges::max(direct.temperatures), 25.1);
  EXPECT_NE(direct.frames.back().angles, play("kick_right", {.random_body = false}).frames.back().angles);
}

TEST_F(PlaybackTest, WhereAServoShutsDownTheRobotIsLeftLimp) {
  for (const bool through_bus : {false, true}) {
    const Start start{.through_bus = through_bus, .random_body = false, .stance = world::Stance::OnFront};
    const Playback played = play("get_up_front", start, {.effects = {.heat = true, .warmth = 69.9}});
    EXPECT_FALSE(played.shut_down.empty());
    EXPECT_FALSE(played.ended || played.stands);
    for (const double torque : stage_.world().torques(0)) EXPECT_EQ(torque, 0);
  }
  // the next trial begins with cool motors
  EXPECT_TRUE(play("stand", {.random_body = false}).stands);
}

TEST_F(PlaybackTest, TheBatteryGivesWay) {
  body::Robot tired = robot_;
  tired.battery = {10.5, body::Battery::kTired};
  Stage stage = Stage::make(tired).value();
  const Playback played = play_once(stage, skills_, {.random_body = false}, "kick_right", {});
  EXPECT_LT(played.least_voltage, 10.2);
  EXPECT_LT(played.most_torque, most_torque(robot_));
  EXPECT_EQ(play("stand", {.random_body = false}).least_voltage, 11.1);
}

/// Tables 6.10 to 6.12 of the CEABOT document: four rounds of their steps, begun from standing.
TEST_F(PlaybackTest, TheTablesOfTheDocumentWalkAndTurn) {
  const auto tried = [&](const std::string& name) {
    act::Motion& table = skills_.motions.at(name);
    EXPECT_EQ(table.poses.size(), 5u);
    table.poses.erase(table.poses.begin());  // the way in; a round is steps 1 to 4
    table.repeat = 4;
    return play(name, {.random_body = false});
  };
  const auto ahead = [](const Playback& p) { return p.frames.back().p_FT.x - p.frames.front().p_FT.x; };
  const auto turned = [](const Playback& p) {
    double sum = 0;
    for (std::size_t i = 1; i < p.frames.size(); ++i) {
      const auto heading = [&](std::size_t k) { return angle_of(ahead_of(p.frames[k].q_FT).xy()); };
      sum += std::remainder(heading(i) - heading(i - 1), 2 * kPi);
    }
    return in_degrees(sum);
  };
  const Playback forward = tried("ceabot_forward");
  EXPECT_TRUE(forward.ended && forward.stands && !forward.fell);
  EXPECT_GT(ahead(forward), 0.15);
  const Playback left = tried("ceabot_left");
  EXPECT_TRUE(left.ended && !left.fell);
  EXPECT_GT(turned(left), 60);
  const Playback right = tried("ceabot_right");
  EXPECT_TRUE(right.ended && !right.fell);
  EXPECT_LT(turned(right), -60);
}

TEST_F(PlaybackTest, LeavesAMotionWithoutEndAndGivesTheSameAgain) {
  skills_.motions.at("stand").repeat = 0;
  const Playback once = play("stand", {.seed = 3}, {.longest = 0.5, .after = 0.0});
  const Playback again = play("stand", {.seed = 3}, {.longest = 0.5, .after = 0.0});

  EXPECT_FALSE(once.ended);
  EXPECT_EQ(once.frames.size(), 26u);
  EXPECT_EQ(once.frames.back().angles, again.frames.back().angles);
  EXPECT_NE(once.most_torque, most_torque(robot_));
}

}  // namespace
}  // namespace cancha::lab
