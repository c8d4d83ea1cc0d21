#pragma once

#include <optional>

#include "field/league.h"
#include "messages/game.h"
#include "messages/referee.h"
#include "messages/truth.h"

/// Where and how set plays are taken between lines, whoever blows the whistle.
namespace cancha::match {

/// The spot from which a team takes a set play, after the ball has left the pitch, or lies, at p_FB.
[[nodiscard]] Vec2 set_play_spot(const field::League& league, SetPlay kind, Team kicking, Vec2 p_FB);

/// The nearest spot that is so far from all robots: along the line it lies on, then towards the middle of the pitch.
[[nodiscard]] Vec2 free_spot(Vec2 wish, const Truth& truth, double clear);

/// Where a robot waits that is taken out: so far beside the own half, blue's at one touch line and yellow's at the
/// other.
[[nodiscard]] Pose2 bench_beside(const field::League& league, RobotId robot, double away);

/// Which of our teams a referee outside gives the ball; nothing where it says none.
[[nodiscard]] std::optional<Team> kicking_team(const RefereeState& said);

/// How long the ball has lain about one spot.
class StallWatch {
 public:
  /// It was put somewhere: its time begins anew there.
  void put(Vec2 p_FB) { anchor_ = p_FB, seconds_ = 0.0; }
  /// Its time begins anew, about the same spot.
  void restart() { seconds_ = 0.0; }
  /// Nothing is known any more.
  void forget() { anchor_.reset(), seconds_ = 0.0; }
  /// After a step: seconds within so many metres of the spot.
  double watch(Vec2 p_FB, double radius, double dt) {
    if (!anchor_ || distance(p_FB, *anchor_) > radius) put(p_FB);
    return seconds_ += dt;
  }

 private:
  std::optional<Vec2> anchor_;  ///< where it was when it began to stay
  double seconds_ = 0.0;
};

/// What viewers are told of a set play.
[[nodiscard]] EventKind event_of(SetPlay set_play);

}  // namespace cancha::match
