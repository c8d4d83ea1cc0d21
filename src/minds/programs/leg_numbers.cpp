// What FutRob's document says in numbers: where to aim, how far to nod, how many steps to take.

#include <algorithm>
#include <cmath>

#include "minds/programs/leg_actions.h"

namespace cancha::minds {

double LegActions::aim_of(double goal, double keeper, const RuleConstants& constants) {
  if (std::abs(goal - keeper) >= constants.diff_angle_keeper) return goal;
  return keeper > goal ? goal - constants.angle_kick : goal + constants.angle_kick;
}

double LegActions::best_vertical_angle(double distance, double camera_height) {
  return std::clamp(-in_degrees(std::atan2(camera_height, distance)), -60.0, 0.0);
}

double LegActions::whole_steps(double distance, const RuleConstants& constants) {
  constexpr double kRounding = 1e-9;
  const double size = std::abs(distance) + kRounding;
  const double longer = std::floor(size / constants.step) * constants.step;
  const double shorter = std::floor((size - longer) / constants.mini_step) * constants.mini_step;
  return std::copysign(longer + shorter, distance);
}

}  // namespace cancha::minds
