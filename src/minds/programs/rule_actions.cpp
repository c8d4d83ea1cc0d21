#include "minds/programs/rule_actions.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/expects.h"
#include "minds/programs/leg_actions.h"

namespace cancha::minds {
namespace {

constexpr double kThrough = 0.12;  ///< metres: a ball that is run through is left so far behind
constexpr double kPatience = 4.0;  ///< seconds: a step that takes longer is given up, and
constexpr double kSlowest = 20.0;  ///< centimetres or degrees per second, for its length

/// What actions are, in the order of the vocabulary.
enum class Kind : std::uint8_t {
  None,
  Stand,
  KickRight,
  KickLeft,
  SaveRight,
  SaveLeft,
  Walk,
  WalkRight,
  WalkLeft,
  Turn,
  Nod,
  Pan,
  FaceBall,
  FaceMate,
  FaceOpponent,
  FaceMyGoal,
  FaceOppGoal,
  Follow,
  Pass,
  Kick,
  Clear,
  Save,
  Relocate
};
struct Known {
  std::string_view name;
  Kind kind;
};
constexpr std::array kKinds{
    Known{"none", Kind::None},
    Known{"initialPosition", Kind::Stand},
    Known{"kickRight", Kind::KickRight},
    Known{"kickLeft", Kind::KickLeft},
    Known{"frontGetUp", Kind::Stand},
    Known{"backGetUp", Kind::Stand},
    Known{"saveRight", Kind::SaveRight},
    Known{"saveLeft", Kind::SaveLeft},
    Known{"walk", Kind::Walk},
    Known{"walkRight", Kind::WalkRight},
    Known{"walkLeft", Kind::WalkLeft},
    Known{"turn", Kind::Turn},
    Known{"turnHeadVertically", Kind::Nod},
    Known{"turnHeadHorizontally", Kind::Pan},
    Known{"findBall", Kind::FaceBall},
    Known{"findPartner", Kind::FaceMate},
    Known{"findOpponent", Kind::FaceOpponent},
    Known{"findRightLm", Kind::Stand},
    Known{"findLeftLm", Kind::Stand},
    Known{"findMyGoal", Kind::FaceMyGoal},
    Known{"findOppGoal", Kind::FaceOppGoal},
    Known{"findMyLp", Kind::FaceMyGoal},
    Known{"findOppLp", Kind::FaceOppGoal},
    Known{"lookAtBall", Kind::FaceBall},
    Known{"followBall", Kind::Follow},
    Known{"passBall", Kind::Pass},
    Known{"kickBall", Kind::Kick},
    Known{"clearBall", Kind::Clear},
    Known{"save", Kind::Save},
    Known{"relocate", Kind::Relocate},
};

Kind kind_of(const decide::rules::Action& action) {
  return kKinds[static_cast<std::size_t>(&action - decide::rules::actions().data())].kind;
}
bool plays_ball(Kind kind) {
  return kind == Kind::Follow || kind == Kind::Pass || kind == Kind::Kick || kind == Kind::Clear;
}
bool is_step(Kind kind) {
  return kind == Kind::Walk || kind == Kind::WalkRight || kind == Kind::WalkLeft || kind == Kind::Turn;
}

}  // namespace

RuleActions::RuleActions(PlayerWords& words, Tactics& tactics) : words_{words}, tactics_{tactics}, world_{tactics} {
  const auto same = [](const Known& k, const decide::rules::Action& a) { return k.name == a.name; };
  CANCHA_EXPECTS(std::ranges::equal(kKinds, decide::rules::actions(), same));
  if (const RuleConstants* constants = tactics.rule_constants()) legs_ = std::make_unique<LegActions>(*constants);
}

RuleActions::~RuleActions() = default;

bool RuleActions::offer(decide::program::Host& host, const decide::program::Program& program) {
  bool any = world_.offer(host, program);
  for (const decide::program::Behaviour& behaviour : program.behaviours) {
    const decide::rules::Action* action = decide::rules::find_action(behaviour.name);
    if (!action || action->name != behaviour.name) continue;
    any = true;
    std::vector<decide::program::HostParameter> parameters;
    if (action->parameter) parameters.push_back({std::string{action->parameter->name}});
    host.behaviour(behaviour.name, std::move(parameters), [this, action](const decide::program::BehaviourCall& call) {
      ask(*action, call.arguments.empty() ? 0.0 : call.arguments[0]);
    });
  }
  return any;
}

void RuleActions::see(const Look& look) {
  look_ = &look;
  asked_ = false;
  world_.see(look);
}

void RuleActions::ask(const decide::rules::Action& action, double argument) {
  asked_ = true;
  if (kind_of(action) == Kind::None) return go_on();
  if (argument == 0.0 && action.parameter && !by_document()) argument = action.parameter->one_step;
  if (leaves_ball(action)) {
    running_ = nullptr;
    return words_.want((look_->is_keeper() ? tactics_.take_place() : tactics_.keep_off()).action);
  }
  const bool same = running_ == &action && argument_ == argument;
  if (by_document()) {
    if (!same || legs_->done()) {
      begin(action, argument);
      legs_->begin(action, argument, look_->beliefs);
    }
    return words_.want(legs_->tick(look_->beliefs));
  }
  if (!same || (is_step(kind_of(action)) && reached())) begin(action, argument);
  if (const auto wanted = wish()) words_.want(*wanted);
}

void RuleActions::begin(const decide::rules::Action& action, double argument) {
  running_ = &action;
  argument_ = argument;
  begun_ = now();
  X_TR_begun_ = self().X_TR;
}

void RuleActions::go_on() {
  if (words_.asked() && !asked_) running_ = nullptr;  // the program moves it by itself
  if (by_document() && !words_.asked()) {
    if (running_ && legs_->done()) running_ = nullptr;
    return words_.want(running_ ? legs_->tick(look_->beliefs) : legs_->idle(look_->beliefs));
  }
  if (!running_ || words_.asked()) return;
  const bool over = is_step(kind_of(*running_)) ? reached() : (now() - begun_).seconds() > running_->seconds;
  if (over) {
    running_ = nullptr;
  } else if (const auto wanted = wish()) {
    words_.want(*wanted);
  }
}

bool RuleActions::by_document() const {
  return legs_ && look_->beliefs.rules;
}

/// The document knows no referee: while the others bring the ball into play, its robots go to where they may be. Who is
/// lost stands.
bool RuleActions::leaves_ball(const decide::rules::Action& action) const {
  return by_document() && look_->situation.their_restart() && plays_ball(kind_of(action));
}

void RuleActions::tell(Maybe<RuleIntent>& doing) const {
  doing.reset();
  if (!by_document()) return;
  legs_->tell(doing.present());
  if (running_) return;
  doing->action.clear();
  doing->aims = false;
  doing->searched = -1;
  doing->aim = 0.0;
}

Pose2 RuleActions::step_goal() const {
  const double far = argument_ / 100.0;
  switch (kind_of(*running_)) {
    case Kind::Walk:
      return X_TR_begun_ * Pose2{far, 0.0, 0.0};
    case Kind::WalkRight:
      return X_TR_begun_ * Pose2{0.0, -far, 0.0};
    case Kind::WalkLeft:
      return X_TR_begun_ * Pose2{0.0, far, 0.0};
    default:
      return X_TR_begun_ * Pose2{0.0, 0.0, -from_degrees(argument_)};
  }
}

bool RuleActions::reached() const {
  if ((now() - begun_).seconds() > kPatience + std::abs(argument_) / kSlowest) return true;
  const BodyTraits traits = tactics_.traits();
  const Pose2 goal = step_goal();
  if (kind_of(*running_) == Kind::Turn) {
    // half a turn is none for a robot with two faces
    const double whole = traits.two_faces ? kPi : 2 * kPi;
    return std::abs(std::remainder(self().X_TR.heading - goal.heading, whole)) < traits.turned;
  }
  const wheels::Pitch& pitch = look_->situation.pitch;
  return distance(self().X_TR.position(), inside(pitch, goal.position(), pitch.robot_half + 0.005)) < traits.there;
}

std::optional<Action> RuleActions::wish() {
  const wheels::Situation& s = look_->situation;
  const Kind kind = kind_of(*running_);
  switch (kind) {
    case Kind::Walk:
    case Kind::WalkRight:
    case Kind::WalkLeft:
    case Kind::Turn:
      return step();
    case Kind::Nod:
    case Kind::Pan:
      return turn_head();
    case Kind::FaceBall:
      return find_ball();
    case Kind::FaceMate:
      return face(nearest(s.view.mates));
    case Kind::FaceOpponent:
      return face(nearest(s.view.opponents));
    case Kind::FaceMyGoal:
      return face(s.pitch.our_goal());
    case Kind::FaceOppGoal:
      return face(s.pitch.their_goal());
    case Kind::Follow:
      return follow_ball();
    case Kind::Pass:
      return strike(pass_target());
    case Kind::Clear:
      return strike({s.pitch.half_length, 1.5 * s.p_TB().y});
    case Kind::Kick:
      return strike(tactics_.shot_target());
    case Kind::KickRight:
      return kick_now("kick_right");
    case Kind::KickLeft:
      return kick_now("kick_left");
    case Kind::Save:
      return tactics_.keep_goal().action;
    case Kind::SaveRight:
    case Kind::SaveLeft: {
      Action action;
      action.kind = kind == Kind::SaveLeft ? ActionKind::SaveLeft : ActionKind::SaveRight;
      return action;
    }
    case Kind::Relocate:
      return tactics_.take_place().action;
    case Kind::None:
    case Kind::Stand:
      return std::nullopt;
  }
  return std::nullopt;
}

Action RuleActions::step() const {
  const Pose2 goal = step_goal();
  Action action;
  action.kind = kind_of(*running_) == Kind::Turn ? ActionKind::TurnTo : ActionKind::GoTo;
  action.p_TG = goal.position();
  action.heading = goal.heading;
  return action;
}

Action RuleActions::face(Vec2 point) const {
  Action action;
  action.kind = ActionKind::TurnTo;
  action.heading = angle_of(point - self().X_TR.position());
  return action;
}

Action RuleActions::find_ball() const {
  if (look_->beliefs.ball) return face(look_->situation.p_TB());
  Action action;
  action.kind = ActionKind::Search;
  return action;
}

Action RuleActions::follow_ball() {
  if (look_->is_keeper()) return tactics_.keep_goal().action;
  if (!look_->beliefs.ball) return find_ball();
  if (look_->situation.their_restart()) return tactics_.keep_off().action;
  if (!tactics_.plays_ball()) return tactics_.take_place().action;
  Action action;
  action.kind = ActionKind::Approach;
  action.p_TG = tactics_.shot_target();
  return action;
}

Action RuleActions::strike(Vec2 target) const {
  if (look_->situation.their_restart()) return tactics_.keep_off().action;
  return kick_to(target, {}).action;
}

/// From where it stands: by a motion, or straight through the ball where it has none.
Action RuleActions::kick_now(std::string_view motion) const {
  Action action;
  if (tactics_.traits().kicks) {
    action.kind = ActionKind::Motion;
    action.motion = motion;
    return action;
  }
  const Vec2 p_TB = look_->situation.p_TB();
  action.kind = ActionKind::Push;
  action.p_TG = p_TB + unit(p_TB - self().X_TR.position()) * kThrough;
  return action;
}

/// Stands, and looks where it is told: one of both angles is new, the other stays. The document counts up and right.
Action RuleActions::turn_head() {
  (kind_of(*running_) == Kind::Nod ? gaze_.tilt : gaze_.pan) = -from_degrees(argument_);
  Action action;
  action.gaze = gaze_;
  return action;
}

Vec2 RuleActions::pass_target() const {
  const wheels::Situation& s = look_->situation;
  Vec2 best = s.pitch.their_goal();
  double most = -1.0;
  for (const TeamRobot& mate : s.view.mates) {
    const Vec2 p = mate.X_TR.position();
    if (&mate == &self() || p.x < s.p_TB().x) continue;
    const double worth = world_.free_line(s.p_TB(), p, &mate) + 0.5 * (p.x - s.p_TB().x) / s.pitch.half_length;
    if (worth <= most) continue;
    most = worth;
    best = p;
  }
  return best;
}

Vec2 RuleActions::nearest(std::span<const TeamRobot> robots) const {
  Vec2 found = look_->situation.p_TB();
  double least = 1e9;
  for (const TeamRobot& robot : robots) {
    const double away = distance(robot.X_TR.position(), self().X_TR.position());
    if (&robot == &self() || away >= least) continue;
    least = away;
    found = robot.X_TR.position();
  }
  return found;
}

}  // namespace cancha::minds
