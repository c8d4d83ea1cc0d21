#include "cli/play_program.h"

int main(int argc, char** argv) {
  return cancha::cli::run_play_program(argc, argv);
}
