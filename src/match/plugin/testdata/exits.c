/* Ends its process as if all were well. */
#include <cancha/simurosot.h>
#include <stdlib.h>

void Strategy(Environment* env) {
  (void)env;
  exit(0);
}
