#pragma once

#include <cstdint>
#include <span>

#include "base/fields.h"
#include "base/result.h"
#include "messages/trajectory.h"

namespace cancha::lab {

/// How robots followed their commands, found from where they went.
struct DriveFit {
  double metres_per_second_per_unit = 0.0;
  double acceleration = 0.0;  ///< m/s², at the rim
  double lag = 0.0;           ///< s, driving ahead
  double turn_lag = 0.0;      ///< s
  double turn_gain = 0.0;     ///< 1 = wheels `track` apart that roll without slipping
  double period = 0.0;        ///< s between two commands, the median
  double ahead_error = 0.0;   ///< m/s, the median of what is left unexplained
  double turn_error = 0.0;    ///< rad/s, likewise
  std::int64_t samples = 0;   ///< pairs of places that were used

  static constexpr std::string_view kName = "cancha.DriveFit";
  static constexpr auto fields() {
    return list_of(entry("metres_per_second_per_unit", &DriveFit::metres_per_second_per_unit),
                   entry("acceleration", &DriveFit::acceleration, "m/s², at the rim"),
                   entry("lag", &DriveFit::lag, "s, driving ahead"), entry("turn_lag", &DriveFit::turn_lag, "s"),
                   entry("turn_gain", &DriveFit::turn_gain, "1 = wheels 'track' apart that roll without slipping"),
                   entry("period", &DriveFit::period, "s between two commands, the median"),
                   entry("ahead_error", &DriveFit::ahead_error, "m/s, median of what is left unexplained"),
                   entry("turn_error", &DriveFit::turn_error, "rad/s, likewise"),
                   entry("samples", &DriveFit::samples, "pairs of places that were used"));
  }
};

/// Finds the drive that explains the ways best: field::DriveResponse is simulated with the commands, and CMA-ES (pagmo)
/// looks for the parameters whose speeds differ least from those driven. Collisions and jumps count little: a
/// difference beyond a bound costs no more than the bound. `track` is the distance between the wheels in metres. The
/// same ways give the same fit. Fails where there is too little movement to say anything.
[[nodiscard]] Result<DriveFit> fit_drive(std::span<const Trajectory> ways, double track);

}  // namespace cancha::lab
