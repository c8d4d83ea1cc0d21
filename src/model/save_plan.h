#pragma once

#include <algorithm>
#include <cmath>

#include "messages/rule_beliefs.h"
#include "messages/rule_constants.h"

namespace cancha::model {

/// How a keeper stops a ball that will pass it: standing, by a dive, or by steps to the side and a dive. Takes where
/// and when the ball passes, and fills in the rest.
inline void plan_save(ShotBelief& shot, const RuleConstants& c) {
  const double side = std::abs(shot.left) * 100;  // cm, as the constants
  const double step = shot.left > 0.0 ? c.left_step : c.right_step;
  shot.dive = side > c.standing_coverage;
  shot.steps = shot.dive ? static_cast<int>(std::ceil(std::max(0.0, side - c.save_distance) / step)) : 0;
  const double aside = c.lateral_start_ms + shot.steps * c.lateral_step_ms;
  // where steps come too late, a dive at once covers more
  if (shot.seconds * 1000.0 < aside + c.save_ms) shot.steps = 0;
  shot.needs = shot.dive ? ((shot.steps > 0 ? aside : 0.0) + c.save_ms) / 1000.0 : 0.0;
}

}  // namespace cancha::model
