#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"

namespace cancha::match {

class Match;

/// A robot that plays on with servos that were too hot and have shut down.
struct LimpRobot {
  std::string robot;  ///< "blue:1"
  std::vector<std::string> joints{};

  static constexpr std::string_view kName = "cancha.LimpRobot";
  static constexpr auto fields() {
    return list_of(entry("robot", &LimpRobot::robot, "team and number from 0"),
                   entry("joints", &LimpRobot::joints, "whose servos have shut down"));
  }
};

/// Those of a match as it stands, blue's first; nobody where robots have wheels. In a match nobody gives a servo its
/// torque back, so that its end tells of all.
[[nodiscard]] std::vector<LimpRobot> limp_robots(const Match& match);

/// "blue:1 played on with limp servos: left_knee, right_knee".
[[nodiscard]] std::string text_of(const LimpRobot& robot);

}  // namespace cancha::match
