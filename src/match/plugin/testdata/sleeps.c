/* Sleeps instead of answering. */
#include <cancha/simurosot.h>
#include <unistd.h>

void Strategy(Environment* env) {
  (void)env;
  sleep(3600);
}
