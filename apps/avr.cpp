#include "avr/program.h"

int main(int argc, char** argv) {
  return cancha::avr::run_avr(argc, argv);
}
