#include "act/gait/tilt.h"

#include <cmath>

namespace cancha::act {
namespace {

constexpr double kTrust = 0.8;      ///< seconds in which the accelerometer wins
constexpr double kLeastWeight = 5;  ///< m/s²
constexpr double kMostWeight = 16;
constexpr double kSmooth = 0.012;  ///< seconds over which rates are smoothed

}  // namespace

void Tilt::feel(const BodySenses& senses) {
  const Vec3 a = senses.accelerometer;
  const double down_roll = std::atan2(a.y, a.z);
  const double down_pitch = std::atan2(-a.x, std::hypot(a.y, a.z));
  // in free fall or in a collision the accelerometer knows no down
  const double felt = length(a);
  const bool knows_down = felt > kLeastWeight && felt < kMostWeight;
  if (!known_) {
    known_ = knows_down;
    last_ = senses.time;
    roll_ = known_ ? down_roll : 0;
    pitch_ = known_ ? down_pitch : 0;
    roll_rate_ = pitch_rate_ = heading_ = 0;
    return;
  }
  const double passed = (senses.time - last_).seconds();
  last_ = senses.time;
  const double trust = passed / (kTrust + passed);
  const double fresh = passed / (kSmooth + passed);
  roll_rate_ += fresh * (senses.gyro.x - roll_rate_);
  pitch_rate_ += fresh * (senses.gyro.y - pitch_rate_);
  heading_ += passed * senses.gyro.z;
  roll_ += passed * senses.gyro.x;
  pitch_ += passed * senses.gyro.y;
  if (!knows_down) return;
  // along the shorter way round
  roll_ += trust * std::remainder(down_roll - roll_, 2 * kPi);
  pitch_ += trust * (down_pitch - pitch_);
}

}  // namespace cancha::act
