/* Writes where nothing is, in the third call. */
#include <cancha/simurosot.h>
#include <stddef.h>

static int* volatile nowhere = NULL;
static int calls = 0;

void Strategy(Environment* env) {
  (void)env;
  if (++calls == 3) *nowhere = 1;
}
