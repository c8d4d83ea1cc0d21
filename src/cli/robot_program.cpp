// cancha-robot: those verbs that a robot needs, see CMakeLists.txt.

#include "cli/robot_program.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "cli/comm.h"
#include "cli/command_line.h"
#include "cli/radio.h"
#include "cli/robot_run.h"
#include "cli/rtdb.h"
#include "cli/version.h"

namespace cancha::cli {

int run_robot_program(int argc, char** argv) {
  prepare_process();
  return guarded([&] {
    CLI::App app{"Cancha on a robot: its player, what its programs share, and what it tells its team", "cancha-robot"};
    app.set_version_flag("--version", std::string{"cancha-robot "} + kVersion);
    app.require_subcommand(1);
    RtdbOptions rtdb_options;
    std::function<int()> verb;
    add_rtdb(app, rtdb_options, verb);
    add_radio(app, verb);
    add_comm(app, verb);
    add_robot_run(app, verb);
    return parse_words(app, verb, argc, argv);
  });
}

}  // namespace cancha::cli
