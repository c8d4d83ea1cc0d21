#include "act/humanoid/humanoid_skills.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "act/servo/servo_goals.h"

namespace cancha::act {
namespace {

constexpr std::string_view kKickLeft = "kick_left";
constexpr std::string_view kKickRight = "kick_right";
constexpr Vec2 kStopSlack{0.09, 0.08};    ///< metres: who walks up to the ball stops when it lies so near its place
constexpr Vec2 kKickSlack{0.035, 0.025};  ///< metres: who stands kicks, else it corrects by a step
constexpr double kKickTurn = 0.2;         ///< radians that it may face elsewhere
constexpr Vec2 kLeaveSlack{0.20, 0.18};   ///< metres: the ball has moved on; walk again
constexpr double kBehind = 0.28;          ///< metres behind the ball from where it is approached
constexpr double kRound = 0.32;           ///< metres kept from the ball on the way round it
constexpr double kBeside = 0.7;           ///< radians round the ball from which on it is not behind it
constexpr double kArc = 0.8;              ///< radians round the ball that a walk is planned ahead
constexpr double kNear = 0.45;            ///< metres within which a walk goes in any direction
constexpr double kThere = 0.05;           ///< metres
constexpr double kFacing = 0.15;          ///< radians
constexpr double kStray = 2.5;            ///< who has arrived goes again when it is so many times as far off
constexpr double kStraight = 0.5;         ///< metres to the ball within which it goes straight, whoever stands there
constexpr double kAheadGain = 1.6;        ///< m/s for a metre
constexpr double kAsideGain = 1.4;        ///< likewise
constexpr double kTurnGain = 1.8;         ///< rad/s for a radian
constexpr double kTurnFirst = 0.7;        ///< radians: it turns before it walks
constexpr double kFacesOn = 0.6;          ///< radians from its aim up to which it walks on with the ball
constexpr double kAims = 0.3;             ///< radians likewise, up to which it kicks on the way
constexpr double kKickedOn = 0.16;        ///< metres from the trunk to a ball that a kick within the next step meets
constexpr double kBeforeFoot = 0.03;      ///< metres likewise, beside the foot
constexpr double kLookDown = 0.35;        ///< radians, of the head: from the horizon down to 0.4 m before the feet
constexpr double kEyes = 0.33;            ///< metres of the eyes above the middle of a ball
constexpr double kLowInView = 0.25;       ///< radians below the middle of the view where a near ball is kept
constexpr Duration kStale = 2000_ms;      ///< so long nothing has told it where it is: it looks about
constexpr double kDoubtful = 0.12;        ///< metres of deviation likewise
constexpr double kBusyWithBall = 0.8;     ///< metres: a nearer ball comes first
constexpr double kRolls = 0.3;            ///< m/s: a faster ball likewise
constexpr double kLookAbout = 1.25;       ///< seconds of every kScanPeriod; then it looks at the ball again
constexpr double kScan = 1.0;             ///< radians to either side
constexpr double kScanPeriod = 2.5;       ///< seconds

/// Kicks within a step are asked for like motions.
struct StepKick {
  std::string_view name;
  WalkKick kind;
  body::Side foot;
};
constexpr std::array kStepKicks = {
    StepKick{"walk_kick_left", WalkKick::Ahead, body::kLeft},
    StepKick{"walk_kick_right", WalkKick::Ahead, body::kRight},
    StepKick{"walk_kick_sidewards_left", WalkKick::Across, body::kLeft},
    StepKick{"walk_kick_sidewards_right", WalkKick::Across, body::kRight},
};

/// Whether its head turns to what stands on the pitch now, rather than to the ball.
bool looks_about(const Beliefs& beliefs, Vec2 p_RB) {
  const bool sure = beliefs.time - beliefs.pose->fixed < kStale && beliefs.pose->spread < kDoubtful;
  if (sure || length(p_RB) < kBusyWithBall || length(beliefs.ball->v_TB) > kRolls) return false;
  return std::fmod(beliefs.time.seconds(), kScanPeriod) < kLookAbout;
}

}  // namespace

Result<std::unique_ptr<HumanoidSkills>> HumanoidSkills::make(const body::Robot& robot, const MotionLibrary& library) {
  auto leg = left_leg_of(robot);
  if (!leg) return pass_on(std::move(leg));
  if (!library.walks) return fail(robot.name, "cannot walk: it has no gait", "gaits are content/gaits/ROBOT.toml");
  std::unique_ptr<HumanoidSkills> skills{new HumanoidSkills{robot, library, *leg}};
  skills->others_.reserve(kMostInWay);
  return skills;
}

Posture HumanoidSkills::posture() const {
  switch (humanoid_.mode()) {
    case Humanoid::Mode::Stand:
      return Posture::Standing;
    case Humanoid::Mode::Walk:
      return Posture::Walking;
    case Humanoid::Mode::Motion:
      return Posture::Acting;
    case Humanoid::Mode::Fallen:
      return Posture::Fallen;
    case Humanoid::Mode::GetUp:
      return Posture::GettingUp;
  }
  return Posture::Standing;
}

void HumanoidSkills::act(const Intent& intent, const Beliefs& beliefs, const Readings& readings, Commands& commands) {
  if (readings.carried) {
    humanoid_.stand_anew();
    arrived_ = at_ball_ = stepping_ = false;
  }
  // what is under way is ended first: a kick, a save, getting up
  const bool free = !humanoid_.fallen() && humanoid_.mode() != Humanoid::Mode::Motion && !humanoid_.walk_kicking();
  if (free) ask(intent.action, beliefs);
  look(intent.action.gaze, beliefs);
  const std::span<const JointGoal> goals = humanoid_.tick(readings, beliefs.attitude, beliefs.X_OR);
  std::vector<JointGoal>& told = commands.joints.present().goals;
  told.resize(goals.size());
  for (std::size_t j = 0; j < goals.size(); ++j) told[j] = quantised(*robot_, j, goals[j]);
}

void HumanoidSkills::ask(const Action& action, const Beliefs& beliefs) {
  if (action.kind != ActionKind::GoTo && action.kind != ActionKind::KeepGoal) arrived_ = false;
  if (action.kind != ActionKind::Kick && action.kind != ActionKind::Approach) at_ball_ = false;
  if (action.kind != ActionKind::Move) moving_.reset();
  switch (action.kind) {
    case ActionKind::Stand:
      return humanoid_.stand();
    case ActionKind::GoTo:
    case ActionKind::KeepGoal:
      return go_to(action, beliefs);
    case ActionKind::Walk:
      return humanoid_.walk({.ahead = action.v_RR.x, .left = action.v_RR.y, .turn = action.turn});
    case ActionKind::TurnTo:
      if (!beliefs.pose) return humanoid_.stand();
      return humanoid_.walk({.turn = kTurnGain * wrap_angle(action.heading - beliefs.pose->X_TR.heading)});
    case ActionKind::Kick:
    case ActionKind::Approach:
      return play_ball(action.p_TG, action.kind == ActionKind::Kick, beliefs);
    case ActionKind::Push:
      if (!beliefs.pose) return humanoid_.stand();
      return push(into(beliefs.pose->X_TR, action.p_TG), action.speed);
    case ActionKind::Dribble:
      return dribble(action.p_TG, beliefs);
    case ActionKind::SaveLeft:
      return play("save_left");
    case ActionKind::SaveRight:
      return play("save_right");
    case ActionKind::Search:
      return humanoid_.walk({.turn = action.turn != 0 ? action.turn : 0.6});
    case ActionKind::Motion:
      return play(action.motion);
    case ActionKind::Move:
      return action.X_RG ? move(*action.X_RG) : humanoid_.stand();
  }
}

void HumanoidSkills::play(std::string_view motion) {
  for (const StepKick& kick : kStepKicks) {
    if (kick.name == motion) return humanoid_.walk_kick(kick.kind, kick.foot);
  }
  if (!humanoid_.play(motion)) humanoid_.stand();
}

/// One part after the other, each begun once: a fall ends the one that is under way.
void HumanoidSkills::move(const Pose2& X_RG) {
  const bool same = moving_ && *moving_ == X_RG;
  if (same && humanoid_.busy()) return;
  if (!same) parts_ = 0;
  moving_ = X_RG;
  while (parts_ < 3) {
    const int part = parts_++;
    if (part == 0 && X_RG.x != 0) return humanoid_.walk_by(X_RG.x);
    if (part == 1 && X_RG.y != 0) return humanoid_.step_aside_by(X_RG.y);
    if (part == 2 && X_RG.heading != 0) return humanoid_.turn_by(X_RG.heading);
  }
  humanoid_.stand();
}

/// Walks towards a place in its own frame while it turns to face another way.
void HumanoidSkills::walk_along(Vec2 p_RG, double facing, double speed) {
  const GaitLimits& most = library_->gait.limits;
  const double ahead = std::clamp(kAheadGain * p_RG.x, -most.back * speed, most.ahead * speed);
  const double left = std::clamp(kAsideGain * p_RG.y, -most.aside, most.aside);
  const double turn = std::clamp(kTurnGain * facing, -most.turn, most.turn);
  humanoid_.walk({.ahead = ahead, .left = left, .turn = turn});
}

/// Straight there, whatever is in the way.
void HumanoidSkills::push(Vec2 p_RG, double speed) {
  const double bearing = angle_of(p_RG);
  if (std::abs(bearing) > kTurnFirst && length(p_RG) > kThere) {
    return humanoid_.walk({.turn = std::copysign(library_->gait.limits.turn, bearing)});
  }
  walk_along(p_RG, length(p_RG) > kThere ? bearing : 0.0, std::min(speed, 1.0));
}

void HumanoidSkills::go_to(const Action& action, const Beliefs& beliefs) {
  if (!beliefs.pose) return humanoid_.stand();
  const double speed = std::min(action.speed, 1.0);
  const double heading = action.any_heading ? beliefs.pose->X_TR.heading : action.heading;
  const Pose2 X_TG{action.p_TG.x, action.p_TG.y, heading};
  const Pose2 X_RG = inverse(beliefs.pose->X_TR) * X_TG;
  const Vec2 p_RG = X_RG.position();
  const double far = length(p_RG);
  const double slack = arrived_ ? kStray : 1.0;
  arrived_ = far < kThere * slack && std::abs(X_RG.heading) < kFacing * slack;
  if (arrived_) return humanoid_.stand();
  if (far < kNear) return walk_along(p_RG, X_RG.heading, speed);
  walk_to(p_RG, beliefs);
}

void HumanoidSkills::play_ball(Vec2 p_TG, bool kicks, const Beliefs& beliefs) {
  if (!beliefs.pose || !beliefs.ball) return humanoid_.stand();
  const Pose2& X_TR = beliefs.pose->X_TR;
  const Vec2 p_RB = into(X_TR, beliefs.ball->goes_to());
  const double facing = angle_of(into(X_TR, p_TG) - p_RB);
  // the foot that is nearer, unless it is nearly the same
  const double aside = (Pose2{0, 0, -facing} * p_RB).y;
  if (std::abs(aside) > 0.05) left_foot_ = aside > 0;
  const Vec2 wanted = left_foot_ ? ball_left_ : Vec2{ball_left_.x, -ball_left_.y};
  const Vec2 off = p_RB - wanted;
  const auto within = [&](Vec2 slack) { return std::abs(off.x) < slack.x && std::abs(off.y) < slack.y; };
  if (!at_ball_) {
    at_ball_ = within(kStopSlack) && std::abs(facing) < 2 * kKickTurn;
    if (!at_ball_) return approach(p_RB, p_RB - Pose2{0, 0, facing} * wanted, facing, beliefs);
  }
  if (!within(kLeaveSlack) || std::abs(facing) > 3 * kKickTurn) {
    at_ball_ = false;
    return humanoid_.stand();
  }
  if (!kicks) return humanoid_.stand();
  // at the ball: stand, correct by single steps, kick
  if (humanoid_.busy()) {
    if (!stepping_) humanoid_.stand();
    return;
  }
  stepping_ = false;
  if (within(kKickSlack) && std::abs(facing) < kKickTurn) {
    at_ball_ = false;
    return play(left_foot_ ? kKickLeft : kKickRight);
  }
  stepping_ = true;
  // no second walk by what odometry tells: it sees the ball
  constexpr auto kQuick = Humanoid::Care::Quick;
  if (std::abs(facing) >= kKickTurn) return humanoid_.turn_by(facing, kQuick);
  if (std::abs(off.y) >= kKickSlack.y) return humanoid_.step_aside_by(off.y, kQuick);
  humanoid_.walk_by(off.x, kQuick);
}

/// Walks to where the ball can be kicked: straight from behind, and round the ball where it lies in the way.
void HumanoidSkills::approach(Vec2 p_RB, Vec2 stand, double facing, const Beliefs& beliefs) {
  const Vec2 along = direction(facing);
  const double behind = dot(along, stand);  // metres that are left along the kick
  const bool in_line = behind > -0.03 && std::abs(cross(along, stand)) < 0.12 && std::abs(facing) < 0.5;
  if ((in_line && length(stand) < kStraight) || length(stand) < 0.12) return walk_along(stand, facing, 0.6);
  // from the ball: where the robot is, and where it wants to be
  const double here = angle_of(-p_RB);
  const double round = wrap_angle(facing + kPi - here);
  const bool beside = std::abs(round) > kBeside && length(p_RB) < 2 * kRound;
  if (beside) return walk_to(p_RB + direction(here + std::clamp(round, -kArc, kArc)) * kRound, beliefs);
  Vec2 target = stand - along * (kBehind - ball_left_.x);
  const Vec2 way = unit(target);
  const double ahead = dot(way, p_RB);
  if (ahead > 0 && ahead < length(target) && std::abs(cross(way, p_RB)) < kRound) {
    // pass the ball on the side that is nearer
    const double side = round > 0 ? 1.0 : -1.0;
    target = p_RB + direction(here + side * kPi / 2) * kRound;
  }
  if (length(target) < kNear && std::abs(round) < kBeside) return walk_along(target, facing, 1.0);
  walk_to(target, beliefs);
}

/// Where to walk now on the way to a place in its own frame, past the robots that stand about.
Vec2 HumanoidSkills::past_robots(Vec2 p_RG, const Beliefs& beliefs) {
  others_.clear();
  add_robots(beliefs, others_);
  return way_.to(p_RG, others_);
}

/// Walks to a place in its own frame, looking where it goes.
void HumanoidSkills::walk_to(Vec2 p_RG, const Beliefs& beliefs) {
  const double bearing = angle_of(past_robots(p_RG, beliefs));
  if (std::abs(bearing) > kTurnFirst) {
    return humanoid_.walk({.turn = std::copysign(library_->gait.limits.turn, bearing)});
  }
  walk_along({std::cos(bearing) * std::min(1.0, length(p_RG) / kNear + 0.3), 0.0}, bearing, 1.0);
}

/// Along with the ball, by kicks within a step, which need no standing; or through it, where the gait has none.
void HumanoidSkills::dribble(Vec2 p_TG, const Beliefs& beliefs) {
  if (!beliefs.pose || !beliefs.ball) return humanoid_.stand();
  const Pose2& X_TR = beliefs.pose->X_TR;
  const Vec2 p_RB = into(X_TR, beliefs.ball->p_TB);
  const double facing = angle_of(into(X_TR, p_TG) - p_RB);
  const bool behind = std::abs(facing) < kFacesOn && p_RB.x > 0.05 && length(p_RB) < kStraight;
  if (!behind) return play_ball(p_TG, true, beliefs);
  if (!kicks_on_) return walk_along(p_RB + direction(facing) * 0.2, facing, 0.8);
  const double foot = std::copysign(ball_left_.y, p_RB.y);
  const bool before_foot = p_RB.x < kKickedOn && std::abs(p_RB.y - foot) < kBeforeFoot;
  if (before_foot && std::abs(facing) < kAims) {
    return humanoid_.walk_kick(WalkKick::Ahead, foot > 0 ? body::kLeft : body::kRight);
  }
  walk_along(p_RB - Vec2{0, foot} + direction(facing) * 0.2, facing, 0.8);
}

/// The head looks where it is told to; otherwise it follows the ball, and looks about where there is none.
void HumanoidSkills::look(const Maybe<Gaze>& gaze, const Beliefs& beliefs) {
  if (gaze) return humanoid_.look(gaze->pan, gaze->tilt);
  if (beliefs.pose && beliefs.ball) {
    const Vec2 p_RB = into(beliefs.pose->X_TR, beliefs.ball->p_TB);
    // as far down as a near ball needs, and no farther: what stands on the pitch tells where the robot is
    if (!looks_about(beliefs, p_RB))
      return humanoid_.look(angle_of(p_RB), std::max(kLookDown, std::atan2(kEyes, length(p_RB)) - kLowInView));
  }
  humanoid_.look(kScan * std::sin(2 * kPi * beliefs.time.seconds() / kScanPeriod), kLookDown);
}

}  // namespace cancha::act
