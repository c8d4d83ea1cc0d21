#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "messages/robot_id.h"
#include "messages/team.h"

namespace cancha {

/// Whose ball it is; the numbers are SimuroSot's.
enum class BallOwner : std::uint8_t { Anyone, Blue, Yellow };

constexpr std::array<std::string_view, 3> names(BallOwner) {
  return {"anyone", "blue", "yellow"};
}
[[nodiscard]] constexpr std::string_view name(BallOwner owner) {
  return names(owner)[static_cast<std::size_t>(owner)];
}
[[nodiscard]] constexpr BallOwner owner(Team team) {
  return team == Team::Blue ? BallOwner::Blue : BallOwner::Yellow;
}

/// Which stretch of the match is being played.
enum class Period : std::uint8_t { FirstHalf, HalfTime, SecondHalf, ExtraTime, Ended };

constexpr std::array<std::string_view, 5> names(Period) {
  return {"first half", "half-time", "second half", "extra time", "ended"};
}
[[nodiscard]] constexpr std::string_view name(Period period) {
  return names(period)[static_cast<std::size_t>(period)];
}

/// Why something happened in a match. New ones go to the end: the numbers are in recordings.
enum class Cause : std::uint8_t {
  Unknown,           ///< nothing but the sentence is known
  GoalLine,          ///< the whole ball crossed it
  BallOut,           ///< the ball left the pitch
  BallStuck,         ///< for `seconds`
  BallHeld,          ///< in the goal area of `team` for `seconds`
  BallBlocked,       ///< the same, by an attacker
  TooManyDefenders,  ///< of `team`
  TooManyAttackers,  ///< of `team`
  Pushing,           ///< by `robot` of `team`
  AfterGoal,
  PeriodBegins,  ///< `period`
  InPeriod,      ///< `period`
  TimeUp,
  Forfeited,   ///< by `team`
  TeamFailed,  ///< `team`; the sentence says how
  ShotAtGoal,
  BallInPlay,
  RestartTooLong,
  BallMoved,       ///< by hand
  RobotMoved,      ///< `robot` of `team`, by hand
  TouchLine,       ///< the ball crossed it; `team` touched it last
  BehindGoalLine,  ///< likewise, beside the goal
  LeftField,       ///< `robot` of `team`
  NotGettingUp,    ///< `robot` of `team`, for `seconds`
  InGoalArea,      ///< `robot` of `team` stayed in a goal area for `seconds`
  PenaltyOver,     ///< of `robot` of `team`
  RobotFell,       ///< `robot` of `team`
  RefereeSaid,     ///< a referee outside of the match
  HeldBall,        ///< `robot` of `team`, for `seconds`
  ButtonPressed,   ///< in the chest of `robot` of `team`
  TooSoon          ///< `robot` of `team` played the ball at the others' kick-off
};

constexpr std::array<std::string_view, 31> names(Cause) {
  return {"unknown",
          "goal line",
          "ball out",
          "ball stuck",
          "ball held",
          "ball blocked",
          "too many defenders",
          "too many attackers",
          "pushing",
          "after goal",
          "period begins",
          "in period",
          "time up",
          "forfeited",
          "team failed",
          "shot at goal",
          "ball in play",
          "restart too long",
          "ball moved",
          "robot moved",
          "touch line",
          "behind goal line",
          "left field",
          "not getting up",
          "in goal area",
          "penalty over",
          "robot fell",
          "referee said",
          "held ball",
          "button pressed",
          "too soon"};
}

/// A cause with what its sentence needs, so that viewers can say it in any language.
struct Reason {
  Cause cause = Cause::Unknown;
  BallOwner team = BallOwner::Anyone;
  int robot = -1;        ///< number in its team
  double seconds = 0.0;  ///< how long it lasted
  Period period = Period::FirstHalf;

  friend constexpr bool operator==(const Reason&, const Reason&) = default;

  static constexpr std::string_view kName = "cancha.Reason";
  static constexpr auto fields() {
    return list_of(entry("cause", &Reason::cause), entry("team", &Reason::team, "whose doing it was"),
                   entry("robot", &Reason::robot, "number in its team; -1 = none"),
                   entry("seconds", &Reason::seconds, "how long it lasted"), entry("period", &Reason::period));
  }
};

/// A reason that is about one robot.
[[nodiscard]] constexpr Reason reason_of(RobotId robot, Cause cause, double seconds = 0.0) {
  return {.cause = cause, .team = owner(robot.team), .robot = robot.number, .seconds = seconds};
}

}  // namespace cancha
