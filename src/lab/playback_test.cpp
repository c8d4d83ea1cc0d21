#include "lab/playback.h"

#include <gtest/gtest.h>

#include <algorithm>
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
  act::Skills skills_ = act::read_skills(kContent, robot_).value();
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

  const Playback risen = play("get_up_front", {.random_body = false, .stance = world::Stance::kOnFront});
  EXPECT_TRUE(risen.stands);
  EXPECT_FALSE(risen.fell);
  EXPECT_LT(risen.frames.front().p_FT.z, 0.12);
  EXPECT_TRUE(at_limit(std::ranges::max(risen.peak_torques), risen.most_torque));
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
