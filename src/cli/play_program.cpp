// cancha-play: the verbs that are there while the whole program is not built yet, see CMakeLists.txt and decision 0086.

#include "cli/play_program.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "cli/command_line.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "cli/version.h"

namespace cancha::cli {

int run_play_program(int argc, char** argv) {
  prepare_process();
  return guarded([&] {
    CLI::App app{"Cancha: play a match, watch it again", "./cancha"};
    app.set_version_flag("--version", std::string{"cancha "} + kVersion);
    app.require_subcommand(1);
    PlayOptions play_options;
    ReplayOptions replay_options;
    WatchOptions watch_options;
    std::function<int()> verb;
    add_play(app, play_options, verb);
    add_recordings(app, replay_options, watch_options, verb);
    add_lists(app, verb);
    if (unknown_word(app, "verb", argc, argv, 1)) {
      complain({"", "this program is for a first match only", "./cancha VERB builds the one that has all verbs"});
      return kUsage;
    }
    return parse_words(app, verb, argc, argv);
  });
}

}  // namespace cancha::cli
