#include "minds/programs/player_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cancha::minds {
namespace {

using decide::program::BehaviourCall;
using decide::program::Host;
using Values = std::span<const double>;

constexpr double kMm = 1000.0;
constexpr double kNever = 1e6;  ///< milliseconds: the age of a ball that nobody has seen

/// A direction between -180° and 180°.
double direction_in_degrees(double radians) {
  return in_degrees(std::remainder(radians, 2 * kPi));
}

/// A number of a robot as programs give it; nothing where there is none of that number.
const TeamRobot* robot_of(std::span<const TeamRobot> robots, double number) {
  if (!(number >= 0.0) || number >= static_cast<double>(robots.size())) return nullptr;
  return &robots[static_cast<std::size_t>(number)];
}

}  // namespace

double PlayerWords::bearing(Vec2 p_T) const {
  const Pose2& X_TR = look_->self().X_TR;
  return direction_in_degrees(angle_of(p_T - X_TR.position()) - X_TR.heading);
}

void PlayerWords::see(const Look& look) {
  look_ = &look;
  asked_ = false;
  left_ = right_ = 0.0;
  see_robot(look);
  see_ball(look);
  see_others(look.situation);
  obstacles_.see(look.beliefs);
  see_game(look);
}

void PlayerWords::see_robot(const Look& look) {
  const TeamRobot& self = look.self();
  const wheels::Pitch& pitch = look.situation.pitch;
  robot_number_ = static_cast<double>(look.number());
  robot_x_ = self.X_TR.x * kMm;
  robot_y_ = self.X_TR.y * kMm;
  robot_angle_ = direction_in_degrees(self.X_TR.heading);
  robot_speed_ = dot(self.v_TR, self.X_TR.ahead()) * kMm;
  upright_ = look.beliefs.posture != Posture::Fallen && look.beliefs.posture != Posture::GettingUp;
  half_length_ = pitch.half_length * kMm;
  half_width_ = pitch.half_width * kMm;
  goal_half_ = pitch.goal_half * kMm;
  opp_goal_distance_ = distance(self.X_TR.position(), pitch.their_goal()) * kMm;
  opp_goal_angle_ = bearing(pitch.their_goal());
  own_goal_distance_ = distance(self.X_TR.position(), pitch.our_goal()) * kMm;
  own_goal_angle_ = bearing(pitch.our_goal());
}

void PlayerWords::see_game(const Look& look) {
  const TeamView& view = look.situation.view;
  mode_ = static_cast<Mode>(view.mode);
  our_ball_ = view.our_ball;
  their_ball_ = view.their_ball;
  goals_for_ = view.score.of(view.team);
  goals_against_ = view.score.of(other(view.team));
  game_time_ = static_cast<double>(view.time.ns / 1'000'000);
}

void PlayerWords::see_ball(const Look& look) {
  const wheels::Situation& situation = look.situation;
  const Vec2 p_TB = situation.p_TB();
  ball_x_ = p_TB.x * kMm;
  ball_y_ = p_TB.y * kMm;
  ball_vx_ = situation.v_TB().x * kMm;
  ball_vy_ = situation.v_TB().y * kMm;
  ball_speed_ = length(situation.v_TB()) * kMm;
  ball_distance_ = distance(look.self().X_TR.position(), p_TB) * kMm;
  ball_angle_ = bearing(p_TB);
  ball_rests_ = situation.ball_rests * 1000.0;
  const Beliefs& beliefs = look.beliefs;
  ball_known_ = beliefs.ball.has_value();
  ball_seen_ = ball_known_ && beliefs.ball->in_sight;
  ball_age_ = ball_known_ ? (beliefs.time - beliefs.ball->seen).seconds() * 1000.0 : kNever;
}

void PlayerWords::see_others(const wheels::Situation& situation) {
  const Vec2 here = look_->self().X_TR.position();
  const std::size_t number = look_->number();
  const Vec2 p_TB = situation.p_TB();
  const double own = distance(here, p_TB);
  mates_ = static_cast<double>(situation.view.mates.size());
  rank_ = 0.0;
  for (std::size_t i = 0; i < situation.view.mates.size(); ++i) {
    const double theirs = distance(situation.view.mates[i].X_TR.position(), p_TB);
    // of two at the same distance the lower number is nearer
    if (i != number && (theirs < own || (theirs == own && i < number))) rank_ += 1.0;
  }
  nearest_ = rank_ == 0.0;
  opponent_distance_ = std::numeric_limits<double>::max();
  opponent_angle_ = 0.0;
  for (const TeamRobot& opponent : situation.view.opponents) {
    const double away = distance(here, opponent.X_TR.position()) * kMm;
    if (away >= opponent_distance_) continue;
    opponent_distance_ = away;
    opponent_angle_ = bearing(opponent.X_TR.position());
  }
}

