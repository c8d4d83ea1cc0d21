#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/reason.h"
#include "messages/referee.h"
#include "messages/robot_id.h"
#include "messages/team.h"

namespace cancha {

/// How the ball is in play; the numbers are SimuroSot's game states.
enum class PlayMode : std::uint8_t { PlayOn, FreeBall, PlaceKick, PenaltyKick, FreeKick, GoalKick };

constexpr std::array<std::string_view, 6> names(PlayMode) {
  return {"play on", "free ball", "place kick", "penalty kick", "free kick", "goal kick"};
}
[[nodiscard]] constexpr std::string_view name(PlayMode mode) {
  return names(mode)[static_cast<std::size_t>(mode)];
}

/// Goals of both teams.
struct Score {
  int blue = 0;
  int yellow = 0;

  friend constexpr bool operator==(Score, Score) = default;
  [[nodiscard]] constexpr int& of(Team team) { return team == Team::Blue ? blue : yellow; }
  [[nodiscard]] constexpr int of(Team team) const { return team == Team::Blue ? blue : yellow; }

  static constexpr std::string_view kName = "cancha.Score";
  static constexpr auto fields() { return list_of(entry("blue", &Score::blue), entry("yellow", &Score::yellow)); }
};

/// A robot that must not play for a while.
struct RobotPenalty {
  RobotId robot;
  RefereePenalty penalty = RefereePenalty::None;
  Duration left;  ///< until it may come back

  friend constexpr bool operator==(const RobotPenalty&, const RobotPenalty&) = default;
  static constexpr std::string_view kName = "cancha.RobotPenalty";
  static constexpr auto fields() {
    return list_of(entry("robot", &RobotPenalty::robot), entry("penalty", &RobotPenalty::penalty, "why"),
                   entry("left", &RobotPenalty::left, "until it may come back"));
  }
};

/// The state of the match that everybody may know.
struct GameState {
  Period period = Period::FirstHalf;
  PlayMode mode = PlayMode::PlayOn;
  BallOwner whose_ball = BallOwner::Anyone;
  Score score;
  Duration left;                            ///< of this period
  RefereePlay play = RefereePlay::Playing;  ///< of leagues with a GameController
  SetPlay set_play = SetPlay::None;         ///< likewise: how the ball comes into play
  std::vector<RobotPenalty> penalties{};    ///< robots that must not play

  /// Whether a robot must not play.
  [[nodiscard]] bool is_out(RobotId robot) const {
    return std::ranges::find(penalties, robot, &RobotPenalty::robot) != penalties.end();
  }

  static constexpr std::string_view kName = "cancha.GameState";
  static constexpr auto fields() {
    return list_of(entry("period", &GameState::period), entry("mode", &GameState::mode),
                   entry("whose_ball", &GameState::whose_ball), entry("score", &GameState::score),
                   entry("left", &GameState::left, "time left in this period"),
                   entry("play", &GameState::play, "of leagues with a GameController"),
                   entry("set_play", &GameState::set_play, "likewise: how the ball comes into play"),
                   entry("penalties", &GameState::penalties, "robots that must not play"));
  }
};

/// What a referee can decide, and what else changes the course of a match.
enum class EventKind : std::uint8_t {
  PeriodStart,
  PeriodEnd,
  Goal,
  PlaceKick,
  FreeBall,
  PenaltyKick,
  FreeKick,
  GoalKick,
  PlayOn,
  Shot,
  Forfeit,
  MatchEnd,
  Touched,
  Ready,
  Set,
  ThrowIn,
  CornerKick,
  DroppedBall,
  Penalised,
  Returned,
  Fall
};

constexpr std::array<std::string_view, 21> names(EventKind) {
  return {"period start", "period end", "goal",        "place kick",   "free ball", "penalty kick", "free kick",
          "goal kick",    "play on",    "shot",        "forfeit",      "match end", "touched",      "ready",
          "set",          "throw-in",   "corner kick", "dropped ball", "penalised", "returned",     "fall"};
}
[[nodiscard]] constexpr std::string_view name(EventKind kind) {
  return names(kind)[static_cast<std::size_t>(kind)];
}

/// One decision of the referee, with time, place and reason.
struct MatchEvent {
  Time time;
  EventKind kind = EventKind::PlayOn;
  BallOwner side = BallOwner::Anyone;  ///< who scored, who gets the ball, who forfeits
  Vec2 place;                          ///< field frame, metres
  std::string reason;                  ///< one phrase for people
  Score score;                         ///< after the decision
  Reason why{};                        ///< the same for machines: viewers say it in their language

  static constexpr std::string_view kName = "cancha.MatchEvent";
  static constexpr auto fields() {
    return list_of(entry("time", &MatchEvent::time, "simulated"), entry("kind", &MatchEvent::kind),
                   entry("side", &MatchEvent::side, "who scored, who gets the ball, who forfeits"),
                   entry("place", &MatchEvent::place, "m, field frame"), entry("reason", &MatchEvent::reason),
                   entry("score", &MatchEvent::score, "after the decision"),
                   entry("why", &MatchEvent::why, "the reason in parts, for viewers in other languages"));
  }
};

}  // namespace cancha
