#include "robot/real_time_loop.h"

#include <algorithm>

#include "act/pose/player.h"
#include "os/clock.h"

namespace cancha::robot {

LoopReport run_in_real_time(Body& body, const Ticker& ticker, const LoopSettings& settings) {
  LoopReport report;
  Readings readings;
  int trouble = 0;
  double busy_us = 0.0;
  const os::HostTime began = os::now();
  for (std::int64_t n = 0;; ++n) {
    if (settings.paced) {
      const os::HostTime due = began + settings.period * n;
      os::sleep_until(due);
      const Duration late = os::now() - due;
      report.worst_late_ms = std::max(report.worst_late_ms, late.seconds() * 1e3);
      if (late > settings.period) {
        ++report.overruns;
        n += late.ns / settings.period.ns;
      }
    }
    const Time now = Time{} + settings.period * n;
    if (settings.seconds > 0 && now.seconds() >= settings.seconds) break;
    if (settings.enough && settings.enough()) break;

    const os::HostTime tick_began = os::now();
    readings.time = now;
    const auto ticked = tick(body, ticker, readings);
    if (ticked && !*ticked) break;
    busy_us += (os::now() - tick_began).seconds() * 1e6;
    ++report.ticks;
    trouble = ticked ? 0 : trouble + 1;
    if (!ticked) ++report.trouble;
    if (trouble >= settings.most_trouble) {
      report.stopped = ticked.error().text();
      break;
    }
  }
  report.mean_tick_us = report.ticks > 0 ? busy_us / static_cast<double>(report.ticks) : 0.0;
  return report;
}

LoopReport run_in_real_time(Body& body, Player& player, const LoopSettings& settings) {
  const auto play = [&](const Readings& readings) {
    const Commands& commands = player.tick(readings);
    if (settings.seen) settings.seen(player.frame());
    return &commands;
  };
  return run_in_real_time(body, play, settings);
}

LoopReport play_in_real_time(Body& body, const body::Robot& robot, const act::Motion& motion,
                             const LoopSettings& settings) {
  constexpr double kGently = 1.5;  ///< seconds
  act::Motion gentle = motion;
  if (!gentle.poses.empty()) gentle.poses.front().time = std::max(gentle.poses.front().time, kGently);
  act::MotionPlayer player{robot};
  Commands commands;
  bool started = false;
  const auto move = [&](const Readings& readings) -> const Commands* {
    if (!started) player.start(gentle, readings.joints->angles);
    started = true;
    if (settings.enough && settings.enough()) player.interrupt();
    if (player.done()) return nullptr;
    const act::MotionPlayer::Step step = player.tick(readings.time);
    if (step.any) commands.joints.present().goals.assign(step.goals.begin(), step.goals.end());
    return &commands;
  };
  LoopSettings own = settings;
  own.enough = nullptr;
  return run_in_real_time(body, move, own);
}

LoopReport take_pose(Body& body, const body::Robot& robot, std::span<const double> angles) {
  act::Motion motion;
  motion.name = "take pose";
  act::Pose& pose = motion.poses.emplace_back();
  for (std::size_t j = 0; j < angles.size(); ++j) pose.angles.push_back({j, in_degrees(angles[j])});
  return play_in_real_time(body, robot, motion, {});
}

}  // namespace cancha::robot
