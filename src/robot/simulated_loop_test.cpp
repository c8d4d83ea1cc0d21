#include "robot/simulated_loop.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "robot/profile.h"
#include "robot/scenery.h"
#include "robot/simulated_body.h"
#include "support/bioloid.h"

namespace cancha::robot {
namespace {

using Notes = std::vector<std::string>;

/// A body that notes what is asked of it, and when.
class NotingBody final : public Body {
 public:
  NotingBody(Notes& notes, std::string name, bool answers = true)
      : notes_{&notes}, name_{std::move(name)}, answers_{answers} {}

  Result<void> read(Readings& readings) override {
    notes_->push_back(name_ + " reads at " + std::to_string(readings.time.ns / 1'000'000) + " ms");
    if (!answers_) return fail(name_, "does not answer");
    return {};
  }
  Result<void> command(const Commands& /*commands*/) override {
    notes_->push_back(name_ + " moves");
    return {};
  }

 private:
  Notes* notes_;
  std::string name_;
  bool answers_;
};

class SimulatedLoopTest : public testing::Test {
 protected:
  SimulatedLoopTest() {
    const std::vector<double> straight(robot_.joints.size());
    for (int i = 0; i < 2; ++i) world_->place(i, {2.0 * i, 0, 0}, world::Stance::Upright, straight);
  }
  Ticker thinks(std::string name) {
    return [this, name = std::move(name)](const Readings& /*readings*/) {
      notes_.push_back(name + " thinks");
      return &commands_;
    };
  }

  body::Robot robot_ = support::bioloid();
  std::unique_ptr<world::JointedWorld> world_ = world::make_jointed_world(scene_of(robot_, 2, 2_ms).value()).value();
  SimulatedLoop loop_{*world_, 5};
  Commands commands_;
  Notes notes_;
};

TEST_F(SimulatedLoopTest, EachRobotReadsThinksAndMovesThenTheWorldGoesOn) {
  loop_.add(std::make_unique<NotingBody>(notes_, "first"), thinks("first"));
  loop_.add(std::make_unique<NotingBody>(notes_, "second"), thinks("second"));
  ASSERT_TRUE(loop_.tick().has_value());
  EXPECT_EQ(world_->time(), Time{} + 10_ms);
  EXPECT_EQ(notes_, (Notes{"first reads at 0 ms", "first thinks", "first moves", "second reads at 0 ms",
                           "second thinks", "second moves"}));
  notes_.clear();
  ASSERT_TRUE(loop_.tick().has_value());
  EXPECT_EQ(notes_.front(), "first reads at 10 ms");
}

TEST_F(SimulatedLoopTest, TroubleOfOneRobotStopsNobodyElse) {
  loop_.add(std::make_unique<NotingBody>(notes_, "first", false), thinks("first"));
  loop_.add(std::make_unique<NotingBody>(notes_, "second"), thinks("second"));
  const auto ticked = loop_.tick();
  ASSERT_FALSE(ticked.has_value());
  EXPECT_EQ(ticked.error().text(), "first: does not answer");
  EXPECT_EQ(notes_, (Notes{"first reads at 0 ms", "second reads at 0 ms", "second thinks", "second moves"}));
  EXPECT_EQ(world_->time(), Time{} + 10_ms);
}

TEST_F(SimulatedLoopTest, WhoIsDoneKeepsItsLastGoals) {
  // one tick long the head is told to turn
  const std::size_t pan = robot_.find("head_pan");
  commands_.joints.present().goals.resize(robot_.joints.size());
  commands_.joints->goals[pan].angle = 1.0;
  int ticks = 0;
  loop_.add(std::make_unique<SimulatedBody>(robot_, *world_, 0),
            [&](const Readings& /*readings*/) { return ticks++ == 0 ? &commands_ : nullptr; });
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(loop_.tick().has_value());
  EXPECT_EQ(ticks, 100);
  EXPECT_NEAR(world_->state(0).angles[pan], 1.0, 0.03);
  EXPECT_NEAR(world_->state(1).angles[pan], 0.0, 0.03);
}

}  // namespace
}  // namespace cancha::robot
