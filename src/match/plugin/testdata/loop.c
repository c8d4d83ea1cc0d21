/* Never comes back from its second call. */
#include <cancha/simurosot.h>

static volatile int calls = 0;

void Strategy(Environment* env) {
  (void)env;
  for (++calls; calls > 1;) {
  }
}