Host PlayerWords::host() {
  Host host;
  host.enumeration<Mode>("game.modes",
                         {"play_on", "free_ball", "place_kick", "penalty_kick", "free_kick", "goal_kick"});
  add_inputs(host);
  add_functions(host);
  host.output("wheels.left", &left_).output("wheels.right", &right_);
  add_skills(host);
  return host;
}

void PlayerWords::add_inputs(Host& host) {
  host.input("robot.number", &robot_number_).input("robot.x", &robot_x_).input("robot.y", &robot_y_);
  host.input("robot.angle", &robot_angle_).input("robot.speed", &robot_speed_);
  host.input("robot.upright", &upright_);
  host.input("ball.x", &ball_x_).input("ball.y", &ball_y_).input("ball.vx", &ball_vx_).input("ball.vy", &ball_vy_);
  host.input("ball.speed", &ball_speed_).input("ball.distance", &ball_distance_).input("ball.angle", &ball_angle_);
  host.input("ball.rests", &ball_rests_).input("ball.seen", &ball_seen_).input("ball.known", &ball_known_);
  host.input("ball.age", &ball_age_);
  host.input("field.half_length", &half_length_).input("field.half_width", &half_width_);
  host.input("field.goal_half", &goal_half_);
  host.input("opp_goal.distance", &opp_goal_distance_).input("opp_goal.angle", &opp_goal_angle_);
  host.input("own_goal.distance", &own_goal_distance_).input("own_goal.angle", &own_goal_angle_);
  host.input("team.mates", &mates_).input("team.rank", &rank_).input("team.nearest_to_ball", &nearest_);
  host.input("opponent.distance", &opponent_distance_).input("opponent.angle", &opponent_angle_);
  host.input("game.mode", &mode_).input("game.our_ball", &our_ball_).input("game.their_ball", &their_ball_);
  host.input("game.goals_for", &goals_for_).input("game.goals_against", &goals_against_);
  host.input("game.time", &game_time_);
  obstacles_.add_to(host);
}

void PlayerWords::add_functions(Host& host) {
  const auto coordinate = [&](const char* name, bool mates, bool y) {
    host.function<double>(name, {{"number"}}, [this, mates, y](Values v) {
      const TeamView& view = look_->situation.view;
      const TeamRobot* robot = robot_of(mates ? view.mates : view.opponents, v[0]);
      if (!robot) return 0.0;
      return (y ? robot->X_TR.y : robot->X_TR.x) * kMm;
    });
  };
  coordinate("mate.x", true, false);
  coordinate("mate.y", true, true);
  coordinate("opponent.x", false, false);
  coordinate("opponent.y", false, true);
  host.function<double>("ball.x_in", {{"time"}},
                        [this](Values v) { return look_->situation.ball.at(v[0] / 1e3).x * kMm; });
  host.function<double>("ball.y_in", {{"time"}},
                        [this](Values v) { return look_->situation.ball.at(v[0] / 1e3).y * kMm; });
  host.function<double>("distance_to", {{"x"}, {"y"}},
                        [this](Values v) { return std::hypot(v[0] - robot_x_, v[1] - robot_y_); });
  host.function<double>("angle_to", {{"x"}, {"y"}}, [this](Values v) { return bearing({v[0] / kMm, v[1] / kMm}); });
  host.function<double>("abs", {{"value"}}, [](Values v) { return std::abs(v[0]); });
  host.function<double>("sign", {{"value"}}, [](Values v) { return v[0] < 0.0 ? -1.0 : v[0] > 0.0 ? 1.0 : 0.0; });
  host.function<double>("min", {{"a"}, {"b"}}, [](Values v) { return std::min(v[0], v[1]); });
  host.function<double>("max", {{"a"}, {"b"}}, [](Values v) { return std::max(v[0], v[1]); });
  host.function<double>("clamp", {{"value"}, {"min"}, {"max"}},
                        [](Values v) { return std::max(v[1], std::min(v[0], v[2])); });
  host.function<double>("sin", {{"angle"}}, [](Values v) { return std::sin(from_degrees(v[0])); });
  host.function<double>("cos", {{"angle"}}, [](Values v) { return std::cos(from_degrees(v[0])); });
  host.function<bool>("between", {{"value"}, {"min"}, {"max"}}, [](Values v) { return v[1] <= v[0] && v[0] <= v[2]; });
}

