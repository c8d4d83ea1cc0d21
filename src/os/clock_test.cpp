#include "os/clock.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cmath>

namespace cancha::os {
namespace {

/// Works for a while.
void use_processor(Duration most) {
  const Duration begin = used_by_this_thread();
  while (used_by_this_thread() - begin < most) {
  }
}

TEST(OsClock, NeverGoesBack) {
  Time last = now();
  for (int i = 0; i < 1000; ++i) {
    const Time next = now();

    ASSERT_GE(next, last);

    last = next;
  }
}

TEST(OsClock, SleepsUntilTheMomentHasCome) {
  const Time moment = now() + 20_ms;

  sleep_until(moment);

  EXPECT_GE(now(), moment);
}

TEST(OsClock, DoesNotSleepForWhatIsPast) {
  const Time begin = now();

  sleep_until(begin - 1000_ms);
  sleep_until(Time{});
  sleep_until(Time{-5});

  EXPECT_LT(now() - begin, 1000_ms);
}

TEST(OsClock, TellsTheTimeOfDay) {
  const auto day = std::chrono::system_clock::now().time_since_epoch();

  const Time told = now() + to_time_of_day();

  const double difference = told.seconds() - std::chrono::duration<double>(day).count();
  EXPECT_LT(std::abs(difference), 10.0);
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
