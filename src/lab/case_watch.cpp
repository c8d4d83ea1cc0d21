#include "lab/case_watch.h"

#include <algorithm>
#include <cmath>

#include "lab/skill_watch.h"
#include "match/ball_contact.h"
#include "messages/humanoid.h"
#include "messages/rule_constants.h"

namespace cancha::lab {
namespace {

constexpr RuleConstants kDocument{};
constexpr double kExact = 0.5;     ///< degrees between an aim and the rule's
constexpr double kPassed = 0.3;    ///< metres that a ball rolls free: a pass, and no step against it
constexpr double kHeld = 0.3;      ///< seconds that a ball lies before a robot that has it
constexpr double kSlow = 0.15;     ///< m/s, meanwhile
constexpr double kUpright = 0.7;   ///< z of the trunk's axis
constexpr double kDive = 2.0;      ///< seconds that a dive takes at least
constexpr double kGivesUp = 15.0;  ///< seconds after a dive: who does not stand yet stays down
constexpr std::string_view kKickBall = "kickBall";

double to_the_right(Vec2 p_R) {
  return -in_degrees(angle_of(p_R));
}
/// Between two directions, degrees.
double apart(double one, double other) {
  return std::abs(std::remainder(one - other, 360.0));
}

/// As near as `ballIsMine` says.
bool has_ball(const RobotState& robot, const BallState& ball) {
  const Vec2 p_RB = into(robot.X_FR, ball.p_FB.xy());
  const double most = (kDocument.possession + kDocument.possession_slack) / 100.0;
  return up_of(robot.q_FR).z > kUpright && length(p_RB) < most &&
         std::abs(angle_of(p_RB)) < from_degrees(kDocument.possession_angle) && length(ball.v_FB.xy()) < kSlow;
}

}  // namespace

double aim_by_rule(double goal, double keeper) {
  const double off = keeper - goal;
  if (std::abs(off) >= kDocument.diff_angle_keeper) return goal;
  return off > 0 ? goal - kDocument.angle_kick : goal + kDocument.angle_kick;
}

CaseWatch::CaseWatch(const match::Match& match)
    : match_{match},
      own_(static_cast<std::size_t>(match.league().players)),
      keeper_began_{match.truth().robots[0].X_FR.y} {}

double CaseWatch::keeper_moved() const {
  return std::abs(match_.truth().robots[0].X_FR.y - keeper_began_);
}

void CaseWatch::stepped(const match::Moment& moment) {
  for (const Contact& contact : moment.contacts) {
    if (const auto robot = match::robot_at_ball(contact)) touched(*robot, moment.truth.ball.p_FB.xy());
  }
  const Vec2 p_FB = moment.truth.ball.p_FB.xy();
  if (passer_ < 0 || rolls_ || distance(p_FB, p_FT_) < kPassed) return;
  passed_ = rolls_ = true;
}

void CaseWatch::touched(int robot, Vec2 p_FB) {
  const bool blue = robot < match_.league().players;
  // a mate may stop the ball and step after it; once the passer or an opponent is there again, the pass is over
  if (rolls_ && blue && robot != passer_) return;
  rolls_ = false;
  held_since_ = -1.0;
  passer_ = blue ? robot : -1;
  p_FT_ = p_FB;
}

void CaseWatch::ticked(const match::Moment& moment) {
  for (const Frame* frame : moment.frames) {
    if (frame->robot.team != Team::Blue || moment.game.is_out(frame->robot)) continue;
    Own& own = own_[static_cast<std::size_t>(frame->robot.number)];
    watch_aim(*frame, own);
    watch_dive(*frame, moment, own);
  }
  if (rolls_ && !received_) watch_pass(moment);
}

void CaseWatch::watch_pass(const match::Moment& moment) {
  bool held = false;
  for (int i = 0; i < match_.league().players; ++i) {
    if (i == passer_ || moment.game.is_out({Team::Blue, i})) continue;
    held = held || has_ball(moment.truth.robots[static_cast<std::size_t>(i)], moment.truth.ball);
  }
  const double now = moment.truth.time.seconds();
  if (!held) held_since_ = -1.0;
  if (held && held_since_ < 0.0) held_since_ = now;
  received_ = held && now - held_since_ >= kHeld;
}

void CaseWatch::watch_aim(const Frame& frame, Own& own) {
  const bool aims = frame.intent.rules && frame.intent.rules->aims && frame.intent.rules->action == kKickBall &&
                    frame.beliefs.rules.has_value();
  const Action& action = frame.intent.action;
  const bool kicks = aims && action.kind == ActionKind::Motion && is_kick(action.motion);
  const bool chooses = aims && !own.aims;
  const bool strikes = kicks && !own.kicks;
  own.aims = aims;
  own.kicks = kicks;
  if (!chooses && !strikes) return;
  // by what it saw: whether it saw well is another question
  const RuleBeliefs& rules = *frame.beliefs.rules;
  const double goal = to_the_right(rules.of(RuleThing::OppGoal).p_RS);
  const ThingBelief& keeper = rules.of(RuleThing::Opponent);
  const double aim = -in_degrees(frame.intent.rules->aim);
  bool right = true;
  if (chooses) {
    const double asked = keeper.valid ? aim_by_rule(goal, to_the_right(keeper.p_RS)) : goal;
    right = apart(aim, asked) < kExact;
    own.beside = asked - goal;
  }
  if (strikes) {
    const bool by_left = action.motion.find("left") != action.motion.npos;
    const bool has_it = by_left == (rules.of(RuleThing::Ball).p_RS.y > 0);
    right =
        right && has_it && apart(aim, goal + own.beside) < kExact && std::abs(aim) < kDocument.aim_tolerance + kExact;
  }
  ++decisions_;
  if (right) ++right_decisions_;
}

void CaseWatch::watch_dive(const Frame& frame, const match::Moment& moment, Own& own) {
  const double now = moment.truth.time.seconds();
  const bool saves = side_of_save(frame.intent.action) != 0;
  if (saves && !own.saves && own.dived < 0.0) own.dived = now;
  own.saves = saves;
  if (own.dived < 0.0) return;
  const RobotState& robot = moment.truth.robots[static_cast<std::size_t>(frame.robot.number)];
  const bool stands = up_of(robot.q_FR).z > kUpright && frame.beliefs.posture == Posture::Standing;
  if (stands && now - own.dived > kDive) {
    ++rises_;
    own.dived = -1.0;
  } else if (now - own.dived > kGivesUp) {
    ++lain_;
    own.dived = -1.0;
  }
}

}  // namespace cancha::lab
