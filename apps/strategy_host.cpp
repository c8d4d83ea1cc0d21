#include "match/plugin/host.h"

int main(int argc, char** argv) {
  return cancha::match::run_strategy_host(argc, argv);
}
