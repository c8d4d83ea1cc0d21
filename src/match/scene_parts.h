#pragma once

#include <string>
#include <vector>

#include "messages/foxglove.h"
#include "messages/team.h"

/// What pitches and the grounds of contests are drawn with.
namespace cancha::match {

inline constexpr foxglove::Color kPaint{0.95, 0.97, 0.95, 1.0};  ///< of lines, posts and numbers

/// Colours that people with any colour vision can tell apart.
[[nodiscard]] foxglove::Color color_of(Team team);

/// Something that is locked to a frame; empty as yet.
[[nodiscard]] foxglove::SceneEntity entity(std::string frame, std::string id);

/// A line on the ground, metres wide.
[[nodiscard]] foxglove::LinePrimitive line_on_ground(const std::vector<Vec2>& points, double width,
                                                     bool closed = false);

/// The points of an arc, angles in radians.
[[nodiscard]] std::vector<Vec2> arc(Vec2 centre, double radius, double from, double to);

/// A robot's number, so high above its frame.
[[nodiscard]] foxglove::TextPrimitive number_above(int number, double height, double size);

}  // namespace cancha::match
