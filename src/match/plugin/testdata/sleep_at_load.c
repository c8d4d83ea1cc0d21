/* Sleeps while it is being loaded. */
#include <cancha/simurosot.h>
#include <unistd.h>

__attribute__((constructor)) static void doze(void) {
  sleep(3600);
}

void Strategy(Environment* env) {
  (void)env;
}
