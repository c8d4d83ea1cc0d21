#include "base/hash.h"

#include <fmt/format.h>

namespace cancha {

Hash& Hash::add_bytes(const void* data, std::size_t size) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  for (std::size_t i = 0; i < size; ++i) add(std::uint64_t{bytes[i]});
  return add(std::uint64_t{size});
}

std::string Hash::text() const {
  return fmt::format("{:016x}", state_);
}

}  // namespace cancha
