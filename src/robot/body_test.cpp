// A robot on a bus of emulated servos, some of which do not do well.

#include "robot/body.h"

#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <optional>
#include <sstream>

#include "act/servo/emulator.h"
#include "act/servo/line.h"
#include "act/servo/servo_goals.h"
#include "robot/profile.h"
#include "robot/real_time_loop.h"
#include "robot/robot_log.h"

namespace cancha::robot {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

class OnABus : public testing::Test {
 protected:
  void SetUp() override {
    auto bus = act::ServoBus{std::make_unique<act::EmulatedLine>(servos_)};
    body_.emplace(BusBody::start(robot_, std::move(bus), &troubles_).value());
    ASSERT_TRUE(body_->read(readings_));
  }
  void read(int ticks) {
    for (int i = 0; i < ticks; ++i) {
      readings_.time += 10_ms;
      ASSERT_TRUE(body_->read(readings_));
    }
  }
  act::EmulatedServo& servo(const char* joint) {
    return *servos_.find(static_cast<std::uint8_t>(robot_.joints[robot_.find(joint)].id));
  }
  void turn(const char* joint, std::uint16_t counts) {
    servo(joint).set(*act::register_at(act::at::kPosition), counts);
  }
  [[nodiscard]] double angle(const char* joint) const { return readings_.joints->angles[robot_.find(joint)]; }

  std::shared_ptr<const BodyKind> kind_ = load_body(kContent, "bioloid").value();
  const body::Robot& robot_ = kind_->robot;
  act::ServoEmulator servos_{act::servo_ids(robot_)};
  TroubleBook troubles_;
  std::optional<BusBody> body_;
  Readings readings_;
};

TEST_F(OnABus, AServoThatFallsSilentIsPassedOverAndToldOnce) {
  servos_.unplug(servo("left_knee").id());
  const double knee = angle("left_knee");
  for (const char* joint : {"left_knee", "right_knee", "head_pan"}) turn(joint, 600);

  read(200);

  EXPECT_EQ(angle("left_knee"), knee) << "its angle is an old one, and none that was made up";
  EXPECT_GT(std::abs(angle("right_knee") - knee), 0.1);
  EXPECT_GT(std::abs(angle("head_pan")), 0.1);
  const auto counts = troubles_.counts();
  ASSERT_EQ(counts.size(), 1U);
  EXPECT_EQ(counts[0].kind, Trouble::ServoSilent);
  EXPECT_EQ(counts[0].part, "left_knee");
  EXPECT_GE(counts[0].count, 1);
  EXPECT_LE(counts[0].count, 4) << "asking takes time from the others";
  // the others are moved on
  Commands commands;
  commands.joints.present().goals.assign(robot_.joints.size(), JointGoal{.angle = 0.2});
  ASSERT_TRUE(body_->command(commands));
  EXPECT_NE(servo("right_knee").value(act::at::kGoal), act::kMiddle);

  servos_.unplug(servo("left_knee").id(), false);
  read(200);
  EXPECT_NE(angle("left_knee"), knee) << "it is read again once it answers";
}

TEST_F(OnABus, AHotServoIsTold) {
  servo("right_knee").set(*act::register_at(act::at::kTemperature), 90);
  read(20);
  EXPECT_TRUE(readings_.joints);
  const auto counts = troubles_.counts();
  ASSERT_EQ(counts.size(), 1U);
  EXPECT_EQ(counts[0].kind, Trouble::ServoAlarm);
  EXPECT_EQ(counts[0].part, "right_knee");
  EXPECT_EQ(text_of(counts), "right_knee: servo alarm once");
}

TEST_F(OnABus, StopsOnlyWhenNoServoAnswersAnyMore) {
  const auto done = [](const Readings&) -> const Commands* {
    static const Commands kNothing;
    return &kNothing;
  };
  servos_.unplug(servo("left_knee").id());
  EXPECT_EQ(run_in_real_time(*body_, done, {.seconds = 3.0, .paced = false}).stopped, "");

  for (const body::Joint& joint : robot_.joints) servos_.unplug(static_cast<std::uint8_t>(joint.id));
  EXPECT_EQ(run_in_real_time(*body_, done, {.seconds = 3.0, .paced = false}).stopped,
            "servo bus: no servo answers any more (are the robot and its adapter switched on?)");
}

TEST(TroubleBook, TellsEachKindOfEachPartOnceInTheRobotsLog) {
  const std::filesystem::path folder = std::filesystem::path{testing::TempDir()} / "trouble_book";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  RobotLog::Settings settings;
  settings.modules[static_cast<std::size_t>(LogModule::Trouble)] = true;
  settings.clock = [] { return Duration{}; };
  RobotLog log{settings};
  ASSERT_TRUE(log.open(folder / "robot.log"));
  TroubleBook troubles{&log};

  troubles.over(Trouble::CameraLost, "/dev/video0", "is back");
  for (int i = 0; i < 3; ++i) {
    troubles.count(Trouble::CameraLost, "/dev/video0", "is gone for the {}. time", i + 1);
    troubles.over(Trouble::CameraLost, "/dev/video0", "is back");
  }

  ASSERT_TRUE(log.close());
  EXPECT_EQ(text_of(troubles.counts()), "/dev/video0: camera lost 3 times");
  std::ifstream file{log.path()};
  std::vector<std::string> told;
  for (std::string text; std::getline(file, text);) {
    const LogLine line = parse_log_line(text).value();
    EXPECT_EQ(module_of(line), LogModule::Trouble);
    told.push_back(line.parameters.at(2).value);
  }
  EXPECT_EQ(told, (std::vector<std::string>{"is gone for the 1. time", "is back"}));
}

}  // namespace
}  // namespace cancha::robot
