#pragma once

#include "act/wheels/situation.h"

namespace cancha::act::wheels {

/// What the striker remembers from one decision to the next, so that it does not change its mind all the time.
struct AttackMemory {
  double aim_y = 0.0;     ///< where on the goal line it aims
  bool charging = false;  ///< it is behind the ball and goes through it
};

/// Where and when a robot can be behind the ball.
struct Meeting {
  double time = 0.0;  ///< seconds from now
  Vec2 p_TB;          ///< the ball then
  Vec2 aim;           ///< unit vector in which the ball should go
};

/// The direction in which the ball can be sent: towards the target, but never so that the striker would have to stand
/// in a wall.
[[nodiscard]] Vec2 possible_aim(const Pitch& pitch, Vec2 p_TB, Vec2 target);

/// The freest part of the opponents' goal as seen from a place; stays with the present choice unless another is better.
[[nodiscard]] double free_part_of_goal(const Situation& situation, Vec2 p_TB, double present_y);

/// The first moment at which a robot can be behind the ball to send it to (half_length, aim_y).
[[nodiscard]] Meeting meet_ball(const Situation& situation, const TeamRobot& robot, double aim_y);

/// The striker: gets behind the ball, charges through it towards the free part of the goal, and spins it free where it
/// is stuck at a wall.
[[nodiscard]] DriveGoal attack(const Situation& situation, const TeamRobot& robot, AttackMemory& memory);

}  // namespace cancha::act::wheels
