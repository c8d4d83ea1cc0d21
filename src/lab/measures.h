#pragma once

#include "world/jointed_world.h"

/// What trials measure of a body; the world only tells where its parts are and which of them touch.
namespace cancha::lab {

/// The deepest touch of two parts of one robot that are not neighbours, metres; 0: none.
[[nodiscard]] double deepest_own_contact(world::JointedWorld& world, int robot);

/// How far a robot reaches to the left (or right) of the line along which it was put, the field's x axis, with parts
/// that a rolling ball of the trials would hit; metres.
[[nodiscard]] double reach_near_ground(world::JointedWorld& world, int robot, bool left);

}  // namespace cancha::lab
