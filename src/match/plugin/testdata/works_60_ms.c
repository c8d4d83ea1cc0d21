/* Uses 60 ms of processor time in each call. */
#include <cancha/simurosot.h>
#include <time.h>

void Strategy(Environment* env) {
  const clock_t end = clock() + 60 * (CLOCKS_PER_SEC / 1000);
  while (clock() < end) env->home[0].velocityLeft += 1.0;
}
