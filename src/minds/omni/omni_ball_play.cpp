// What a player on omni wheels does with the ball: shots, passes, carrying, set plays, saves.

#include <algorithm>
#include <cmath>

#include "act/wheels/path.h"
#include "minds/omni/omni_tactics.h"

namespace cancha::minds {
namespace {

constexpr double kHas = 0.45;            ///< metres from the ball within which a player has it
constexpr double kBlocks = 0.36;         ///< metres: half a robot and a ball
constexpr double kShotRange = 6.0;       ///< metres from the goal
constexpr double kShotRoom = 0.08;       ///< metres beside everybody in the way
constexpr double kShotRolls = 6.5;       ///< m/s of a shot, on the average
constexpr double kKeeperSees = 0.15;     ///< seconds until a keeper moves
constexpr double kKeeperSpeedsUp = 3.0;  ///< m/s²
constexpr double kKeeperBefore = 1.2;    ///< metres before the goal line within which a robot is its keeper
constexpr double kPassRoom = 0.35;       ///< metres
constexpr double kArrives = 2.0;         ///< m/s of a pass where it is taken
constexpr double kPassLeast = 1.0;       ///< metres
constexpr double kPassMost = 9.0;        ///< metres
constexpr double kClearShot = 0.15;      ///< metres beside everybody that a mate who is passed to for a shot has
constexpr double kCloseRange = 2.5;      ///< metres from the goal
constexpr double kTurning = 0.4;         ///< what a radian of turning takes from the value of a kick
constexpr double kPressed = 1.0;         ///< metres from the ball to an opponent
constexpr double kKeeperGoes = 1.8;      ///< metres from the goal's middle within which the keeper clears a ball
constexpr double kSlow = 0.8;            ///< m/s
constexpr Duration kFresh = 2000_ms;     ///< a mate who has not been heard of for longer gets no role
constexpr double kLiftRange = 7.0;       ///< metres from the goal
constexpr double kLifts = 0.6;           ///< radians above the ground of a lifted ball
constexpr double kOverRobots = 0.08;     ///< metres between a lifted ball and the robots that it passes over
constexpr double kGoalHeight = 0.75;     ///< metres above the ground at which a lifted shot goes into the goal
constexpr double kGuards = 2.5;          ///< metres before the goal line within which an opponent guards the goal
constexpr double kRollsIn = 1.5;         ///< metres before the goal where a ball lands that is to roll in
constexpr double kLobs = 8.0;            ///< metres that it flies at the most
constexpr double kLandsAt = 0.7;         ///< share of its way after which a lifted pass lands

}  // namespace

double OmniTactics::room_between(Vec2 from, Vec2 to) const {
  const Vec2 way = to - from;
  const double far = length(way);
  double room = 2.0;
  for (const OpponentBelief& one : beliefs_->opponents) {
    const double ahead = dot(way, one.p_TO - from) / std::max(far, 1e-6);
    if (ahead < -0.1 || ahead > far + 0.1) continue;
    room = std::min(room, wheels::distance_to_segment(one.p_TO, from, to) - kBlocks);
  }
  return room;
}

bool OmniTactics::their_goal_is_open() const {
  return std::ranges::none_of(beliefs_->opponents, [&](const OpponentBelief& one) {
    return one.p_TO.x > half_.x - kGuards && std::abs(one.p_TO.y) < goal_half_ + 0.5;
  });
}

double OmniTactics::nearest_opponent(Vec2 p_T) const {
  double least = 1e9;
  for (const OpponentBelief& one : beliefs_->opponents) least = std::min(least, distance(one.p_TO, p_T));
  return least;
}

double OmniTactics::room_beside_keeper(Vec2 from, Vec2 target) const {
  // a keeper gets farther the longer the ball rolls
  const double seconds = distance(from, target) / kShotRolls;
  const double moves = std::max(0.0, seconds - kKeeperSees);
  const double reach = 0.5 * kKeeperSpeedsUp * moves * moves;
  double room = 2.0;
  for (const OpponentBelief& one : beliefs_->opponents) {
    if (one.p_TO.x < half_.x - kKeeperBefore || std::abs(one.p_TO.y) > goal_half_ + 0.3) continue;
    room = std::min(room, wheels::distance_to_segment(one.p_TO, from, target) - kBlocks - reach);
  }
  return room;
}

OmniTactics::Shot OmniTactics::best_shot() {
  Shot best;
  double most = -1e9;
  const double widest = goal_half_ - league_.ball.radius.value - 0.12;
  for (int i = -4; i <= 4; ++i) {
    const Vec2 target{half_.x + 0.1, widest * i / 4};
    const double room = std::min(room_between(ball_, target), room_beside_keeper(ball_, target));
    const double value = room + (std::abs(target.y - aim_y_) < 0.05 ? 0.08 : 0.0);
    if (value <= most) continue;
    most = value;
    best = {target, room};
  }
  return best;
}

Vec2 OmniTactics::shot_target() {
  const Shot shot = best_shot();
  aim_y_ = shot.target.y;
  return shot.target;
}

const MateBelief* OmniTactics::best_mate(double least_ahead, double least_shot) const {
  const MateBelief* best = nullptr;
  double most = -1e9;
  for (const MateBelief& mate : beliefs_->mates) {
    const Vec2 p = mate.X_TR.position();
    const double far = distance(p, ball_);
    if (mate.number == 0 || !mate.playing || far < kPassLeast || far > kPassMost) continue;
    if (beliefs_->time - mate.known > kFresh || p.x < ball_.x + least_ahead) continue;
    const double room = room_between(ball_, p);
    const double shot = std::min(room_between(p, their_goal()), room_beside_keeper(p, {half_.x, p.y > 0 ? -0.7 : 0.7}));
    if (room < kPassRoom || shot < least_shot) continue;
    const double value = 0.5 * p.x + std::min(room, 1.0) + std::min(nearest_opponent(p), 2.5) +
                         std::clamp(2.0 * shot, -1.0, 1.0) - kTurning * turn_towards(p);
    if (value <= most) continue;
    most = value;
    best = &mate;
  }
  return best;
}

Choice OmniTactics::pass_to(const MateBelief& mate, std::string_view why) const {
  // so fast that it arrives well: a kicked ball slides first, and keeps 5/7 of its speed
  const Vec2 p = mate.X_TR.position();
  const double slows = league_.ball.rolling_resistance * std::abs(league_.physics.gravity.value);
  const double arrives = kArrives + 0.15 * distance(p, ball_);  // a long one must not be caught on the way
  const double rolls = std::sqrt(arrives * arrives + 2.0 * slows * distance(p, ball_));
  Choice choice = kick_to(p, why);
  choice.action.speed = std::clamp(rolls * 7.0 / 5.0 / league_.omni->kick_speed.value, 0.0, 1.0);
  return choice;
}

double OmniTactics::turn_towards(Vec2 p_T) const {
  return std::abs(wrap_angle(angle_of(p_T - self_) - beliefs_->pose->X_TR.heading));
}

Choice OmniTactics::play_out() const {
  // out of the crowd, where nobody is in the way, ahead rather than back, without much turning
  constexpr double kFar = 3.5;
  Vec2 best = their_goal();
  double most = -1e9;
  for (int i = 0; i < 16; ++i) {
    const Vec2 course = direction(i * kPi / 8);
    const Vec2 target = ball_ + course * kFar;
    if (std::abs(target.y) > half_.y || std::abs(target.x) > half_.x) continue;
    const double home = distance(target, our_goal()) < 2.5 ? 1.0 : 0.0;
    const double value =
        std::min(0.5, room_between(ball_, target)) * 2.0 + 0.5 * course.x - kTurning * turn_towards(target) - home;
    if (value <= most) continue;
    most = value;
    best = ball_ + course * 0.5;  // so near that its direction matters little: it is to be quick
  }
  Choice choice = kick_to(best, "plays it out of the crowd");
  choice.action.speed = 0.45;
  return choice;
}

Choice OmniTactics::carry() const {
  // the way ahead that brings it on and keeps it away from opponents
  const double home = angle_of(their_goal() - ball_);
  Vec2 best = their_goal();
  double most = -1e9;
  for (int i = -4; i <= 4; ++i) {
    const double angle = home + 0.35 * i;
    const Vec2 target = ball_ + direction(angle) * 1.5;
    if (std::abs(target.y) > half_.y - 0.3 || std::abs(target.x) > half_.x - 0.3) continue;
    const double value = std::min(0.6, room_between(ball_, target)) + 0.6 * std::cos(angle - home);
    if (value <= most) continue;
    most = value;
    best = target;
  }
  Choice choice = kick_to(best, "carries the ball");
  choice.action.kind = ActionKind::Dribble;
  return choice;
}

bool OmniTactics::lift(double lands, double height, Choice& choice) const {
  // z = r + x tan − g x² / (2 v² cos²): the speed at which it is so high there
  const double gravity = std::abs(league_.physics.gravity.value);
  const double r = league_.ball.radius.value;
  const double squared =
      gravity * lands * lands / (2.0 * std::cos(kLifts) * std::cos(kLifts) * (r + lands * std::tan(kLifts) - height));
  const double speed = std::sqrt(squared);
  if (!(squared > 0.0) || speed > league_.omni->kick_speed.value || kLifts > league_.omni->kick_lift.value)
    return false;
  const auto height_at = [&](double x) {
    return r + x * std::tan(kLifts) - gravity * x * x / (2.0 * squared * std::cos(kLifts) * std::cos(kLifts));
  };
  // over everybody in the way
  const Vec2 way = unit(choice.action.p_TG - ball_);
  const double needed = league_.omni->height.value + r + kOverRobots;
  for (const OpponentBelief& one : beliefs_->opponents) {
    const double ahead = dot(way, one.p_TO - ball_);
    if (ahead < -0.1 || ahead > lands || std::abs(cross(way, one.p_TO - ball_)) > kBlocks) continue;
    if (height_at(ahead - 0.3) < needed || height_at(std::min(lands, ahead + 0.3)) < needed - kOverRobots) return false;
  }
  choice.action.speed = speed / league_.omni->kick_speed.value;
  choice.action.lift = kLifts;
  return true;
}

Choice OmniTactics::kick_into_goal(std::string_view why) const {
  return kick_to({half_.x, std::clamp(0.3 * ball_.y, -0.4, 0.4)}, why);
}

bool OmniTactics::lob(Choice& choice) const {
  const double far = distance(ball_, their_goal());
  return lift(std::clamp(far - kRollsIn, 2.0, kLobs), league_.ball.radius.value, choice);
}

Choice OmniTactics::attack() {
  const double far = distance(ball_, their_goal());
  const bool has = distance(self_, ball_) < kHas;
  const bool pressed = nearest_opponent(ball_) < kPressed;
  const Shot shot = best_shot();
  const auto shoot = [&](std::string_view why) {
    aim_y_ = shot.target.y;
    return kick_to(shot.target, why);
  };
  if (shot.room > kShotRoom + 0.03 * std::max(0.0, far - 4.0)) return shoot("shoots");
  if (!has) return pressed && far < kShotRange ? shoot("goes for a shot") : carry();
  // over those who block the shot
  Choice over = kick_into_goal("lifts the ball at the goal");
  if (far < kLiftRange && lift(distance(ball_, over.action.p_TG), kGoalHeight, over)) return over;
  // nobody is before their goal: from anywhere, over all others, so that it rolls in
  if (their_goal_is_open() && lob(over)) {
    over.why = "lifts the ball at the open goal";
    return over;
  }
  if (const MateBelief* mate = best_mate(-2.5, kClearShot)) return pass_to(*mate, "passes for a shot");
  if (pressed) {
    if (const MateBelief* mate = best_mate(-1.0, -1.0)) return pass_to(*mate, "passes");
    if (far < kShotRange * 0.6) return shoot("shoots all the same");
    return play_out();
  }
  if (const MateBelief* mate = best_mate(1.5, -1.0); mate && far > kShotRange) return pass_to(*mate, "passes ahead");
  if (far < kCloseRange) return shoot("shoots from near");
  return carry();
}

Choice OmniTactics::set_play() {
  if (beliefs_->game && beliefs_->game->set_play == SetPlay::PenaltyKick) return kick_to(shot_target(), "shoots");
  // over all who keep off, to before their goal: it counts as soon as anybody else has touched it, and somebody will
  if (Choice over = kick_into_goal("lifts the set play at the goal"); lob(over)) return over;
  if (const MateBelief* mate = best_mate(-3.0, -1.0)) return pass_to(*mate, "takes the set play");
  // over those who keep off, to the mate who is farthest ahead
  Vec2 target = their_goal();
  double farthest = ball_.x + 2.0;
  for (const MateBelief& mate : beliefs_->mates) {
    if (mate.number == 0 || mate.X_TR.x < farthest || distance(mate.X_TR.position(), ball_) > kPassMost) continue;
    farthest = mate.X_TR.x;
    target = mate.X_TR.position();
  }
  Choice choice = kick_to(target, "plays the ball ahead");
  choice.action.speed = 0.4;
  (void)lift(kLandsAt * std::clamp(distance(ball_, target), 3.0, 7.0), league_.ball.radius.value, choice);
  return choice;
}

Choice OmniTactics::keep_goal() const {
  Choice choice{{}, "keeps the goal"};
  choice.action.kind = ActionKind::KeepGoal;
  choice.action.p_TG = our_goal();
  if (!beliefs_->ball || !beliefs_->game || beliefs_->game->play != RefereePlay::Playing) return choice;
  const bool theirs = beliefs_->game->their_kick && beliefs_->game->set_play != SetPlay::None;
  const bool near = distance(ball_, our_goal()) < kKeeperGoes && length(v_ball_) < kSlow;
  if (theirs || !near || distance(self_, ball_) > nearest_opponent(ball_) + 0.3) return choice;
  // away with it: to a free mate, else where nobody is
  if (const MateBelief* mate = best_mate(0.5, -1.0)) return pass_to(*mate, "passes out");
  return kick_to({half_.x * 0.3, ball_.y > 0 ? half_.y : -half_.y}, "clears the ball");
}

}  // namespace cancha::minds
