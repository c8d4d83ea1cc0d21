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

/// What viewers are told of a set play.
[[nodiscard]] EventKind event_of(SetPlay set_play);

}  // namespace cancha::match
