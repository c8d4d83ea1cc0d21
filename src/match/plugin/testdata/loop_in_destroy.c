/* Never comes back from Destroy. */
#include <cancha/simurosot.h>

static volatile int forever = 1;

void Strategy(Environment* env) {
  (void)env;
}

void Destroy(Environment* env) {
  (void)env;
  while (forever) {
  }
}
