#include "match/reasons.h"

#include <fmt/format.h>

namespace cancha::match {
namespace {

std::string_view opponents_of(BallOwner team) {
  return name(team == BallOwner::Blue ? BallOwner::Yellow : BallOwner::Blue);
}

/// Of robots on their own.
std::string about_robot(const Reason& why) {
  const std::string_view team = name(why.team);
  switch (why.cause) {
    case Cause::LeftField:
      return fmt::format("{} {} left the field", team, why.robot);
    case Cause::NotGettingUp:
      return fmt::format("{} {} did not get up for {:g} s", team, why.robot, why.seconds);
    case Cause::InGoalArea:
      return fmt::format("{} {} was in a goal area for {:g} s", team, why.robot, why.seconds);
    case Cause::PenaltyOver:
      return fmt::format("{} {} may play again", team, why.robot);
    case Cause::HeldBall:
      return fmt::format("{} {} held the ball for {:g} s", team, why.robot, why.seconds);
    case Cause::ButtonPressed:
      return fmt::format("the chest button of {} {} was pressed", team, why.robot);
    case Cause::TooSoon:
      return fmt::format("{} {} played the ball at the others' kick-off", team, why.robot);
    case Cause::RobotFell:
      return fmt::format("{} {} fell", team, why.robot);
    default:
      return "";
  }
}

}  // namespace

std::string sentence(const Reason& why) {
  const std::string_view team = name(why.team);
  switch (why.cause) {
    case Cause::Unknown:
      return "";
    case Cause::GoalLine:
      return "the whole ball crossed the goal line";
    case Cause::BallOut:
      return "the ball left the pitch";
    case Cause::BallStuck:
      return fmt::format("the ball was stuck for {:g} s", why.seconds);
    case Cause::BallHeld:
      return fmt::format("the ball was in {}'s goal area for {:g} s", team, why.seconds);
    case Cause::BallBlocked:
      return fmt::format("the ball was in {}'s goal area for {:g} s, blocked by an attacker", team, why.seconds);
    case Cause::TooManyDefenders:
      return fmt::format("too many robots of {} defended their area", team);
    case Cause::TooManyAttackers:
      return fmt::format("too many robots of {} were in {}'s area", team, opponents_of(why.team));
    case Cause::Pushing:
      return fmt::format("{} {} pushed an opponent away from the ball", team, why.robot);
    case Cause::AfterGoal:
      return "after the goal";
    case Cause::PeriodBegins:
      return fmt::format("start of the {}", name(why.period));
    case Cause::InPeriod:
      return std::string{name(why.period)};
    case Cause::TimeUp:
      return "time is up";
    case Cause::Forfeited:
      return fmt::format("{} forfeits", team);
    case Cause::TeamFailed:
      return fmt::format("{} failed", team);
    case Cause::ShotAtGoal:
      return "the ball heads for the goal";
    case Cause::BallInPlay:
      return "the ball is in play";
    case Cause::RestartTooLong:
      return "the restart took too long";
    case Cause::BallMoved:
      return "the ball was moved by hand";
    case Cause::RobotMoved:
      return fmt::format("{} {} was moved by hand", team, why.robot);
    case Cause::TouchLine:
      return fmt::format("the ball left the pitch over the touch line, last touched by {}", team);
    case Cause::BehindGoalLine:
      return fmt::format("the ball left the pitch over the goal line, last touched by {}", team);
    case Cause::RefereeSaid:
      return "the referee says so";
    default:
      return about_robot(why);
  }
  return "";
}

}  // namespace cancha::match
