#pragma once

#include <optional>

#include "act/wheels/pitch.h"
#include "messages/beliefs.h"

/// Where a robot on legs may play the ball besides the goal. All of it needs a pose and a ball.
namespace cancha::minds {

/// Somebody to play the ball to.
struct LegPass {
  int mate = 0;  ///< its number
  Vec2 p_TG;     ///< where the ball is to come: before its feet, inside the lines; metres
};

/// Metres beside the way of a ball in which no opponent stands; at most one. Who stands behind its start is no matter.
[[nodiscard]] double room_beside(const Beliefs& beliefs, Vec2 from, Vec2 to);

/// Metres from a place to the nearest opponent that is known of; many where none is.
[[nodiscard]] double nearest_opponent(const Beliefs& beliefs, Vec2 p_T);

/// The mate who is nearer to the opponents' goal than the ball, in reach of a kick within a step, with a free way there
/// and room about itself: of several the one that brings most. None where there is no such mate.
[[nodiscard]] std::optional<LegPass> best_pass(const Beliefs& beliefs, const act::wheels::Pitch& pitch);

/// Where a ball may roll that can be neither shot nor passed: past the opponents before it, ahead, inside the lines; as
/// far as a kick within a step takes it. Of several the one that asks for the least turning, from the goal and from
/// where the robot looks. None where all are closed.
[[nodiscard]] std::optional<Vec2> open_lane(const Beliefs& beliefs, const act::wheels::Pitch& pitch);

/// Whether a ball that must be cleared to the side goes better to the robot's left: never over a line where the other
/// side has none, else to the nearest mate.
[[nodiscard]] bool clears_to_left(const Beliefs& beliefs, const act::wheels::Pitch& pitch);

/// Opponents that are known of between the ball and their goal, its keeper included; who stands beside the pitch, taken
/// out by the referee, does not count.
[[nodiscard]] int opponents_behind_ball(const Beliefs& beliefs, const act::wheels::Pitch& pitch);

}  // namespace cancha::minds
