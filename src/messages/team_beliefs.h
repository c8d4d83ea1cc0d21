#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/time.h"

/// What a robot with a database knows from its team: the ball as all of them saw it, and the base station's word.
namespace cancha {

/// A robot that told of the ball.
struct BallSource {
  int number = 0;         ///< of the mate, or the own
  Time seen{};            ///< last, by that robot
  bool believed = false;  ///< false: it contradicts the others, or is too old

  static constexpr std::string_view kName = "cancha.BallSource";
  static constexpr auto fields() {
    return list_of(entry("number", &BallSource::number), entry("seen", &BallSource::seen, "last, by that robot"),
                   entry("believed", &BallSource::believed, "false: it contradicts the others, or is too old"));
  }
};

/// The ball as the whole team sees it.
struct SharedBall {
  Vec2 p_TB{};
  Vec2 v_TB{};
  double spread = 0.0;  ///< deviation to expect, metres
  Time seen{};          ///< by the last of those who are believed
  std::vector<BallSource> sources;

  static constexpr std::string_view kName = "cancha.SharedBall";
  static constexpr auto fields() {
    return list_of(entry("position", &SharedBall::p_TB, "m, team frame"),
                   entry("velocity", &SharedBall::v_TB, "m/s, team frame"),
                   entry("spread", &SharedBall::spread, "m, deviation to expect"),
                   entry("seen", &SharedBall::seen, "by the last of those who are believed"),
                   entry("sources", &SharedBall::sources, "who told of it"));
  }
};

/// What the base station says of this robot; absent where it is not active.
struct CoachBelief {
  bool active = true;  ///< false: it stands aside
  std::string role{};  ///< empty: as the players share them out
  Time told{};

  static constexpr std::string_view kName = "cancha.CoachBelief";
  static constexpr auto fields() {
    return list_of(entry("active", &CoachBelief::active, "false: it stands aside"),
                   entry("role", &CoachBelief::role, "empty: as the players share them out"),
                   entry("told", &CoachBelief::told));
  }
};

}  // namespace cancha
