#include "lab/chase_drive.h"

#include <algorithm>
#include <cmath>

namespace cancha::lab {
namespace {

constexpr double kCycleSeconds = ChaseDrive::kCycle.seconds();
constexpr double kTurnAcceleration = 12.0;  ///< rad/s²
constexpr double kOnTheSpot = 2.0;          ///< rad/s
constexpr double kInside = 0.6;             ///< metres from the lines within which the ball stays

/// A vector no longer than that.
Vec2 at_most(Vec2 v, double most) {
  const double l = length(v);
  return l > most ? v * (most / l) : v;
}

}  // namespace

DriveStyle smooth_driving() {
  return {};
}

DriveStyle harsh_driving() {
  return {.speed = 2.5, .acceleration = 4.0, .turn_rate = 6.0, .turn_gain = 6.0, .nearest = 0.4, .ahead = kPi};
}

ChaseDrive::ChaseDrive(const field::League& pitch, const DriveStyle& style, const OdometryFaults& faults, Random random)
    : half_{pitch.walls.length() / 2, pitch.walls.width() / 2}, style_{style}, faults_{faults}, random_{random} {
  // this run's floor and battery
  for (double* counts : {&faults_.encoders.right, &faults_.encoders.left}) {
    *counts = 1.0 / (1.0 / *counts + faults.k_spread * random_.normal());
  }
  X_TR_ = {random_.uniform(-0.6, 0.6) * half_.x, random_.uniform(-0.6, 0.6) * half_.y, random_.uniform(-kPi, kPi)};
  move_ball();
}

void ChaseDrive::move_ball() {
  // somewhere before the robot where it is not out; after some tries anywhere
  for (int i = 0; i < 60; ++i) {
    const double aside = i < 40 ? style_.ahead * random_.uniform(-1, 1) : random_.uniform(-kPi, kPi);
    ball_ = X_TR_.position() + direction(X_TR_.heading + aside) * random_.uniform(2.0, 5.0);
    if (std::abs(ball_.x) < half_.x - kInside && std::abs(ball_.y) < half_.y - kInside) return;
  }
  ball_ = {};
}

Pose2 ChaseDrive::step(bool turn_on_the_spot) {
  const Vec2 to_ball = ball_ - X_TR_.position();
  if (length(to_ball) < style_.nearest) move_ball();
  const double aside = wrap_angle(angle_of(to_ball) - X_TR_.heading);
  const Vec2 wanted = turn_on_the_spot ? Vec2{} : unit(to_ball) * style_.speed;
  const double wanted_rate =
      turn_on_the_spot ? kOnTheSpot : std::clamp(style_.turn_gain * aside, -style_.turn_rate, style_.turn_rate);
  const Vec2 gained = at_most(wanted - v_T_, style_.acceleration * kCycleSeconds);
  v_T_ += gained;
  turn_rate_ +=
      std::clamp(wanted_rate - turn_rate_, -kTurnAcceleration * kCycleSeconds, kTurnAcceleration * kCycleSeconds);

  const double turned = turn_rate_ * kCycleSeconds;
  const Pose2 before = X_TR_;
  const Vec2 moved_T = v_T_ * kCycleSeconds;
  X_TR_ = {before.x + moved_T.x, before.y + moved_T.y, wrap_angle(before.heading + turned)};
  if (!turn_on_the_spot) way_ += length(moved_T);
  time_ += kCycle;
  return measured(into({0, 0, before.heading}, moved_T), turned, gained);
}

Pose2 ChaseDrive::measured(Vec2 moved_R, double turned, Vec2 gained_T) {
  const double way = length(moved_R);
  const double noise = faults_.way_noise * std::sqrt(way);
  Vec2 told = moved_R + Vec2{noise * random_.normal(), noise * random_.normal()};
  double turn = faults_.encoders.counted(turned);
  turn += faults_.way_turn * std::sqrt(way) * random_.normal();
  turn += faults_.turn_noise * std::sqrt(std::abs(turned)) * random_.normal();
  // wheels that spin or lock
  const double beyond = length(gained_T) - faults_.grip * kCycleSeconds;
  if (beyond > 0) {
    const double slipped = faults_.slip * beyond * std::abs(random_.normal());
    told += into({0, 0, X_TR_.heading}, unit(gained_T)) * slipped;
    turn += faults_.slip_turn * beyond * random_.normal();
  }
  return {told.x, told.y, turn};
}

model::RotationCalibration ChaseDrive::calibrate(const OdometryFaults& faults, double whole_turns, Random random) {
  model::CalibrationDrive drive;
  const double step = kOnTheSpot * kCycleSeconds;
  const double all = whole_turns * 2 * kPi;
  for (const double side : {1.0, -1.0}) {
    for (double turned = 0.0; turned < all; turned += step) {
      const double now = std::min(step, all - turned);
      drive.add(faults.encoders.counted(side * now) + faults.turn_noise * std::sqrt(now) * random.normal());
    }
  }
  return drive.finish(whole_turns).value_or(model::RotationCalibration{});
}

}  // namespace cancha::lab
