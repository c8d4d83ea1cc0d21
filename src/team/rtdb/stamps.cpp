#include "team/rtdb/stamps.h"

#include <fstream>
#include <string>

namespace cancha::team {
namespace {

constexpr Duration kMeasured = 1_ms;
constexpr int kTries = 8;  ///< to read two clocks at one moment

/// Does the kernel keep time by the processor's counter? It does so only where that ticks evenly on all cores.
bool kernel_trusts_the_counter() {
  std::ifstream file{"/sys/devices/system/clocksource/clocksource0/current_clocksource"};
  std::string name;
  return static_cast<bool>(file >> name) && (name == "tsc" || name == "arch_sys_counter");
}

struct Moment {
  std::uint64_t ticks = 0;
  os::HostTime clock;
};

/// Counter and clock at one moment: of several tries the one between whose two readings of the clock least time passed.
Moment moment() {
  Moment best;
  Duration least = Stamps::kUnknown;
  for (int i = 0; i < kTries; ++i) {
    const os::HostTime before = os::now();
    const std::uint64_t ticks = processor_ticks();
    const os::HostTime after = os::now();
    if (after - before >= least) continue;
    least = after - before;
    best = {ticks, before + Duration{least.ns / 2}};
  }
  return best;
}

}  // namespace

Stamps::Scale Stamps::measure() {
  if (!kernel_trusts_the_counter()) return kClock;
  const Moment start = moment();
  while (os::now() - start.clock < kMeasured) {
  }
  const Moment end = moment();
  const std::uint64_t ticks = end.ticks - start.ticks;
  if (ticks == 0) return kClock;
  const auto ns = static_cast<std::uint64_t>((end.clock - start.clock).ns);
  const auto scale = static_cast<Scale>((Wide{ns} << 32) / ticks);
  return is_sound(scale) ? scale : kClock;
}

}  // namespace cancha::team
