/* Closes the connection and never answers. */
#include <cancha/simurosot.h>
#include <unistd.h>

void Strategy(Environment* env) {
  (void)env;
  close(3);
  sleep(3600);
}
