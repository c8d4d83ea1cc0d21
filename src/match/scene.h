#pragma once

#include <string>

#include "field/league.h"
#include "messages/foxglove.h"
#include "messages/team.h"

namespace cancha::match {

/// The names of the moving frames in a recording: "field", "ball", "blue 0" … "yellow 4".
[[nodiscard]] std::string robot_frame(Team team, int number);
/// The same for a robot counted over both teams: blue's first, then yellow's, so many a side.
[[nodiscard]] std::string robot_frame_of(int robot, int players);
inline constexpr const char* kFieldFrame = "field";
inline constexpr const char* kBallFrame = "ball";

/// The whole scene as Foxglove entities, written once: ground, lines, walls and goals stand in the field's frame;
/// ball and robots are locked to their own frames, and only frames move.
[[nodiscard]] foxglove::SceneUpdate scene_of(const field::League& league);

}  // namespace cancha::match
