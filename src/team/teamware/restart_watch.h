#pragma once

#include <optional>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/teamware.h"

namespace cancha::team {

/// A RefBox says which restart there is and START, and then nothing more: whether the ball is in play each team must
/// see for itself. It is once it has moved, or when the restart's time is over.
class RestartWatch {
 public:
  struct Settings {
    double moved = 0.3;             ///< metres
    Duration lasts{7'000'000'000};  ///< after START
  };
  explicit RestartWatch(const Settings& settings) : settings_{settings} {}

  /// What a RefBox says, with the restart it named before START for as long as it lasts.
  [[nodiscard]] teamware::GameSituation follow(const teamware::GameSituation& said, std::optional<Vec2> ball, Time now);

 private:
  Settings settings_;
  teamware::GameSituation named_{};  ///< the restart; Stopped: there is none
  std::optional<Vec2> lay_{};        ///< the ball at START, where it was known
  std::optional<Time> began_{};      ///< START
};

}  // namespace cancha::team
