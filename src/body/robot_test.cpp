#include "body/robot.h"

#include <gtest/gtest.h>

#include <string>

#include "body/offsets.h"

namespace cancha::body {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

/// Two legs of one joint each, and a head.
constexpr std::string_view kModel = R"(<mujoco>
<compiler angle="degree"/>
<default><default class="leg"><joint axis="0 2 0" range="-90 90"/><geom type="box"/></default></default>
<worldbody><body name="trunk" pos="0 0 1"><freejoint/><inertial mass="2" pos="0 0 0.1"/>
<body name="head" pos="0 0 0.2"><inertial mass="1" pos="0 0 0"/><joint name="head_pan" range="-60 60"/></body>
<body name="left_leg" childclass="leg" pos="0 0.1 0"><inertial mass="1" pos="0 0 -0.5"/><joint name="left_hip"/>
<geom name="left_sole" pos="0.02 0 -0.99" size="0.1 0.05 0.01"/></body>
<body name="right_leg" childclass="leg" pos="0 -0.1 0"><inertial mass="1" pos="0 0 -0.5"/><joint name="right_hip"/>
<geom name="right_sole" pos="0.02 0 -0.99" size="0.1 0.05 0.01"/></body>
</body></worldbody></mujoco>)";

constexpr std::string_view kRobot = R"(title = "Stilts"
model = "stilts.xml"
joints = [
{ name = "right_hip", id = 1 },
{ name = "left_hip", id = 2, direction = -1, offset = 3 },
{ name = "head_pan", id = 19, zero = 600 },
]
)";

std::string replaced(std::string_view text, const std::string& from, const std::string& to) {
  std::string out{text};
  const std::size_t at = out.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? out : out.replace(at, from.size(), to);
}

Result<Robot> stilts(std::string_view toml = kRobot, std::string_view model = kModel) {
  return parse_robot(toml, "robots/stilts/robot.toml", [&](const std::string&) { return std::string{model}; });
}

/// What is said about the robot after a change of its file or its model.
std::string fault_in_robot(const std::string& from, const std::string& to) {
  const auto robot = stilts(replaced(kRobot, from, to));
  return robot ? "ok" : robot.error().text();
}
std::string fault_in_model(const std::string& from, const std::string& to) {
  const auto robot = stilts(kRobot, replaced(kModel, from, to));
  return robot ? "ok" : robot.error().text();
}

TEST(Robot, IsReadFromItsFileAndItsModel) {
  const auto robot = stilts();
  ASSERT_TRUE(robot) << robot.error().text();

  EXPECT_EQ(robot->name, "stilts");
  EXPECT_EQ(robot->joint_names(), (std::vector<std::string>{"right_hip", "left_hip", "head_pan"}));
  EXPECT_EQ(robot->find("head_pan"), 2u);
  EXPECT_EQ(robot->find("tail"), kNone);
  EXPECT_EQ(robot->find_servo(2), 1u);
  EXPECT_DOUBLE_EQ(robot->joints[0].most, kPi / 2);
  EXPECT_DOUBLE_EQ(robot->joints[2].zero, 600);
  EXPECT_DOUBLE_EQ(robot->mass(), 5);
  EXPECT_EQ(robot->soles[kRight].link, 3u);
  EXPECT_NEAR(robot->soles[kRight].X_LS.position.z, -1.0, 1e-12);
  EXPECT_DOUBLE_EQ(robot->soles[kLeft].length, 0.2);
}

TEST(Robot, KnowsItsMirrorImageByTheAxes) {
  const auto robot = stilts();
  ASSERT_TRUE(robot) << robot.error().text();

  EXPECT_EQ(robot->joints[0].mirror, 1u);
  EXPECT_EQ(robot->joints[1].mirror, 0u);
  EXPECT_EQ(robot->joints[2].mirror, 2u);
  EXPECT_EQ(robot->joints[0].mirror_sign, 1.0);   // pitch
  EXPECT_EQ(robot->joints[2].mirror_sign, -1.0);  // yaw
}

