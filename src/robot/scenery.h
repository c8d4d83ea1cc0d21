#pragma once

#include <memory>

#include "robot/profile.h"
#include "world/jointed_world.h"
#include "world/sensors/range_sensors.h"

/// Simulated pitches for players: what a robot that is real does without.
namespace cancha::robot {

/// What such sensors meet on a league's pitch with all its robots, of this kind or on wheels; keeps the kind.
[[nodiscard]] Result<std::shared_ptr<world::Surroundings>> surroundings_of(const field::League& league,
                                                                           std::shared_ptr<const BodyKind> kind);

/// So many robots of a model, without ball and goals.
[[nodiscard]] Result<world::JointedScene> scene_of(const body::Robot& robot, int robots, Duration step);
/// So many robots of a kind on a league's pitch.
[[nodiscard]] Result<world::JointedScene> scene_of(const BodyKind& kind, const field::League& league, int robots);

}  // namespace cancha::robot
