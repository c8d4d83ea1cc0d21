#include "minds/programs/contest_words.h"

#include <algorithm>
#include <cmath>

namespace cancha::minds {
namespace {

constexpr double kMm = 1000.0;
constexpr double kMostRoom = 1.5;    ///< metres that are looked at
constexpr double kMostShift = 0.6;   ///< metres aside, likewise
constexpr double kShiftStep = 0.02;  ///< metres
constexpr double kNoShift = 9999.0;  ///< mm

}  // namespace

void ContestWords::offer(decide::program::Host& host) {
  host.input("u", &u_).input("v", &v_).input("w", &w_);
  host.input("free.ahead", &free_ahead_).input("shift.left", &shift_left_).input("shift.right", &shift_right_);
  host.input("way.x", &way_x_).input("way.y", &way_y_).input("heading", &heading_).input("on_time", &on_time_);
  host.input("near.distance", &near_distance_).input("near.angle", &near_angle_);
  host.input("way.from_start", &from_start_).input("home.angle", &home_angle_);
  host.input("put.x", &put_x_).input("put.y", &put_y_).input("put.heading", &put_heading_).input("acting", &acting_);
  host.input("step.distance", &step_distance_).input("step.up", &step_up_).input("step.down", &step_down_);
  host.output("S1", &s1_).output("S0", &s0_);
  host.output("walk.ahead", &ahead_).output("walk.left", &left_).output("walk.turn", &turn_);
  std::vector<std::string> motions;
  for (const std::string_view name : names(ContestMotion{})) motions.emplace_back(name);
  host.enumeration<ContestMotion>("motion", std::move(motions));
  host.output("motion", &motion_);
}

bool ContestWords::due(const Beliefs& beliefs, Duration sample) {
  if (!known_ || beliefs.put != put_) {
    // switched on, or put down again: it stands, and goes on from there
    wait_ = known_ ? settings_.put_down : settings_.still;
    known_ = true;
    put_ = beliefs.put;
    next_ = 0;
    begins_ = false;
    if (beliefs.X_OR) X_OS_ = *beliefs.X_OR;
  }
  waits_ = (beliefs.time - put_).seconds() < wait_;
  if (waits_) {
    action_ = {};
    return false;
  }
  const std::int64_t now = beliefs.time.ns;
  if (now < next_) return false;
  if (sample.ns > 0) next_ = now - now % sample.ns + sample.ns;
  return true;
}

double ContestWords::room_ahead(const ObstacleBeliefs& obstacles, double shift) const {
  double room = kMostRoom;
  for (const ObstacleBelief& one : obstacles.obstacles) {
    if (std::abs(one.p_RC.y - shift) < settings_.half_width) room = std::min(room, one.p_RC.x);
  }
  // the front laser looks along the middle
  if (std::abs(shift) < settings_.half_width) room = std::min(room, obstacles.symbols.centre_distance);
  return room;
}

double ContestWords::shift_for_room(const ObstacleBeliefs& obstacles, double side) const {
  for (double shift = 0.0; shift <= kMostShift; shift += kShiftStep) {
    if (room_ahead(obstacles, side * shift) >= settings_.room) return shift * kMm;
  }
  return kNoShift;
}

void ContestWords::see_room(const ObstacleBeliefs& obstacles) {
  free_ahead_ = room_ahead(obstacles, 0.0) * kMm;
  shift_left_ = shift_for_room(obstacles, 1.0);
  shift_right_ = shift_for_room(obstacles, -1.0);
}

void ContestWords::see_nearest(const ObstacleBeliefs& obstacles) {
  // the laser tells how far something is from itself, the others from the trunk: it counts where it is alone
  double nearest = ObstacleSymbols::kFree;
  if (obstacles.obstacles.empty()) nearest = std::min(obstacles.symbols.centre_distance, nearest);
  double angle = 0.0;
  for (const ObstacleBelief& one : obstacles.obstacles) {
    if (length(one.p_RC) >= nearest) continue;
    nearest = length(one.p_RC);
    angle = angle_of(one.p_RC);
  }
  near_distance_ = nearest * kMm;
  near_angle_ = in_degrees(angle);
}

void ContestWords::see_step(const Maybe<StepBelief>& step) {
  step_distance_ = (step ? step->p_RE.x : ObstacleSymbols::kFree) * kMm;
  step_up_ = step && step->up;
  step_down_ = step && !step->up;
}

void ContestWords::see_posture(Posture posture) {
  // a motion that was asked for waits until the feet are together; a fall ends it
  if (posture != Posture::Standing && posture != Posture::Walking) begins_ = false;
  acting_ = begins_ || posture == Posture::Acting;
}

void ContestWords::see(const Beliefs& beliefs) {
  see_posture(beliefs.posture);
  on_time_ = (beliefs.time - beliefs.put).seconds() * kMm;
  if (beliefs.obstacles) {
    const ObstacleSymbols& known = beliefs.obstacles->symbols;
    u_ = known.centre_distance < settings_.front;
    v_ = known.left_distance < settings_.left;
    w_ = known.right_distance < settings_.right;
    see_room(*beliefs.obstacles);
    see_nearest(*beliefs.obstacles);
  }
  see_step(beliefs.step);
  if (!beliefs.X_OR) return;
  way_x_ = beliefs.X_OR->x * kMm;
  way_y_ = beliefs.X_OR->y * kMm;
  heading_ = in_degrees(wrap_angle(beliefs.X_OR->heading));
  const Pose2 X_SR = inverse(X_OS_) * *beliefs.X_OR;
  put_x_ = X_SR.x * kMm;
  put_y_ = X_SR.y * kMm;
  put_heading_ = in_degrees(wrap_angle(X_SR.heading));
  const Vec2 p_RS = into(*beliefs.X_OR, X_OS_.position());
  from_start_ = length(p_RS) * kMm;
  home_angle_ = in_degrees(angle_of(p_RS));
}

void ContestWords::go_on() {
  action_ = {};
  if (motion_ != played_) {
    played_ = motion_;
    begins_ = motion_ != ContestMotion::None;
  }
  if (begins_) {
    action_.kind = ActionKind::Motion;
    action_.motion = names(motion_)[static_cast<std::size_t>(motion_)];
    return words_->want(action_);
  }
  double ahead = ahead_ / kMm, left = left_ / kMm, turn = from_degrees(turn_);
  if (ahead == 0.0 && left == 0.0 && turn == 0.0 && (s1_ || s0_)) {
    const bool straight = s1_ && s0_;
    ahead = straight ? settings_.ahead : settings_.turning;
    turn = straight ? 0.0 : s0_ ? settings_.turn : -settings_.turn;
  }
  if (ahead == 0.0 && left == 0.0 && turn == 0.0) return;
  action_.kind = ActionKind::Walk;
  action_.v_RR = {ahead, left};
  action_.turn = turn;
  words_->want(action_);
}

}  // namespace cancha::minds
