#include "act/way_past.h"

#include <algorithm>
#include <cmath>

namespace cancha::act {
namespace {

constexpr double kNear = 1.6;                      ///< metres; what is farther away may be gone until it is reached
constexpr double kAtTarget = 0.15;                 ///< metres: what stands so near the target is no obstacle on the way
constexpr double kOtherSide = from_degrees(60.0);  ///< so much shorter the way on the other side must be
constexpr double kTurn = from_degrees(5.0);        ///< between two directions that are tried
constexpr double kMostTurn = from_degrees(110.0);

}  // namespace

void add_robots(const Beliefs& beliefs, std::vector<Vec2>& middles) {
  if (!beliefs.pose) return;
  const auto add = [&](Vec2 p_TO) {
    if (middles.size() < kMostInWay) middles.push_back(into(beliefs.pose->X_TR, p_TO));
  };
  for (const OpponentBelief& one : beliefs.opponents) add(one.p_TO);
  for (const MateBelief& one : beliefs.mates) add(one.X_TR.position());
}

bool WayPast::is_free(double bearing, double distance, std::span<const Vec2> middles) const {
  return std::ranges::none_of(middles, [&](Vec2 p_RC) {
    const double away = length(p_RC);
    if (away > kNear || away > distance - kAtTarget) return false;
    const double off = std::abs(wrap_angle(angle_of(p_RC) - bearing));
    // who stands too near is left straight ahead of, not through
    return off < std::asin(std::min(1.0, room_ / std::max(away, 0.01)));
  });
}

Vec2 WayPast::to(Vec2 p_RG, std::span<const Vec2> middles) {
  const double bearing = angle_of(p_RG);
  const double distance = length(p_RG);
  if (is_free(bearing, distance, middles)) {
    passes_ = 0.0;
    return p_RG;
  }
  double best = 0.0;
  double cost = 1e9;
  for (double turn = kTurn; turn <= kMostTurn; turn += kTurn) {
    for (const double side : {1.0, -1.0}) {
      const double costs = turn + (passes_ == -side ? kOtherSide : 0.0);
      if (costs < cost && is_free(bearing + side * turn, distance, middles)) best = side * turn, cost = costs;
    }
  }
  if (best != 0.0) passes_ = best > 0.0 ? 1.0 : -1.0;
  return direction(bearing + best) * distance;
}

}  // namespace cancha::act
