#include "world/sensors/sensor_clock.h"

#include <cmath>

namespace cancha::world {

Outage::Outage(const body::Failures& failures, const Random& random)
    : failures_{failures}, random_{random.split("outage")} {}

bool Outage::at(Time now) {
  if (failures_.every == Duration{}) return false;
  if (!planned_ || now < last_) {
    fails_ = false;
    planned_ = true;
    plan(now);
  }
  last_ = now;
  const bool for_good = failures_.lasts == Duration{};
  while (now >= change_ && !(fails_ && for_good)) {
    fails_ = !fails_;
    plan(change_);
  }
  return fails_;
}

/// Failures come without memory, as they do in the life of a plug; each lasts as long.
void Outage::plan(Time from) {
  const double wait = -std::log(1.0 - random_.uniform()) * failures_.every.seconds();
  change_ = from + (fails_ ? failures_.lasts : nearest(Seconds{wait}));
}

bool SensorClock::due(Time now) {
  if (now < last_) next_ = 0;
  last_ = now;
  if (faults_.every == Duration{}) return true;
  if (now.ns < next_ * faults_.every.ns) return false;
  next_ = now.ns / faults_.every.ns + 1;
  return true;
}

}  // namespace cancha::world
