#include "act/pose/import.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "support/bioloid.h"
#include "support/golden.h"

namespace cancha::act {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

const body::Robot& robot() {
  static const body::Robot robot = support::bioloid();
  return robot;
}

double angle(const Pose& pose, const char* joint) {
  for (const JointAngle& a : pose.angles) {
    if (a.joint == robot().find(joint)) return a.degrees;
  }
  ADD_FAILURE() << joint << " is not in " << pose.name;
  return 0;
}

constexpr std::string_view kStand =
    "512 235 788 279 744 462 561 358 666 507 516 341 682 240 783 647 376 507 516 512 512 512 512 512 512 512";

std::string file_with(std::string_view steps, std::string_view parameters = "3 4 2 2.0 32") {
  return fmt::format(
      "type=motion\r\nversion=1.01\r\nenable=0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 0 0 0 0 0 0\r\n"
      "motor_type=0 0 0\r\npage_begin\r\nname=\r\ncompliance=5 5\r\nplay_param=0 0 1 1.0 32\r\npage_end\r\n"
      "page_begin\r\nname=Stand Up!\r\ncompliance=5 5\r\nplay_param={}\r\n{}page_end\r\n",
      parameters, steps);
}

std::string fault_of(std::string_view text) {
  const auto pages = import_mtn(text, "x.mtn", robot(), own_ids(robot()));
  return pages ? "ok" : pages.error().text();
}

TEST(ImportMtn, ReadsPagesOfRoboPlus) {
  const auto pages = import_mtn(file_with(fmt::format("step={} 0.200 0.496\r\nstep={} 0 1\r\n", kStand, kStand)),
                                "x.mtn", robot(), own_ids(robot()));
  ASSERT_TRUE(pages) << pages.error().text();

  // the first page has no steps
  ASSERT_EQ(pages->size(), 1u);
  const Page& page = pages->front();
  EXPECT_EQ(page.number, 2);
  EXPECT_EQ(page.next, 3);
  EXPECT_EQ(page.exit, 4);
  EXPECT_EQ(page.motion.name, "stand_up");
  EXPECT_EQ(page.motion.title, "Stand Up!");
  EXPECT_EQ(page.motion.repeat, 2);
  ASSERT_EQ(page.motion.poses.size(), 2u);
  // at twice the speed
  const Pose& pose = page.motion.poses[0];
  EXPECT_EQ(pose.time, 0.248);
  EXPECT_EQ(pose.pause, 0.1);
  EXPECT_EQ(pose.angles.size(), 18u);
  EXPECT_NEAR(angle(pose, "right_knee"), 79.77, 0.01);
  EXPECT_NEAR(angle(pose, "left_hip_pitch"), -49.85, 0.01);
  // it leans a little, but both soles are on the ground
  EXPECT_TRUE(pose.equilibrium);
  const auto written = parse_motion(write_motion(page.motion, robot()), "stand_up.toml", robot(), {});
  ASSERT_TRUE(written) << written.error().text();
  EXPECT_EQ(*written, page.motion);
}

TEST(ImportMtn, ReadsStepsThatBeginWithServoOne) {
  std::string text = "page_begin\nname=a\nplay_param=0 0 1 1 32\nstep=";
  for (int id = 1; id <= 18; ++id) text += fmt::format("{} ", id == 13 ? 240 : 512);
  const auto pages = import_mtn(text + "0 64\n", "x.mtn", robot(), own_ids(robot()));
  ASSERT_TRUE(pages) << pages.error().text();

  const Pose& pose = pages->front().motion.poses.front();
  EXPECT_NEAR(angle(pose, "right_knee"), 79.77, 0.01);
  EXPECT_EQ(pose.time, 0.5);  // 64 of 1/128 s
}

TEST(ImportMtn, SaysWhatIsWrong) {
  EXPECT_EQ(fault_of("title = \"a motion of ours\"\n[[pose]]\n"),
            "x.mtn:2:1: neither a page's border nor key=value (is this a text file of RoboPlus Motion?)");
  EXPECT_EQ(fault_of(""), "x.mtn:1:1: holds no page (is this a text file of RoboPlus Motion?)");
  EXPECT_EQ(fault_of(file_with("step=1 2\r\nstep=1 two 3 4\r\n")),
            "x.mtn:14:1: a step needs counts, a pause and a time\nx.mtn:15:1: 'two' is no count and no time");
  EXPECT_EQ(fault_of(file_with("step=512 2000 512 0 1\r\n")),
            "x.mtn:14:1: servo 2 at 2000 counts (it counts from 0 to 1023)");
  EXPECT_EQ(fault_of(file_with("", "0 0 1 100 32")), "x.mtn:13:1: a speed of 100 (RoboPlus has 0.1 to 5)");
}

TEST(ImportCsv, TheTablesOfTheDocumentAreImported) {
  const auto ids = read_ids(kContent / "robots" / "bioloid" / "ids" / "ceabot.toml", robot());
  ASSERT_TRUE(ids) << ids.error().text();
  for (const std::string name : {"forward", "left", "right"}) {
    const std::filesystem::path table = kContent / "motions" / "bioloid" / fmt::format("ceabot_{}.csv", name);
    std::ifstream in{table};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    const auto motion =
        import_csv(text, table.string(), robot(), *ids, {.title = fmt::format("CEABOT table: {}", name)});
    ASSERT_TRUE(motion) << motion.error().text();
    ASSERT_EQ(motion->poses.size(), 5u);
    for (const Pose& pose : motion->poses) EXPECT_EQ(pose.angles.size(), 18u);
    EXPECT_TRUE(golden::matches(write_motion(*motion, robot()),
                                fmt::format("../../content/motions/bioloid/ceabot_{}.toml", name)));
  }
}

TEST(ImportCsv, ReadsTablesEitherWay) {
  const Pose across =
      import_csv("id,a,b,speed\n13,70.31,72,9\n99,1,2,9\n", "x.csv", robot(), own_ids(robot()), {})->poses.at(0);
  const auto down = import_csv("pose;13;time;99\na;70,31;0,5;1\nb;72;1;2\n", "x.csv", robot(), own_ids(robot()), {});
  ASSERT_TRUE(down) << down.error().text();

  // 70.31 degrees are 240 counts
  EXPECT_NEAR(angle(across, "right_knee"), 79.77, 0.01);
  EXPECT_EQ(across.time, 0.12);
  EXPECT_EQ(down->poses.at(0).angles, across.angles);
  EXPECT_EQ(down->poses.at(0).time, 0.5);
  EXPECT_EQ(down->poses.at(1).time, 1);
}

TEST(ImportCsv, SaysWhatIsWrong) {
  const auto fault = [](std::string_view text) {
    const auto motion = import_csv(text, "x.csv", robot(), own_ids(robot()), {});
    return motion ? "ok" : motion.error().text();
  };
  EXPECT_EQ(fault("13,1\n14,2\n"),
            "x.csv:1:1: the first cell is '13' ('id' where lines are servos, 'pose' where lines are poses)");
  EXPECT_EQ(fault("id,a\n13\n"), "x.csv:2:1: 1 cells, but the first line has 2");
  EXPECT_EQ(fault("id,a\n13,400\n14,x\n"),
            "x.csv:2:1: servo 13 at 400° is out of its range\nx.csv:3:1: 'x' is no number");
  EXPECT_EQ(fault("id,a,a\n13,1,2\n"), "x.csv:1:1: pose 2 has no name of its own");
  EXPECT_EQ(fault("id,a\n13,1\n13,2\n"), "x.csv:3:1: servo 13 stands here twice");
  EXPECT_EQ(fault("id\n13\n"), "x.csv:1:1: the table holds no pose");
  EXPECT_EQ(fault("\n"), "x.csv: holds no table (a line of headings, then lines of numbers)");
}

TEST(ImportIds, SayWhatIsWrong) {
  const auto wrong = parse_ids("[ids]\nright_knee = 3\nleft_knee = 3\nleft_nee = 4\n", "ids.toml", robot());
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().text(),
            "ids.toml:3:1: id 3 is already that of 'right_knee'\n"
            "ids.toml:4:1: key 'left_nee' is unknown (did you mean 'left_knee'?)");
}

}  // namespace
}  // namespace cancha::act
