#include "robot/battery_gauge.h"

#include <algorithm>
#include <cmath>

namespace cancha::robot {

void BatteryGauge::update(const Readings& readings) {
  if (!readings.omni) return;
  const OmniReading& now = *readings.omni;
  const double seconds = (readings.time - last_).seconds();
  if (begun_ && seconds > 0.0) {
    const double way = length(now.travel - travel_) / std::sqrt(3.0);
    const double speed = way / seconds;
    const double gained = std::max(0.0, settings_.mass / 2 * (speed * speed - speed_ * speed_));
    double joules = settings_.idle * seconds + (settings_.rolling * way + gained) / settings_.efficiency;
    if (charged_ && !now.charged) joules += settings_.kick;
    left_ = std::max(0.0, left_ - joules / (settings_.capacity * 3600.0));
    speed_ = speed;
  }
  begun_ = true;
  last_ = readings.time;
  travel_ = now.travel;
  charged_ = now.charged;
}

}  // namespace cancha::robot
