#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "act/humanoid/humanoid_skills.h"

namespace cancha::act {
namespace {

const std::string kContent = CANCHA_SOURCE_DIR "/content";

/// Where the head of a robot that stands is told to look.
class HeadTest : public testing::Test {
 protected:
  HeadTest() {
    beliefs_.pose.present() = {};
    beliefs_.ball.present() = {};
  }
  /// Stands for so long; `fixed`: something tells it where it is all the time.
  void stand(double seconds, Vec2 p_RB, bool fixed) {
    farthest_pan_ = 0.0;
    for (int i = 0; i < static_cast<int>(100 * seconds); ++i) {
      readings_.time = readings_.time + 10_ms;
      beliefs_.time = readings_.time;
      beliefs_.ball->p_TB = p_RB;
      if (fixed) beliefs_.pose->fixed = readings_.time;
      skills_->act({}, beliefs_, readings_, commands_);
      farthest_pan_ = std::max(farthest_pan_, std::abs(goal("head_pan")));
    }
  }
  [[nodiscard]] double goal(const char* joint) const { return commands_.joints->goals[robot_.find(joint)].angle; }

  body::Robot robot_ = body::read_robot(kContent + "/robots/bioloid").value();
  MotionLibrary library_ = read_motion_library(kContent, robot_).value();
  std::unique_ptr<HumanoidSkills> skills_ = HumanoidSkills::make(robot_, library_).value();
  Beliefs beliefs_;
  Readings readings_;
  Commands commands_;
  double farthest_pan_ = 0.0;
};

TEST_F(HeadTest, LooksDownAtANearBallAndAlongThePitchOtherwise) {
  stand(2.0, {3.0, 0.0}, true);
  EXPECT_NEAR(goal("head_tilt"), 0.35, 0.02) << "the horizon stays in view";
  stand(2.0, {0.2, 0.0}, true);
  EXPECT_GT(goal("head_tilt"), 0.7) << "a ball before the feet is out of view otherwise";
}

TEST_F(HeadTest, LooksAboutWhenNothingHasToldItsPlaceForLong) {
  stand(5.0, {3.0, 0.0}, true);
  EXPECT_LT(farthest_pan_, 0.1) << "who knows where it is looks at the ball";
  stand(6.0, {3.0, 0.0}, false);
  EXPECT_GT(farthest_pan_, 0.6);
  stand(6.0, {0.4, 0.0}, false);
  EXPECT_LT(std::abs(goal("head_pan")), 0.1) << "a near ball comes first";
}

TEST_F(HeadTest, LooksAboutWhenItsPlaceIsDoubtful) {
  beliefs_.pose->spread = 0.5;
  stand(5.0, {3.0, 0.0}, true);
  EXPECT_GT(farthest_pan_, 0.6);
  beliefs_.ball->v_TB = {-1.0, 0.0};
  stand(5.0, {3.0, 0.0}, true);
  EXPECT_LT(std::abs(goal("head_pan")), 0.1) << "a ball that rolls comes first";
}

}  // namespace
}  // namespace cancha::act
