#include "robot/real_time_loop.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace cancha::robot {
namespace {

using Clock = std::chrono::steady_clock;

std::chrono::nanoseconds as_host_time(Duration duration) {
  return std::chrono::nanoseconds{duration.ns};
}

}  // namespace

LoopReport run_in_real_time(Body& body, Player& player, const LoopSettings& settings) {
  LoopReport report;
  Readings readings;
  int trouble = 0;
  double busy_us = 0.0;
  const auto period = as_host_time(settings.period);
  const Clock::time_point began = Clock::now();
  for (std::int64_t n = 0;; ++n) {
    const Clock::time_point due = began + n * period;
    std::this_thread::sleep_until(due);
    const auto late = Clock::now() - due;
    report.worst_late_ms = std::max(report.worst_late_ms, std::chrono::duration<double, std::milli>(late).count());
    if (late > period) {
      ++report.overruns;
      n += late / period;
    }
    const Time now = Time{} + settings.period * n;
    if (settings.seconds > 0 && now.seconds() >= settings.seconds) break;
    if (settings.enough && settings.enough()) break;

    const Clock::time_point tick_began = Clock::now();
    readings.time = now;
    auto done = body.read(readings);
    if (done) done = body.command(player.tick(readings));
    busy_us += std::chrono::duration<double, std::micro>(Clock::now() - tick_began).count();
    ++report.ticks;
    trouble = done ? 0 : trouble + 1;
    if (!done) ++report.trouble;
    if (trouble >= settings.most_trouble) {
      report.stopped = done.error().text();
      break;
    }
    if (settings.seen) settings.seen(player.frame());
  }
  report.mean_tick_us = report.ticks > 0 ? busy_us / static_cast<double>(report.ticks) : 0.0;
  return report;
}

}  // namespace cancha::robot
