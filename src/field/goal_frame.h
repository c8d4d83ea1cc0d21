#pragma once

/// The frame of a goal between lines: two posts and a crossbar at the height of Walls::crossbar, the same for physics,
/// cameras and viewers.
namespace cancha::field {

inline constexpr double kPostRadius = 0.05;  ///< metres, of posts and crossbar

}  // namespace cancha::field
