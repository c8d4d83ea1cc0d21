#pragma once

#include <algorithm>
#include <cmath>

#include "field/league.h"

namespace cancha::field {

/// How fast the rims of both wheels run, metres per second.
struct RimSpeeds {
  double left = 0.0;
  double right = 0.0;
};

/// How a robot's motor controller follows its commands, the same in the engine and where a drive is fitted to
/// trajectories: driving ahead and turning each follow with a lag of their own, and no wheel changes its speed faster
/// than the greatest acceleration.
class DriveResponse {
 public:
  /// For one step of so many seconds after another.
  DriveResponse(const DriveModel& drive, double step)
      : most_{drive.acceleration.value * step},
        ahead_share_{share(drive.lag, step)},
        turn_share_{share(drive.turn_lag, step)},
        turn_gain_{drive.turn_gain},
        direct_{ahead_share_ == 1.0 && turn_share_ == 1.0 && turn_gain_ == 1.0} {}

  /// The speeds one step later.
  [[nodiscard]] RimSpeeds next(RimSpeeds now, RimSpeeds target) const {
    if (!direct_) target = lagged(now, target);
    return {now.left + std::clamp(target.left - now.left, -most_, most_),
            now.right + std::clamp(target.right - now.right, -most_, most_)};
  }

 private:
  /// What is made up in one step of the difference that is left.
  static double share(Seconds lag, double step) { return lag.value > 0.0 ? -std::expm1(-step / lag.value) : 1.0; }

  [[nodiscard]] RimSpeeds lagged(RimSpeeds now, RimSpeeds target) const {
    const double ahead = (now.left + now.right) / 2;
    const double turn = (now.right - now.left) / 2;
    const double next_ahead = ahead + ahead_share_ * ((target.left + target.right) / 2 - ahead);
    const double next_turn = turn + turn_share_ * (turn_gain_ * (target.right - target.left) / 2 - turn);
    return {next_ahead - next_turn, next_ahead + next_turn};
  }

  double most_;
  double ahead_share_;
  double turn_share_;
  double turn_gain_;
  bool direct_;  ///< the ramp alone, bit for bit
};

}  // namespace cancha::field
