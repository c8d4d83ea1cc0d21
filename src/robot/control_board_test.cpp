#include "robot/control_board.h"

#include <gtest/gtest.h>

#include "team/yarp/bottle_text.h"

namespace cancha::robot {
namespace {

using team::yarp::parse_bottle;
using team::yarp::text_of;

class ControlBoardTest : public testing::Test {
 protected:
  static body::Robot robot() { return body::read_robot(CANCHA_SOURCE_DIR "/content/robots/bioloid").value(); }
  static act::IdMap ids(const body::Robot& robot) {
    return act::read_ids(CANCHA_SOURCE_DIR "/content/robots/bioloid/ids/ceabot.toml", robot).value();
  }

  std::string ask(const char* text) { return text_of(board_.answer(parse_bottle(text).value())); }
  std::string stream(const char* text) {
    const auto done = board_.command(parse_bottle(text).value());
    return done ? "" : done.error().text();
  }
  /// As long as seconds, with joints that follow their goals at once.
  void run(double seconds) {
    for (int i = 0; i < static_cast<int>(seconds * 100); ++i) {
      readings_.time += 10_ms;
      const Commands* commands = board_.tick(readings_);
      std::vector<double>& angles = readings_.joints.present().angles;
      angles.clear();
      for (const JointGoal& goal : commands->joints->goals) angles.push_back(goal.angle);
    }
    (void)board_.tick(readings_);
  }
  double encoder(std::size_t axis) { return *board_.state()[axis].as_number(); }

