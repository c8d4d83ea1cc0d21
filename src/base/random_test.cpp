#include "base/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>

namespace cancha {
namespace {

/// Correlation of the uniform draws of two streams over n pairs.
double correlation(Random a, Random b, int n) {
  double sum_ab = 0.0;
  for (int i = 0; i < n; ++i) sum_ab += (a.uniform() - 0.5) * (b.uniform() - 0.5);
  return sum_ab / n * 12.0;  // a uniform number has the variance 1/12
}

TEST(Random, KeepsItsFirstValuesForGood) {
  // every recording and golden match depends on these
  Random random(42);

  EXPECT_EQ(random.bits(), 0xd0764d4f4476689fu);
  EXPECT_EQ(random.bits(), 0x519e4174576f3791u);
  EXPECT_EQ(random.uniform(), 0x1.f7c0f9f61849dp-1);
  EXPECT_EQ(random.below(1000), 464u);
  EXPECT_EQ(Random(42).split("kick-off").bits(), 0xf679411fb3ab028du);
  EXPECT_EQ(Random(42).split(std::uint64_t{3}).bits(), 0xb5dec3160e291807u);
}

TEST(Random, TheSameSeedGivesTheSameStream) {
  Random a(7);
  Random b(7);

  for (int i = 0; i < 1000; ++i) ASSERT_EQ(a.bits(), b.bits());
}

TEST(Random, NeighbouringSeedsGiveUnrelatedStreams) {
  EXPECT_NEAR(correlation(Random(1), Random(2), 100'000), 0.0, 0.02);
}

TEST(Random, UniformFillsTheUnitIntervalEvenly) {
  Random random(3);
  std::array<int, 10> bins{};
  double sum = 0.0;
  constexpr int kDraws = 100'000;

  for (int i = 0; i < kDraws; ++i) {
    const double u = random.uniform();
    ASSERT_GE(u, 0.0);
    ASSERT_LT(u, 1.0);
    sum += u;
    ++bins[static_cast<std::size_t>(u * 10.0)];
  }

  // standard error of the mean 0.0009; chi-squared with 9 degrees of freedom is above 27.9 once in a thousand
  EXPECT_NEAR(sum / kDraws, 0.5, 0.004);
  double chi2 = 0.0;
  for (const int count : bins) chi2 += std::pow(count - kDraws / 10.0, 2) / (kDraws / 10.0);
  EXPECT_LT(chi2, 27.9);
}

TEST(Random, NormalHasTheMomentsOfTheNormalDistribution) {
  Random random(4);
  double sum = 0.0;
  double squares = 0.0;
  double fourth = 0.0;
  int beyond_two = 0;
  constexpr int kDraws = 200'000;

  for (int i = 0; i < kDraws; ++i) {
    const double x = random.normal();
    ASSERT_TRUE(std::isfinite(x));
    sum += x;
    squares += x * x;
    fourth += x * x * x * x;
    beyond_two += std::abs(x) > 2.0;
  }

  EXPECT_NEAR(sum / kDraws, 0.0, 0.01);
  EXPECT_NEAR(squares / kDraws, 1.0, 0.015);
  EXPECT_NEAR(fourth / kDraws, 3.0, 0.1);
  EXPECT_NEAR(static_cast<double>(beyond_two) / kDraws, 0.0455, 0.002);
}

TEST(Random, BelowIsEvenAndStaysBelow) {
  Random random(5);
  std::array<int, 7> counts{};

  for (int i = 0; i < 70'000; ++i) ++counts[random.below(counts.size())];

  for (const int count : counts) EXPECT_NEAR(count, 10'000, 400);
  EXPECT_EQ(random.below(1), 0u);
}

TEST(Random, BelowWorksForHugeCounts) {
  Random random(6);
  constexpr std::uint64_t kCount = (std::uint64_t{1} << 63) + 1;

  for (int i = 0; i < 1000; ++i) ASSERT_LT(random.below(kCount), kCount);
}

TEST(RandomDeathTest, BelowZeroIsOurMistake) {
  Random random(1);

  EXPECT_DEATH(random.below(0), "expected count > 0");
}

TEST(Random, ASplitDoesNotMoveTheStream) {
  Random split_often(8);
  Random untouched(8);

  for (std::uint64_t i = 0; i < 10; ++i) (void)split_often.split(i);

  EXPECT_EQ(split_often.bits(), untouched.bits());
}

TEST(Random, TheSameNameGivesTheSameStream) {
  const Random match(9);

  EXPECT_EQ(match.split("robot").split(3).bits(), match.split("robot").split(3).bits());
  EXPECT_NE(match.split("robot").bits(), match.split("ball").bits());
  EXPECT_NE(match.split("robot").split(3).bits(), match.split("robot").split(4).bits());
}

TEST(Random, SplitStreamsAreIndependentOfEachOtherAndOfTheirParent) {
  const Random match(10);
  constexpr int kDraws = 100'000;

  EXPECT_NEAR(correlation(match, match.split("a"), kDraws), 0.0, 0.02);
  EXPECT_NEAR(correlation(match.split("a"), match.split("b"), kDraws), 0.0, 0.02);
  EXPECT_NEAR(correlation(match.split(std::uint64_t{0}), match.split(std::uint64_t{1}), kDraws), 0.0, 0.02);
}

TEST(Random, UniformBetweenStaysInItsRange) {
  Random random(11);

  for (int i = 0; i < 1000; ++i) {
    const double x = random.uniform(-2.0, 3.0);
    ASSERT_GE(x, -2.0);
    ASSERT_LT(x, 3.0);
  }
}

}  // namespace
}  // namespace cancha
