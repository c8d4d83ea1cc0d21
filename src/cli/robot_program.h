#pragma once

namespace cancha::cli {

/// The small program for robots, without physics and pages: database, radio and team messages. Gives the exit status.
[[nodiscard]] int run_robot_program(int argc, char** argv);

}  // namespace cancha::cli
