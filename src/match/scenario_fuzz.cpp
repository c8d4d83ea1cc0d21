#include <cstddef>
#include <cstdint>
#include <string_view>

#include "match/scenario.h"

/// Scenario files from anywhere: refused, or sound enough to begin a match.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto scenario = cancha::match::parse_scenario(text, "fuzz.toml");
  if (!scenario) return 0;
  cancha::field::League league;
  league.players = 5;
  (void)cancha::match::opening_of(*scenario, league, size);
  return 0;
}
