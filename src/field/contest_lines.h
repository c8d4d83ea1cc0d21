#pragma once

#include <vector>

#include "field/league.h"

namespace cancha::field {

inline constexpr Metres kShikiriLength = 0.2_m;  ///< of each line that a sumo robot starts behind (rules)
inline constexpr Metres kShikiriWidth = 0.02_m;  ///< likewise (rules)

/// A straight line that is painted on the ground, metres.
struct PaintedLine {
  Vec2 from;
  Vec2 to;
  double width = 0.0;
};

/// The straight lines of a contest's test: the ends of start zone and goal zone, or the two Shikiri lines of the ring.
[[nodiscard]] std::vector<PaintedLine> painted_lines(const League& league);

/// Radius of the middle of the ring's border, metres; the border belongs to the ring.
[[nodiscard]] double border_radius(const Contest& contest);

}  // namespace cancha::field
