#pragma once

namespace cancha::cli {

/// Reads the command line and runs the verb; gives the exit status.
int run(int argc, char** argv);

}  // namespace cancha::cli
