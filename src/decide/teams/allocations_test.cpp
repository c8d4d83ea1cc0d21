// Counts every allocation of the test program. Apart from the tests, because g++ 12 takes operators that it can look
// into for a mismatch of new and free.

#include <atomic>
#include <cstdlib>
#include <new>

#include "decide/teams/teams_test.h"

namespace {

std::atomic<long> count{0};

}  // namespace

void* operator new(std::size_t size) {
  ++count;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc{};
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

long cancha::decide::testing::allocations() {
  return count;
}
