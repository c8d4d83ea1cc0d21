// Counts every allocation of a test program that asks for it. A library of its own, because g++ 12 takes operators
// that it can look into for a mismatch of new and free.

#include "support/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> count{0};

}  // namespace

void* operator new(std::size_t size) {
  ++count;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc{};
}

// sorting asks like this; a sanitizer's own would not fit our delete
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

long cancha::support::allocations() {
  return count;
}
