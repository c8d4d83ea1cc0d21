#include "base/units.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace cancha {
namespace {

template <class A, class B>
concept Addable = requires(A a, B b) {
  a + b;
};

static_assert(Addable<Metres, Metres>);
static_assert(!Addable<Metres, Seconds>);
static_assert(!Addable<Metres, double>);
static_assert(!std::is_convertible_v<double, Metres>);

TEST(Units, LiteralsGiveSiValues) {
  EXPECT_EQ((1.5_m).value, 1.5);
  EXPECT_EQ((75.0_mm).value, 0.075);
  EXPECT_EQ((300_s).value, 300.0);
  EXPECT_EQ((0.005_s).value, 0.005);
  EXPECT_EQ((0.046_kg).value, 0.046);
  EXPECT_EQ((8.0_mps2).value, 8.0);
  EXPECT_EQ((0.11_Nm).value, 0.11);
}

TEST(Units, QuantitiesOfOneUnitAddScaleAndCompare) {
  const Metres length = 2.0_m + 0.5_m - 1.0_m;

  EXPECT_EQ(length, 1.5_m);
  EXPECT_EQ(length * 2.0, 3.0_m);
  EXPECT_EQ(2.0 * length, 3.0_m);
  EXPECT_EQ(length / 2.0, 0.75_m);
  EXPECT_EQ(-length, Metres{-1.5});
  EXPECT_LT(length, 1.6_m);
}

TEST(Units, TheRatioOfTwoLengthsIsAPlainNumber) {
  const double ratio = 3.0_m / 2.0_m;

  EXPECT_EQ(ratio, 1.5);
}

TEST(Units, AQuantityStartsAtZero) {
  EXPECT_EQ(Radians{}.value, 0.0);
}

}  // namespace
}  // namespace cancha
