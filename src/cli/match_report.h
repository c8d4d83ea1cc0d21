#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/maybe.h"
#include "match/contest/result.h"
#include "match/limp_robots.h"
#include "messages/game.h"
#include "messages/statistics.h"

namespace cancha::cli {

/// One object for programs, and the numbers that people are told too.
struct Report {
  std::string league;
  std::string blue;
  std::string yellow;
  std::uint64_t seed = 0;
  Score score;
  std::string winner;   ///< blue or yellow; empty where it is level or was stopped
  std::string forfeit;  ///< why a team forfeited
  MatchStatistics statistics;
  std::vector<MatchEvent> events;
  double simulated_seconds = 0.0;
  double wall_seconds = 0.0;
  std::int64_t steps = 0;
  std::int64_t warnings = 0;
  std::string state_hash;
  std::string recording;
  std::vector<std::string> pictures;
  Maybe<match::contest::ContestResult> contest{};  ///< of a contest
  std::vector<match::LimpRobot> limp{};            ///< robots with servos that have shut down

  static constexpr auto fields() {
    return list_of(entry("league", &Report::league), entry("blue", &Report::blue), entry("yellow", &Report::yellow),
                   entry("seed", &Report::seed), entry("score", &Report::score), entry("winner", &Report::winner),
                   entry("forfeit", &Report::forfeit), entry("statistics", &Report::statistics),
                   entry("events", &Report::events), entry("simulated_seconds", &Report::simulated_seconds),
                   entry("wall_seconds", &Report::wall_seconds), entry("steps", &Report::steps),
                   entry("warnings", &Report::warnings), entry("state_hash", &Report::state_hash),
                   entry("recording", &Report::recording), entry("pictures", &Report::pictures),
                   entry("contest", &Report::contest), entry("limp", &Report::limp));
  }
};

/// "05:03".
[[nodiscard]] std::string clock_text(double seconds);

/// What people are told at the end; not `complete`: they stopped it.
void print_summary(const Report& report, bool complete);

}  // namespace cancha::cli
