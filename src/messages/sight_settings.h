#pragma once

#include "base/time.h"

namespace cancha {

/// How well a simulated camera sees that recognises things by itself: an oracle with the faults that it is told.
struct SightSettings {
  double view = 2.4;             ///< radians from its left to its right edge
  double range = 6.0;            ///< metres; goal posts are seen from twice as far
  double bearing_noise = 0.015;  ///< radians, deviation
  double distance_noise = 0.03;  ///< share of the distance, deviation
  double missed = 0.03;          ///< share of things that are overlooked
  Duration every{33'333'333};    ///< between two looks
  Duration delay = 60_ms;        ///< from a look to its reading
  double robot_radius = 0.1;     ///< metres: what stands behind a robot is hidden
  double line_range = 3.5;       ///< metres up to which field lines and crossings are told; 0 = none are
  double line_noise = 0.05;      ///< radians, deviation of their directions
};

}  // namespace cancha
