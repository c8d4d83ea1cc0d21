#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "base/random.h"
#include "sense/range/range_senses.h"

namespace cancha::sense {
namespace {

TEST(SonarControl, IsOffFor200MsAndOnFor400AsTheAppendixHasIt) {
  SonarControl control{{.modes = {68}}};
  std::string seen;
  for (int ms = 0; ms <= 1800; ms += 50) seen += control.update(Time{} + 1_ms * ms).send_mode == 68 ? '#' : '.';
  // both limits belong to what was before them
  EXPECT_EQ(seen, ".....########.....########.....######");
}

TEST(SonarControl, TakesOneModeAfterTheOther) {
  SonarControl control{{.modes = {68, 70}}};
  std::vector<int> modes;
  for (int ms = 0; ms <= 3000; ms += 10) {
    const int mode = control.update(Time{} + 1_ms * ms).receive_mode;
    if (modes.empty() || modes.back() != mode) modes.push_back(mode);
  }
  EXPECT_EQ(modes, (std::vector<int>{-1, 68, -1, 70, -1, 68, -1, 70, -1, 68}));
}

TEST(SonarControl, ShootsCrosswiseOnlyInDoubt) {
  SonarControl control{{.modes = {68, 70}}};
  for (int ms = 0; ms <= 3000; ms += 10) EXPECT_NE(control.update(Time{} + 1_ms * ms, false).receive_mode, 70) << ms;
  bool crossed = false;
  for (int ms = 3010; ms <= 6000; ms += 10) crossed |= control.update(Time{} + 1_ms * ms, true).receive_mode == 70;
  EXPECT_TRUE(crossed);
}

TEST(SonarControl, SteadyMeansAlwaysOn) {
  SonarControl control{{.modes = {68}, .steady = true}};
  for (int ms = 0; ms <= 2000; ms += 10) EXPECT_EQ(control.update(Time{} + 1_ms * ms).send_mode, 68);
}

TEST(SonarControl, AClockThatGoesBackBeginsAnew) {
  SonarControl control{{.modes = {68}}};
  EXPECT_EQ(control.update(Time{} + 5000_ms).send_mode, -1);
  EXPECT_EQ(control.update(Time{} + 5300_ms).send_mode, 68);
  EXPECT_EQ(control.update(Time{} + 1000_ms).send_mode, -1);
  EXPECT_EQ(control.update(Time{} + 1300_ms).send_mode, 68);
}

TEST(MedianWindow, GivesTheMiddleOfTheLastValues) {
  MedianWindow window{3};
  window.push(5);
  EXPECT_EQ(window.median(), 5);
  window.push(1);
  EXPECT_EQ(window.median(), 5);
  window.push(2);
  EXPECT_EQ(window.median(), 2);
  window.push(9);
  EXPECT_EQ(window.median(), 2);
  window.push(9);
  EXPECT_EQ(window.median(), 9);
}

class Filter : public ::testing::Test {
 protected:
  SonarFilter filter_{{.window = 3}};
  SonarPercept percept_{};
  void feed(double first, double second, int times) {
    SonarEchoes echoes{.mode = 68};
    echoes.left = {first, second};
    for (int i = 0; i < times; ++i) filter_.update(echoes, percept_);
  }
};

TEST_F(Filter, TheFirstEchoIsHeldUntilItMovesByMoreThan45Mm) {
  feed(0.8, 1.2, 3);
  EXPECT_EQ(percept_.left, 0.8);
  EXPECT_EQ(percept_.left_second, 1.2);
  EXPECT_EQ(percept_.right, SonarPercept::kNothing);
  feed(0.84, 1.24, 3);
  EXPECT_EQ(percept_.left, 0.8);
  EXPECT_EQ(percept_.left_second, 1.24);  // the second follows at once
  // it is the held value that counts, not the median before
  feed(0.846, 1.24, 3);
  EXPECT_EQ(percept_.left, 0.846);
}

TEST_F(Filter, WhatIsFartherThanMaxScanRangeIsNothing) {
  feed(1.49, 1.6, 3);
  EXPECT_EQ(percept_.left, 1.49);
  EXPECT_EQ(percept_.left_second, SonarPercept::kNothing);
  feed(1.5, 0, 3);
  EXPECT_EQ(percept_.left, SonarPercept::kNothing);
}

TEST_F(Filter, AShortBurstOfNoiseChangesNothing) {
  feed(0.8, 0, 3);
  feed(0.3, 0, 1);
  EXPECT_EQ(percept_.left, 0.8);
}

TEST(EchoVotes, OnlyWhatWasHeardTwiceCounts) {
  EchoVotes votes{0.05};
  EXPECT_EQ(votes.update({0.5, 1.0})[0], 0.0);
  const EchoVotes::Echoes second = votes.update({0.52, 1.4});
  EXPECT_NEAR(second[0], 0.51, 1e-12);
  EXPECT_EQ(second[1], 0.0);
  // missed once: it still counts
  EXPECT_NEAR(votes.update({1.41})[0], 0.51, 1e-12);
  EXPECT_NEAR(votes.update({1.42})[0], 1.41, 1e-12);
}

/// Senses that sense nothing.
struct Nothing final : Senses {
  void perceive(const Readings& readings, Percepts& percepts) override { percepts.time = readings.time; }
};

class Sonar : public ::testing::Test {
 protected:
  RangeSenses senses_{
      std::make_unique<Nothing>(), body::SonarSensor{}, {{.modes = {68}, .steady = true}, {.window = 5}, {}}};
  Readings readings_;
  Percepts percepts_;

