#include "minds/programs/rule_body.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "act/wheels/keeper.h"
#include "base/expects.h"

namespace cancha::minds {
namespace {

constexpr double kBehind = 0.12;  ///< centre of a robot to the ball before it drives through it, m
constexpr double kThere = 0.015;  ///< m
constexpr double kTurned = 0.05;  ///< rad
constexpr double kRadians = kPi / 180.0;

/// What actions are, in the order of the vocabulary.
enum class Kind : std::uint8_t {
  None,
  Stand,
  Charge,
  SaveRight,
  SaveLeft,
  Walk,
  WalkRight,
  WalkLeft,
  Turn,
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
    Known{"kickRight", Kind::Charge},
    Known{"kickLeft", Kind::Charge},
    Known{"frontGetUp", Kind::Stand},
    Known{"backGetUp", Kind::Stand},
    Known{"saveRight", Kind::SaveRight},
    Known{"saveLeft", Kind::SaveLeft},
    Known{"walk", Kind::Walk},
    Known{"walkRight", Kind::WalkRight},
    Known{"walkLeft", Kind::WalkLeft},
    Known{"turn", Kind::Turn},
    Known{"turnHeadVertically", Kind::Stand},
    Known{"turnHeadHorizontally", Kind::Stand},
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
bool is_step(Kind kind) {
  return kind == Kind::Walk || kind == Kind::WalkRight || kind == Kind::WalkLeft || kind == Kind::Turn;
}

}  // namespace

RuleTeam::RuleTeam(std::size_t players) : roles_{players}, posts_(Roles::posts_for(players)) {}

void RuleTeam::see(const wheels::Situation& situation) {
  take_posts(situation, posts_);
  roles_.update(situation, posts_, 0.0);
}

Vec2 RuleTeam::place_of(const wheels::Situation& situation, std::size_t player) const {
  if (player == 0 || posts_.empty()) return keeper_place(situation);
  // the one who goes for the ball has none of its own: it stands in for the first
  return posts_[goes_for_ball(player) ? 0 : roles_.post_of(player)].p;
}

RuleBody::RuleBody(std::size_t number, WheeledBody& wheels, const RuleTeam& team)
    : number_{number}, wheels_{wheels}, team_{team}, world_{number} {
  const auto same = [](const Known& k, const decide::rules::Action& a) { return k.name == a.name; };
  CANCHA_EXPECTS(std::ranges::equal(kKinds, decide::rules::actions(), same));
}

bool RuleBody::offer(decide::program::Host& host, const decide::program::Program& program) {
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

void RuleBody::see(const wheels::Situation& situation) {
  situation_ = &situation;
  asked_ = false;
  world_.see(situation);
}

void RuleBody::ask(const decide::rules::Action& action, double argument) {
  asked_ = true;
  if (kind_of(action) == Kind::None) return go_on();
  const bool same = running_ == &action && argument_ == argument;
  if (!same || (is_step(kind_of(action)) && reached())) begin(action, argument);
  if (const auto wanted = wish()) wheels_.want(*wanted);
}

void RuleBody::begin(const decide::rules::Action& action, double argument) {
  if (running_ != &action) {
    attack_ = {};
    charging_ = false;
  }
  running_ = &action;
  argument_ = argument;
  begun_ = situation_->view.time;
  X_TR_begun_ = self().X_TR;
}

void RuleBody::go_on() {
  if (wheels_.intent() && !asked_) running_ = nullptr;  // the program drives by itself
  if (!running_ || wheels_.intent()) return;
  const bool over =
      is_step(kind_of(*running_)) ? reached() : (situation_->view.time - begun_).seconds() > running_->seconds;
  if (over) {
    running_ = nullptr;
  } else if (const auto wanted = wish()) {
    wheels_.want(*wanted);
  }
}

bool RuleBody::reached() const {
  constexpr double kPatience = 4.0;  ///< a step that takes longer is given up, s
  if ((situation_->view.time - begun_).seconds() > kPatience + std::abs(argument_) / 20.0) return true;
  const Kind kind = kind_of(*running_);
  if (kind == Kind::Turn) {
    // half a turn is none for a robot with two faces
    const double off = self().X_TR.heading - (X_TR_begun_.heading - argument_ * kRadians);
    return std::abs(std::remainder(off, kPi)) < kTurned;
  }
  const double far = argument_ / 100.0;
  const Vec2 way = kind == Kind::Walk ? Vec2{far, 0.0} : Vec2{0.0, kind == Kind::WalkLeft ? far : -far};
  return distance(self().X_TR.position(), step(way).point) < kThere;
}

std::optional<wheels::DriveGoal> RuleBody::wish() {
  const wheels::Situation& s = *situation_;
  const double far = argument_ / 100.0;
  switch (kind_of(*running_)) {
    case Kind::Walk:
      return step({far, 0.0});
    case Kind::WalkRight:
      return step({0.0, -far});
    case Kind::WalkLeft:
      return step({0.0, far});
    case Kind::Turn:
      return wheels::DriveGoal{
          .point = self().X_TR.position(), .facing = X_TR_begun_.heading - argument_ * kRadians, .slack = 1.0};
    case Kind::FaceBall:
      return face(s.p_TB());
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
      return attack(s, self(), attack_);
    case Kind::Charge:
      return wheels::DriveGoal{.point = s.p_TB() + unit(s.p_TB() - self().X_TR.position()) * kBehind,
                               .ride = {.arrival_speed = s.pitch.top_speed},
                               .round_ball = false,
                               .straight = true};
    case Kind::Save:
      return keep_goal(s, self());
    case Kind::SaveRight:
      return save_aside(-1.0);
    case Kind::SaveLeft:
      return save_aside(1.0);
    case Kind::Relocate:
      return take_place();
    default:
      return std::nullopt;
  }
}

wheels::DriveGoal RuleBody::step(Vec2 ahead_left) const {
  const Vec2 ahead = X_TR_begun_.ahead();
  const Vec2 there = X_TR_begun_.position() + ahead * ahead_left.x + left_of(ahead) * ahead_left.y;
  return {.point = inside(situation_->pitch, there, situation_->pitch.robot_half + 0.005),
          .facing = X_TR_begun_.heading};
}

wheels::DriveGoal RuleBody::face(Vec2 point) const {
  return {.point = self().X_TR.position(), .facing = angle_of(point - self().X_TR.position()), .slack = 1.0};
}

wheels::DriveGoal RuleBody::follow_ball() {
  const wheels::Situation& s = *situation_;
  if (world_.is_keeper()) return keep_goal(s, self());
  const bool keepers = s.view.mates.size() > 1 && in_our_area(s.pitch, s.pitch.goal_area, s.p_TB(), 0.01);
  if (!team_.goes_for_ball(number_) || keepers || s.their_restart()) return take_place();
  attack_.aim_y = free_part_of_goal(s, s.p_TB(), attack_.aim_y);
  const wheels::Meeting meeting = meet_ball(s, self(), attack_.aim_y);
  return {.point = inside(s.pitch, meeting.p_TB - meeting.aim * kBehind, s.pitch.robot_half + 0.004),
          .ride = {.arrival_speed = 0.6}};
}

wheels::DriveGoal RuleBody::take_place() const {
  const wheels::Situation& s = *situation_;
  const Vec2 place = team_.place_of(s, number_);
  if (world_.is_keeper()) return {.point = place, .facing = kPi / 2, .slack = 0.006, .round_ball = false};
  // too many in the penalty area while the ball is there is a foul: drive round it
  const Vec2 next = in_our_area(s.pitch, s.pitch.penalty_area, s.p_TB(), 0.2)
                        ? round_our_area(s.pitch, s.pitch.penalty_area, self().X_TR.position(), place)
                        : place;
  if (next != place) return {.point = next, .ride = {.arrival_speed = 0.5 * s.pitch.top_speed}};
  return {.point = place, .facing = kPi / 2};
}

wheels::DriveGoal RuleBody::strike(Vec2 target) {
  const wheels::Situation& s = *situation_;
  if (s.their_restart()) return take_place();
  constexpr double kStuckAfter = 0.6;
  if (s.ball_rests > kStuckAfter && touches_ball(s, self())) {
    return {.spin = spin_towards(s, self(), unit(target - s.p_TB()))};
  }
  const Vec2 p_TB = s.ball.at(0.05);
  const Vec2 aim = possible_aim(s.pitch, p_TB, target);
  const Vec2 off = self().X_TR.position() - p_TB;
  const double along = dot(off, aim);
  const double funnel = (charging_ ? 0.035 : 0.015) + 0.35 * std::max(0.0, -along - 0.05);
  charging_ = along < -0.02 && std::abs(cross(aim, off)) < funnel;
  if (!charging_) {
    return {.point = inside(s.pitch, p_TB - aim * kBehind, s.pitch.robot_half + 0.004), .ride = {.arrival_speed = 0.6}};
  }
  return {.point = p_TB + aim * (along + 0.16),
          .ride = {.arrival_speed = s.pitch.top_speed},
          .round_ball = false,
          .straight = true,
          .gives_way = false};
}

wheels::DriveGoal RuleBody::save_aside(double side) const {
  const wheels::Pitch& pitch = situation_->pitch;
  return {.point = {keeper_line(pitch), side * (pitch.goal_half - pitch.robot_half)},
          .facing = kPi / 2,
          .slack = 0.006,
          .round_ball = false};
}

Vec2 RuleBody::pass_target() const {
  const wheels::Situation& s = *situation_;
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

Vec2 RuleBody::nearest(std::span<const TeamRobot> robots) const {
  Vec2 found = situation_->p_TB();
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
