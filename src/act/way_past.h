#pragma once

#include <span>
#include <vector>

#include "base/geometry.h"
#include "messages/beliefs.h"

namespace cancha::act {

/// So many robots a way leads past, at the most.
inline constexpr std::size_t kMostInWay = 24;

/// Adds where the mates and opponents stand that a robot believes in, in its own frame; nothing where it is lost.
void add_robots(const Beliefs& beliefs, std::vector<Vec2>& middles);

/// A way on foot past what stands about. Everything is in the robot's frame, metres and radians.
///
/// It is the direction nearest to the wanted one in which everything leaves room, on the side that was chosen first:
/// who turns slowly would otherwise turn to and fro between two ways that are equally long.
class WayPast {
 public:
  /// `room`: from middle to middle at which two robots pass each other.
  explicit WayPast(double room) : room_{room} {}

  /// Whether nothing stands in that direction on the way to something so far away. What is at that place itself is no
  /// obstacle.
  [[nodiscard]] bool is_free(double bearing, double distance, std::span<const Vec2> middles) const;
  /// Where to walk now, as far away as the place itself; straight ahead where no direction is free.
  [[nodiscard]] Vec2 to(Vec2 p_RG, std::span<const Vec2> middles);

 private:
  double room_;
  double passes_ = 0.0;  ///< what stands in the way: on its left (1), on its right (-1), nothing is passed (0)
};

}  // namespace cancha::act
