// The half of a humanoid's control that walks by an amount: how far it has come, when to stop, and what was missed.

#include <algorithm>
#include <cmath>

#include "act/humanoid/humanoid.h"

namespace cancha::act {
namespace {

constexpr double kHeadingGain = 1.5;         ///< rad/s for a radian off the heading
constexpr double kMostCorrection = 0.3;      ///< of the fastest turn
constexpr double kMostHeadingError = 0.5;    ///< radians
constexpr double kRatherShort = 0.004;       ///< metres that a walk is to end before its aim: beyond it may be the ball
constexpr double kRatherShortAside = 0.002;  ///< likewise, aside
constexpr double kRatherShortBack = 0.0;     ///< likewise, back: odometry tells too little there
constexpr double kLagAside =
    0.0055;                          ///< metres that it comes further aside than its smoothed slip tells while it steps
constexpr double kUncertain = 0.03;  ///< share of a way by which odometry may be wrong: so much shorter, too
constexpr double kUncertainBack = 0.06;    ///< likewise, back
constexpr double kSettleGain = 0.8;        ///< of what is left, the share that one settling step makes good
constexpr double kMissed = 0.006;          ///< metres for which an exact walk goes on
constexpr double kMissedTurn = 0.02;       ///< radians, likewise
constexpr double kStumbled = 0.03;         ///< metres for which it does not
constexpr double kStumbledTurn = 0.2;      ///< radians, likewise
constexpr double kLearnt = 0.7;            ///< of what was missed, the share that is foreseen the next time
constexpr double kMostCoast = 0.02;        ///< metres that may be learnt so
constexpr Duration kComesToRest = 400_ms;  ///< after which who stands no longer sways
constexpr double kSagSeconds = 0.3;        ///< over which the sag of the knees is smoothed
constexpr double kCloseEnough = 0.004;     ///< metres or radians that no step is made for

}  // namespace

/// What joints and gyro tell of the steps so far, against what was planned. The trunk sways from side to side with each
/// step; over a whole period that is nothing.
void Humanoid::note_slip(Duration passed) {
  if (!X_OR_ || !X_OB_) return;
  const GaitParameters& gait = walk_->gait();
  const Pose2 carried = walk_->carried();
  const Vec2 further =
      into(*X_OB_, X_OR_->position()) - Vec2{carried.x / gait.gain_along(carried.x), carried.y / gait.gain_aside};
  slip_.x = further.x;
  const double share = walk_->standing() ? 1.0 : passed.seconds() / (gait.period + passed.seconds());
  slip_.y += (further.y - slip_.y) * share;
}

/// How soft its legs are: weak servos let the knees give way under the weight.
void Humanoid::note_sag(const Readings& readings, Duration passed) {
  const bool stands = walk_ && !busy() && readings.joints && readings.joints->angles.size() == goals_.size();
  stood_ = stands ? stood_ + passed : Duration{};
  if (stood_ < kComesToRest) return;
  const std::vector<double>& angles = readings.joints->angles;
  double sag = 0;
  for (const std::size_t knee : {left_.knee, right_.knee}) sag += (angles[knee] - goals_[knee].angle) / 2;
  sag_ = sag_ ? *sag_ + (sag - *sag_) * passed.seconds() / (kSagSeconds + passed.seconds()) : sag;
}

/// How far it will have come since the walk began when the present step is done: as planned, and what it slipped.
Pose2 Humanoid::gone() const {
  const GaitParameters& gait = walk_->gait();
  const Pose2 planned = walk_->planned();
  Pose2 gone{planned.x / gait.gain_along(planned.x) + slip_.x, planned.y / gait.gain_aside + slip_.y,
             planned.heading / gait.gain_turn};
  const double turning = planned.heading - walk_->carried().heading;
  if (feels_) gone.heading = attitude_.heading - heading_ + turning / gait.gain_turn;
  if (walk_->standing()) return gone;
  const double coast = X_OR_ && X_OB_ && sag_ ? gait.coast + gait.coast_sag * *sag_ : 0.0;
  return {gone.x + coast + coasts_.x, gone.y + coasts_.y, gone.heading};
}

/// How fast the next step goes so that the walk ends where it should, not beyond.
void Humanoid::pursue_aim(Duration passed) {
  if (!present_.aim) {
    WalkSpeed speed = within(skills_->gait.limits, present_.speed);
    heading_ += speed.turn * passed.seconds();
    // who is slower than asked is not driven on for ever
    heading_ = attitude_.heading + std::clamp(heading_ - attitude_.heading, -kMostHeadingError, kMostHeadingError);
    speed.turn += heading_correction();
    walk_->set_speed(speed);
    return;
  }
  const Aim& aim = *present_.aim;
  const WalkSpeed way = aim.direction;
  note_slip(passed);
  const double left = still_to_go(aim);
  if (left < kCloseEnough) {
    // odometry, where there is any, tells how the steps go on that bring the feet together
    if (X_OR_ && X_OB_) ending_ = aim;
    mode_ = Mode::Stand;
    present_ = {};
    return;
  }
  const GaitLimits& limits = skills_->gait.limits;
  const GaitSteps& steps = skills_->gait.steps;
  const double step = step_seconds();
  const auto most = [&](double limit, double longest) { return std::min(limit, longest / step); };
  const double fastest = way.ahead != 0  ? most(way.ahead > 0 ? limits.ahead : limits.back, steps.ahead)
                         : way.left != 0 ? most(limits.aside, steps.aside)
                                         : most(limits.turn, steps.turn);
  const double slowest = (way.turn != 0 ? steps.mini_turn : steps.mini) / step;
  // a third of the way with each step keeps within what a step can change
  walk_along(aim, std::min(fastest, std::max(left / (3 * step), std::min(left / step, slowest))));
}

/// What is left of a walk by an amount when the present step is done; rather a little less than there is.
double Humanoid::still_to_go(const Aim& aim) const {
  const WalkSpeed way = aim.direction;
  const Pose2 gone = this->gone();
  const bool back = way.ahead < 0;
  const double uncertain = X_OR_ && X_OB_ ? (back ? kUncertainBack : kUncertain) * aim.amount : 0.0;
  const double short_of = back ? kRatherShortBack : way.left != 0 ? kRatherShortAside : kRatherShort;
  const double lag = way.left != 0 && !walk_->standing() ? kLagAside : 0.0;
  const double rather_short = (way.turn == 0 && !aim.is_rest ? short_of + uncertain : 0.0) + lag;
  return aim.amount - rather_short - (way.ahead * gone.x + way.left * gone.y + way.turn * gone.heading);
}

/// While it brings its feet together it steps a little ahead or back to where it should stand.
void Humanoid::settle(Duration passed) {
  note_slip(passed);
  const GaitSteps& steps = skills_->gait.steps;
  const double most = (ending_->direction.turn != 0 ? steps.mini_turn : steps.mini) / step_seconds();
  walk_along(*ending_, std::clamp(kSettleGain * still_to_go(*ending_) / step_seconds(), -most, most));
}

/// It stands. What it has missed it would miss again, so it learns from it, but not of turns, of which each misses
/// something else; where that matters, it walks by what is left.
void Humanoid::put_right() {
  const Aim aim = *ending_;
  ending_.reset();
  note_slip({});
  const WalkSpeed way = aim.direction;
  const double missed = still_to_go(aim);
  // who missed that much has stumbled: it had better stand
  if (std::abs(missed) > (way.turn != 0 ? kStumbledTurn : kStumbled)) return;
  const auto learn = [&](double& coasts, double direction, double most) {
    coasts = std::clamp(coasts - kLearnt * direction * missed, -most, most);
  };
  learn(coasts_.x, way.ahead, kMostCoast);
  learn(coasts_.y, way.left, kMostCoast);
  if (aim.care == Care::Quick || std::abs(missed) < (way.turn != 0 ? kMissedTurn : kMissed)) return;
  const double side = missed < 0 ? -1.0 : 1.0;
  walk_by_an_amount(
      {{side * way.ahead, side * way.left, side * way.turn}, std::abs(missed), Care::Quick, /*is_rest=*/true});
}

/// Steps at a speed along the way of an aim, and keeps the heading where it does not turn.
void Humanoid::walk_along(const Aim& aim, double speed) {
  const WalkSpeed way = aim.direction;
  const double hold = way.turn == 0 ? heading_correction() : 0.0;
  walk_->set_speed({way.ahead * speed, way.left * speed, way.turn * speed + hold});
}

/// The gyro feels when slipping feet turn the robot; it is turned back to where it should head.
double Humanoid::heading_correction() const {
  if (!balances_ || !feels_) return 0;
  const double most = kMostCorrection * skills_->gait.limits.turn;
  return std::clamp(kHeadingGain * (heading_ - attitude_.heading), -most, most);
}

}  // namespace cancha::act
