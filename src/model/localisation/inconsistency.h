#pragma once

#include <algorithm>

#include "base/geometry.h"

namespace cancha::model {

/// Counts sightings of fixed things that are not where the own position says they should be. Such a sighting is
/// ignored; when too many have come, it is the position that is wrong.
class InconsistencyCounter {
 public:
  struct Settings {
    double margin = 3.0;   ///< metres that a fixed thing may be seen beside its place
    int limit = 20;        ///< inconsistent sightings at which the own position is held corrupt
    double forgive = 0.5;  ///< of a count that each consistent sighting takes back
  };
  explicit InconsistencyCounter(const Settings& settings) : settings_{settings} {}

  /// Takes a sighting; false: ignore it.
  bool consistent(Vec2 expected, Vec2 seen) {
    const bool fits = distance(expected, seen) <= settings_.margin;
    count_ = fits ? std::max(0.0, count_ - settings_.forgive) : count_ + 1.0;
    if (!fits) ++total_;
    return fits;
  }
  [[nodiscard]] bool corrupt() const { return count_ >= settings_.limit; }
  void reset() { count_ = 0.0; }
  /// All that were ever counted.
  [[nodiscard]] long total() const { return total_; }

 private:
  Settings settings_;
  double count_ = 0.0;
  long total_ = 0;
};

}  // namespace cancha::model
