/* Aborts before play. */
#include <cancha/simurosot.h>
#include <stdlib.h>

void Create(Environment* env) {
  (void)env;
  abort();
}

void Strategy(Environment* env) {
  (void)env;
}
