#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "act/pose/motion.h"
#include "base/fields.h"
#include "base/result.h"
#include "base/time.h"
#include "robot/player.h"
#include "robot/tick.h"
#include "robot/trouble.h"

namespace cancha::robot {

/// How a loop went.
struct LoopReport {
  std::int64_t ticks = 0;
  std::int64_t overruns = 0;   ///< ticks that began more than a period late; those that were missed are left out
  double worst_late_ms = 0.0;  ///< of the host's clock
  double mean_tick_us = 0.0;   ///< reading, thinking and commanding
  std::int64_t trouble = 0;    ///< readings or commands that the body refused
  std::string stopped{};       ///< why it ended before its time; empty where it did not
  std::vector<TroubleCount> troubles{};  ///< with which it went on; from whoever keeps the robot's book of them

  static constexpr std::string_view kName = "cancha.LoopReport";
  static constexpr auto fields() {
    return list_of(entry("ticks", &LoopReport::ticks),
                   entry("overruns", &LoopReport::overruns, "ticks that began more than a period late"),
                   entry("worst_late_ms", &LoopReport::worst_late_ms, "ms of the host's clock"),
                   entry("mean_tick_us", &LoopReport::mean_tick_us, "us for reading, thinking and commanding"),
                   entry("trouble", &LoopReport::trouble, "readings or commands that the body refused"),
                   entry("stopped", &LoopReport::stopped, "why it ended before its time; else empty"),
                   entry("troubles", &LoopReport::troubles, "with which it went on"));
  }
};

struct LoopSettings {
  Duration period = 10_ms;
  double seconds = 0.0;                      ///< 0: until `enough`
  int most_trouble = 20;                     ///< ticks in a row with trouble, then it stops
  bool paced = true;                         ///< false: as fast as the machine can, for a body that makes its own time
  std::function<bool()> enough{};            ///< asked in each tick
  std::function<void(const Frame&)> seen{};  ///< told each tick of a player
};

/// Runs something in a body in real time: one tick each period by the host's monotonic clock. A tick that comes late is
/// counted, and what was missed is left out, never made up for in a rush. The time of readings counts periods. A
/// simulated body need not wait for the clock: then the same seed gives the same bits.
[[nodiscard]] LoopReport run_in_real_time(Body& body, const Ticker& ticker, const LoopSettings& settings);
/// Runs a player so.
[[nodiscard]] LoopReport run_in_real_time(Body& body, Player& player, const LoopSettings& settings);

/// Plays a motion so, from where the joints are. The first pose takes at least 1.5 s, since nobody knows how far it is.
/// `enough` interrupts it where it may be interrupted.
[[nodiscard]] LoopReport play_in_real_time(Body& body, const body::Robot& robot, const act::Motion& motion,
                                           const LoopSettings& settings);
/// Brings the joints slowly to a pose.
[[nodiscard]] LoopReport take_pose(Body& body, const body::Robot& robot, std::span<const double> angles);

}  // namespace cancha::robot
