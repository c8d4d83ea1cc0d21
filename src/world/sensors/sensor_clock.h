#pragma once

#include "base/random.h"
#include "body/sensor_faults.h"

/// When sensors measure, and when they fail. Seeded: the same seed gives the same failures.
namespace cancha::world {

/// Whether a sensor fails just now.
class Outage {
 public:
  Outage(const body::Failures& failures, const Random& random);

  /// Asked with times that grow; one that goes back begins anew.
  [[nodiscard]] bool at(Time now);
  /// It fails and tells nothing.
  [[nodiscard]] bool silent(Time now) { return at(now) && !failures_.freezes; }
  /// It fails and tells again what it told last.
  [[nodiscard]] bool frozen(Time now) { return at(now) && failures_.freezes; }

 private:
  void plan(Time from);

  body::Failures failures_;
  Random random_;
  bool fails_ = false;
  bool planned_ = false;
  Time change_{};  ///< when it begins or ends
  Time last_{};
};

/// When a sensor measures: again and again, and each measurement is told after a while.
class SensorClock {
 public:
  explicit SensorClock(const body::SensorFaults& faults) : faults_{faults} {}
  /// A new measurement is due; asked once for each moment. A clock that goes back begins anew.
  [[nodiscard]] bool due(Time now);
  /// A measurement of that time can be told.
  [[nodiscard]] bool arrived(Time measured, Time now) const { return now - measured >= faults_.latency; }

 private:
  body::SensorFaults faults_;
  std::int64_t next_ = 0;  ///< counted in periods
  Time last_{};
};

}  // namespace cancha::world
