#include "act/wheels/wheel_skills.h"

#include "act/wheels/keeper.h"

namespace cancha::act {
namespace {

using wheels::DriveGoal;
using wheels::Situation;

constexpr double kOffWalls = 0.005;  ///< metres: a robot that is sent into a wall stops so far from it
constexpr double kLooksAbout = 3.0;  ///< rad/s of a robot that searches

DriveGoal reach_aside(const Situation& s, double side) {
  return {.point = {keeper_line(s.pitch), side * (s.pitch.goal_half - s.pitch.robot_half)},
          .facing = kPi / 2,
          .slack = 0.006,
          .round_ball = false};
}

}  // namespace

WheelSkills::WheelSkills(const field::League& league, int number)
    : number_{static_cast<std::size_t>(number)},
      track_{league.robot.track.value},
      unit_speed_{league.drive.metres_per_second_per_unit},
      believed_{league},
      driver_{static_cast<std::size_t>(league.players)} {}

void WheelSkills::act(const Intent& intent, const Beliefs& beliefs, const Readings& /*readings*/, Commands& commands) {
  const WheelCommand command = drive(intent.action, believed_.update(beliefs));
  commands.wheels.present() = {command.left * unit_speed_, command.right * unit_speed_};
}

WheelCommand WheelSkills::drive(const Action& action, const Situation& situation) {
  if (action.kind != kind_) charging_ = false;
  kind_ = action.kind;
  goal_ = goal_of(action, situation);
  if (goal_) return driver_.drive(situation, number_, *goal_);
  if (action.kind != ActionKind::Walk) return {};
  const double half_turn = action.turn * track_ / 2;
  return {(action.v_RR.x - half_turn) / unit_speed_, (action.v_RR.x + half_turn) / unit_speed_};
}

std::optional<DriveGoal> WheelSkills::goal_of(const Action& action, const Situation& s) {
  const TeamRobot& self = s.view.mates[number_];
  switch (action.kind) {
    case ActionKind::GoTo:
      return go_to(action, s);
    case ActionKind::TurnTo:
      return turn_to(action.heading, s);
    case ActionKind::Walk:
      if (action.v_RR == Vec2{} && action.turn != 0.0) return DriveGoal{.spin = action.turn};
      return std::nullopt;
    case ActionKind::Kick:
    case ActionKind::Dribble:
      return strike(s, self, action.p_TG, charging_);
    case ActionKind::Approach:
      return get_behind(s, self, action.p_TG);
    case ActionKind::Push:
      return push_to(action, s);
    case ActionKind::KeepGoal:
      return keep_goal(s, self);
    case ActionKind::SaveLeft:
      return reach_aside(s, 1.0);
    case ActionKind::SaveRight:
      return reach_aside(s, -1.0);
    case ActionKind::Search:
      return DriveGoal{.spin = action.turn != 0.0 ? action.turn : kLooksAbout};
    case ActionKind::Stand:
    case ActionKind::Motion:
    case ActionKind::Move:
      return std::nullopt;
  }
  return std::nullopt;
}

DriveGoal WheelSkills::go_to(const Action& action, const Situation& s) const {
  DriveGoal goal{.point = inside(s.pitch, action.p_TG, s.pitch.robot_half + kOffWalls),
                 .ride = {.arrival_speed = action.through, .top_speed = action.speed * s.pitch.top_speed}};
  if (!action.any_heading) goal.facing = action.heading;
  return goal;
}

DriveGoal WheelSkills::turn_to(double heading, const Situation& s) const {
  return {.point = s.view.mates[number_].X_TR.position(), .facing = heading, .slack = 1.0};
}

DriveGoal WheelSkills::push_to(const Action& action, const Situation& s) const {
  const double speed = action.speed * s.pitch.top_speed;
  return {.point = action.p_TG,
          .ride = {.arrival_speed = speed, .top_speed = speed},
          .round_ball = false,
          .straight = true};
}

}  // namespace cancha::act
