#pragma once

#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "messages/chest.h"
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

/// What a robot on omni wheels is told: how to move, and what to do with the ball in its notch.
struct OmniDrive {
  Vec2 v_R{};            ///< metres per second ahead and to the left
  double turn = 0.0;     ///< rad/s, counter-clockwise
  double kick = 0.0;     ///< metres per second that the ball is to have; 0 = no kick. It waits until a ball is there
  double lift = 0.0;     ///< radians above the ground at which it leaves
  double handler = 0.0;  ///< share of its strength with which the ball handler draws the ball in, 0…1

  friend constexpr bool operator==(const OmniDrive&, const OmniDrive&) = default;
  static constexpr std::string_view kName = "cancha.OmniDrive";
  static constexpr auto fields() {
    return list_of(entry("velocity", &OmniDrive::v_R, "m/s ahead and to the left"),
                   entry("turn", &OmniDrive::turn, "rad/s, counter-clockwise"),
                   entry("kick", &OmniDrive::kick, "m/s of the ball; 0 = no kick"),
                   entry("lift", &OmniDrive::lift, "rad above the ground at which it leaves"),
                   entry("handler", &OmniDrive::handler, "share of the ball handler's strength, 0 to 1"));
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
  Maybe<OmniDrive> omni{};      ///< of a robot on three omni wheels
  Maybe<Lights> lights{};       ///< of a robot that has such

  static constexpr std::string_view kName = "cancha.Commands";
  static constexpr auto fields() {
    return list_of(entry("wheels", &Commands::wheels), entry("joints", &Commands::joints),
                   entry("word", &Commands::word, "to all mates"),
                   entry("sonar", &Commands::sonar, "of a robot that has sonars"),
                   entry("omni", &Commands::omni, "of a robot on three omni wheels"),
                   entry("lights", &Commands::lights, "of a robot that has such"));
  }
};

}  // namespace cancha
