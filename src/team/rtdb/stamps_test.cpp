#include "team/rtdb/stamps.h"

#include <gtest/gtest.h>

namespace cancha::team {
namespace {

constexpr Stamps::Scale kHalf = Stamps::Scale{1} << 31;  ///< a counter of 2 GHz

TEST(Stamps, AgesAreThoseOfTheClock) {
  const Stamps stamps{Stamps::measure()};
  const os::HostTime start = os::now();
  const std::uint64_t first = stamps.now();
  const std::uint64_t old = stamps.before(3000_ms);
  os::sleep_until(start + 200_ms);
  // read between two readings of the clock, so that a pause of this process does no harm
  const Duration least = os::now() - start;
  const Duration age = stamps.age(first);
  const Duration older = stamps.age(old);
  const Duration most = os::now() - start;
  constexpr double kTicksAreRight = 2e-3;
  EXPECT_GE(age.seconds(), (least - 1_ms).seconds() * (1 - kTicksAreRight));
  EXPECT_LE(age.seconds(), most.seconds() * (1 + kTicksAreRight));
  EXPECT_NEAR((older - age).seconds(), 3.0, 3.0 * kTicksAreRight + (most - least).seconds());
}

TEST(Stamps, TheClockServesWhereThereIsNoCounter) {
  const Stamps stamps;
  const auto now = static_cast<std::uint64_t>(os::now().ns);
  EXPECT_GE(stamps.now(), now);
  EXPECT_GE(stamps.age(now - 5'000'000'000), Duration{5'000'000'000});
  EXPECT_LT(stamps.age(now - 5'000'000'000), Duration{6'000'000'000});
}

TEST(Stamps, AnAgeIsNeverNegative) {
  for (const Stamps::Scale scale : {Stamps::kClock, kHalf}) {
    const Stamps stamps{scale};
    EXPECT_EQ(stamps.age(stamps.now() + 500'000), Duration{}) << "another core was a little ahead";
    EXPECT_EQ(stamps.age(stamps.now() + 60'000'000'000), Stamps::kUnknown) << "the counter was set back";
  }
}

TEST(Stamps, WhateverIsInTheMemoryGivesAnAge) {
  const Stamps slow{(Stamps::Scale{100} << 32) - 1};
  for (int bit = 0; bit < 64; ++bit) {
    const Duration age = slow.age(slow.now() - (std::uint64_t{1} << bit));
    EXPECT_GE(age, Duration{}) << bit;
    EXPECT_LE(age, Stamps::kUnknown) << bit;
  }
}

TEST(Stamps, WhatCannotBeALengthOfATickIsRefused) {
  EXPECT_TRUE(Stamps::is_sound(Stamps::kClock));
  EXPECT_TRUE(Stamps::is_sound(Stamps::measure()));
  EXPECT_TRUE(Stamps::is_sound(kHalf));
  EXPECT_TRUE(Stamps::is_sound(Stamps::kTold));
  EXPECT_FALSE(Stamps::is_sound(2));
  EXPECT_FALSE(Stamps::is_sound(~Stamps::Scale{0}));
}

}  // namespace
}  // namespace cancha::team
