#include "model/tracker.h"

#include <algorithm>
#include <cmath>

#include "model/localisation/line_pose.h"
#include "model/pose_bank.h"
#include "model/pose_filter.h"
#include "model/pose_particles.h"

namespace cancha::model {
namespace {

constexpr double kGravity = 9.81;
constexpr double kLies = 0.8;              ///< radians of lean from which on odometry knows nothing
constexpr Duration kForgetBall = 6000_ms;  ///< since it was last seen
constexpr Duration kTrustMate = 400_ms;    ///< after so long without seeing the ball, a mate knows better
constexpr Duration kOldWord = 1500_ms;     ///< a mate's ball that was seen so long ago is no news
constexpr Duration kForgetRobot = 4000_ms;
constexpr double kRolls = 0.15;        ///< m/s from which on a ball is met on its way
constexpr Duration kSettles = 800_ms;  ///< until who was put down knows how it leans
constexpr double kStride = 0.25;       ///< seconds over which the speed of legs is smoothed
constexpr double kSameRobot = 0.5;     ///< metres between two sightings of one robot without a number
constexpr double kToldSpread = 0.2;    ///< metres that a mate's sighting is worse than its own place
constexpr std::size_t kMostRobots = 11;
constexpr double kKnowsNoBall = 1e9;     ///< seconds until such a mate can play it
constexpr Duration kOwnEyes = 1000_ms;   ///< so long what they saw counts more than what mates tell
constexpr Duration kFreshWord = 500_ms;  ///< so long a mate's own word counts more than seeing it

double slowdown_of(const field::League& league) {
  return league.ball.rolling_resistance * kGravity;
}

Vec2 place_of(const OpponentBelief& one) {
  return one.p_TO;
}
Time known_of(const OpponentBelief& one) {
  return one.seen;
}
Vec2 place_of(const MateBelief& one) {
  return one.X_TR.position();
}
Time known_of(const MateBelief& one) {
  return one.known;
}

/// Where some robot is, who knows which one.
struct Somebody {
  Vec2 place;
  double spread;
  Time time;
  double speed;  ///< m/s with which it may have come there
};

/// The robot that is nearest to it, if it may have come there since it was last known.
template <class Robot>
Robot* known_as(const Somebody& somebody, std::vector<Robot>& robots) {
  Robot* nearest = nullptr;
  for (Robot& one : robots) {
    const double gone = somebody.speed * std::max(0.0, (somebody.time - known_of(one)).seconds());
    const double far = distance(place_of(one), somebody.place);
    if (far > kSameRobot + somebody.spread + gone) continue;
    if (nearest == nullptr || far < distance(place_of(*nearest), somebody.place)) nearest = &one;
  }
  return nearest;
}

/// Likewise an opponent, or a new one, which no eyes have seen yet; none where there are too many.
OpponentBelief* opponent_at(const Somebody& somebody, Beliefs& beliefs) {
  if (OpponentBelief* known = known_as(somebody, beliefs.opponents)) return known;
  if (beliefs.opponents.size() >= kMostRobots) return nullptr;
  beliefs.opponents.push_back({.number = -1, .since = somebody.time, .by_mate = true});
  return &beliefs.opponents.back();
}

/// On wheels a ball is played harder.
BallFilter::Settings settings_of(const field::League& league) {
  BallFilter::Settings settings{.slowdown = slowdown_of(league)};
  if (league.body.empty()) settings.plays_push = 5.0;
  return settings;
}

}  // namespace

const std::vector<std::string>& pose_estimators() {
  static const std::vector<std::string> names{"bank", "particles", "posts", "line_points"};
  return names;
}

std::unique_ptr<PoseEstimator> make_pose_estimator(const std::string& name, const field::League& league) {
  const bool wheels = league.body.empty();
  const OdometryNoise noise = wheels ? noise_of_wheels() : noise_of_legs();
  // on wheels cameras see no lines yet, and posts tell enough
  if (name == "posts" || (name.empty() && wheels)) return std::make_unique<PoseFilter>(league.walls, noise);
  if (name == "particles") return std::make_unique<PoseParticles>(league, PoseParticles::Settings{noise}, Random{1});
  if (name == "line_points")
    return std::make_unique<LinePose>(
        league, LinePose::Settings{.odometry = noise, .begins_at_home = true, .looks = 12, .better = 0.12});
  return std::make_unique<PoseBank>(league, PoseBank::Settings{.odometry = noise});
}

Tracker::Tracker(const field::League& league, const std::string& pose, const RotationCalibration& rotation)
    : league_{league},
      pose_{make_pose_estimator(pose, league)},
      rotation_{rotation},
      ball_{settings_of(league)},
      speed_{league.body.empty() ? 0.0 : kWalks} {}

void Tracker::update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) {
  const Duration passed = begun_ ? readings.time - last_ : Duration{};
  begun_ = true;
  last_ = readings.time;
  beliefs.time = readings.time;
  beliefs.attitude = percepts.attitude;
  pose_->hear(readings);
  beliefs.X_OR.reset();
  move(readings, percepts, passed);
  if (percepts.odometry) beliefs.X_OR.present() = X_OR_;
  const bool lies = percepts.attitude && percepts.attitude->lean > kLies;
  if (readings.carried || lies) settled_ = readings.time + kSettles;
  if (percepts.sight) look(*percepts.sight, beliefs);
  for (const MateWord& word : readings.mates) hear(word, beliefs);
  game_.update(readings, beliefs);

  beliefs.pose.reset();
  if (pose_->known()) {
    PoseBelief& pose = beliefs.pose.present();
    pose_->fill(pose);
    pose.v_TR = Pose2{0, 0, pose.X_TR.heading} * v_RR_;
    pose.turn_rate = turn_rate_;
  }
  tell_ball(readings, beliefs);
  if (beliefs.ball) tell_meeting(readings.time, beliefs);
  const auto old = [&](Time known) { return readings.time - known > kForgetRobot; };
  std::erase_if(beliefs.opponents, [&](const OpponentBelief& one) { return old(one.seen); });
  std::erase_if(beliefs.mates, [&](const MateBelief& one) { return old(one.known); });
}

