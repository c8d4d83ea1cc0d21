#include "sense/attitude.h"

#include <algorithm>
#include <cmath>

namespace cancha::sense {
namespace {

constexpr double kTrustAtRest = 0.1;    ///< seconds in which the accelerometer wins, for who rests
constexpr double kUprightFirst = 0.05;  ///< seconds of readings that the belief to stand upright is worth at first
constexpr double kGravity = 9.81;
constexpr double kRestingTurn = 0.3;  ///< rad/s
constexpr double kRests = 0.2;        ///< seconds; in each step there is a moment without turn and push
constexpr double kLearning = 10;      ///< seconds of rest from which the gyro's bias is learnt; a slow turn is no bias
constexpr double kMostBias = 0.1;     ///< rad/s; who is turned by hand is no gyro at fault
constexpr double kRestingPush = 1.5;  ///< m/s²
constexpr double kLeastWeight = 5;    ///< m/s²
constexpr double kMostWeight = 16;
constexpr double kLongSilence = 1.0;  ///< seconds between two readings, from which on rates tell nothing of the way
constexpr double kSmooth = 0.012;     ///< seconds over which rates are smoothed

}  // namespace

bool AttitudeEstimator::rests() const {
  return rests_ > kRests;
}

void AttitudeEstimator::update(const Imu& imu) {
  const Vec3 a = imu.accelerometer;
  const Vec3 w = imu.gyro - bias_;
  // in free fall or in a collision the accelerometer knows no down
  const double felt = length(a);
  const bool knows_down = felt > kLeastWeight && felt < kMostWeight;
  if (!begun_) {
    begun_ = true;
  } else {
    // a clock that jumped back says nothing; and of a long silence nobody knows how it turned, nor where down is now
    const double since = (imu.time - last_).seconds();
    if (since > kLongSilence) known_for_ = 0.0;
    const double passed = since > kLongSilence ? 0.0 : std::max(0.0, since);
    const double fresh = passed / (kSmooth + passed);
    attitude_.roll_rate += fresh * (w.x - attitude_.roll_rate);
    attitude_.pitch_rate += fresh * (w.y - attitude_.pitch_rate);
    attitude_.heading += passed * dot(w, up_);  // a trunk that leans turns about an axis that is not its own
    // up stays where it is while the trunk turns
    up_ = up_ + Vec3{up_.y * w.z - up_.z * w.y, up_.z * w.x - up_.x * w.z, up_.x * w.y - up_.y * w.x} * passed;
    if (knows_down) {
      // who neither turns nor is pushed knows down at once
      const bool still = length(w) < kRestingTurn && std::abs(felt - kGravity) < kRestingPush;
      rests_ = still ? rests_ + passed : 0.0;
      // who was just put down is shaken: at first all readings count alike, and none decides alone
      const double lately = std::min(known_for_ + kUprightFirst, rests() ? kTrustAtRest : trust_);
      up_ = up_ + (a * (1 / felt) - up_) * (passed / (lately + passed));
      known_for_ += passed;
      const Vec3 bias = bias_ + w * (passed / (std::min(learnt_, kLearning) + passed));
      if (rests() && length(bias) < kMostBias) {
        bias_ = bias;
        learnt_ += passed;
      }
    }
    up_ = up_ * (1 / std::max(length(up_), 1e-6));
  }
  last_ = imu.time;
  attitude_.time = imu.time;
  attitude_.roll = std::atan2(up_.y, up_.z);
  attitude_.pitch = std::atan2(-up_.x, std::hypot(up_.y, up_.z));
  attitude_.lean = std::acos(std::clamp(up_.z, -1.0, 1.0));
}

}  // namespace cancha::sense
