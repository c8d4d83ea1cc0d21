#include "team/rtdb/clock.h"

#include <time.h>

namespace cancha::team {
namespace {

std::int64_t read(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

}  // namespace

Time robot_now() {
  return {read(CLOCK_MONOTONIC)};
}

Duration to_time_of_day() {
  return {read(CLOCK_REALTIME) - read(CLOCK_MONOTONIC)};
}

void sleep_until(Time moment) {
  const timespec until{moment.ns / 1'000'000'000, moment.ns % 1'000'000'000};
  while (moment > robot_now()) clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr);
}

}  // namespace cancha::team
