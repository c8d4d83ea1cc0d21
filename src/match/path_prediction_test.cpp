#include "match/path_prediction.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace cancha::match {
namespace {

constexpr double kMillimetre = 1e-3;

field::League league_named(const char* name) {
  auto league = field::load_league(std::filesystem::path{CANCHA_SOURCE_DIR} / "content", name);
  EXPECT_TRUE(league.has_value());
  return *league;
}

/// A ball that rolls at a moment.
Truth rolling(const field::League& league, Vec2 p, Vec2 v, Time time = Time{}) {
  const double r = league.ball.radius.value;
  Truth truth;
  truth.time = time;
  truth.ball = {{p.x, p.y, r}, {v.x, v.y, 0.0}, {-v.y / r, v.x / r, 0.0}};
  return truth;
}

TEST(PathPrediction, ARollingBallGoesStraightToWhereItStops) {
  const field::League league = league_named("simurosot");
  PathPrediction prediction{league};

  const PredictedPath path = prediction.at(rolling(league, {-0.5, 0.1}, {0.4, 0.0}));

  // v² = 2 a s
  const double way = 0.4 * 0.4 / (2.0 * league.ball.rolling_resistance * 9.81);
  ASSERT_EQ(path.x.size(), 2u);
  ASSERT_EQ(path.y.size(), 2u);
  EXPECT_NEAR(path.x[0], -0.5, kMillimetre);
  EXPECT_NEAR(path.x[1], -0.5 + way, kMillimetre);
  EXPECT_NEAR(path.y[1], 0.1, kMillimetre);
}

TEST(PathPrediction, TheCornerOfABounceLiesAtTheWall) {
  const field::League league = league_named("simurosot");
  PathPrediction prediction{league};

  const PredictedPath path = prediction.at(rolling(league, {0.0, 0.5}, {0.5, 1.5}));

  const double highest = *std::max_element(path.y.begin(), path.y.end());
  EXPECT_GT(path.y.size(), 2u);
  EXPECT_LT(path.y.size(), 16u) << "corners, not samples";
  EXPECT_NEAR(highest, league.walls.width() / 2 - league.ball.radius.value, 0.01);
  EXPECT_LT(path.y.back(), highest - 0.05);
}

TEST(PathPrediction, EndsInTheGoal) {
  const field::League league = league_named("simurosot");
  PathPrediction prediction{league};

  const PredictedPath path = prediction.at(rolling(league, {0.8, 0.0}, {2.0, 0.0}));

  ASSERT_EQ(path.x.size(), 2u);
  EXPECT_GT(path.x.back(), league.walls.length() / 2 + league.ball.radius.value);
  EXPECT_LT(path.x.back(), league.walls.goal_right.value);
}

TEST(PathPrediction, EndsOverTheLineWhereThereAreNoWalls) {
  const field::League league = league_named("kidsize");
  PathPrediction prediction{league};
  const double line = league.walls.width() / 2;

  const PredictedPath path = prediction.at(rolling(league, {0.0, line - 0.3}, {0.0, 1.0}));

  ASSERT_EQ(path.y.size(), 2u);
  EXPECT_GT(path.y.back(), line + league.ball.radius.value);
  EXPECT_LT(path.y.back(), line + 0.3);
}

TEST(PathPrediction, OfABallThatLiesStillIsEmpty) {
  const field::League league = league_named("simurosot");
  PathPrediction prediction{league};

  EXPECT_TRUE(prediction.at(rolling(league, {0.2, 0.2}, {})).x.empty());
}

TEST(PathPrediction, HoldsUntilSomebodyTouchesTheBall) {
  const field::League league = league_named("simurosot");
  PathPrediction prediction{league};
  (void)prediction.at(rolling(league, {0.0, 0.0}, {0.5, 0.0}));
  const Time later = Time{} + 100_ms;

  EXPECT_TRUE(prediction.holds(rolling(league, {0.049, 0.0}, {0.48, 0.0}, later)));
  EXPECT_FALSE(prediction.holds(rolling(league, {0.02, 0.0}, {-0.5, 0.0}, later)));
}

}  // namespace
}  // namespace cancha::match
