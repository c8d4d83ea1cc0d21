#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/maybe.h"
#include "base/time.h"
#include "messages/command.h"
#include "messages/intent.h"
#include "messages/robot_id.h"

/// Robots that somebody drives.
namespace cancha {

/// How somebody drives a robot; each kind of body takes its own part.
struct Steering {
  WheelCommand wheels{};  ///< of a robot on wheels
  Vec2 walk{};            ///< of one on legs: ahead and to the left, shares of its fastest, -1…1
  double turn = 0.0;      ///< likewise, to the left
  std::string motion{};   ///< likewise: played once, before it walks on, "kick_left"; empty = none
  Maybe<Gaze> look{};     ///< likewise: where the head looks; absent = where its player likes

  friend bool operator==(const Steering&, const Steering&) = default;
  static constexpr std::string_view kName = "cancha.Steering";
  static constexpr auto fields() {
    return list_of(entry("wheels", &Steering::wheels, "of a robot on wheels"),
                   entry("walk", &Steering::walk, "on legs: ahead and to the left, shares of the fastest, -1 to 1"),
                   entry("turn", &Steering::turn, "on legs: to the left, share of the fastest, -1 to 1"),
                   entry("motion", &Steering::motion, "on legs: played once; empty = none"),
                   entry("look", &Steering::look, "on legs: where the head looks; absent = where it likes"));
  }
};

/// From this step on somebody drives a robot so, or has let it go, or a press of its button. Its player needs it to be
/// run again.
struct Hand {
  Time time;
  std::int64_t steps = 0;  ///< that the match had made before
  RobotId robot;
  Maybe<Steering> steering{};  ///< absent: it decides for itself again
  bool press = false;          ///< the button in its chest is pressed, once; who drives it goes on

  static constexpr std::string_view kName = "cancha.Hand";
  static constexpr auto fields() {
    return list_of(entry("time", &Hand::time, "simulated"),
                   entry("steps", &Hand::steps, "that the match had made before"), entry("robot", &Hand::robot),
                   entry("steering", &Hand::steering, "absent: it decides for itself again"),
                   entry("press", &Hand::press, "the button in its chest is pressed, once; who drives it goes on"));
  }
};

}  // namespace cancha
