#include "os/clock.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <concepts>
#include <functional>

namespace cancha::os {
namespace {

/// Works for a while.
void use_processor(Duration most) {
  const Duration begin = used_by_this_thread();
  while (used_by_this_thread() - begin < most) {
  }
}

TEST(OsClock, NeverGoesBack) {
  HostTime last = now();
  for (int i = 0; i < 1000; ++i) {
    const HostTime next = now();

    ASSERT_GE(next, last);

    last = next;
  }
}

TEST(OsClock, IsNotMixedUpWithSimulatedTime) {
  static_assert(!std::convertible_to<HostTime, Time> && !std::convertible_to<Time, HostTime>);
  static_assert(!std::invocable<std::minus<>, HostTime, Time> && !std::invocable<std::less<>, HostTime, Time>);

  const HostTime before = now();
  const Time asked_for = real_time();

  EXPECT_GE(asked_for.ns, before.ns);
  EXPECT_LE(asked_for.ns, now().ns);
}

TEST(OsClock, SleepsUntilTheMomentHasCome) {
  const HostTime moment = now() + 20_ms;

  sleep_until(moment);

  EXPECT_GE(now(), moment);
}

TEST(OsClock, DoesNotSleepForWhatIsPast) {
  const HostTime begin = now();

  sleep_until(begin - 1000_ms);
  sleep_until(HostTime{});
  sleep_until(HostTime{-5});

  EXPECT_LT(now() - begin, 1000_ms);
}

TEST(OsClock, TellsTheTimeOfDay) {
  const auto day = std::chrono::system_clock::now().time_since_epoch();

  const Duration told = time_of_day();
  const Duration added = now() - HostTime{} + to_time_of_day();

  EXPECT_NEAR(told.seconds(), std::chrono::duration<double>(day).count(), 10.0);
  EXPECT_NEAR(added.seconds(), told.seconds(), 10.0);
}

TEST(OsClock, CountsProcessorTime) {
  const Duration thread = used_by_this_thread();
  const Duration process = used_by_this_process();
  const Duration by_number = used_by(::getpid());

  use_processor(5_ms);

  EXPECT_GE(used_by_this_thread() - thread, 5_ms);
  EXPECT_GE(used_by_this_process() - process, 5_ms);
  EXPECT_GE(used_by(::getpid()) - by_number, 5_ms);
}

TEST(OsClock, KnowsNoProcessorTimeOfNobody) {
  constexpr pid_t kNobody = 5'000'000;  // above the kernel's greatest

  EXPECT_EQ(used_by(kNobody), Duration{});
}

}  // namespace
}  // namespace cancha::os
