#pragma once

#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "base/time.h"
#include "messages/readings.h"
#include "messages/sonar.h"

namespace cancha {

/// How the trunk stands and turns.
struct Attitude {
  Time time{};
  double roll = 0.0;        ///< radians, left side up
  double pitch = 0.0;       ///< radians, nose down
  double roll_rate = 0.0;   ///< rad/s
  double pitch_rate = 0.0;  ///< rad/s
  double lean = 0.0;        ///< between the trunk's axis and upright, radians
  double heading = 0.0;     ///< turned to the left since the start, radians; drifts with the gyro's bias

  static constexpr std::string_view kName = "cancha.Attitude";
  static constexpr auto fields() {
    return list_of(entry("time", &Attitude::time), entry("roll", &Attitude::roll, "rad, left side up"),
                   entry("pitch", &Attitude::pitch, "rad, nose down"),
                   entry("roll_rate", &Attitude::roll_rate, "rad/s"),
                   entry("pitch_rate", &Attitude::pitch_rate, "rad/s"),
                   entry("lean", &Attitude::lean, "rad between the trunk's axis and upright"),
                   entry("heading", &Attitude::heading, "rad to the left since the start; drifts"));
  }
};

/// How the robot has moved by its own legs or wheels.
struct Odometry {
  Time time{};
  Pose2 X_RN{};  ///< where it is now, from where it was at the last tick; metres and radians

  static constexpr std::string_view kName = "cancha.Odometry";
  static constexpr auto fields() {
    return list_of(entry("time", &Odometry::time),
                   entry("moved", &Odometry::X_RN, "m and rad since the last tick, from where it was then"));
  }
};

/// What was recognised in the readings of one tick.
struct Percepts {
  Time time{};  ///< of the tick
  Maybe<Attitude> attitude;
  Maybe<Odometry> odometry;
  Maybe<Sight> sight;           ///< things that a camera or an oracle saw; absent: nobody looked since the last tick
  Maybe<SonarPercept> sonar{};  ///< of a robot that has sonars

  static constexpr std::string_view kName = "cancha.Percepts";
  static constexpr auto fields() {
    return list_of(entry("time", &Percepts::time, "of the tick"), entry("attitude", &Percepts::attitude),
                   entry("odometry", &Percepts::odometry),
                   entry("sight", &Percepts::sight, "absent: nobody looked since the last tick"),
                   entry("sonar", &Percepts::sonar, "of a robot that has sonars"));
  }
};

}  // namespace cancha