void Tracker::move(const Readings& readings, const Percepts& percepts, Duration passed) {
  if (percepts.odometry) {
    const Pose2 X_RN = rotation_.corrected(percepts.odometry->X_RN);
    X_OR_ = X_OR_ * X_RN;
    // wheels may be counted in some ticks only, and then for all of the time since
    const bool on_wheels = readings.wheels.has_value();
    if (on_wheels && rolled_ && readings.wheels->time > *rolled_) passed = readings.wheels->time - *rolled_;
    if (on_wheels) rolled_ = readings.wheels->time;
    pose_->move(X_RN, passed.seconds());
    gauge_speed(X_RN, passed.seconds(), on_wheels);
  }
  if (percepts.attitude && percepts.attitude->lean > kLies) pose_->tumble(passed.seconds());
  way_[steps_++ % way_.size()] = {percepts.time, X_OR_};
}

void Tracker::gauge_speed(const Pose2& X_RN, double seconds, bool on_wheels) {
  if (seconds <= 0.0) return;
  const double share = on_wheels ? 1.0 : seconds / (seconds + kStride);
  v_RR_ = v_RR_ + (X_RN.position() * (1.0 / seconds) - v_RR_) * share;
  turn_rate_ += (X_RN.heading / seconds - turn_rate_) * share;
}

Pose2 Tracker::odometry_at(Time time) const {
  const std::size_t kept = std::min(steps_, way_.size());
  for (std::size_t back = 1; back <= kept; ++back) {
    const Step& step = way_[(steps_ - back) % way_.size()];
    if (step.time <= time) return step.X_OR;
  }
  return way_[(steps_ - kept) % way_.size()].X_OR;
}

