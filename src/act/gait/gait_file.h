#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "act/gait/walk.h"
#include "base/result.h"

namespace cancha::act {

/// The fastest that a gait may be asked for, in every direction.
struct GaitLimits {
  double ahead = 0.2;   ///< m/s
  double back = 0.15;   ///< m/s
  double aside = 0.06;  ///< m/s
  double turn = 0.8;    ///< rad/s
};

/// The steps of a walk by an amount: long ones as long as it is far, then ever shorter ones.
struct GaitSteps {
  double ahead = 0.12;      ///< metres, the longest, ahead or back; what the limits allow in a step may be less
  double aside = 0.04;      ///< metres, likewise, to the side
  double turn = 0.35;       ///< radians, likewise, in a turn
  double mini = 0.014;      ///< metres, the shortest: none is shorter unless less is left
  double mini_turn = 0.05;  ///< radians, likewise
};

/// How a robot walks: content/gaits/ROBOT.toml.
struct Gait {
  std::string title;
  GaitParameters parameters;
  GaitLimits limits;
  GaitSteps steps;
};

/// A number of GaitParameters by its name, and where it may lie: for files, and for `./cancha tune`.
struct GaitNumber {
  std::string_view name;
  double GaitParameters::*member;
  std::string_view meaning;
  double least;
  double most;
};
[[nodiscard]] std::span<const GaitNumber> gait_numbers();

[[nodiscard]] Result<Gait> parse_gait(std::string_view toml, const std::string& where);
[[nodiscard]] Result<Gait> read_gait(const std::filesystem::path& path);
/// The gait as a file; reading it gives the same numbers.
[[nodiscard]] std::string write_gait(const Gait& gait);

/// What is asked for, as far as the gait may go: a mix of directions is shortened as a whole.
[[nodiscard]] WalkSpeed within(const GaitLimits& limits, WalkSpeed speed);

}  // namespace cancha::act
