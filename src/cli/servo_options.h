#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/geometry.h"
#include "body/servo.h"
#include "cli/servo_line.h"
#include "world/jointed_world.h"

namespace cancha::cli {

/// What servos without hardware suffer from; the same for the emulated bus and for a simulated robot.
struct EffectOptions {
  double battery = 0.0;        ///< volts of a tired one; 0 = as the robot has it, whatever the load
  std::optional<double> heat;  ///< motors warm up, from so many °C
  double backlash = 0.0;       ///< degrees

  [[nodiscard]] bool any() const { return battery > 0 || heat || backlash > 0; }
  /// Heat and play, of a simulated robot.
  [[nodiscard]] world::ServoEffects of_servos() const {
    const world::ServoEffects usual;
    return {.heat = heat.has_value(), .warmth = heat.value_or(usual.warmth), .backlash = from_degrees(backlash)};
  }
  /// Nothing: as the robot has it.
  [[nodiscard]] std::optional<body::Battery> tired_battery() const {
    if (battery <= 0) return std::nullopt;
    return body::Battery{battery, body::Battery::kTired};
  }
};

/// Of `./cancha servo`.
struct ServoOptions {
  LineOptions line{.port = "/dev/ttyUSB0"};
  std::string range = "0-253";  ///< scan: ids
  int id = 1;
  std::string what;          ///< a register; read: empty = all
  std::string value;         ///< write: a count
  std::string ids = "1-18";  ///< check, monitor, emulate
  int times = 0;             ///< monitor; 0 = until the user ends it
  bool json = false;
  bool quick = false;  ///< check: lets the servos answer at once
  // what is wrong with emulated servos
  double noise = 0.0;
  double lost = 0.0;
  double flipped = 0.0;
  double busy = 0.0;      ///< chance of a late answer
  std::string duplicate;  ///< ids that two servos have
  std::string silent;     ///< ids whose plug is out
  EffectOptions effects;
  std::uint64_t seed = 1;
};

}  // namespace cancha::cli
