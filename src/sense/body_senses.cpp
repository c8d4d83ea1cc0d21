#include "sense/body_senses.h"

namespace cancha::sense {

void BodySenses::perceive(const Readings& readings, Percepts& percepts) {
  percepts.time = readings.time;
  percepts.attitude.reset();
  percepts.odometry.reset();
  percepts.sight.reset();
  if (readings.carried) {
    // no gyro and no foot has felt the way
    attitude_.reset();
    steady_.reset();
    if (legs_) legs_->reset();
  }
  const bool felt =
      readings.imu && clock_jumps_.let_pass(imu_clock_, readings.imu->time, readings.time, "gyro and accelerometer");
  if (felt) {
    attitude_.update(*readings.imu);
    percepts.attitude.present() = attitude_.attitude();
  }
  leans_.reset();
  if (legs_ && felt) {
    steady_.update(*readings.imu);
    // who drops knows no down yet; soles must not put right what is only supposed
    if (steady_.known()) leans_ = steady_.attitude();
  }
  if (legs_ && readings.joints &&
      clock_jumps_.let_pass(joints_clock_, readings.joints->time, readings.time, "joints")) {
    percepts.odometry.present() = {readings.time,
                                   legs_->update(*readings.joints, readings.feet, leans_, steady_.rests())};
  }
  if (wheels_ && readings.wheels) {
    percepts.odometry.present() = {readings.time, wheels_->update(*readings.wheels)};
  }
  if (omni_ && readings.omni) {
    percepts.odometry.present() = {readings.time, omni_->update(*readings.omni)};
  }
}

}  // namespace cancha::sense
