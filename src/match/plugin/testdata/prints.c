/* Talks on standard output and reads standard input. */
#include <cancha/simurosot.h>
#include <stdio.h>

void Strategy(Environment* env) {
  env->home[0].velocityLeft = getchar() == EOF ? 1.0 : -1.0;
  printf("the plug-in speaks\n");
  fflush(stdout);
}
