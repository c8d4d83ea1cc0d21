#include "robot/real_time_loop.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

#include "messages/humanoid.h"
#include "robot/parts.h"
#include "robot/practice_body.h"

namespace cancha::robot {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

class LoopTest : public testing::Test {
 protected:
  field::League league_ = field::load_league(kContent, "kidsize").value();
  std::shared_ptr<const BodyKind> kind_ = load_body(kContent, "bioloid").value();
  Profile profile_ = load_profile(kContent, "kidsize").value();
  Programs programs_{league_, behaviour_reader(kContent)};
  std::unique_ptr<Player> player_ = make_player({profile_, kPractising, league_, kind_.get(), programs_}).value();
};

TEST_F(LoopTest, APlayerStandsOnEmulatedServosInRealTime) {
  auto body = PracticeBody::make(profile_, league_, *kind_, Random{1}).value();
  const LoopReport report = run_in_real_time(*body, *player_, {.seconds = 1.0});
  // a busy machine misses ticks, and says so
  EXPECT_GT(report.ticks, 0);
  EXPECT_LE(report.ticks, 100);
  EXPECT_EQ(report.trouble, 0);
  EXPECT_EQ(report.stopped, "");
  EXPECT_GT(up_of(body->truth().robots[1].q_FR).z, 0.9);
  EXPECT_TRUE(player_->frame().readings.imu);
}

TEST_F(LoopTest, ThePracticeBodyHasTheSensorsThatItsPlayerWears) {
  const Profile sonar = load_profile(kContent, "kidsize_sonar").value();
  auto player = make_player({sonar, kPractising, league_, kind_.get(), programs_}).value();
  auto body = PracticeBody::make(sonar, league_, *kind_, Random{1}).value();
  Readings readings;
  int heard = 0;
  for (int i = 0; i < 200; ++i) {
    readings.time = Time{} + 10_ms * i;
    ASSERT_TRUE(body->read(readings));
    heard += readings.sonar ? 1 : 0;
    ASSERT_TRUE(body->command(player->tick(readings)));
  }
  // ten shots a second for two thirds of the time, less what falls into switching
  EXPECT_GE(heard, 5);
  EXPECT_EQ(player->frame().percepts.sonar->clock_jumps, 0);
  EXPECT_TRUE(player->frame().beliefs.obstacles);
}

/// A body whose line is cut.
class BrokenBody final : public Body {
 public:
  Result<void> read(Readings&) override { return fail("bus", "no answer from servo 7"); }
  Result<void> command(const Commands&) override { return {}; }
};

TEST_F(LoopTest, StopsWhenTheBodyDoesNotAnswerForAWhile) {
  BrokenBody body;
  const LoopReport report = run_in_real_time(body, *player_, {.period = 1_ms, .seconds = 5.0, .most_trouble = 20});
  EXPECT_EQ(report.trouble, 20);
  EXPECT_EQ(report.stopped, "bus: no answer from servo 7");
}

/// A body that takes longer than a period now and then.
class SlowBody final : public Body {
 public:
  Result<void> read(Readings& readings) override {
    times.push_back(readings.time);
    if (times.size() == 3) std::this_thread::sleep_for(std::chrono::milliseconds{55});
    return {};
  }
  Result<void> command(const Commands&) override { return {}; }
  std::vector<Time> times;
};

TEST_F(LoopTest, WhatWasMissedIsLeftOutAndCounted) {
  SlowBody body;
  const LoopReport report = run_in_real_time(body, *player_, {.period = 10_ms, .seconds = 0.2});
  EXPECT_GE(report.overruns, 1);
  EXPECT_LT(report.ticks, 20);
  EXPECT_GE(report.worst_late_ms, 30.0);
  for (std::size_t i = 1; i < body.times.size(); ++i) EXPECT_GT(body.times[i], body.times[i - 1]);
}

}  // namespace
}  // namespace cancha::robot
