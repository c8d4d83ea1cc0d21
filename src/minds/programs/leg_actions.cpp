#include "minds/programs/leg_actions.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "act/humanoid/motion_library.h"
#include "base/expects.h"

namespace cancha::minds {

/// What actions come to.
enum class LegActions::Deed : std::uint8_t {
  None,
  Stand,
  GetUp,
  Motion,
  Walk,
  Right,
  Left,
  Turn,
  Nod,
  Pan,
  Find,
  LookAtBall,
  Follow,
  Strike,
  Clear,
  Save,
  Relocate
};
struct LegActions::Known {
  std::string_view name;
  Deed deed;
  RuleThing thing = RuleThing::Ball;
  std::string_view motion{};
};

namespace {

constexpr double kCm = 0.01;
constexpr double kFar = 0.45;         ///< metres from which on it walks without stopping
constexpr double kTurnFirst = 0.6;    ///< radians: it turns before it walks
constexpr double kWalkSpeed = 0.25;   ///< m/s; the gait's own limits count, too
constexpr double kTurnGain = 1.5;     ///< rad/s for a radian
constexpr double kFacing = 0.3;       ///< radians that the ball may lie aside of one who steps up to it
constexpr double kMostAside = 0.08;   ///< metres of steps to the side before it looks again
constexpr Duration kAgrees = 300_ms;  ///< so long a shot must have come to one side before a keeper throws itself there
constexpr double kRoom = 0.35;        ///< metres kept from other robots, from middle to middle
constexpr Duration kStands = 3000_ms;    ///< so long a robot that was seen is taken to stand where it was
constexpr Duration kPatience = 1500_ms;  ///< for a move to begin

}  // namespace

const LegActions::Known& LegActions::known(const decide::rules::Action& action) {
  using D = Deed;
  using T = RuleThing;
  static constexpr std::array kKnown{
      Known{"none", D::None},
      Known{"initialPosition", D::Stand},
      Known{"kickRight", D::Motion, T::Ball, "kick_right"},
      Known{"kickLeft", D::Motion, T::Ball, "kick_left"},
      Known{"frontGetUp", D::GetUp, T::Ball, act::kGetUpFromFront},
      Known{"backGetUp", D::GetUp, T::Ball, act::kRollToFront},
      Known{"saveRight", D::Motion, T::Ball, "save_right"},
      Known{"saveLeft", D::Motion, T::Ball, "save_left"},
      Known{"walk", D::Walk},
      Known{"walkRight", D::Right},
      Known{"walkLeft", D::Left},
      Known{"turn", D::Turn},
      Known{"turnHeadVertically", D::Nod},
      Known{"turnHeadHorizontally", D::Pan},
      Known{"findBall", D::Find, T::Ball},
      Known{"findPartner", D::Find, T::Partner},
      Known{"findOpponent", D::Find, T::Opponent},
      Known{"findRightLm", D::Find, T::RightMark},
      Known{"findLeftLm", D::Find, T::LeftMark},
      Known{"findMyGoal", D::Find, T::MyGoal},
      Known{"findOppGoal", D::Find, T::OppGoal},
      Known{"findMyLp", D::Find, T::MyPost},
      Known{"findOppLp", D::Find, T::OppPost},
      Known{"lookAtBall", D::LookAtBall},
      Known{"followBall", D::Follow},
      Known{"passBall", D::Strike, T::Partner},
      Known{"kickBall", D::Strike, T::OppGoal},
      Known{"clearBall", D::Clear, T::MyGoal},
      Known{"save", D::Save},
      Known{"relocate", D::Relocate},
  };
  const auto found = std::ranges::find(kKnown, action.name, &Known::name);
  CANCHA_EXPECTS(found != kKnown.end());
  return *found;
}

LegActions::LegActions(const RuleConstants& constants) : constants_{constants}, way_{kRoom} {
  others_.reserve(act::kMostInWay);
  for (const decide::rules::Action& action : decide::rules::actions()) (void)known(action);
}

void LegActions::begin(const decide::rules::Action& action, double argument, const Beliefs& beliefs) {
  const Known& one = known(action);
  action_ = &action;
  deed_ = one.deed;
  thing_ = one.thing;
  argument_ = argument;
  done_ = false;
  ordered_ = started_ = turned_ = neared_ = struck_ = goes_round_ = false;
  came_about_ = rises_ = false;
  rounds_ = 0;
  first_ = true;
  place_ = -1;
  place_until_ = beliefs.time;
  look_until_ = beliefs.time;
  searched_ = -1;
  aim_ = beside_ = 0.0;
  side_ = 0;
  way_ = act::WayPast{kRoom};
  if (is_aiming()) choose_aim(beliefs);
  if (deed_ == Deed::Find) begin_search(beliefs);
}

bool LegActions::clears() const {
  return deed_ == Deed::Clear;
}

bool LegActions::is_aiming() const {
  return deed_ == Deed::Strike || deed_ == Deed::Clear;
}

void LegActions::tell(RuleIntent& doing) const {
  const bool runs = action_ != nullptr && !done_;
  doing.action.clear();
  if (runs) doing.action = action_->name;
  doing.aims = runs && is_aiming();
  doing.searched = searched_;
  doing.aim = runs && is_aiming() ? aim_ : 0.0;
}

Action LegActions::idle(const Beliefs& beliefs) {
  searched_ = -1;
  const ThingBelief& ball = beliefs.rules->of(RuleThing::Ball);
  if (constants_.auto_look != 0.0 && ball.in_sight) look_at(ball.p_RS);
  Action stand;
  stand.gaze = gaze_;
  return stand;
}

Action LegActions::tick(const Beliefs& beliefs) {
  searched_ = -1;
  if (!done_ && !under_way(beliefs)) {
    wanted_ = Action{};
    // what was asked for before ends its step or motion first, and after each step it looks again
    const bool steady = beliefs.posture == Posture::Standing && beliefs.time >= look_until_;
    const bool walks_on = (deed_ == Deed::Follow || goes_round_) && beliefs.posture == Posture::Walking;
    const bool head_only = deed_ == Deed::Nod || deed_ == Deed::Pan || deed_ == Deed::LookAtBall;
    if (steady || walks_on || head_only) plan(beliefs);
  }
  wanted_.gaze = gaze_;
  return wanted_;
}

/// A move has been ordered and is not over yet.
bool LegActions::under_way(const Beliefs& beliefs) {
  if (!ordered_) return false;
  const bool moves = beliefs.posture != Posture::Standing;
  if (!started_) {
    started_ = moves;
    if (started_ || beliefs.time - ordered_at_ < kPatience) return true;
  }
  if (moves) return true;
  came_about_ = started_;
  ordered_ = started_ = false;
  look_until_ = beliefs.time + nearest(Seconds{constants_.vision_ms / 1000});
  wanted_ = Action{};
  return false;
}

void LegActions::order(const Action& action, const Beliefs& beliefs) {
  wanted_ = action;
  ordered_ = true;
  started_ = first_ = false;
  ordered_at_ = beliefs.time;
}

void LegActions::move(const Pose2& X_RG, const Beliefs& beliefs) {
  Action action;
  action.kind = ActionKind::Move;
  action.X_RG = X_RG;
  order(action, beliefs);
}

void LegActions::play(std::string_view motion, const Beliefs& beliefs) {
  Action action;
  action.kind = ActionKind::Motion;
  action.motion = motion;
  order(action, beliefs);
}

void LegActions::look_at(Vec2 p_RS) {
  const double most = from_degrees(60.0);
  gaze_.pan = std::clamp(angle_of(p_RS), -most, most);
  gaze_.tilt = -from_degrees(best_vertical_angle(length(p_RS) / kCm, constants_.camera_height));
}

void LegActions::plan(const Beliefs& beliefs) {
  const ThingBelief& ball = beliefs.rules->of(RuleThing::Ball);
  switch (deed_) {
    case Deed::Find:
      return find(beliefs);
    case Deed::LookAtBall:
      if (ball.in_sight) look_at(ball.p_RS);
      return;
    case Deed::Follow:
      return follow(beliefs);
    case Deed::Strike:
    case Deed::Clear:
      return strike(beliefs);
    case Deed::Save:
      return save(beliefs);
    case Deed::Nod:
      gaze_.tilt = -from_degrees(argument_);
      return finish();
    case Deed::Pan:
      gaze_.pan = -from_degrees(argument_);
      return finish();
    case Deed::GetUp:
      return get_up(beliefs);
    case Deed::None:
    case Deed::Stand:
      return finish();
    default:
      break;
  }
  // those that are one order and no more
  if (!first_) return finish();
  if (deed_ == Deed::Motion) return play(known(*action_).motion, beliefs);
  // 0 is one step, as long as this robot's are
  const auto whole = [&](double step) {
    return argument_ == 0.0 ? step * kCm : std::floor(argument_ / step + 1e-9) * step * kCm;
  };
  const double ahead = argument_ == 0.0 ? constants_.step : whole_steps(argument_, constants_);
  if (deed_ == Deed::Walk) return move({ahead * kCm, 0, 0}, beliefs);
  if (deed_ == Deed::Right) return move({0, -whole(constants_.right_step), 0}, beliefs);
  if (deed_ == Deed::Left) return move({0, whole(constants_.left_step), 0}, beliefs);
  if (deed_ == Deed::Turn) return move({0, 0, -from_degrees(argument_)}, beliefs);
  // relocate: to the goal's centre, which lies to the left of one who stands right of it
  if (!beliefs.rules->off_goal) return finish();
  move({0, beliefs.rules->off_goal->x, 0}, beliefs);
}

/// Where to walk now on the way to a place in its own frame, past the robots that stand about; straight where it is
/// near.
Vec2 LegActions::past_robots(Vec2 p_RG, const Beliefs& beliefs) {
  if (length(p_RG) <= kFar) return p_RG;
  others_.clear();
  for (const RuleThing thing : {RuleThing::Partner, RuleThing::Opponent}) {
    // who passes somebody soon sees it no more, and must not walk back into its way
    const ThingBelief& one = beliefs.rules->of(thing);
    const bool lately = one.seen > Time{} && beliefs.time - one.seen < kStands;
    if (one.in_sight || one.valid || lately) others_.push_back(one.p_RS);
  }
  act::add_robots(beliefs, others_);
  return way_.to(p_RG, others_);
}

void LegActions::follow(const Beliefs& beliefs) {
  const ThingBelief& ball = beliefs.rules->of(RuleThing::Ball);
  if (!ball.in_sight) return finish();
  look_at(ball.p_RS);
  const Vec2 p_RB = beliefs.rules->p_RM ? *beliefs.rules->p_RM : ball.p_RS;
  const double aside = angle_of(p_RB);
  if (length(p_RB) > kFar) {
    // on and on, corrected as it goes
    const double bearing = angle_of(past_robots(p_RB, beliefs));
    wanted_.kind = ActionKind::Walk;
    wanted_.turn = kTurnGain * bearing;
    if (std::abs(bearing) < kTurnFirst) wanted_.v_RR = {kWalkSpeed * std::min(1.0, length(p_RB)), 0.0};
    return;
  }
  if (beliefs.posture != Posture::Standing) return;  // it stops first
  const double turn = from_degrees(constants_.turn_step);
  if (std::abs(aside) > kFacing) return move({0, 0, std::clamp(aside, -turn, turn)}, beliefs);
  const double ahead = p_RB.x / kCm - constants_.kick_ahead;
  const double steps = whole_steps(ahead, constants_);
  if (std::abs(steps) > constants_.kick_ahead_slack) return move({steps * kCm, 0, 0}, beliefs);
  const double wanted_aside = std::copysign(constants_.kick_aside, p_RB.y) * kCm;
  const double off = p_RB.y - wanted_aside;
  if (std::abs(off) > constants_.kick_aside_slack * kCm)
    return move({0, std::clamp(off, -kMostAside, kMostAside), 0}, beliefs);
  finish();
}

/// Who feels how it leans gets up by itself. Who does not is told that it lies, and on which side.
void LegActions::get_up(const Beliefs& beliefs) {
  if (beliefs.attitude) return finish();
  const std::string_view begins = known(*action_).motion;
  if (first_) return play(begins, beliefs);
  // a robot that cannot roll over must not rise as if it lay on its front
  if (begins == act::kGetUpFromFront || rises_ || !came_about_) return finish();
  rises_ = true;
  play(act::kGetUpFromFront, beliefs);
}

/// Waits until it is time, steps aside where that is needed, and dives.
void LegActions::save(const Beliefs& beliefs) {
  const RuleBeliefs& rules = *beliefs.rules;
  const ThingBelief& ball = rules.of(RuleThing::Ball);
  if (struck_ || !ball.in_sight) return finish();
  look_at(ball.p_RS);
  if (!rules.shot) return;
  const ShotBelief& shot = *rules.shot;
  if (shot.left * side_ <= 0.0) sided_at_ = beliefs.time;
  side_ = shot.left > 0.0 ? 1 : -1;
  if (!shot.dive || rules.degree(RulePredicate::GkNeedsStartSaving) < decide::rules::kTrueFrom) return;
  // two looks say little about where a ball passes: another must agree, as long as there is time for it
  if (beliefs.time - sided_at_ < kAgrees && shot.seconds > shot.needs) return;
  if (shot.steps > 0) {
    const double step = (shot.left > 0 ? constants_.left_step : -constants_.right_step) * kCm;
    return move({0, shot.steps * step, 0}, beliefs);
  }
  struck_ = true;
  play(shot.left > 0 ? "save_left" : "save_right", beliefs);
}

}  // namespace cancha::minds
