#include "act/serial/clock.h"

#include <cerrno>
#include <ctime>

namespace cancha::act {

Time hardware_now() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return {static_cast<std::int64_t>(now.tv_sec) * 1'000'000'000 + now.tv_nsec};
}

void wait_until(Time moment) {
  const timespec until{.tv_sec = static_cast<time_t>(moment.ns / 1'000'000'000),
                       .tv_nsec = static_cast<long>(moment.ns % 1'000'000'000)};
  while (::clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr) == EINTR) {
  }
}

}  // namespace cancha::act
