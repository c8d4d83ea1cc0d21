#pragma once

#include <string>

#include "base/result.h"
#include "server/live_match.h"
#include "team/referee/listener.h"

namespace cancha::cli {

/// A referee outside of a match, who holds it, lets it go on and ends it. The match's own referee still decides goals
/// and restarts. Simulated time stands while the match is held, so a recording plays again without any referee.
class MatchReferee {
 public:
  /// "hl", or "spl18:4000" for another port.
  [[nodiscard]] static Result<MatchReferee> open(const std::string& wish);

  /// Hears what was said and does it to the match. True: the referee has ended the game.
  [[nodiscard]] bool direct(server::LiveMatch& live);

 private:
  explicit MatchReferee(team::RefereeListener listener) : listener_{std::move(listener)} {}

  team::RefereeListener listener_;
  bool plays_ = false;
};

}  // namespace cancha::cli
