#include "os/clock.h"

#include <time.h>

namespace cancha::os {
namespace {

std::int64_t read_clock(clockid_t clock) {
  timespec told{};
  if (::clock_gettime(clock, &told) != 0) return 0;
  return std::int64_t{told.tv_sec} * 1'000'000'000 + told.tv_nsec;
}

}  // namespace

HostTime now() {
  return {read_clock(CLOCK_MONOTONIC)};
}

Time real_time() {
  return {now().ns};
}

Duration time_of_day() {
  return {read_clock(CLOCK_REALTIME)};
}

Duration to_time_of_day() {
  return {time_of_day().ns - now().ns};
}

void sleep_until(HostTime moment) {
  const timespec until{moment.ns / 1'000'000'000, moment.ns % 1'000'000'000};
  while (now() < moment) ::clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr);
}

Duration used_by_this_thread() {
  return {read_clock(CLOCK_THREAD_CPUTIME_ID)};
}

Duration used_by_this_process() {
  return {read_clock(CLOCK_PROCESS_CPUTIME_ID)};
}

Duration used_by(pid_t process) {
  clockid_t clock = 0;
  if (::clock_getcpuclockid(process, &clock) != 0) return {};
  return {read_clock(clock)};
}

}  // namespace cancha::os
