/* Answers with what is not a number. */
#include <cancha/simurosot.h>
#include <math.h>

void Strategy(Environment* env) {
  env->home[0].velocityLeft = NAN;
  env->home[0].velocityRight = -INFINITY;
  env->home[1].velocityLeft = 1e300;
}
