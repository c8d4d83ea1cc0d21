#include "base/clock_watch.h"

#include <gtest/gtest.h>

#include <limits>

namespace cancha {
namespace {

constexpr Time at(std::int64_t ms) {
  return Time{ms * 1'000'000};
}

TEST(ClockWatch, LatenessSilenceAndOtherClocksAreNoJumps) {
  ClockWatch watch;
  EXPECT_TRUE(watch.counts(at(90'000), at(100))) << "its own clock begins anywhere";
  EXPECT_TRUE(watch.counts(at(90'010), at(110)));
  EXPECT_TRUE(watch.counts(at(90'010), at(120))) << "told again";
  EXPECT_TRUE(watch.counts(at(90'040), at(500))) << "late";
  EXPECT_TRUE(watch.counts(at(120'040), at(30'500))) << "after half a minute without a word";
}

TEST(ClockWatch, BackAndFarAheadAreJumpsAndThenTheNewTimesCount) {
  ClockWatch watch;
  EXPECT_TRUE(watch.counts(at(1000), at(1000)));
  EXPECT_FALSE(watch.counts(at(990), at(1010))) << "back";
  EXPECT_TRUE(watch.counts(at(1000), at(1020)));
  EXPECT_TRUE(watch.counts(at(1900), at(1030))) << "late ones that are told together";
  EXPECT_FALSE(watch.counts(at(9000), at(1040))) << "far ahead";
  EXPECT_TRUE(watch.counts(at(9010), at(1050)));
  EXPECT_FALSE(watch.counts(Time{std::numeric_limits<std::int64_t>::max()}, at(1060)));
  EXPECT_FALSE(watch.counts(Time{std::numeric_limits<std::int64_t>::min()}, at(1070)));
}

TEST(ClockWatch, WhereTheReadersOwnClockGoesBackAllBeginsAnew) {
  ClockWatch watch;
  EXPECT_TRUE(watch.counts(at(5000), at(5000)));
  EXPECT_TRUE(watch.counts(at(100), at(100)));
  EXPECT_FALSE(watch.counts(at(90), at(110)));
}

TEST(ClockJumps, OfSeveralSensorsAreCountedTogether) {
  ClockWatch one;
  ClockWatch other;
  ClockJumps jumps;
  EXPECT_TRUE(jumps.let_pass(one, at(1000), at(1000), "one"));
  EXPECT_TRUE(jumps.let_pass(other, at(90'000), at(1000), "other")) << "each has its own clock";
  EXPECT_FALSE(jumps.let_pass(one, at(990), at(1010), "one"));
  EXPECT_FALSE(jumps.let_pass(other, at(80'000), at(1010), "other"));
  EXPECT_EQ(jumps.count(), 2);
}

}  // namespace
}  // namespace cancha
