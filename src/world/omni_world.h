#pragma once

#include <memory>
#include <span>

#include "field/league.h"
#include "world/world.h"

namespace cancha::world {

/// A pitch between lines with round robots on three omni wheels: a kind of body behind the same seam as the others.
///
/// Robots move in the plane: mass, inertia, three wheels whose rollers slide across and whose motors have torque and
/// speed limits; a wheel that is asked for more than it can grip slips, and its encoder counts what the wheel turned,
/// not what the robot moved. The ball moves in space: it rolls, slides, spins, flies and bounces. Goals have posts,
/// crossbar and net; a fence stands where the border ends.
///
///     auto world = world::make_omni_world(league, poses, {0, 0}).value();
///     commands.omni.present() = {.v_R = {1.0, 0.0}, .turn = 0.0};
///     while (…) { world->command(0, commands); world->step(); world->read(0, readings); }
///
/// The league must have an [omni] section.
[[nodiscard]] Result<std::unique_ptr<World>> make_omni_world(const field::League& league, std::span<const Pose2> X_FR,
                                                             Vec2 p_FB);

}  // namespace cancha::world
