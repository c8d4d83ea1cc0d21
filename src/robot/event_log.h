#pragma once

#include <string>

#include "body/robot.h"
#include "messages/frame.h"
#include "robot/robot_log.h"

namespace cancha::robot {

/// Tells a log what happens in a player: what it sees, which rule comes true, which action begins and ends, what its
/// body does. Team messages are told by who sends them.
class EventLog {
 public:
  /// Log and robot must outlive it.
  EventLog(RobotLog& log, const body::Robot& robot) : log_{log}, robot_{robot} {}

  /// After each tick.
  void see(const Frame& frame);

 private:
  void tell_sight(const Sight& sight, Team self);
  void tell_motors(const Frame& frame);

  RobotLog& log_;
  const body::Robot& robot_;
  Time last_look_;
  std::string rule_;
  std::string action_;
  Posture posture_ = Posture::Standing;
};

}  // namespace cancha::robot
