#include "lab/figures.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace cancha::lab {
namespace {

TEST(Figures, MeanSpreadAndInterval) {
  const std::array values{1.0, 2.0, 3.0, 4.0, std::numeric_limits<double>::quiet_NaN()};
  const Figure figure = figure_of("goals", "", false, values);
  EXPECT_EQ(figure.count, 4);
  EXPECT_DOUBLE_EQ(figure.mean, 2.5);
  EXPECT_NEAR(figure.deviation, 1.29099, 1e-5);
  EXPECT_NEAR(figure.high - figure.mean, 1.959964 * 1.29099 / 2, 1e-5);
  EXPECT_NEAR(figure.mean - figure.low, figure.high - figure.mean, 1e-12);
  EXPECT_DOUBLE_EQ(figure.median, 2.5);
  EXPECT_DOUBLE_EQ(figure.least, 1.0);
  EXPECT_DOUBLE_EQ(figure.most, 4.0);
}

TEST(Figures, AShareHasWilsonsInterval) {
  // 8 of 10: as in Wilson's tables
  const std::array values{1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0};
  const Figure figure = figure_of("saved", "", true, values);
  EXPECT_DOUBLE_EQ(figure.mean, 0.8);
  EXPECT_NEAR(figure.low, 0.4902, 1e-4);
  EXPECT_NEAR(figure.high, 0.9433, 1e-4);
  // none of five is not surely none
  const std::array none{0.0, 0.0, 0.0, 0.0, 0.0};
  EXPECT_NEAR(figure_of("saved", "", true, none).low, 0.0, 1e-12);
  EXPECT_NEAR(figure_of("saved", "", true, none).high, 0.4345, 1e-4);
}

TEST(Figures, NothingKnownIsNothing) {
  EXPECT_EQ(figure_of("goals", "", false, {}).count, 0);
}

}  // namespace
}  // namespace cancha::lab