void PlayerWords::add_skills(Host& host) {
  host.behaviour("stop", {}, [this](const BehaviourCall&) { stop(); });
  host.behaviour("go_to", {{"x"}, {"y"}, {"speed"}, {"through"}}, [this](const BehaviourCall& call) {
    go_to(call.arguments[0], call.arguments[1], call.arguments[2], call.arguments[3]);
  });
  host.behaviour("push_to", {{"x"}, {"y"}, {"speed"}}, [this](const BehaviourCall& call) {
    push_to(call.arguments[0], call.arguments[1], call.arguments[2]);
  });
  host.behaviour("turn_to", {{"angle"}}, [this](const BehaviourCall& call) { turn_to(call.arguments[0]); });
  host.behaviour("spin", {{"speed"}}, [this](const BehaviourCall& call) { spin(call.arguments[0]); });
  host.behaviour("attack", {}, [this](const BehaviourCall&) { attack(); });
  host.behaviour("keep_goal", {}, [this](const BehaviourCall&) { want(tactics_->keep_goal().action); });
  // the same for programs that can only set outputs
  host.enumeration<Skill>("skill", {"none", "stop", "go_to", "push_to", "turn_to", "spin", "attack", "keep_goal"});
  host.output("skill", &skill_).output("skill.x", &skill_x_).output("skill.y", &skill_y_);
  host.output("skill.speed", &skill_speed_).output("skill.angle", &skill_angle_);
}

void PlayerWords::want(const Action& action) {
  action_ = action;
  asked_ = true;
}

Action PlayerWords::action() const {
  if (asked_) return action_;
  if (left_ == 0.0 && right_ == 0.0) return {};
  const wheels::Pitch& pitch = look_->situation.pitch;
  Action wheels;
  wheels.kind = ActionKind::Walk;
  wheels.v_RR.x = (left_ + right_) / 2 * pitch.unit_speed;
  wheels.turn = (right_ - left_) * pitch.unit_speed / pitch.track;
  return wheels;
}

void PlayerWords::stop() {
  asked_ = false;
}

double PlayerWords::share_of_top_speed(double speed) const {
  return speed > 0.0 ? speed / kMm / look_->situation.pitch.top_speed : 1.0;
}

void PlayerWords::go_to(double x, double y, double speed, double through) {
  Action action;
  action.kind = ActionKind::GoTo;
  action.p_TG = {x / kMm, y / kMm};
  action.heading = angle_of(look_->situation.p_TB() - action.p_TG);
  action.any_heading = tactics_->traits().two_faces;
  action.speed = share_of_top_speed(speed);
  action.through = through / kMm;
  want(action);
}

void PlayerWords::push_to(double x, double y, double speed) {
  Action action;
  action.kind = ActionKind::Push;
  action.p_TG = {x / kMm, y / kMm};
  action.speed = share_of_top_speed(speed);
  want(action);
}

void PlayerWords::turn_to(double angle) {
  Action action;
  action.kind = ActionKind::TurnTo;
  action.heading = look_->self().X_TR.heading + from_degrees(angle);
  want(action);
}

void PlayerWords::spin(double degrees_per_second) {
  Action action;
  action.kind = ActionKind::Walk;
  action.turn = from_degrees(degrees_per_second);
  want(action);
}

void PlayerWords::attack() {
  if (!look_->beliefs.ball) {
    Action search;
    search.kind = ActionKind::Search;
    return want(search);
  }
  if (look_->situation.their_restart()) return want(tactics_->keep_off().action);
  want(tactics_->attack().action);
}

void PlayerWords::use_skill() {
  switch (skill_) {
    case Skill::None:
    case Skill::Stop:
      return;
    case Skill::GoTo:
      return go_to(skill_x_, skill_y_, skill_speed_, 0.0);
    case Skill::PushTo:
      return push_to(skill_x_, skill_y_, skill_speed_);
    case Skill::TurnTo:
      return turn_to(skill_angle_);
    case Skill::Spin:
      return spin(skill_speed_);
    case Skill::Attack:
      return attack();
    case Skill::KeepGoal:
      return want(tactics_->keep_goal().action);
  }
}

}  // namespace cancha::minds
