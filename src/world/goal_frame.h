#pragma once

/// The frame of a goal on a pitch without walls: posts and a crossbar as round bars.
namespace cancha::world {

inline constexpr double kGoalBarRadius = 0.05;  ///< metres
inline constexpr double kCrossbar = 1.1;        ///< metres above the ground, its middle

}  // namespace cancha::world
