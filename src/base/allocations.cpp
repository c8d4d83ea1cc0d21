// A library of its own: most programs do not want it, and g++ 12 takes operators that it can look into for a mismatch
// of new and free.

#include "base/allocations.h"

#include <cstdlib>
#include <new>

namespace {

constinit thread_local long count = 0;

}  // namespace

bool cancha::counts_allocations() {
#ifdef CANCHA_COUNT_ALLOCATIONS
  return true;
#else
  return false;
#endif
}

long cancha::allocations_of_this_thread() {
  return count;
}

#ifdef CANCHA_COUNT_ALLOCATIONS

void* operator new(std::size_t size) {
  ++count;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc{};
}

// sorting asks like this
void* operator new(std::size_t size, const std::nothrow_t& /*silent*/) noexcept {
  ++count;
  return std::malloc(size);
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

#endif
