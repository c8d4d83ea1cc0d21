#include "cli/robot_program.h"

int main(int argc, char** argv) {
  return cancha::cli::run_robot_program(argc, argv);
}
