#include "field/contest.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/text_file.h"
#include "field/league.h"

namespace cancha::field {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

class ContestTest : public testing::Test {
 protected:
  void put(std::vector<Obstacle> boxes) { contest_.boxes = std::move(boxes); }
  std::string faults() const {
    std::string all;
    for (const Error& fault : scene_faults(league_.walls, contest_)) all += fault.what + "\n";
    return all;
  }

  League league_ = load_league(kContent, "ceabot-race").value();
  Contest contest_ = *league_.contest;
};

TEST_F(ContestTest, TheSixScenesOfTheHouseAreLegal) {
  for (int i = 1; i <= 6; ++i) {
    const std::string path = (kContent / "scenes" / ("race_" + std::to_string(i) + ".toml")).string();
    const auto text = read_text(path);
    ASSERT_TRUE(text.has_value());
    const auto scene = parse_scene(*text, path, league_.walls, contest_);
    ASSERT_TRUE(scene.has_value()) << scene.error().text();
    EXPECT_GE(scene->boxes.size(), 3u) << i;
  }
}

TEST_F(ContestTest, AGapOfHalfAMetreIsLegalAndAnyNarrowerOneIsNot) {
  put({{{0.0, -0.35}}, {{0.0, 0.35}}});
  EXPECT_EQ(faults(), "");

  put({{{0.0, -0.35}}, {{0.0, 0.34}}});
  EXPECT_NE(faults().find("49 cm apart, the rules ask for 50"), std::string::npos) << faults();
}

TEST_F(ContestTest, ABoxStandsAgainstTheWallOrHalfAMetreFromIt) {
  put({{{0.0, 0.9}}});
  EXPECT_EQ(faults(), "");
  put({{{0.0, 0.4}}});
  EXPECT_EQ(faults(), "");
  put({{{0.0, 0.7}}});
  EXPECT_NE(faults().find("20 cm to the wall"), std::string::npos) << faults();
}

TEST_F(ContestTest, StartAndGoalZonesStayFree) {
  put({{{0.66, 0.0}}});
  EXPECT_NE(faults().find("not wholly in the middle zone"), std::string::npos) << faults();
}

TEST_F(ContestTest, TheGapOfTurnedBoxesIsMeasuredFromTheirCorners) {
  const double side = 0.2;
  EXPECT_NEAR(gap_between({{0, 0}}, {{1, 0}}, side), 0.8, 1e-12);
  EXPECT_NEAR(gap_between({{0, 0}, kPi / 4}, {{1, 0}}, side), 0.9 - 0.1 * std::sqrt(2.0), 1e-12);
  EXPECT_NEAR(gap_between({{0, 0}}, {{1, 1}}, side), 0.8 * std::sqrt(2.0), 1e-12);
  EXPECT_EQ(gap_between({{0, 0}}, {{0.1, 0}}, side), 0.0);
}

TEST_F(ContestTest, RandomScenesAreLegalDifferAndComeBackFromTheirText) {
  std::string before;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    put(random_boxes(league_.walls, contest_, Random{seed}));
    EXPECT_EQ(faults(), "") << seed;
    EXPECT_GE(contest_.boxes.size(), 3u) << seed;
    const std::string text = scene_text("random", contest_.boxes);
    EXPECT_NE(text, before);
    before = text;

    const auto again = parse_scene(text, "random.toml", league_.walls, contest_);

    ASSERT_TRUE(again.has_value()) << again.error().text();
    EXPECT_EQ(scene_text("random", again->boxes), text);
  }
}

TEST_F(ContestTest, AnIllegalSceneIsRefusedWithItsLine) {
  const auto scene =
      parse_scene("[scene]\ntitle = \"x\"\n[[scene.boxes]]\nat = [0.0, 0.7]\n", "my.toml", league_.walls, contest_);
  ASSERT_FALSE(scene.has_value());
  EXPECT_NE(scene.error().text().find("my.toml:3"), std::string::npos) << scene.error().text();
  EXPECT_NE(scene.error().text().find("put it against the wall"), std::string::npos) << scene.error().text();
}

TEST_F(ContestTest, TheStairsGoUpThreeStepsAndDownAgain) {
  const League stairs = load_league(kContent, "ceabot-stairs").value();
  for (const bool far_end : {false, true}) {
    Contest contest = *stairs.contest;
    contest.far_end = far_end;
    std::vector<double> heights, lengths;
    double from = 1e9, to = -1e9;
    for (const Block& block : still_blocks(stairs.walls, contest)) {
      if (!block.tread) continue;
      heights.push_back(std::round(200 * block.half.z) / 100);
      lengths.push_back(std::round(200 * block.half.x) / 100);
      from = std::min(from, block.p_FC.x - block.half.x);
      to = std::max(to, block.p_FC.x + block.half.x);
    }
    EXPECT_EQ(heights, (std::vector<double>{0.03, 0.06, 0.09, 0.06, 0.03}));
    EXPECT_EQ(lengths, (std::vector<double>{0.25, 0.15, 0.5, 0.15, 0.25}));
    // one end covers a line, 20 cm remain to the other one
    EXPECT_NEAR(from, far_end ? -0.55 : -0.75, 1e-12);
    EXPECT_NEAR(to, far_end ? 0.75 : 0.55, 1e-12);
  }
}

}  // namespace
}  // namespace cancha::field
