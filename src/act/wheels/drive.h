#pragma once

#include <limits>

#include "act/wheels/pitch.h"
#include "messages/command.h"
#include "messages/team_view.h"

namespace cancha::act::wheels {

/// How a robot should move right now.
struct Motion {
  double ahead = 0.0;  ///< metres per second, negative = backwards
  double turn = 0.0;   ///< radians per second, counter-clockwise
};

/// How to get to a point.
struct Ride {
  double arrival_speed = 0.0;                                  ///< metres per second at the point
  double top_speed = std::numeric_limits<double>::infinity();  ///< metres per second on the way
};

/// Towards a point, forwards or backwards, whichever needs less turning; the robot slows down for curves and stops at
/// the point unless it is to arrive with some speed.
[[nodiscard]] Motion drive_to(const Pitch& pitch, const TeamRobot& robot, Vec2 target, const Ride& ride = {});

/// On the spot to a heading, or to its opposite where that is nearer: a cube has two good faces.
[[nodiscard]] Motion turn_to(const Pitch& pitch, const TeamRobot& robot, double heading);

/// The wheels' command that brings a robot towards a motion without letting its wheels slide. Each wheel ramps by
/// itself, so a command far from the present speed would delay the turn until the speed is reached: the change is
/// shared out here, the turn first.
[[nodiscard]] WheelCommand wheel_command(const Pitch& pitch, const TeamRobot& robot, Motion motion);

/// Whether a robot that drives along the unit vector `course` would bump into another one right away.
[[nodiscard]] bool runs_into(const Pitch& pitch, const TeamRobot& robot, const TeamRobot& other, Vec2 course);

/// About how long a robot takes to a point: turning, speeding up, driving.
[[nodiscard]] double time_to(const Pitch& pitch, const TeamRobot& robot, Vec2 target);

}  // namespace cancha::act::wheels