TEST(Robot, CountsAsItsServosDo) {
  const auto robot = stilts();
  ASSERT_TRUE(robot) << robot.error().text();
  const Joint &right = robot->joints[0], &left = robot->joints[1];
  const double step = robot->servo.resolution;

  EXPECT_DOUBLE_EQ(counts_of(*robot, right, 10 * step), 522);
  EXPECT_NEAR(counts_of(*robot, left, 10 * step), 502 - from_degrees(3) / step, 1e-9);
  EXPECT_NEAR(angle_of_counts(*robot, left, counts_of(*robot, left, 0.7)), 0.7, 1e-12);
  EXPECT_EQ(goal_counts(*robot, right, 10.4 * step), 522);
  EXPECT_EQ(goal_counts(*robot, right, 100), 1023);
  EXPECT_EQ(speed_counts(*robot, 0.111 * 2 * kPi / 60 * 50), 50);
  EXPECT_EQ(speed_counts(*robot, 0), 1);
}

TEST(Robot, ARangeEndsWhereTheServoCannotCountOn) {
  const auto robot = stilts(replaced(kRobot, "zero = 600", "zero = 1000"));
  ASSERT_TRUE(robot) << robot.error().text();

  EXPECT_NEAR(robot->joints[2].most, 23 * robot->servo.resolution, 1e-12);
  EXPECT_NEAR(robot->joints[2].least, -kPi / 3, 1e-12);
}

TEST(Robot, SaysWhatIsWrongInItsFile) {
  EXPECT_EQ(
      fault_in_robot("title", "tilte"),
      "robots/stilts/robot.toml: 'title' is missing\nrobots/stilts/robot.toml:1:1: key 'tilte' is unknown (did you "
      "mean 'title'?)");
  EXPECT_EQ(fault_in_robot("zero = 600", "zerro = 600"),
            "robots/stilts/robot.toml:6:31: key 'zerro' is unknown (did you mean 'zero'?)");
  EXPECT_EQ(fault_in_robot("id = 2", "id = 1"), "robots/stilts/robot.toml:5:22: servo 1 already turns 'right_hip'");
  EXPECT_EQ(
      fault_in_robot("\"left_hip\"", "\"left_hop\""),
      "robots/stilts/robot.toml:3:1: joint 'left_hip' of the model has no servo (add { name = \"left_hip\", id = … })\n"
      "robots/stilts/robot.toml:5:3: the model has no joint 'left_hop' (did you mean 'left_hip'?)");
  EXPECT_EQ(fault_in_robot("direction = -1", "direction = 0"),
            "robots/stilts/robot.toml:5:30: 'direction' is 0, must be 1 or -1");
  EXPECT_EQ(
      fault_in_robot("joints = [", "joints = [] \nrest = ["),
      "robots/stilts/robot.toml:3:1: joint 'head_pan' of the model has no servo (add { name = \"head_pan\", id = … })\n"
      "robots/stilts/robot.toml:3:1: joint 'left_hip' of the model has no servo (add { name = \"left_hip\", id = … })\n"
      "robots/stilts/robot.toml:3:1: joint 'right_hip' of the model has no servo (add { name = \"right_hip\", id = … "
      "})\nrobots/stilts/robot.toml:4:1: key 'rest' is unknown (known: title, model, servo, odometry, foot_sensors, "
      "bumpers, arms_feel, "
      "battery, joints, sensors, sonar)");
}

