#pragma once

#include <cstddef>
#include <cstdint>

namespace cancha {

/// A fuzz target that can be run without a fuzzer: made once for each, in files that tools/batches.py writes.
struct Replayed {
  using Run = int (*)(const std::uint8_t* data, std::size_t size);

  Replayed(const char* name, Run run);

  const char* name;
  Run run;
  const Replayed* next;  ///< the one that was made before
};

}  // namespace cancha
