#include "base/time.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace cancha {
namespace {

TEST(Time, AddsAndSubtractsDurations) {
  Time now{};
  now += 5_ms;

  EXPECT_EQ((now + 10_ms).ns, 15'000'000);
  EXPECT_EQ((now - 5_ms), Time{});
  EXPECT_EQ((now + 10_ms) - now, 10_ms);
  EXPECT_LT(now, now + 1_ms);
}

TEST(Time, AMillionStepsOfFiveMillisecondsAreExactly5000Seconds) {
  Time now{};
  const Duration step = nearest(0.005_s);

  for (int i = 0; i < 1'000'000; ++i) now += step;

  EXPECT_EQ(now.ns, 5'000'000'000'000);
  EXPECT_EQ(now.seconds(), 5000.0);
  EXPECT_EQ(Time{} + step * 1'000'000, now);
}

TEST(Time, NearestRoundsToWholeNanoseconds) {
  EXPECT_EQ(nearest(0.005_s), 5_ms);
  EXPECT_EQ(nearest(Seconds{1.0 / 60.0}).ns, 16'666'667);
  EXPECT_EQ(nearest(Seconds{-1.0 / 60.0}).ns, -16'666'667);
  EXPECT_EQ(nearest(300_s).ns, 300'000'000'000);
}

TEST(Time, ShowsSeconds) {
  EXPECT_DOUBLE_EQ((1'500_ms).seconds(), 1.5);
  EXPECT_DOUBLE_EQ(Time{250'000'000}.seconds(), 0.25);
}

TEST(Time, ADurationCanBeNegative) {
  EXPECT_EQ((Time{} - Time{1}).ns, -1);
  EXPECT_LT(Duration{-1}, Duration{});
}

}  // namespace
}  // namespace cancha
