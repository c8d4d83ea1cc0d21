/* Writes its own words between Cancha's. */
#include <cancha/simurosot.h>
#include <unistd.h>

void Strategy(Environment* env) {
  (void)env;
  if (write(3, "hello", 5) != 5) env->home[0].velocityLeft = 1.0;
}
