/* Tells how many descriptors it has beyond standard input, output, error and the socket, and who it is. */
#include <cancha/simurosot.h>
#include <fcntl.h>
#include <unistd.h>

void Strategy(Environment* env) {
  int open = 0;
  for (int descriptor = 4; descriptor < 1024; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) >= 0) ++open;
  }
  env->home[0].velocityLeft = open;
  env->home[0].velocityRight = getpid();
}
