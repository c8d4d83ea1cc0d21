#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "lab/contest.h"

/// A contest's file and its results, from anywhere: refused, or results that read the same when they are written again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  (void)cancha::lab::parse_contest(text, "fuzz.toml");
  const auto store = cancha::lab::parse_store(text, "fuzz.toml");
  if (!store) return 0;
  const std::string written = cancha::lab::store_text(*store);
  const auto again = cancha::lab::parse_store(written, "again.toml");
  if (!again || cancha::lab::store_text(*again) != written) std::abort();
  return 0;
}
