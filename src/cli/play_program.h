#pragma once

namespace cancha::cli {

/// The verbs of cancha-play: a match is played, and watched again. Gives the exit status.
int run_play_program(int argc, char** argv);

}  // namespace cancha::cli
