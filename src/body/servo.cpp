#include "body/servo.h"

#include <algorithm>
#include <cmath>

namespace cancha::body {

double slid_goal(double from, JointGoal goal, double seconds) {
  if (goal.speed <= 0) return goal.angle;
  const double most = goal.speed * seconds;
  return from + std::clamp(goal.angle - from, -most, most);
}

double rounded(const ServoModel& servo, double angle) {
  return std::round(angle / servo.resolution) * servo.resolution;
}

double drive(const ServoModel& servo, const ServoSetting& setting, double error) {
  const double beyond = std::abs(error) / servo.resolution - setting.margin;
  if (beyond <= 0) return 0;
  // a limit below the punch leaves nothing to rise
  const double rise = std::max(0.0, setting.torque_limit - setting.punch) / setting.slope;
  return std::copysign(std::clamp(setting.punch + rise * beyond, 0.0, setting.torque_limit), error);
}

double torque_at_rest(const ServoModel& servo, double drive, double voltage) {
  return servo.stall_torque * drive * voltage / servo.rated_voltage;
}

double damping(const ServoModel& servo) {
  return servo.stall_torque / servo.free_speed;
}

double current(const ServoModel& servo, double drive, double voltage, double speed) {
  const double share = drive * voltage / servo.rated_voltage - speed / servo.free_speed;
  return std::abs(share * drive) * servo.stall_current;
}

double warmed(const ServoModel& servo, double temperature, double ambient, double current, double seconds) {
  const double share = current / servo.stall_current;
  const double heating = servo.stall_heating * share * share;
  return temperature + seconds * (heating - (temperature - ambient) / servo.cooling_time);
}

}  // namespace cancha::body
