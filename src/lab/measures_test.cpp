#include "lab/measures.h"

#include <gtest/gtest.h>

#include "lab/stage.h"
#include "support/bioloid.h"

namespace cancha::lab {
namespace {

class Measures : public testing::Test {
 protected:
  void put(world::Stance stance, std::initializer_list<std::pair<const char*, double>> degrees) {
    world_->place(0, {}, stance, support::angles_of(robot_, degrees));
  }

  body::Robot robot_ = support::bioloid();
  std::unique_ptr<world::JointedWorld> world_ =
      world::make_jointed_world(scene_of(robot_, 1, false, 2_ms).value()).value();
};

TEST_F(Measures, LegsThatCrossTouch) {
  put(world::Stance::Upright, {});
  EXPECT_EQ(deepest_own_contact(*world_, 0), 0);
  put(world::Stance::Upright, {{"right_hip_roll", 17}, {"left_hip_roll", -17}});
  EXPECT_NEAR(deepest_own_contact(*world_, 0), 0.019, 0.003);
}

TEST_F(Measures, OnlyWhatARollingBallWouldHitCovers) {
  // an arm held out high above the ground covers nothing, on the ground it does
  put(world::Stance::Upright, {{"left_shoulder_roll", 86}});
  EXPECT_NEAR(reach_near_ground(*world_, 0, true), 0.0685, 0.001);
  put(world::Stance::OnFront, {{"left_shoulder_roll", 86}});
  EXPECT_NEAR(reach_near_ground(*world_, 0, true), 0.232, 0.002);
  EXPECT_NEAR(reach_near_ground(*world_, 0, false), 0.092, 0.002);
}

}  // namespace
}  // namespace cancha::lab
