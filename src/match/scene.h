#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "field/league.h"
#include "messages/foxglove.h"
#include "messages/robot_id.h"

namespace cancha::match {

/// The names of the moving frames in a recording: "field", "ball", "blue 0" … "yellow 4".
[[nodiscard]] std::string robot_frame(RobotId robot);
/// "box 0" …: of a contest.
[[nodiscard]] std::string box_frame(std::size_t box);
/// The robot whose frame has this name, where so many play a side; nothing where no robot has.
[[nodiscard]] std::optional<RobotId> robot_of_frame(std::string_view frame, int players);
inline constexpr const char* kFieldFrame = "field";
inline constexpr const char* kBallFrame = "ball";

/// The ground of a contest: field with its lines, walls, steps and boxes, or the ring (contest_scene.cpp).
[[nodiscard]] std::vector<foxglove::SceneEntity> contest_entities(const field::League& league);

/// The whole scene as Foxglove entities, written once: ground, lines, walls and goals stand in the field's frame;
/// ball and robots are locked to their own frames, and only frames move.
[[nodiscard]] foxglove::SceneUpdate scene_of(const field::League& league);

}  // namespace cancha::match