TEST(Robot, SaysWhatIsWrongInItsModel) {
  EXPECT_EQ(
      fault_in_model("<joint name=\"left_hip\"/>", "<joint name=\"left_hip\" type=\"slide\"/>"),
      "robots/stilts/stilts.xml:6:90: joint 'left_hip' is no hinge (only the trunk is free, all else are hinges)");
  EXPECT_EQ(fault_in_model(" range=\"-60 60\"", ""),
            "robots/stilts/stilts.xml:5:66: joint 'head_pan' has no range (range=\"least most\")");
  EXPECT_EQ(fault_in_model("mass=\"1\" pos=\"0 0 0\"", "mass=\"one\" pos=\"0 0\""),
            "robots/stilts/stilts.xml:5:34: 'pos' of 'inertial' is not 3 numbers\n"
            "robots/stilts/stilts.xml:5:34: 'mass' of 'inertial' is no number");
  EXPECT_EQ(fault_in_model("\"left_sole\"", "\"left_shoe\""),
            "robots/stilts/stilts.xml:1:2: the model has no sole of the left foot (name its box 'left_sole')");
  EXPECT_EQ(fault_in_model("pos=\"0 -0.1 0\"", "pos=\"0 -0.1 0\" euler=\"0 0 45\""),
            "robots/stilts/robot.toml:4:3: the axes of 'right_hip' and 'left_hip' are no mirror images\n"
            "robots/stilts/robot.toml:5:3: the axes of 'left_hip' and 'right_hip' are no mirror images");
}

TEST(Robot, FaultsOfBothFilesComeTogether) {
  const auto robot = stilts(replaced(kRobot, "id = 2", "id = 1"), "<mujoco/>");
  ASSERT_FALSE(robot);
  EXPECT_EQ(robot.error().text(),
            "robots/stilts/robot.toml:5:22: servo 1 already turns 'right_hip'\n"
            "robots/stilts/stilts.xml:1:2: the model has no body (<worldbody><body name=\"trunk\">…)\n"
            "robots/stilts/stilts.xml:1:2: the model has no sole of the left foot (name its box 'left_sole')\n"
            "robots/stilts/stilts.xml:1:2: the model has no sole of the right foot (name its box 'right_sole')");
}

TEST(Robot, OneMotorMayTurnTwoHinges) {
  // as in a NAO's hips: the right one follows the left one
  const std::string coupled = replaced(
      kModel, "</worldbody>",
      "</worldbody><equality><joint joint1=\"right_hip\" joint2=\"left_hip\" polycoef=\"0 1 0 0 0\"/></equality>");
  const std::string_view toml =
      "title = \"One\"\nmodel = \"x.xml\"\njoints = [{ name = \"left_hip\", id = 1 }, { name = \"head_pan\", id = 2 "
      "}]\n";
  const auto without = stilts(toml, coupled);
  ASSERT_FALSE(without);
  EXPECT_EQ(without.error().text(), "robots/stilts/robot.toml:3:13: joint 'left_hip' has no partner 'right_hip'");

  const auto shared = stilts(replaced(toml, "left_hip", "hips"),
                             replaced(replaced(coupled, "joint name=\"left_hip\"", "joint name=\"hips\""),
                                      "joint2=\"left_hip\"", "joint2=\"hips\""));
  ASSERT_TRUE(shared) << shared.error().text();
  EXPECT_EQ(shared->links[2].joint, 0u);
  EXPECT_EQ(shared->links[3].joint, 0u);
  EXPECT_EQ(shared->joints[0].mirror_sign, 1.0);
}

TEST(Robot, TakesTheCorrectionsOfOneRobot) {
  auto robot = stilts();
  ASSERT_TRUE(robot) << robot.error().text();

  ASSERT_TRUE(parse_offsets("robot = \"stilts\"\n[offsets]\nright_hip = -1.5\n", "mine.toml", *robot));
  EXPECT_NEAR(robot->joints[0].offset, from_degrees(-1.5), 1e-12);
  EXPECT_NEAR(robot->joints[1].offset, from_degrees(3), 1e-12);

  const auto wrong =
      parse_offsets("robot = \"nao\"\n[offsets]\nright_hib = -1.5\nleft_hip = 90\n", "mine.toml", *robot);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().text(),
            "mine.toml:1:1: these are offsets of 'nao', not of 'stilts'\n"
            "mine.toml:3:1: key 'right_hib' is unknown (did you mean 'right_hip'?)\n"
            "mine.toml:4:1: 'left_hip' is 90, must lie between -45 and 45");
}

