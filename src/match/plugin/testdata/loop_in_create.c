/* Never comes back from Create. */
#include <cancha/simurosot.h>

static volatile int forever = 1;

void Create(Environment* env) {
  (void)env;
  while (forever) {
  }
}

void Strategy(Environment* env) {
  (void)env;
}
