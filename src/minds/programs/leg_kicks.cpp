// How FutRob's actions kick: where they aim, how they come to stand behind the ball, and with which foot.

#include <algorithm>
#include <cmath>

#include "minds/programs/leg_actions.h"

namespace cancha::minds {
namespace {

constexpr double kCm = 0.01;
constexpr double kMostAside = 0.08;      ///< metres of steps to the side before it looks again
constexpr double kTooNear = 0.045;       ///< metres nearer than the place for a kick: it steps back
constexpr double kTooNearSoft = 0.01;    ///< likewise, for a soft kick, which then only pushes the ball
constexpr double kStepShort = 0.5;       ///< share of the slack that is left when it steps up to the ball
constexpr Duration kRollsOut = 2000_ms;  ///< so long after a step it waits for a ball that was touched
constexpr double kSoftReach = 1.3;       ///< metres to a mate up to which a pass is kicked softly: it can be stopped
constexpr double kSoftAside = from_degrees(8.0);      ///< by which a soft kick goes to the outside of its foot
constexpr double kPassTolerance = from_degrees(8.0);  ///< that a pass may be off its aim: a mate is no goal
constexpr double kSoftBeside = 0.03;                  ///< metres that the ball may lie beside the place for a soft kick
constexpr double kAway = 1.0;                         ///< radians to the own goal within which it is not kicked away

// of an approach in all directions at once
constexpr int kRounds = 3;                     ///< of one kick; what is left then is done by single steps
constexpr Duration kRoundPatience = 12000_ms;  ///< of each
constexpr Duration kComesToStand = 500_ms;
constexpr Vec2 kRoundSlack{0.02, 0.015};  ///< metres from the place to kick from at which it stops
constexpr double kRoundTurn = 0.1;        ///< radians likewise
constexpr double kRoomAtBall = 0.06;  ///< metres farther from the ball, as long as it must still turn or go aside much
constexpr double kMuchTurn = 0.6;     ///< radians
constexpr double kMuchAside = 0.15;   ///< metres
constexpr Vec2 kRoundGain{1.0, 1.5};  ///< m/s for a metre
constexpr double kRoundTurnGain = 1.5;  ///< rad/s for a radian
constexpr double kRoundSpeed = 0.12;    ///< m/s ahead or back

}  // namespace

/// The rule of the document, once: beside a keeper who stands before the goal's centre.
void LegActions::choose_aim(const Beliefs& beliefs) {
  const RuleBeliefs& rules = *beliefs.rules;
  const ThingBelief& keeper = rules.of(RuleThing::Opponent);
  if (thing_ == RuleThing::OppGoal && keeper.valid && rules.of(thing_).valid) {
    const double goal = -in_degrees(angle_of(rules.of(thing_).p_RS));
    const double stands = -in_degrees(angle_of(keeper.p_RS));
    beside_ = -from_degrees(aim_of(goal, stands, constants_) - goal);
  }
  aim_ = aim_now(beliefs);
  const Vec2 p_RB = rules.of(RuleThing::Ball).p_RS;
  left_foot_ = (Pose2{0, 0, -aim_} * p_RB).y > 0;
  if (is_soft(rules)) beside_ = left_foot_ ? -kSoftAside : kSoftAside;
}

/// A pass to a mate who is near.
bool LegActions::is_soft(const RuleBeliefs& rules) const {
  return thing_ == RuleThing::Partner && length(rules.of(thing_).p_RS) < kSoftReach;
}

double LegActions::aim_now(const Beliefs& beliefs) const {
  const ThingBelief& target = beliefs.rules->of(thing_);
  if (clears()) {
    // straight on, unless the own goal is there
    const double own = angle_of(target.p_RS);
    return target.valid && std::abs(own) < kAway ? std::copysign(kAway, -own) + own : 0.0;
  }
  return wrap_angle(angle_of(target.p_RS) + beside_);
}

/// Small turns and steps to the side in turn until the ball lies before a foot and the aim ahead; then the kick.
void LegActions::strike(const Beliefs& beliefs) {
  const RuleBeliefs& rules = *beliefs.rules;
  const ThingBelief& ball = rules.of(RuleThing::Ball);
  const bool aimless = !clears() && !rules.of(thing_).valid;
  if (struck_ || !ball.valid || aimless) return finish();
  const RuleConstants& c = constants_;
  aim_ = aim_now(beliefs);
  look_at(ball.p_RS);
  const bool rolls = length(rules.v_RB) > c.still_speed * kCm;
  if (rolls && beliefs.time < look_until_ + kRollsOut) return;
  const Vec2 wanted{c.kick_ahead * kCm, (left_foot_ ? 1 : -1) * c.kick_aside * kCm};
  const Vec2 off = ball.p_RS - wanted;
  const double tolerance = from_degrees(c.aim_tolerance);
  const bool soft = is_soft(rules);
  const bool turns = std::abs(aim_) > (soft ? std::min(tolerance, kPassTolerance) : tolerance);
  const double beside = c.kick_aside_slack * kCm;
  const bool sidles = std::abs(off.y) > (soft ? std::max(beside, kSoftBeside) : beside);
  // a soft kick needs the ball at its very place, where single steps bring it more surely (record 0093)
  const bool omni = c.approach != 0.0 && !soft;
  const bool far_off = turns || sidles || off.x > c.kick_ahead_slack * kCm || off.x < -kTooNear;
  if (omni && (goes_round_ || (far_off && rounds_ < kRounds))) return go_round(wanted, beliefs);
  if (off.x < (soft ? -kTooNearSoft : -kTooNear)) return move({std::min(off.x, -2 * c.mini_step * kCm), 0, 0}, beliefs);
  if (turns && !(turned_ && sidles)) {
    turned_ = true;
    const double most = from_degrees(c.aim_turn_step);
    return move({0, 0, std::clamp(aim_, -most, most)}, beliefs);
  }
  turned_ = false;
  if (sidles) return move({0, std::clamp(off.y, -kMostAside, kMostAside), 0}, beliefs);
  // not as near as it may: who steps too far pushes the ball away. Where a short step was too short, a longer one
  const double slack = c.kick_ahead_slack * kCm;
  if (off.x > slack) {
    const double left = neared_ ? 0.0 : kStepShort * slack;
    neared_ = !neared_;
    return move({off.x - left, 0, 0}, beliefs);
  }
  struck_ = true;
  if (soft) return play(left_foot_ ? "soft_kick_left" : "soft_kick_right", beliefs);
  play(left_foot_ ? "kick_left" : "kick_right", beliefs);
}

/// Ahead, aside and turning at once, to where the ball can be kicked; then it stands and looks.
void LegActions::go_round(Vec2 wanted, const Beliefs& beliefs) {
  const Vec2 p_RG = beliefs.rules->of(RuleThing::Ball).p_RS - Pose2{0, 0, aim_} * wanted;
  if (!goes_round_) {
    goes_round_ = true;
    round_until_ = beliefs.time + kRoundPatience;
    ++rounds_;
  }
  const bool there = std::abs(aim_) < kRoundTurn && std::abs(p_RG.y) < kRoundSlack.y && p_RG.x < kRoundSlack.x;
  if (there || beliefs.time > round_until_) {
    goes_round_ = false;
    wanted_ = Action{};
    look_until_ = beliefs.time + kComesToStand + nearest(Seconds{constants_.vision_ms / 1000});
    return;
  }
  // who turns or goes aside close to the ball pushes it
  const double much = std::min(1.0, std::abs(aim_) / kMuchTurn + std::abs(p_RG.y) / kMuchAside);
  const Vec2 p_RW = past_robots(p_RG, beliefs);
  const double ahead = kRoundGain.x * (p_RW - direction(aim_) * (kRoomAtBall * much)).x;
  wanted_.kind = ActionKind::Walk;
  wanted_.v_RR = {std::clamp(ahead, -kRoundSpeed, kRoundSpeed), kRoundGain.y * p_RW.y};
  wanted_.turn = kRoundTurnGain * aim_;
}

}  // namespace cancha::minds
