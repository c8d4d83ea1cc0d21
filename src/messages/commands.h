#pragma once

#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/maybe.h"
#include "messages/joints.h"
#include "messages/sonar.h"
#include "messages/words.h"

/// What a body is to do, in SI units for every kind of body.
namespace cancha {

/// Speeds of two wheels.
struct WheelSpeeds {
  double left = 0.0;   ///< at the rim, metres per second
  double right = 0.0;  ///< likewise

  friend constexpr bool operator==(WheelSpeeds, WheelSpeeds) = default;
  static constexpr std::string_view kName = "cancha.WheelSpeeds";
  static constexpr auto fields() {
    return list_of(entry("left", &WheelSpeeds::left, "m/s at the rim"),
                   entry("right", &WheelSpeeds::right, "m/s at the rim"));
  }
};

/// Goals of all joints.
struct JointGoals {
  std::vector<JointGoal> goals;  ///< in the robot's order

  friend bool operator==(const JointGoals&, const JointGoals&) = default;
  static constexpr std::string_view kName = "cancha.JointGoals";
  static constexpr auto fields() { return list_of(entry("goals", &JointGoals::goals, "in the robot's order")); }
};

/// A kind of body takes its own part; what is absent is left as it is.
struct Commands {
  Maybe<WheelSpeeds> wheels;
  Maybe<JointGoals> joints;
  Maybe<MateWord> word;         ///< to all mates
  Maybe<SonarRequest> sonar{};  ///< of a robot that has sonars

  static constexpr std::string_view kName = "cancha.Commands";
  static constexpr auto fields() {
    return list_of(entry("wheels", &Commands::wheels), entry("joints", &Commands::joints),
                   entry("word", &Commands::word, "to all mates"),
                   entry("sonar", &Commands::sonar, "of a robot that has sonars"));
  }
};

}  // namespace cancha
