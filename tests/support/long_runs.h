#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace cancha {

/// Whether tests may take minutes (`./cancha test --long`): all seeds, not some.
inline bool long_runs() {
  return std::getenv("CANCHA_LONG") != nullptr;
}

/// How many steps to run: so many, unless CANCHA_STEPS asks for longer runs. A million takes half a minute.
inline std::size_t steps_of_a_run(std::size_t usual) {
  const char* asked = std::getenv("CANCHA_STEPS");
  return asked ? static_cast<std::size_t>(std::max(1LL, std::atoll(asked))) : usual;
}

}  // namespace cancha
