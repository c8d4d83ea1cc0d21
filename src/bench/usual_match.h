#pragma once

#include <memory>

#include "bench/bench.h"
#include "match/fixture.h"

namespace cancha::bench {

/// A match that is about to begin.
struct UsualMatch {
  match::Fixture fixture;
  field::League league;
  std::unique_ptr<match::Match> match;
};

/// A match between the league's own teams, whatever teams the fixture has.
[[nodiscard]] Result<UsualMatch> start_usual(const Settings& settings, match::Fixture fixture);
/// Plays a match until so many seconds of it are over.
[[nodiscard]] Result<void> play_until(match::Match& match, double seconds);

}  // namespace cancha::bench
