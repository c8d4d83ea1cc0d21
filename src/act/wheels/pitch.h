#pragma once

#include "base/geometry.h"
#include "field/league.h"

namespace cancha::act::wheels {

/// What a team needs to know of its league, as plain numbers in SI units and in its own frame T (attack along +x).
struct Pitch {
  double half_length = 0.0;   ///< centre to goal line
  double half_width = 0.0;    ///< centre to side wall
  double corner_leg = 0.0;    ///< of the 45° corner pieces
  double goal_half = 0.0;     ///< half the goal mouth
  double goal_depth = 0.0;    ///< goal line to back wall
  Vec2 goal_area;             ///< depth into the pitch, half the width
  Vec2 penalty_area;          ///< depth into the pitch, half the width
  double keep_off = 0.0;      ///< distance to the ball at a restart of the others
  double ball_radius = 0.0;   ///< in metres, as all lengths here
  double robot_half = 0.0;    ///< half a robot's side
  double rolling = 0.0;       ///< deceleration of a rolling ball
  double sliding = 0.0;       ///< deceleration of a sliding ball
  double wall_bounce = 0.0;   ///< speed of the ball after a wall over speed before
  double top_speed = 0.0;     ///< of a wheel's rim
  double ramp = 0.0;          ///< the rims' speed changes no faster
  double acceleration = 0.0;  ///< at which the wheels do not slide
  double cornering = 0.0;     ///< sideways acceleration at which the wheels still hold
  double track = 0.0;         ///< between the wheels
  double unit_speed = 0.0;    ///< rim speed of a command of 1
  double decision = 0.0;      ///< time between two decisions

  [[nodiscard]] Vec2 our_goal() const { return {-half_length, 0.0}; }
  [[nodiscard]] Vec2 their_goal() const { return {half_length, 0.0}; }
};

/// The numbers of a league.
[[nodiscard]] Pitch pitch_of(const field::League& league);

/// The nearest point that is at least `margin` away from the walls; goals do not count as pitch.
[[nodiscard]] Vec2 inside(const Pitch& pitch, Vec2 p, double margin);

/// Whether p lies in the area of that depth and half width before our goal, or closer than `margin` to it.
[[nodiscard]] bool in_our_area(const Pitch& pitch, Vec2 area, Vec2 p, double margin = 0.0);

/// The nearest point at least `margin` outside an area before our goal, reached through its front or sides.
[[nodiscard]] Vec2 out_of_our_area(const Pitch& pitch, Vec2 area, Vec2 p, double margin);

/// Whether a ball sent from a place in a direction stays out of our own goal.
[[nodiscard]] bool stays_out(const Pitch& pitch, Vec2 p_TB, Vec2 course);

/// The next point on the way from one place to another outside an area before our goal: the goal itself, or a front
/// corner of the area where the straight way would cross it.
[[nodiscard]] Vec2 round_our_area(const Pitch& pitch, Vec2 area, Vec2 from, Vec2 to);

}  // namespace cancha::act::wheels
