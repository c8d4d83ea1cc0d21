/* A plug-in of a Cancha to come. */
#include <stdint.h>

const uint32_t cancha_strategy_abi = 99;

void cancha_strategy_decide(void* self, const void* view, void* wheels) {
  (void)self;
  (void)view;
  (void)wheels;
}