  const SonarPercept& tick(int ms, std::array<double, 10> left, int mode = 68) {
    readings_.time = Time{} + 1_ms * ms;
    readings_.sonar.present() = {readings_.time, mode, left, {}};
    senses_.perceive(readings_, percepts_);
    return *percepts_.sonar;
  }
  const SonarPercept& tick_without(int ms) {
    readings_.time = Time{} + 1_ms * ms;
    readings_.sonar.reset();
    senses_.perceive(readings_, percepts_);
    return *percepts_.sonar;
  }
};

TEST_F(Sonar, EchoesAreFilteredInEachTickAndAllOfThemAreKept) {
  tick(0, {0.8, 1.1});
  const SonarPercept& second = tick(100, {0.81, 1.11});
  EXPECT_NEAR(second.left_all[0], 0.805, 1e-12);
  EXPECT_NEAR(second.left_all[1], 1.105, 1e-12);
  EXPECT_EQ(second.left_all[2], 0.0);
  EXPECT_EQ(second.right_all[0], 0.0);
  EXPECT_EQ(tick_without(110).left, 0.8);
  EXPECT_EQ(percepts_.sonar->request.send_mode, 68);
}

TEST_F(Sonar, EchoesThatCannotBeAreLeftOutAndCounted) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  tick(0, {kNan, 0.8, -3.0, kInfinite, 100.0, 0.01});
  const SonarPercept& percept = tick(100, {kNan, 0.8});
  EXPECT_EQ(percept.unbelievable, 6);
  EXPECT_EQ(percept.left_all[0], 0.8);
  EXPECT_EQ(percept.left_all[1], 0.0);
  EXPECT_EQ(percept.left, 0.8);
}

TEST_F(Sonar, ReadingsWhoseClockJumpsAreLeftOutAndCounted) {
  tick(1000, {0.8});
  readings_.time = Time{} + 1100_ms;
  readings_.sonar.present() = {Time{} + 500_ms, 68, {0.3}, {}};  // back
  senses_.perceive(readings_, percepts_);
  readings_.sonar.present() = {Time{} + 9000_ms, 68, {0.3}, {}};  // ahead
  senses_.perceive(readings_, percepts_);
  EXPECT_EQ(percepts_.sonar->clock_jumps, 2);
  EXPECT_EQ(percepts_.sonar->left, 0.8);
  // the robot's own clock goes back: everything begins anew, the counters stay
  tick(100, {0.9});
  EXPECT_EQ(percepts_.sonar->clock_jumps, 2);
  EXPECT_EQ(percepts_.sonar->left, 0.9);
}

TEST_F(Sonar, CrossedEchoesAreKeptApartForAWhile) {
  tick(0, {0.8}, 70);
  const SonarPercept& percept = tick(100, {0.8}, 70);
  EXPECT_TRUE(percept.crossed_known);
  EXPECT_EQ(percept.crossed[0], 0.8);
  EXPECT_EQ(percept.left_all[0], 0.0);
  EXPECT_EQ(percept.left, SonarPercept::kNothing);
  EXPECT_TRUE(tick_without(2400).crossed_known);
  EXPECT_FALSE(tick_without(2600).crossed_known);
}

TEST_F(Sonar, AnyReadingsAreSurvived) {
  Random random{3};
  for (int i = 0; i < 20'000; ++i) {
    std::array<double, 10> left{};
    for (double& echo : left) {
      const std::uint64_t bits = random.bits();
      echo = random.uniform() < 0.5 ? std::bit_cast<double>(bits) : random.uniform(-1, 4);
    }
    readings_.time = Time{static_cast<std::int64_t>(random.bits() % 10'000'000'000)};
    readings_.sonar.present() = {Time{static_cast<std::int64_t>(random.bits() % 10'000'000'000)},
                                 static_cast<int>(random.bits() % 128), left, left};
    senses_.perceive(readings_, percepts_);
    const SonarPercept& percept = *percepts_.sonar;
    for (const double echo : percept.left_all) ASSERT_TRUE(echo >= 0.0 && echo <= 2.6);
    ASSERT_TRUE(percept.left > 0.0 && percept.left <= 2.6);
  }
}

}  // namespace
}  // namespace cancha::sense