void Tracker::look(const Sight& sight, Beliefs& beliefs) {
  const Pose2 X_OR_then = odometry_at(sight.time);
  const Pose2 X_NR = inverse(X_OR_) * X_OR_then;
  // who was just put down, or gets up, sways, and does not know how it leans: what it sees lies elsewhere
  if (sight.time >= settled_) pose_->look(sight.things, X_NR, sight.time);
  in_sight_ = false;
  angle_.reset();
  for (const Seen& seen : sight.things) {
    if (seen.kind == ThingKind::Ball) {
      in_sight_ = true;
      if (seen.held) continue;  // nobody has looked closely enough to know better
      const double spread = std::max(seen.distance_spread, seen.distance * seen.bearing_spread);
      ball_.see(X_OR_then * seen.p_RP(), spread, sight.time);
    }
    if (seen.kind == ThingKind::Robot && pose_->known()) {
      see_robot(seen, pose_->pose() * X_NR, sight.time, beliefs);
    }
  }
  for (const SeenAngle& seen : sight.angles) look_along(seen, X_OR_then, sight.time);
}

void Tracker::look_along(const SeenAngle& seen, const Pose2& X_OR_then, Time time) {
  if (seen.kind != ThingKind::Ball || in_sight_) return;
  const double angle_O = wrap_angle(X_OR_then.heading + seen.bearing);
  angle_.present() = {angle_O, seen.spread, time};
  ball_.see_angle(X_OR_then.position(), angle_O, seen.spread, time);
}

void Tracker::see_robot(const Seen& seen, const Pose2& X_TR_then, Time time, Beliefs& beliefs) const {
  const Vec2 place = X_TR_then * seen.p_RP();
  if (!seen.robot && seen.held) return;
  if (!seen.robot && seen.whose == Whose::Opponent) return see_opponent(place, seen, time, beliefs);
  if (!seen.robot && seen.whose == Whose::Own) return see_mate(place, seen, time, beliefs);
  if (!seen.robot || *seen.robot == beliefs.self) return;
  if (seen.robot->team == beliefs.self.team) {
    for (MateBelief& mate : beliefs.mates) {
      if (mate.number != seen.robot->number) continue;
      if (time - mate.known < kFreshWord) return;
      mate.X_TR = {place.x, place.y, mate.X_TR.heading};
      mate.known = time;
      return;
    }
    beliefs.mates.push_back({.number = seen.robot->number, .X_TR = {place.x, place.y, 0.0}, .known = time});
    return;
  }
  for (OpponentBelief& one : beliefs.opponents) {
    if (one.number != seen.robot->number) continue;
    const double passed = (time - one.seen).seconds();
    if (passed > 0.02) one.v_TO = one.v_TO * 0.8 + (place - one.p_TO) * (0.2 / passed);
    one.p_TO = place;
    one.spread = seen.distance_spread;
    one.seen = time;
    one.by_mate = false;
    return;
  }
  beliefs.opponents.push_back(
      {.number = seen.robot->number, .p_TO = place, .spread = seen.distance_spread, .seen = time, .since = time});
}

/// Whose number was not read is the mate who is nearest, whose own word counts more, or one who is silent.
void Tracker::see_mate(Vec2 place, const Seen& seen, Time time, Beliefs& beliefs) const {
  MateBelief* mate = known_as({place, seen.distance_spread, time, speed_}, beliefs.mates);
  if (mate == nullptr) {
    if (beliefs.mates.size() >= kMostRobots) return;
    mate = &beliefs.mates.emplace_back();
    mate->number = -1;
    mate->seconds_to_ball = kKnowsNoBall;
  } else if (mate->number >= 0 && time - mate->known < kFreshWord) {
    return;
  }
  mate->X_TR = {place.x, place.y, mate->X_TR.heading};
  mate->spread = seen.distance_spread;
  mate->known = time;
}

/// Whose number was not read is the one who was nearest, or a new one.
void Tracker::see_opponent(Vec2 place, const Seen& seen, Time time, Beliefs& beliefs) const {
  OpponentBelief* one = opponent_at({place, seen.distance_spread, time, speed_}, beliefs);
  if (one == nullptr) return;
  one->p_TO = place;
  one->spread = seen.distance_spread;
  one->seen = time;
  one->by_mate = false;
}

