#include "base/descriptor.h"

#include <unistd.h>

#include <cerrno>
#include <utility>

namespace cancha {

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

Descriptor::~Descriptor() {
  (void)close();
}

int Descriptor::close() noexcept {
  const int number = release();
  return number >= 0 && ::close(number) != 0 ? errno : 0;
}

}  // namespace cancha
