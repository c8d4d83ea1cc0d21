#pragma once

#include "base/config.h"
#include "base/time.h"

namespace cancha::body {

/// When a sensor fails as a whole: again and again by chance, for some time.
struct Failures {
  Duration every{};      ///< on average, from one that works again to its next failure; 0 = never
  Duration lasts{};      ///< how long; 0 = for good
  bool freezes = false;  ///< it tells again what it told last; otherwise it tells nothing

  friend bool operator==(const Failures&, const Failures&) = default;
};

/// How often a sensor measures, and how well.
struct SensorFaults {
  Duration every = 100_ms;  ///< from one measurement to the next; 0 = in each tick
  Duration latency{};       ///< from a measurement to its reading
  double noise = 0.0;       ///< deviation: metres of a distance, radians of a joint, newtons, share of a way
  double missed = 0.0;      ///< share of distances, or of whole measurements, that are not there
  Failures failures{};
};

/// Reads a key of seconds.
void read_seconds(Section section, std::string_view key, Duration& into, Range range);
/// Takes `fails_every`, `fails_for` and `fails_by` of a sensor's section.
void read_failures(Section section, Failures& failures);

}  // namespace cancha::body