/// What own eyes saw a moment ago, they know better.
void Tracker::hear_of_opponent(Vec2 place, const MateWord& word, Beliefs& beliefs) const {
  const double spread = word.spread + kToldSpread;
  OpponentBelief* one = opponent_at({place, spread, word.time, speed_}, beliefs);
  if (one == nullptr || one->seen >= word.time) return;
  if (!one->by_mate && word.time - one->seen < kOwnEyes) return;
  one->p_TO = place;
  one->spread = spread;
  one->seen = word.time;
  one->by_mate = true;
}

void Tracker::hear(const MateWord& word, Beliefs& beliefs) const {
  if (word.lost) return;
  const auto is_it = [&](const MateBelief& one) {
    return one.number < 0 && distance(one.X_TR.position(), word.X_TR.position()) < kSameRobot + one.spread;
  };
  std::erase_if(beliefs.mates, is_it);
  auto mate = std::ranges::find(beliefs.mates, word.number, &MateBelief::number);
  if (mate == beliefs.mates.end()) mate = beliefs.mates.insert(mate, MateBelief{.number = word.number});
  mate->X_TR = word.X_TR;
  mate->spread = word.spread;
  mate->known = word.time;
  mate->upright = word.upright;
  mate->playing = word.playing;
  mate->seconds_to_ball = word.ball ? word.seconds_to_ball : kKnowsNoBall;
  // on wheels they are gone before the word arrives
  if (league_.body.empty()) return;
  for (const Vec2 place : word.opponents) hear_of_opponent(place, word, beliefs);
}

void Tracker::tell_ball(const Readings& readings, Beliefs& beliefs) const {
  const Time now = readings.time;
  beliefs.ball_angle.reset();
  if (angle_ && now - angle_->seen < kTrustMate) {
    beliefs.ball_angle.present() = {wrap_angle(angle_->angle - X_OR_.heading), angle_->spread, angle_->seen};
  }
  const bool own = ball_.known() && now - ball_.seen() < kForgetBall && pose_->known();
  const auto tell_own = [&] {
    const Pose2 X_TO = pose_->pose() * inverse(X_OR_);
    const BallMotion motion = ball_.motion();
    const Vec2 v_O = motion.velocity_at(now);
    beliefs.ball.present() = {.p_TB = X_TO * motion.place_at(now),
                              .v_TB = Pose2{0, 0, X_TO.heading} * v_O,
                              .spread = ball_.spread_at(now),
                              .seen = ball_.seen(),
                              .in_sight = in_sight_,
                              .by_mate = false};
  };
  if (own && now - ball_.seen() < kTrustMate) return tell_own();
  // the mate who saw it last
  const MateWord* best = nullptr;
  for (const MateWord& word : readings.mates) {
    if (word.ball && word.ball->age < kOldWord && (best == nullptr || word.ball->age < best->ball->age)) best = &word;
  }
  if (best != nullptr &&
      (!beliefs.ball || beliefs.ball->by_mate || best->time - best->ball->age > beliefs.ball->seen)) {
    beliefs.ball.present() = {.p_TB = best->ball->p_TB,
                              .v_TB = best->ball->v_TB,
                              .spread = best->ball->spread,
                              .seen = best->time - best->ball->age,
                              .in_sight = false,
                              .by_mate = true};
    return;
  }
  // nobody saw its place, but its direction still tells where it went
  if (own && now - ball_.looked() < kTrustMate && ball_.looked() > ball_.seen()) return tell_own();
  if (!beliefs.ball) return;
  beliefs.ball->in_sight = false;
  if (now - beliefs.ball->seen > kForgetBall || !pose_->known()) beliefs.ball.reset();
}

/// Who goes to where a rolling ball is comes late.
void Tracker::tell_meeting(Time now, Beliefs& beliefs) const {
  BallBelief& ball = *beliefs.ball;
  ball.p_TM.reset();
  const bool on_foot = !league_.body.empty();
  if (!on_foot || !beliefs.pose || length(ball.v_TB) < kRolls) return;
  const BallMotion motion{now, ball.p_TB, ball.v_TB, slowdown_of(league_)};
  if (const auto meeting = motion.meeting(beliefs.pose->X_TR.position(), kWalks)) ball.p_TM.present() = meeting->place;
}

}  // namespace cancha::model
