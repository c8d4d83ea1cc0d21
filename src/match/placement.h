#pragma once

#include <optional>
#include <vector>

#include "base/geometry.h"
#include "base/random.h"
#include "base/result.h"
#include "field/league.h"
#include "messages/game.h"
#include "messages/robot_id.h"
#include "messages/truth.h"

namespace cancha::match {

/// A way of starting or going on: what, for whom, and where the ball lies.
struct Restart {
  PlayMode mode = PlayMode::PlaceKick;
  BallOwner side = BallOwner::Anyone;  ///< who plays the ball; Anyone for a free ball
  Vec2 p_FB;                           ///< the ball's spot, field frame
};

/// Where ball and robots stand when play goes on.
struct Placement {
  Vec2 p_FB;
  std::vector<Pose2> X_FR;  ///< blue's in order of number, then yellow's
};

/// How exactly robots are put down by hand; the same for both teams. This is where a match's seed comes in.
struct PlacementNoise {
  Metres position = 0.01_m;    ///< uniform, each way
  Radians heading = 0.05_rad;  ///< uniform, each way
};

/// Puts ball and robots down by the rules of a restart: keepers before their goals, the kicker behind the ball,
/// everyone else in formation on the own side and at a distance from the ball, nobody on top of another.
/// Works for any number of players and any league.
[[nodiscard]] Placement place(const field::League& league, const Restart& restart, Random& random,
                              const PlacementNoise& noise = {});

/// The place nearest to `wish` where a robot that plays, or the ball where none is named, overlaps no other body and no
/// wall. Goals count as room for the ball only. Fails where there is no room.
[[nodiscard]] Result<Vec2> nearest_free_place(const field::League& league, const Truth& truth,
                                              std::optional<RobotId> robot, Vec2 wish);

/// The spot for a penalty against the team that defends the goal at x > 0 (blue) or x < 0 (yellow).
[[nodiscard]] Vec2 penalty_spot(const field::League& league, Team offender);
/// The spot from which a team takes a goal kick: before its own goal area.
[[nodiscard]] Vec2 goal_kick_spot(const field::League& league, Team team);
/// The free-ball spot of the quarter in which a place lies.
[[nodiscard]] Vec2 free_ball_spot(const field::League& league, Vec2 place);

}  // namespace cancha::match