TEST(Robot, CorrectionsMoveTheRangeAndBack) {
  auto robot = stilts(replaced(kRobot, "zero = 600", "zero = 1000"));
  ASSERT_TRUE(robot) << robot.error().text();
  const double most = robot->joints[2].most;

  ASSERT_TRUE(parse_offsets("[offsets]\nhead_pan = 2\n", "mine.toml", *robot));
  EXPECT_NEAR(robot->joints[2].most, most - from_degrees(2), 1e-12);
  ASSERT_TRUE(parse_offsets("[offsets]\nhead_pan = 0\n", "mine.toml", *robot));
  EXPECT_NEAR(robot->joints[2].most, most, 1e-12);
}

TEST(Robot, CorrectionsAreWrittenAsTheyAreRead) {
  auto robot = stilts(kRobot);
  ASSERT_TRUE(robot) << robot.error().text();
  set_offsets(*robot, std::vector<double>{from_degrees(-1.254), 0.0, from_degrees(2)});
  auto again = stilts(kRobot);

  ASSERT_TRUE(parse_offsets(write_offsets(*robot), "mine.toml", *again));

  // one that needs no correction says so: its kind may have one
  EXPECT_NEAR(again->joints[0].offset, from_degrees(-1.25), 1e-12);
  EXPECT_EQ(again->joints[1].offset, 0.0);
  EXPECT_NEAR(again->joints[2].most, robot->joints[2].most, 1e-12);
}

TEST(Robot, AllRobotsInContentAreRead) {
  const auto names = robot_names(kContent);
  ASSERT_FALSE(names.empty());
  for (const std::string& name : names) {
    const auto robot = read_robot(kContent / "robots" / name);
    EXPECT_TRUE(robot) << robot.error().text();
  }
}

TEST(Robot, TheBioloidHasTwentyServosInOrder) {
  const auto robot = read_robot(kContent / "robots" / "bioloid" / "robot.toml");
  ASSERT_TRUE(robot) << robot.error().text();

  ASSERT_EQ(robot->joints.size(), 20u);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(robot->joints[static_cast<std::size_t>(i)].id, i + 1);
  for (const Joint& joint : robot->joints) {
    const bool pitch = joint.name.ends_with("_pitch") || joint.name.ends_with("_knee") || joint.name == "head_tilt";
    EXPECT_EQ(joint.mirror_sign, pitch ? 1.0 : -1.0) << joint.name;
  }
  EXPECT_NEAR(robot->mass(), 1.756, 0.001);
  EXPECT_NEAR(robot->free_speed(), 6.18 * 11.1 / 12, 1e-12);
}

TEST(Robot, TheBioloidStandsAsItsMakerSays) {
  // the first pose of the maker's motion file bends the knees, sets the feet straight ahead and lets the arms hang
  const auto robot = read_robot(kContent / "robots" / "bioloid");
  ASSERT_TRUE(robot) << robot.error().text();
  const int counts[18] = {235, 788, 279, 744, 462, 561, 358, 666, 507, 516, 341, 682, 240, 783, 647, 376, 507, 516};
  const double degrees[18] = {-9, -9, -22, 22, 15, -14, 0, 0, -1.5, 1.2, -50, -50, 80, 79, -40, -40, 1.5, -1.2};
  for (std::size_t i = 0; i < 18; ++i) {
    EXPECT_NEAR(in_degrees(angle_of_counts(*robot, robot->joints[i], counts[i])), degrees[i], 1)
        << robot->joints[i].name;
  }
}

}  // namespace
}  // namespace cancha::body
