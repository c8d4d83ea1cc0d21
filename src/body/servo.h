#pragma once

#include "base/geometry.h"
#include "messages/joints.h"

/// How a position servo turns a goal into torque. The simulated robot, the emulated bus and the checks of motions all
/// use these functions, so that a motion is the same wherever it is tried.
namespace cancha::body {

/// What kind of servo it is. The defaults are an AX-12 (data sheet, and friction as in models of its like).
struct ServoModel {
  double stall_torque = 1.5;                     ///< N·m at rated voltage
  double free_speed = 6.18;                      ///< rad/s without load at rated voltage
  double rated_voltage = 12.0;                   ///< volts
  double stall_current = 1.5;                    ///< amperes at rated voltage
  double armature = 0.008;                       ///< kg·m², the motor's inertia seen behind the gears
  double dry_friction = 0.07;                    ///< N·m
  double resolution = from_degrees(300) / 1023;  ///< radians a step of goal and reading
  double stall_heating = 1.7;                    ///< kelvins a second while stalled
  double cooling_time = 300.0;                   ///< seconds in which warmth falls to a third
};

/// What can be set of a servo: how stiff it is and how strong it may be. The defaults are an AX-12's.
struct ServoSetting {
  double margin = 1.0;         ///< steps of error without any drive
  double slope = 32.0;         ///< steps of error from the margin to full drive
  double punch = 32.0 / 1023;  ///< the least drive outside the margin, of 1
  double torque_limit = 1.0;   ///< the most drive, of 1
};

/// The goal that the servo's controller follows: slides towards the asked angle no faster than the asked speed.
double slid_goal(double from, JointGoal goal, double seconds);

/// An angle as the servo's counter knows it.
double rounded(const ServoModel& servo, double angle);

/// The controller: drive from -1 to 1 by which an error (goal - position, radians) is fought.
double drive(const ServoModel& servo, const ServoSetting& setting, double error);

/// Torque that a drive gives at rest; a turning motor gives less by damping(servo) · speed.
double torque_at_rest(const ServoModel& servo, double drive, double voltage);

/// N·m·s/rad by which the motor's own voltage brakes it.
double damping(const ServoModel& servo);

/// Current that a drive takes at a speed, amperes.
double current(const ServoModel& servo, double drive, double voltage, double speed);

/// Temperature of the motor after some seconds at a current.
double warmed(const ServoModel& servo, double temperature, double ambient, double current, double seconds);

/// A battery that gives way under load.
struct Battery {
  static constexpr double kTired = 0.15;  ///< ohms of an old one

  double voltage = 11.1;    ///< volts without load
  double resistance = 0.0;  ///< ohms, cables included

  [[nodiscard]] double under(double amperes) const { return voltage - resistance * amperes; }
};

}  // namespace cancha::body
