#pragma once

#include "field/league.h"
#include "messages/team_view.h"
#include "messages/vision.h"
#include "messages/world_state.h"

/// The records of a team's robots, from what already knows it.
namespace cancha::team {

/// Where goals and posts are, for a team that plays towards x > 0.
[[nodiscard]] teamware::Landmarks landmarks_of(const field::Walls& walls);

/// The world of robot `number` (1 is the first of the view's mates) from what its team sees; `before` is its last one,
/// which gives the counters that go on. All is in sight and new: the view is that of a camera above the pitch.
[[nodiscard]] teamware::GlobalWS world_state_of(const TeamView& view, int number, const teamware::GlobalWS& before);

/// What a base station tells a team of which all robots play.
[[nodiscard]] teamware::Coach coach_of(const TeamView& view);

}  // namespace cancha::team
