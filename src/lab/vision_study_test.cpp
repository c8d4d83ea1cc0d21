#include "lab/vision_study.h"

#include <gtest/gtest.h>

namespace cancha::lab {
namespace {

class VisionStudy : public testing::Test {
 protected:
  ShotMaker maker_ = ShotMaker::make(CANCHA_SOURCE_DIR "/content").value();
};

TEST_F(VisionStudy, BallsAndGoalsAreFoundUnderAnyLight) {
  const Quality near = judge(maker_, {.most_ball = 2.0}, 40, Random{3}).value();
  EXPECT_GE(near.balls, 30);
  EXPECT_GE(near.balls_found, near.balls - 1);
  EXPECT_EQ(near.balls_false, 0);
  EXPECT_LT(near.ball_error, 0.05);
  const Quality far = judge(maker_, {.least_ball = 2.0, .most_ball = 4.0}, 40, Random{4}).value();
  EXPECT_GE(far.balls_found, 0.9 * far.balls);
  EXPECT_EQ(far.balls_false, 0);
  EXPECT_GE(near.posts + far.posts, 20);
  EXPECT_GE(near.posts_found + far.posts_found, 0.9 * (near.posts + far.posts));
  EXPECT_GE(near.goals + far.goals, 5);
  EXPECT_GE(near.goals_found + far.goals_found, 0.9 * (near.goals + far.goals));
  EXPECT_LE(near.goals_false + far.goals_false, 1);
  EXPECT_LT(std::abs(in_degrees(far.goal_bearing)), 1.0) << "goals are not seen aside of where they are";
}

TEST_F(VisionStudy, RangesLearntFromOtherScenesInLessLightFindBallsToo) {
  const auto learnt =
      maker_.learn({.width = 432, .height = 240, .most_ball = 2.0, .light = 0.2, .tilt_error = 0.0}, 16, Random{6});
  ASSERT_TRUE(learnt) << learnt.error().text();
  EXPECT_NE(learnt->colours, maker_.vision().colours);
  EXPECT_EQ(learnt->colours.ranges.size(), maker_.vision().colours.ranges.size()) << "markers of teams stay";
  const Quality near = judge(maker_, *learnt, {.most_ball = 2.0}, 30, Random{7}).value();
  EXPECT_GE(near.balls_found, 0.95 * near.balls);
  EXPECT_EQ(near.balls_false, 0);
}

TEST_F(VisionStudy, WhiteBallsWithBlackPatchesAreFoundHoweverTheyLie) {
  const Quality white = judge(maker_, {.most_ball = 4.0, .patched = true}, 60, Random{8}).value();
  EXPECT_GE(white.balls, 50);
  EXPECT_GE(white.balls_found, 0.93 * white.balls) << "in dim and bright light";
  const Quality none = judge(maker_, {.most_ball = 0.0, .patched = true}, 60, Random{8}).value();
  EXPECT_LE(white.balls_false + none.balls_false, 1) << "feet of robots are white, too";
  EXPECT_LT(white.ball_error, 0.1);
  const Shot one = maker_.shoot({.most_ball = 1.0, .light = 0.0, .patched = true}, Random{9}).value();
  const Shot orange = maker_.shoot({.most_ball = 1.0, .light = 0.0}, Random{9}).value();
  EXPECT_EQ(one.ball_pixels, orange.ball_pixels) << "at the same place";
  EXPECT_NE(one.image.pixels, orange.image.pixels);
}

TEST_F(VisionStudy, WithoutABallNoneIsSeen) {
  const Quality none = judge(maker_, {.most_ball = 0.0}, 40, Random{5}).value();
  EXPECT_EQ(none.balls, 0);
  EXPECT_EQ(none.balls_false, 0);
}

TEST_F(VisionStudy, DistancesAreExactAtTheBestTilt) {
  for (const double away : {0.4, 0.9, 1.5})
    EXPECT_LT(error_at_best_tilt(maker_, away, 3, Random{1}).value(), 0.05) << away;
  for (const double away : {2.1, 3.0}) EXPECT_LT(error_at_best_tilt(maker_, away, 3, Random{1}).value(), 0.08) << away;
}

TEST_F(VisionStudy, TheDocumentsFormulaReadsLongBySteadyRatiosWhenCentredAndShorterAside) {
  const DistanceTable table = distance_table(maker_, 10, Random{1}).value();
  for (std::size_t row = 0; row < DistanceTable::kCentred; ++row) {  // 150 cm to 20 cm
    const double truth = DistanceTable::kDistances[row];
    const auto ratio = table.centred_ratio(row);
    ASSERT_TRUE(ratio) << truth;
    EXPECT_GE(*ratio, 1.05) << truth << ": 1.05 to 1.08 in the document";
    EXPECT_LE(*ratio, 1.08) << truth;
    for (const DistanceTable::Cell& cell : table.cells[row]) {
      EXPECT_LT(cell.document.value_or(0), 1.06 * *ratio * truth) << truth << ": largest near the middle";
    }
    const auto best = static_cast<std::size_t>(
        std::lround(in_degrees(sense::best_vertical_angle(truth, 0.36, from_degrees(60))) / 5));
    EXPECT_NEAR(*table.cells[row][best].ours, truth, 0.05 * truth);
  }
}

}  // namespace
}  // namespace cancha::lab
