/* Calls a function that nobody defines. */
#include <cancha/simurosot.h>

void a_function_that_nobody_defines(void);

void Strategy(Environment* env) {
  (void)env;
  a_function_that_nobody_defines();
}
