#include "model/obstacles/obstacle_symbols.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kMiddle = from_degrees(5.0);
constexpr double kSide = from_degrees(20.0);  ///< the angle that stands for a side
constexpr double kArc = from_degrees(40.0);
constexpr double kRounding = 1e-9;  ///< radians: 5° remains 5°

}  // namespace

ObstacleSymbols symbols_of(std::span<const ObstacleBelief> obstacles, const Maybe<Touches>& touches) {
  ObstacleSymbols symbols;
  for (const ObstacleBelief& obstacle : obstacles) {
    symbols.closest = std::min(symbols.closest, length(obstacle.p_RN));
    if (obstacle.kind != ObstacleKind::Sonar) continue;
    symbols.exist = true;
    const double away = length(obstacle.p_RC);
    const double angle = angle_of(obstacle.p_RC);
    const auto keep = [&](double& distance, double& kept_angle, double& arc, double side) {
      if (away >= distance) return;
      distance = away;
      kept_angle = side;
      arc = kArc * away;
    };
    if (std::abs(angle) <= kMiddle + kRounding) {
      keep(symbols.centre_distance, symbols.centre_angle, symbols.centre_arc, 0.0);
    } else if (angle < 0) {
      keep(symbols.right_distance, symbols.right_angle, symbols.right_arc, -kSide);
    } else {
      keep(symbols.left_distance, symbols.left_angle, symbols.left_arc, kSide);
    }
  }
  if (touches) {
    symbols.left_arm = touches->left_arm;
    symbols.right_arm = touches->right_arm;
    symbols.left_foot = touches->left_foot;
    symbols.right_foot = touches->right_foot;
  }
  return symbols;
}

}  // namespace cancha::model
