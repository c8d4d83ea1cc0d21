#pragma once

#include "act/wheels/situation.h"

namespace cancha::act::wheels {

/// The keeper: waits on its line between ball and goal, goes to where a shot will cross, and clears a ball that lies in
/// the goal area.
[[nodiscard]] DriveGoal keep_goal(const Situation& situation, const TeamRobot& robot);

/// Where on its line the keeper should be: before the shot that comes, else between ball and goal.
[[nodiscard]] Vec2 keeper_place(const Situation& situation);

/// Where the keeper's line is: x in T.
[[nodiscard]] double keeper_line(const Pitch& pitch);

}  // namespace cancha::act::wheels
