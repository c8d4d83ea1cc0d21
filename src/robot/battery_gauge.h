#pragma once

#include "base/time.h"
#include "field/league.h"
#include "messages/readings.h"

namespace cancha::robot {

/// How much is left in the battery of a robot on omni wheels, as its own electronics count it: what driving, speeding
/// up, kicks and the laptop take from a full one. No sensor of a simulated robot measures it, and a weak battery does
/// not make it slower: it tells people when to change it.
class BatteryGauge {
 public:
  struct Settings {
    double capacity = 250.0;  ///< watt hours: two packs of 24 V
    double idle = 70.0;       ///< watts of laptop, cameras and controllers
    double rolling = 25.0;    ///< newtons that rollers and gears take
    double efficiency = 0.6;  ///< of motors, from current to motion; braking gives nothing back
    double kick = 120.0;      ///< joules that charge the kicker
    double mass = 30.0;       ///< kilograms, with wheels
  };
  explicit BatteryGauge(const Settings& settings) : settings_{settings} {}

  /// Counts what has happened since the last readings.
  void update(const Readings& readings);
  /// What is left, from 1 to 0.
  [[nodiscard]] double left() const { return left_; }

 private:
  Settings settings_;
  double left_ = 1.0;
  bool begun_ = false;
  Time last_{};
  Vec3 travel_{};
  double speed_ = 0.0;  ///< m/s, of the wheels' rims, root of the mean square
  bool charged_ = true;
};

}  // namespace cancha::robot
