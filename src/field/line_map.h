#pragma once

#include <vector>

#include "base/geometry.h"
#include "field/league.h"
#include "messages/sight.h"

/// The white lines of a pitch, for those who recognise them and for those who find their place by them. Pitches look
/// alike from both goals, so that the map is the same in F and in T; its origin is the middle of the pitch.
namespace cancha::field {

/// A straight line on the ground; its middle, metres.
struct GroundLine {
  Vec2 from;
  Vec2 to;
};

/// A place where two lines meet.
struct LineCrossing {
  Vec2 place;
  CrossingKind kind = CrossingKind::None;
  double stem = 0.0;  ///< radians: along the stem of a T, between the arms of an L; of an X no meaning
};

struct LineMap {
  std::vector<GroundLine> lines;
  std::vector<LineCrossing> crossings;  ///< of straight lines; where the circle crosses the halfway line it is an X
  double circle = 0.0;                  ///< radius of the centre circle, metres; 0 = none
};

/// What is painted on a league's pitch; arcs before penalty areas are left out.
[[nodiscard]] LineMap line_map_of(const League& league);

}  // namespace cancha::field
