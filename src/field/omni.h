#pragma once

#include "base/units.h"

namespace cancha::field {

/// A round robot on three omni wheels, 120° apart, with a notch for the ball. Its diameter, mass and wheels are those
/// of the league's RobotModel. Seen from above, ahead is up:
///
///        ╭──╮ ╭──╮        the notch guides the ball
///      1╱    ˘    ╲3
///      │           │      wheels 1, 2, 3 lie 60°, 180°, 300° to the left of ahead,
///       ╲         ╱       each drives along the circle, counter-clockwise
///        ╰───2───╯        and its rollers let it slide across
struct OmniModel {
  Metres wheel_circle = 0.19_m;              ///< from the centre to each wheel
  Metres height = 0.6_m;                     ///< of the robot
  double wheel_inertia = 0.003;              ///< kg m², of wheel, gear and motor, at the wheel
  NewtonMetres stall_torque = 8.0_Nm;        ///< of each motor, at the wheel, when it stands
  MetresPerSecond no_load_speed = 5.0_mps;   ///< of the rim, at which a motor has no torque left
  MetresPerSecond top_speed = 3.5_mps;       ///< of the rim, as fast as the controller lets it run
  MetresPerSecond2 acceleration = 3.0_mps2;  ///< the controller changes speed over ground no faster; 0 = at once
  double turn_acceleration = 15.0;           ///< rad/s², likewise for turning
  double roller_drag = 0.02;                 ///< friction of the rollers across, Coulomb coefficient
  Metres notch_depth = 0.07_m;               ///< so far the ball reaches into the plate
  Metres notch_play = 0.03_m;                ///< so far a ball in the notch can be beside its middle
  double handler_force = 8.0;                ///< N, with which the ball handler draws the ball in, at the most
  MetresPerSecond kick_speed = 10.0_mps;     ///< of the ball, at the most
  Radians kick_lift = 0.8_rad;               ///< above the ground, at the most
  Seconds kick_pause = 1.0_s;                ///< until the kicker is charged again
};

}  // namespace cancha::field
