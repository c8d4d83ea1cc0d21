#pragma once

#include <span>
#include <string>

#include "field/league.h"
#include "messages/team_view.h"
#include "messages/vision.h"
#include "messages/world_state.h"

/// The records of a team's robots, from what already knows it.
namespace cancha::team {

/// Where goals, posts and corners are, for a team that plays towards x > 0.
[[nodiscard]] teamware::Landmarks landmarks_of(const field::Walls& walls);

/// What a robot's own program says, where it has one; else all is in sight and new, as from above the pitch.
struct OwnWords {
  std::string role{};
  bool behaviour_changed = false;
  bool base_station_active = false;
  bool ball_in_sight = true;
  Duration ball_age{};  ///< since the ball was last seen
  Duration pose_age{};  ///< since landmarks last told where it is
};

/// The world of robot `number` (1 is the first of the view's mates) from what its team sees and what it says itself;
/// `before` is its last one, which gives the counters that go on.
[[nodiscard]] teamware::GlobalWS world_state_of(const TeamView& view, int number, const teamware::GlobalWS& before,
                                                const OwnWords& own = {});

/// What a base station tells a team of which all robots play; `before` is what it told last, `roles` those of the
/// mates.
[[nodiscard]] teamware::Coach coach_of(const TeamView& view, const teamware::Coach& before = {},
                                       std::span<const std::string> roles = {});

}  // namespace cancha::team
