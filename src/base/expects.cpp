#include "base/expects.h"

#include <cstdio>
#include <cstdlib>

namespace cancha::detail {

void broken_expectation(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "cancha: internal error at %s:%d: expected %s\n", file, line, condition);
  std::abort();
}

}  // namespace cancha::detail
