#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace cancha::cli {

/// Adds `walk`, `turn`, `look`, `kick` and `drive` to `./cancha robot`: one robot moved by hand, through its own
/// player.
void add_robot_moves(CLI::App& group, std::function<int()>& verb);
/// Adds `check-rules`: may a robot take part in a contest?
void add_robot_rules(CLI::App& group, std::function<int()>& verb);

/// Adds `calibrate`: the rotation factors of a robot on omni wheels.
void add_robot_calibrate(CLI::App& group, std::function<int()>& verb);

}  // namespace cancha::cli
