#include "act/pose/motion.h"

#include <gtest/gtest.h>

#include <map>

#include "support/bioloid.h"

namespace cancha::act {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

const body::Robot& robot() {
  static const body::Robot robot = support::bioloid();
  return robot;
}

constexpr std::string_view kKick = R"(title = "Kick with the right foot"
robot = "bioloid"

[[pose]]
name = "stand"
speed = 0.5
equilibrium = true
angles = { right_knee = 40, left_knee = 40 }

[[pose]]
name = "lean left"
time = 0.4
pause = 0.1
angles = { right_hip_roll = -12.5, left_hip_roll = -12.5, head_pan = 0.3 }

[[pose]]
name = "lean right"
mirror_of = "lean left"
time = 0.8
)";

Result<Motion> parsed(std::string_view toml, std::map<std::string, std::string> others = {}) {
  return parse_motion(toml, "motions/kick_right.toml", robot(), [&](const std::string& name) -> Result<std::string> {
    if (!others.contains(name)) return fail(name, "cannot be read");
    return others[name];
  });
}

std::string replaced(std::string_view text, const std::string& from, const std::string& to) {
  std::string out{text};
  const std::size_t at = out.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? out : out.replace(at, from.size(), to);
}

/// What is said about the kick after a change.
std::string fault_after(const std::string& from, const std::string& to) {
  const auto motion = parsed(replaced(kKick, from, to));
  return motion ? "ok" : motion.error().text();
}

TEST(Motion, IsReadFromItsFile) {
  const auto motion = parsed(kKick);
  ASSERT_TRUE(motion) << motion.error().text();

  EXPECT_EQ(motion->name, "kick_right");
  EXPECT_EQ(motion->repeat, 1);
  ASSERT_EQ(motion->poses.size(), 3u);
  const Pose& lean = motion->poses[1];
  EXPECT_EQ(lean.time, 0.4);
  EXPECT_EQ(lean.pause, 0.1);
  EXPECT_FALSE(lean.equilibrium);
  EXPECT_TRUE(motion->poses[0].equilibrium);
  EXPECT_EQ(motion->poses[0].speed, 0.5);
  const std::vector<JointAngle> angles{
      {robot().find("right_hip_roll"), -12.5}, {robot().find("left_hip_roll"), -12.5}, {robot().find("head_pan"), 0.3}};
  EXPECT_EQ(lean.angles, angles);
}

TEST(Motion, AMirrorImageTakesWhatItDoesNotSayFromItsOriginal) {
  const auto motion = parsed(kKick);
  ASSERT_TRUE(motion) << motion.error().text();

  const Pose& image = motion->poses[2];
  EXPECT_EQ(image.time, 0.8);
  EXPECT_EQ(image.pause, 0.1);
  const std::vector<JointAngle> angles{
      {robot().find("right_hip_roll"), 12.5}, {robot().find("left_hip_roll"), 12.5}, {robot().find("head_pan"), -0.3}};
  EXPECT_EQ(image.angles, angles);
}

TEST(Motion, IsWrittenAsItWasRead) {
  const auto motion = parsed(kKick);
  ASSERT_TRUE(motion) << motion.error().text();
  EXPECT_EQ(write_motion(*motion, robot()), kKick);
}

TEST(Motion, AnyMotionSurvivesWritingAndReading) {
  Motion motion;
  motion.name = "kick_right";
  motion.title = "odd \"title\" \\ with\ttab and é";
  motion.robot = "bioloid";
  motion.repeat = 0;
  Pose& all = motion.poses.emplace_back();
  all.name = "all";
  all.time = 1.0 / 3;
  all.equilibrium = true;
  for (std::size_t i = 0; i < robot().joints.size(); ++i) {
    all.angles.push_back({i, 0.1 * static_cast<double>(i) - 1e-7});
  }
  motion.poses.push_back({"bent image", 0.2, 0, 0, true, true, "all", {{0, 5}}});
  motion.poses.push_back({"wait", 2, 0, 0, false, false, "", {}});

  const std::string text = write_motion(motion, robot());
  const auto again = parsed(text);

  ASSERT_TRUE(again) << again.error().text() << text;
  // the second pose is no image any more, so it is not called one
  motion.poses[1].mirror_of.clear();
  EXPECT_EQ(*again, motion) << text;
  EXPECT_EQ(write_motion(*again, robot()), text);
}

