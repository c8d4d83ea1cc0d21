#include "cli/mover.h"

#include <algorithm>
#include <cmath>

#include "cli/terminal.h"

namespace cancha::cli {
namespace {

constexpr Duration kSettles = 1000_ms;  ///< before it moves, in which it learns its gyro's bias
constexpr Duration kStands = 1500_ms;   ///< who rests so long has brought its feet together, and its ball has gone
constexpr double kPatience = 20.0;      ///< seconds, and
constexpr double kSlowest = 0.04;       ///< metres or radians a second

double patience_for(const Action& action) {
  if (!action.X_RG) return kPatience;
  const Pose2& X = *action.X_RG;
  return kPatience + (std::abs(X.x) + std::abs(X.y) + std::abs(X.heading)) / kSlowest;
}

}  // namespace

void Mover::Track::go(const Pose2& X) {
  turned += std::remainder(X.heading - last.heading, 2 * kPi);
  last = X;
}

Pose2 Mover::Track::moved() const {
  const Vec2 way = into(begin, last.position());
  return {way.x, way.y, turned};
}

Mover::Mover(robot::Player& player, const body::Robot& robot, Action action, const robot::PracticeBody* truth)
    : player_{player}, robot_{robot}, action_{std::move(action)}, truth_{truth} {
  player_.steer(Action{});
}

void Mover::begin(const Frame& frame) {
  begun_ = true;
  began_ = rests_ = frame.time;
  // without a gyro it goes by its steps
  if (frame.beliefs.X_OR && frame.beliefs.attitude) odometry_.emplace().start(*frame.beliefs.X_OR);
  if (truth_) {
    really_.start(truth_->robot().X_FR);
    p_FB_ = truth_->truth().ball.p_FB.xy();
  }
  player_.steer(action_);
}

void Mover::see(const Frame& frame) {
  now_ = frame.time;
  if (!begun_) {
    if (now_ - Time{} >= kSettles) begin(frame);
    return;
  }
  const Posture posture = frame.beliefs.posture;
  fell_ = fell_ || posture == Posture::Fallen;
  if (posture != Posture::Standing) rests_ = now_;
  if (odometry_ && frame.beliefs.X_OR) odometry_->go(*frame.beliefs.X_OR);
  if (truth_) {
    really_.go(truth_->robot().X_FR);
    watch_ball();
  }
  const std::size_t pan = robot_.find("head_pan");
  const std::size_t tilt = robot_.find("head_tilt");
  if (frame.readings.joints && pan != body::kNone && tilt != body::kNone) {
    head_ = Gaze{frame.readings.joints->angles[pan], frame.readings.joints->angles[tilt]};
  }
}

void Mover::watch_ball() {
  const BallState& ball = truth_->truth().ball;
  const Vec2 rolled = ball.p_FB.xy() - p_FB_;
  ball_.distance = length(rolled);
  ball_.direction = wrap_angle(angle_of(rolled) - really_.begin.heading);
  ball_.speed = std::max(ball_.speed, length(ball.v_FB.xy()));
}

bool Mover::enough() {
  if (!stopped_ && interrupted()) {
    stopped_ = true;
    player_.steer(Action{});
  }
  if (!begun_) return stopped_;
  return now_ - rests_ > kStands || (now_ - began_).seconds() > patience_for(action_);
}

MoveReport Mover::report() const {
  MoveReport report;
  report.seconds = (rests_ - began_).seconds();
  report.stands = begun_ && !stopped_ && now_ - rests_ > kStands;
  report.fell = fell_;
  if (odometry_) report.odometry = odometry_->moved();
  if (truth_) report.really = really_.moved();
  report.head = head_;
  if (truth_ && action_.kind == ActionKind::Motion) report.ball = ball_;
  return report;
}

}  // namespace cancha::cli
