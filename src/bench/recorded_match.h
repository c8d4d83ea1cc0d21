#pragma once

#include <cstdint>
#include <string>

#include "bench/bench.h"

namespace cancha::bench {

/// How fast a whole match ran.
struct MatchSpeed {
  double factor = 0.0;     ///< times faster than real time, by the wall clock
  std::uint64_t hash = 0;  ///< of the match at its end
};

/// Plays the first minute of a match between a league's own teams, with a recording running: from the kick-off's Ready
/// to fights for the ball.
[[nodiscard]] Result<MatchSpeed> play_recorded(const Settings& settings, const std::string& league, std::uint64_t seed);

}  // namespace cancha::bench