TEST(Motion, AFileMayBeTheMirrorOfAnother) {
  const std::string_view left = "title = \"Kick left\"\nrobot = \"bioloid\"\nmirror_of = \"kick_right\"\n";
  const auto motion = parsed(left, {{"kick_right", std::string{kKick}}});
  ASSERT_TRUE(motion) << motion.error().text();

  EXPECT_EQ(motion->title, "Kick left");
  ASSERT_EQ(motion->poses.size(), 3u);
  EXPECT_EQ(motion->poses[1].name, "lean right");
  EXPECT_EQ(motion->poses[2].name, "lean left");
  EXPECT_EQ(motion->poses[1].angles[0], (JointAngle{robot().find("right_hip_roll"), 12.5}));
  const auto again = parsed(write_motion(*motion, robot()), {{"kick_right", std::string{kKick}}});
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(*again, *motion);

  const auto circle = parsed(left, {{"kick_right", std::string{left}}});
  ASSERT_FALSE(circle);
  EXPECT_EQ(circle.error().text(), "motions/kick_right.toml:3:1: mirror images of mirror images (name the original)");
}

TEST(Motion, MirroredTwiceItIsTheSame) {
  const auto motion = parsed(kKick);
  ASSERT_TRUE(motion) << motion.error().text();
  EXPECT_EQ(mirror(*motion, robot()).title, "Kick with the left foot");
  EXPECT_EQ(mirror(mirror(*motion, robot()), robot()), *motion);
}

TEST(Motion, SaysWhatIsWrong) {
  const std::string at = "motions/kick_right.toml:";
  EXPECT_EQ(fault_after("right_knee", "rigth_knee"),
            at + "8:12: key 'rigth_knee' is unknown (did you mean 'right_knee'?)");
  EXPECT_EQ(fault_after("time = 0.4", "tiem = 0.4"),
            at + "10:1: pose 'lean left' says neither 'time' nor 'speed' (time = 0.5)\n" + at +
                "12:1: key 'tiem' is unknown (did you mean 'time'?)");
  EXPECT_EQ(fault_after("time = 0.4", "time = 0.4\nspeed = 1"),
            at + "13:1: 'time' and 'speed' are both said (leave one out)");
  EXPECT_EQ(fault_after("\"lean right\"", "\"stand\""), at + "17:1: a second pose 'stand'");
  EXPECT_EQ(fault_after("= \"lean left\"\ntime = 0.8", "= \"lean lef\""),
            at + "18:1: there is no pose 'lean lef' (did you mean 'lean left'?)");
  EXPECT_EQ(fault_after("\"bioloid\"", "\"nao\""), at + "2:1: this motion is for 'nao', not for 'bioloid'");
  EXPECT_EQ(fault_after("time = 0.4", "time = -1"), at + "12:1: 'time' is -1, must be above 0 and at most 60");
  EXPECT_EQ(fault_after("equilibrium = true", "equilibrium = 1"),
            at + "7:1: 'equilibrium' is a number, expected true or false");
  EXPECT_EQ(fault_after("robot = \"bioloid\"", "robot = \"bioloid\"\nrepeat = 0"), "ok");
  EXPECT_EQ(fault_after("robot = \"bioloid\"\n\n[[pose]]\nname = \"stand\"\nspeed = 0.5\nequilibrium = true",
                        "robot = \"bioloid\"\nrepeat = 0\n[[pose]]\nname = \"stand\"\nspeed = 0.5"),
            at + "3:1: a motion without end can be stopped nowhere (equilibrium = true in a pose)");
  const auto empty = parsed("title = \"t\"\nrobot = \"bioloid\"\n");
  ASSERT_FALSE(empty);
  EXPECT_EQ(empty.error().text(), "motions/kick_right.toml: the motion has no pose ([[pose]])");
}

TEST(Motion, AllMotionsInContentAreRead) {
  std::size_t read = 0;
  for (const std::string& name : body::robot_names(kContent)) {
    const auto owner = body::read_robot(kContent / "robots" / name);
    ASSERT_TRUE(owner) << owner.error().text();
    for (const std::string& file : motion_names(kContent, name)) {
      const auto motion = read_motion(kContent / "motions" / name / (file + ".toml"), *owner);
      EXPECT_TRUE(motion) << motion.error().text();
      ++read;
    }
  }
  EXPECT_GT(read, 10u);
}

}  // namespace
}  // namespace cancha::act
