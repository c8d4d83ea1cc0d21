#include "minds/programs/wheeled_body.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "act/wheels/keeper.h"

namespace cancha::minds {
namespace {

using decide::program::BehaviourCall;
using decide::program::Host;
using Values = std::span<const double>;

constexpr double kMm = 1000.0;
constexpr double kOffWalls = 0.005;  ///< a robot that is sent into a wall stops so far from it, m
constexpr double kDegrees = 180.0 / kPi;

double to_degrees(double radians) {
  return std::remainder(radians, 2 * kPi) * kDegrees;
}

/// A number of a robot as programs give it; nothing where there is none of that number.
const TeamRobot* robot_of(std::span<const TeamRobot> robots, double number) {
  if (!(number >= 0.0) || number >= static_cast<double>(robots.size())) return nullptr;
  return &robots[static_cast<std::size_t>(number)];
}

}  // namespace

double WheeledBody::bearing(Vec2 p_T) const {
  const Vec2 off = p_T - self().X_TR.position();
  return to_degrees(std::atan2(off.y, off.x) - self().X_TR.heading);
}

void WheeledBody::see(const wheels::Situation& situation) {
  situation_ = &situation;
  intent_.reset();
  left_ = right_ = 0.0;
  const TeamView& view = situation.view;
  const wheels::Pitch& pitch = situation.pitch;
  robot_number_ = static_cast<double>(number_);
  robot_x_ = self().X_TR.x * kMm;
  robot_y_ = self().X_TR.y * kMm;
  robot_angle_ = to_degrees(self().X_TR.heading);
  robot_speed_ = dot(self().v_TR, self().X_TR.ahead()) * kMm;
  half_length_ = pitch.half_length * kMm;
  half_width_ = pitch.half_width * kMm;
  goal_half_ = pitch.goal_half * kMm;
  opp_goal_distance_ = distance(self().X_TR.position(), pitch.their_goal()) * kMm;
  opp_goal_angle_ = bearing(pitch.their_goal());
  own_goal_distance_ = distance(self().X_TR.position(), pitch.our_goal()) * kMm;
  own_goal_angle_ = bearing(pitch.our_goal());
  mode_ = static_cast<Mode>(view.mode);
  our_ball_ = view.our_ball;
  their_ball_ = view.their_ball;
  goals_for_ = view.team == Team::Blue ? view.score.blue : view.score.yellow;
  goals_against_ = view.team == Team::Blue ? view.score.yellow : view.score.blue;
  game_time_ = static_cast<double>(view.time.ns / 1'000'000);
  see_ball(situation);
  see_others(situation);
}

void WheeledBody::see_ball(const wheels::Situation& situation) {
  const Vec2 p_TB = situation.p_TB();
  ball_x_ = p_TB.x * kMm;
  ball_y_ = p_TB.y * kMm;
  ball_vx_ = situation.v_TB().x * kMm;
  ball_vy_ = situation.v_TB().y * kMm;
  ball_speed_ = length(situation.v_TB()) * kMm;
  ball_distance_ = distance(self().X_TR.position(), p_TB) * kMm;
  ball_angle_ = bearing(p_TB);
  ball_rests_ = situation.ball_rests * 1000.0;
}

void WheeledBody::see_others(const wheels::Situation& situation) {
  const Vec2 p_TB = situation.p_TB();
  const double own = distance(self().X_TR.position(), p_TB);
  mates_ = static_cast<double>(situation.view.mates.size());
  rank_ = 0.0;
  for (std::size_t i = 0; i < situation.view.mates.size(); ++i) {
    const double theirs = distance(situation.view.mates[i].X_TR.position(), p_TB);
    // of two at the same distance the lower number is nearer
    if (i != number_ && (theirs < own || (theirs == own && i < number_))) rank_ += 1.0;
  }
  nearest_ = rank_ == 0.0;
  opponent_distance_ = std::numeric_limits<double>::max();
  opponent_angle_ = 0.0;
  for (const TeamRobot& opponent : situation.view.opponents) {
    const double away = distance(self().X_TR.position(), opponent.X_TR.position()) * kMm;
    if (away >= opponent_distance_) continue;
    opponent_distance_ = away;
    opponent_angle_ = bearing(opponent.X_TR.position());
  }
}

Host WheeledBody::host() {
  Host host;
  host.enumeration<Mode>("game.modes",
                         {"play_on", "free_ball", "place_kick", "penalty_kick", "free_kick", "goal_kick"});
  add_inputs(host);
  add_functions(host);
  host.output("wheels.left", &left_).output("wheels.right", &right_);
  add_skills(host);
  return host;
}

void WheeledBody::add_inputs(Host& host) {
  host.input("robot.number", &robot_number_).input("robot.x", &robot_x_).input("robot.y", &robot_y_);
  host.input("robot.angle", &robot_angle_).input("robot.speed", &robot_speed_);
  host.input("ball.x", &ball_x_).input("ball.y", &ball_y_).input("ball.vx", &ball_vx_).input("ball.vy", &ball_vy_);
  host.input("ball.speed", &ball_speed_).input("ball.distance", &ball_distance_).input("ball.angle", &ball_angle_);
  host.input("ball.rests", &ball_rests_);
  host.input("field.half_length", &half_length_).input("field.half_width", &half_width_);
  host.input("field.goal_half", &goal_half_);
  host.input("opp_goal.distance", &opp_goal_distance_).input("opp_goal.angle", &opp_goal_angle_);
  host.input("own_goal.distance", &own_goal_distance_).input("own_goal.angle", &own_goal_angle_);
  host.input("team.mates", &mates_).input("team.rank", &rank_).input("team.nearest_to_ball", &nearest_);
  host.input("opponent.distance", &opponent_distance_).input("opponent.angle", &opponent_angle_);
  host.input("game.mode", &mode_).input("game.our_ball", &our_ball_).input("game.their_ball", &their_ball_);
  host.input("game.goals_for", &goals_for_).input("game.goals_against", &goals_against_);
  host.input("game.time", &game_time_);
}

void WheeledBody::add_functions(Host& host) {
  const auto coordinate = [&](const char* name, bool mates, bool y) {
    host.function<double>(name, {{"number"}}, [this, mates, y](Values v) {
      const TeamView& view = situation_->view;
      const TeamRobot* robot = robot_of(mates ? view.mates : view.opponents, v[0]);
      if (!robot) return 0.0;
      return (y ? robot->X_TR.y : robot->X_TR.x) * kMm;
    });
  };
  coordinate("mate.x", true, false);
  coordinate("mate.y", true, true);
  coordinate("opponent.x", false, false);
  coordinate("opponent.y", false, true);
  host.function<double>("ball.x_in", {{"time"}}, [this](Values v) { return situation_->ball.at(v[0] / 1e3).x * kMm; });
  host.function<double>("ball.y_in", {{"time"}}, [this](Values v) { return situation_->ball.at(v[0] / 1e3).y * kMm; });
  host.function<double>("distance_to", {{"x"}, {"y"}},
                        [this](Values v) { return std::hypot(v[0] - robot_x_, v[1] - robot_y_); });
  host.function<double>("angle_to", {{"x"}, {"y"}}, [this](Values v) { return bearing({v[0] / kMm, v[1] / kMm}); });
  host.function<double>("abs", {{"value"}}, [](Values v) { return std::abs(v[0]); });
  host.function<double>("sign", {{"value"}}, [](Values v) { return v[0] < 0.0 ? -1.0 : v[0] > 0.0 ? 1.0 : 0.0; });
  host.function<double>("min", {{"a"}, {"b"}}, [](Values v) { return std::min(v[0], v[1]); });
  host.function<double>("max", {{"a"}, {"b"}}, [](Values v) { return std::max(v[0], v[1]); });
  host.function<double>("clamp", {{"value"}, {"min"}, {"max"}},
                        [](Values v) { return std::max(v[1], std::min(v[0], v[2])); });
  host.function<double>("sin", {{"angle"}}, [](Values v) { return std::sin(v[0] / kDegrees); });
  host.function<double>("cos", {{"angle"}}, [](Values v) { return std::cos(v[0] / kDegrees); });
  host.function<bool>("between", {{"value"}, {"min"}, {"max"}}, [](Values v) { return v[1] <= v[0] && v[0] <= v[2]; });
}

void WheeledBody::add_skills(Host& host) {
  host.behaviour("stop", {}, [this](const BehaviourCall&) { intent_.reset(); });
  host.behaviour("go_to", {{"x"}, {"y"}, {"speed"}, {"through"}}, [this](const BehaviourCall& call) {
    go_to(call.arguments[0], call.arguments[1], call.arguments[2], call.arguments[3]);
  });
  host.behaviour("push_to", {{"x"}, {"y"}, {"speed"}}, [this](const BehaviourCall& call) {
    push_to(call.arguments[0], call.arguments[1], call.arguments[2]);
  });
  host.behaviour("turn_to", {{"angle"}}, [this](const BehaviourCall& call) { turn_to(call.arguments[0]); });
  host.behaviour("spin", {{"speed"}}, [this](const BehaviourCall& call) {
    intent_ = wheels::DriveGoal{.spin = call.arguments[0] / kDegrees};
  });
  host.behaviour("attack", {}, [this](const BehaviourCall& call) { attack(call.first); });
  host.behaviour("keep_goal", {}, [this](const BehaviourCall&) { intent_ = wheels::keep_goal(*situation_, self()); });
  // the same for programs that can only set outputs
  host.enumeration<Skill>("skill", {"none", "stop", "go_to", "push_to", "turn_to", "spin", "attack", "keep_goal"});
  host.output("skill", &skill_).output("skill.x", &skill_x_).output("skill.y", &skill_y_);
  host.output("skill.speed", &skill_speed_).output("skill.angle", &skill_angle_);
}

void WheeledBody::go_to(double x, double y, double speed, double through) {
  const double top = speed > 0.0 ? speed / kMm : situation_->pitch.top_speed;
  intent_ = wheels::DriveGoal{
      .point = inside(situation_->pitch, {x / kMm, y / kMm}, situation_->pitch.robot_half + kOffWalls),
      .ride = {.arrival_speed = through / kMm, .top_speed = top}};
}

void WheeledBody::push_to(double x, double y, double speed) {
  const double top = speed > 0.0 ? speed / kMm : situation_->pitch.top_speed;
  intent_ = wheels::DriveGoal{.point = {x / kMm, y / kMm},
                              .ride = {.arrival_speed = top, .top_speed = top},
                              .round_ball = false,
                              .straight = true};
}

void WheeledBody::turn_to(double angle) {
  const double heading = self().X_TR.heading + angle / kDegrees;
  intent_ = wheels::DriveGoal{.point = self().X_TR.position(), .facing = heading, .slack = 1.0};
}

void WheeledBody::attack(bool first) {
  if (first) attack_ = {};
  intent_ = wheels::attack(*situation_, self(), attack_);
}

void WheeledBody::use_skill() {
  const bool first = skill_ != last_skill_;
  last_skill_ = skill_;
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
      intent_ = wheels::DriveGoal{.spin = skill_speed_ / kDegrees};
      return;
    case Skill::Attack:
      return attack(first);
    case Skill::KeepGoal:
      intent_ = wheels::keep_goal(*situation_, self());
  }
}

}  // namespace cancha::minds
