#include "cli/cli.h"

int main(int argc, char** argv) {
  return cancha::cli::run(argc, argv);
}
