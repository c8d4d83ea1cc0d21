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

/// A point a little behind the opponents' goal line.
[[nodiscard]] Vec2 in_their_goal(const Pitch& pitch, double y);

/// The first moment at which a robot can be behind the ball to send it to a target.
[[nodiscard]] Meeting meet_ball(const Situation& situation, const TeamRobot& robot, Vec2 target);

/// Where a robot waits that is to play the ball next: behind it, on the line to the target.
[[nodiscard]] DriveGoal get_behind(const Situation& situation, const TeamRobot& robot, Vec2 target);

/// Brings the ball to a target: gets behind it, charges through it, and spins it free where it is stuck at a wall.
/// `charging` is what it remembers: it is behind the ball and goes through it.
[[nodiscard]] DriveGoal strike(const Situation& situation, const TeamRobot& robot, Vec2 target, bool& charging);

/// Where a player stands while the others take a restart.
[[nodiscard]] Vec2 off_the_ball(const Situation& situation);

/// The striker: keeps off at restarts of the others, else strikes at the free part of their goal.
[[nodiscard]] DriveGoal attack(const Situation& situation, const TeamRobot& robot, AttackMemory& memory);

}  // namespace cancha::act::wheels
