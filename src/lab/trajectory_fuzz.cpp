// Feeds tables of trajectories to their reader; what is read has one order for each place, in the order of time.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "lab/trajectory_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const auto ways = lab::read_trajectory_table({reinterpret_cast<const char*>(data), size}, "fuzz");
  if (!ways) return 0;
  for (const Trajectory& way : *ways) {
    if (way.places.size() != way.orders.size()) std::abort();
    for (std::size_t i = 1; i < way.places.size(); ++i) {
      if (!(way.places[i - 1].time < way.places[i].time)) std::abort();
    }
  }
  return 0;
}
