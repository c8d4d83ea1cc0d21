#include "act/gait/tilt.h"

#include <algorithm>
#include <cmath>

namespace cancha::act {
namespace {

constexpr double kTrust = 0.8;        ///< seconds in which the accelerometer wins
constexpr double kTrustAtRest = 0.1;  ///< likewise, for who rests
constexpr double kGravity = 9.81;
constexpr double kRestingTurn = 0.3;  ///< rad/s
constexpr double kRestingPush = 1.5;  ///< m/s²
constexpr double kLeastWeight = 5;    ///< m/s²
constexpr double kMostWeight = 16;
constexpr double kSmooth = 0.012;  ///< seconds over which rates are smoothed

}  // namespace

double Tilt::roll() const {
  return std::atan2(up_.y, up_.z);
}
double Tilt::pitch() const {
  return std::atan2(-up_.x, std::hypot(up_.y, up_.z));
}
double Tilt::lean() const {
  return std::acos(std::clamp(up_.z, -1.0, 1.0));
}

void Tilt::feel(const BodySenses& senses) {
  const Vec3 a = senses.accelerometer;
  const Vec3 w = senses.gyro;
  // in free fall or in a collision the accelerometer knows no down
  const double felt = length(a);
  const bool knows_down = felt > kLeastWeight && felt < kMostWeight;
  if (!known_) {
    known_ = knows_down;
    last_ = senses.time;
    if (known_) up_ = a * (1 / felt);
    roll_rate_ = pitch_rate_ = heading_ = 0;
    return;
  }
  const double passed = (senses.time - last_).seconds();
  last_ = senses.time;
  const double fresh = passed / (kSmooth + passed);
  roll_rate_ += fresh * (w.x - roll_rate_);
  pitch_rate_ += fresh * (w.y - pitch_rate_);
  heading_ += passed * w.z;
  // up stays where it is while the trunk turns
  up_ = up_ + Vec3{up_.y * w.z - up_.z * w.y, up_.z * w.x - up_.x * w.z, up_.x * w.y - up_.y * w.x} * passed;
  if (knows_down) {
    // who neither turns nor is pushed knows down at once
    const bool rests = length(w) < kRestingTurn && std::abs(felt - kGravity) < kRestingPush;
    const double trust = passed / ((rests ? kTrustAtRest : kTrust) + passed);
    up_ = up_ + (a * (1 / felt) - up_) * trust;
  }
  up_ = up_ * (1 / std::max(length(up_), 1e-6));
}

}  // namespace cancha::act