  body::Robot robot_ = robot();
  std::vector<double> standing_ = std::vector<double>(robot_.joints.size(), 0.0);
  ControlBoard board_{robot_, ids(robot_), standing_, {}};
  Readings readings_;
};

TEST_F(ControlBoardTest, HasTheAxesOfTheDocument) {
  run(0.02);
  EXPECT_EQ(board_.axes(), 23U);
  EXPECT_TRUE(ask("[get] [axes]").starts_with("[is] [axes] 23 [tsta] "));
  EXPECT_TRUE(ask("get name 14").starts_with("[is] name right_hip_pitch [tsta] "));
  EXPECT_TRUE(ask("[get] [name] 4").starts_with("[is] [name] unused"));
  // the straight pose in servo degrees: the middle for hips, 60° for an arm whose zero is at 205 counts
  EXPECT_NEAR(encoder(14), 150.0, 0.01);
  EXPECT_NEAR(encoder(1), 205 * 300.0 / 1024, 0.01);
  EXPECT_EQ(encoder(9), 0.0);
  EXPECT_EQ(ask("[get] [prot]"), "[prot] 1 9 0 [ok]");
}

TEST_F(ControlBoardTest, MovesToPositionsNoFasterThanItIsTold) {
  EXPECT_EQ(ask("[set] [pos] 14 90.0"), "[ok]");
  run(1.0);
  EXPECT_NEAR(encoder(14), 150.0 - 45.0, 0.5);
  EXPECT_TRUE(ask("[get] [don] 14").starts_with("[is] [don] 0 "));
  run(1.0);
  EXPECT_NEAR(encoder(14), 90.0, 0.01);
  EXPECT_TRUE(ask("[get] [don] 14").starts_with("[is] [don] 1 "));
  EXPECT_TRUE(ask("[get] [dons]").starts_with("[is] [dons] 1 "));
  EXPECT_TRUE(ask("[get] [pos] 14").starts_with("[is] [pos] 90.0 "));
  EXPECT_EQ(ask("[set] [vel] 14 10.0"), "[ok]");
  EXPECT_EQ(ask("[set] [rel] 14 20"), "[ok]");
  run(1.0);
  EXPECT_NEAR(encoder(14), 100.0, 0.5);
  EXPECT_EQ(ask("[set] [sto] 14"), "[ok]");
  run(1.0);
  EXPECT_NEAR(encoder(14), 100.0, 0.5);
  // never beyond what the joint can
  EXPECT_EQ(ask("[set] [pos] 16 -1000"), "[ok]");
  EXPECT_EQ(ask("[set] [vel] 16 1000"), "[ok]");
  run(1.0);
  const auto limits = board_.answer(parse_bottle("[get] [llim] 16").value());
  EXPECT_NEAR(encoder(16), *limits[2].as_number(), 0.01);
}

TEST_F(ControlBoardTest, TurnsAtVelocitiesUntilItIsStopped) {
  EXPECT_EQ(ask("[set] [veld]"), "[ok]");
  EXPECT_EQ(stream("([vmo] 1) (10.0)"), "");
  const double before = encoder(1);
  run(2.0);
  EXPECT_NEAR(encoder(1), before + 20.0, 0.5);
  EXPECT_TRUE(ask("[get] [vmo] 1").starts_with("[is] [vmo] 10.0 "));
  EXPECT_EQ(ask("[set] [stos]"), "[ok]");
  run(1.0);
  EXPECT_NEAR(encoder(1), before + 20.0, 0.5);
  EXPECT_EQ(stream("([vmog] 2 (1 2)) (-5.0 5.0)"), "");
  run(1.0);
  EXPECT_NEAR(encoder(1), before + 15.0, 0.5);
}

TEST_F(ControlBoardTest, TakesAllAxesAtOnce) {
  std::string all = "([poss]) (";
  for (int i = 0; i < 23; ++i) all += "150.0 ";
  EXPECT_EQ(stream((all + ")").c_str()), "");
  run(3.0);
  EXPECT_NEAR(encoder(6), 150.0, 0.01);
  EXPECT_EQ(ask("[set] [posg] 2 (13 14) (140.0 145.0)"), "[ok]");
  run(1.0);
  EXPECT_NEAR(encoder(13), 140.0, 0.01);
  EXPECT_NEAR(encoder(14), 145.0, 0.01);
  EXPECT_EQ(ask("[set] [icmd] [cmod] 14 [vel]"), "[ok]");
  EXPECT_TRUE(ask("[get] [icmd] [cmod] 14").starts_with("[is] 14 [vel] "));
  EXPECT_TRUE(ask("[get] [icmd] [cmds]").starts_with("[is] [cmds] ([pos] [pos]"));
}

TEST_F(ControlBoardTest, TellsNewerClientsSpeedsAndModesToo) {
  (void)ask("[set] [icmd] [cmod] 14 [vel]");
  run(0.02);
  const auto state = board_.extended_state();
  ASSERT_EQ(state.size(), 22U);
  EXPECT_EQ(state[0].items.size(), 23U);
  EXPECT_EQ(state[1].word(), "ok");
  EXPECT_EQ(state[5].word(), "fail");
  EXPECT_EQ(state[18].items[14].whole, 0x6c6576);  // [vel], the first letter in the lowest byte
  EXPECT_EQ(state[19].word(), "ok");
}

TEST_F(ControlBoardTest, SaysWhatIsWrongAndHowToGoOn) {
  EXPECT_EQ(ask("[set] [pos] 40 1.0"), "[fail] \"control board: there is no axis 40 (a whole number from 0 to 22)\"");
  EXPECT_NE(ask("[set] [pos] 14 high").find("the value of axis 14 is a string"), std::string::npos);
  EXPECT_NE(ask("[set] [poss] (1 2 3)").find("3 values came for 23 axes"), std::string::npos);
  EXPECT_NE(ask("[set] [vmo] 14 1.0").find("axis 14 is in position mode (send [set] [icmd] [cmod] 14 [vel] first)"),
            std::string::npos);
  EXPECT_NE(ask("[set] [icmd] [cmod] 14 [torq]").find("mode [torq] is none of this robot's ([pos] or [vel])"),
            std::string::npos);
  EXPECT_NE(ask("hello").find("'hello' is not understood (begin with set or get, for example get encs)"),
            std::string::npos);
  EXPECT_NE(ask("[get] [hat] 1").find("is not understood (after get: axes, enc"), std::string::npos);
  EXPECT_NE(stream("1 2").find("a head and its values, for example ([vmo] 14) (10.0)"), std::string::npos);
  EXPECT_NE(stream("([torq] 1) (2.0)").find("is not understood"), std::string::npos);
  // a group with one wrong axis changes none
  (void)ask("[set] [posg] 2 (13 99) (10.0 10.0)");
  EXPECT_TRUE(ask("[get] [pos] 13").starts_with("[is] [pos] 150.0 "));
}

TEST_F(ControlBoardTest, SendsSweepsAsAMatrixOfOneColumn) {
  LaserScan scan;
  scan.distances.assign(21, 0.5);
  const auto matrix = matrix_of(scan);
  EXPECT_TRUE(text_of(matrix).starts_with("21 1 (0.5 0.5"));
  EXPECT_EQ(matrix[2].items.size(), 21U);
}

}  // namespace
}  // namespace cancha::robot
