#include "robot/simulated_body.h"

#include <gtest/gtest.h>

#include "robot/scenery.h"
#include "support/bioloid.h"

namespace cancha::robot {
namespace {

class HotBodyTest : public testing::Test {
 protected:
  HotBodyTest() {
    const std::vector<double> straight(robot_.joints.size());
    world_->place(0, {}, world::Stance::Upright, straight);
  }
  void read(Body& body, int ticks) {
    Readings readings;
    for (int i = 0; i < ticks; ++i) {
      ASSERT_TRUE(world_->step().has_value());
      ASSERT_TRUE(body.read(readings).has_value());
    }
  }

  body::Robot robot_ = support::bioloid();
  std::unique_ptr<world::JointedWorld> world_ = world::make_jointed_world(scene_of(robot_, 1, 2_ms).value()).value();
  TroubleBook troubles_;
};

TEST_F(HotBodyTest, EachServoThatShutsDownIsToldOnceAndCountedAgainWhenItDoesSoAgain) {
  EmulatedBody body{robot_, *world_, 0, &troubles_};
  world_->set_effects({.heat = true, .warmth = 60});
  read(body, 10);
  EXPECT_TRUE(troubles_.counts().empty()) << text_of(troubles_.counts());

  world_->set_effects({.heat = true, .warmth = 71});
  read(body, 10);

  const auto knee = [&] {
    for (const TroubleCount& one : troubles_.counts()) {
      if (one.kind == Trouble::ServoAlarm && one.part == "left_knee") return one.count;
    }
    return std::int64_t{0};
  };
  EXPECT_EQ(troubles_.counts().size(), robot_.joints.size());
  EXPECT_EQ(knee(), 1);
  const auto id = static_cast<std::uint8_t>(robot_.joints[robot_.find("left_knee")].id);
  EXPECT_EQ(body.servos().find(id)->value(act::at::kTorqueLimit), 0);

  // it cools, and shuts down once more
  world_->set_effects({});
  read(body, 10);
  EXPECT_EQ(knee(), 1);
  world_->set_effects({.heat = true, .warmth = 71});
  read(body, 10);
  EXPECT_EQ(knee(), 2);
  EXPECT_EQ(troubles_.counts().size(), robot_.joints.size());
}

TEST_F(HotBodyTest, ABodyWithoutABusTellsTheSame) {
  SimulatedBody body{robot_, *world_, 0, &troubles_};
  world_->set_effects({.heat = true, .warmth = 71});
  read(body, 3);
  EXPECT_EQ(troubles_.counts().size(), robot_.joints.size());

  // nobody need be told
  SimulatedBody silent{robot_, *world_, 0};
  read(silent, 3);
}

}  // namespace
}  // namespace cancha::robot
