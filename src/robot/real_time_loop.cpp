#include "robot/real_time_loop.h"

#include <algorithm>

#include "os/clock.h"

namespace cancha::robot {

LoopReport run_in_real_time(Body& body, Player& player, const LoopSettings& settings) {
  LoopReport report;
  Readings readings;
  int trouble = 0;
  double busy_us = 0.0;
  const Time began = os::now();
  for (std::int64_t n = 0;; ++n) {
    const Time due = began + settings.period * n;
    os::sleep_until(due);
    const Duration late = os::now() - due;
    report.worst_late_ms = std::max(report.worst_late_ms, late.seconds() * 1e3);
    if (late > settings.period) {
      ++report.overruns;
      n += late.ns / settings.period.ns;
    }
    const Time now = Time{} + settings.period * n;
    if (settings.seconds > 0 && now.seconds() >= settings.seconds) break;
    if (settings.enough && settings.enough()) break;

    const Time tick_began = os::now();
    readings.time = now;
    auto done = body.read(readings);
    if (done) done = body.command(player.tick(readings));
    busy_us += (os::now() - tick_began).seconds() * 1e6;
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
