/* Aborts in its first call. */
#include <cancha/simurosot.h>
#include <stdlib.h>

void Strategy(Environment* env) {
  (void)env;
  abort();
}
