// A GameController outside of the match decides; the rulebook sees to it that robots and ball are where they belong.

#include <algorithm>
#include <cmath>

#include "match/gamecontroller_rulebook.h"

namespace cancha::match {
namespace {

constexpr double kRollsOut = 0.3;  ///< metres behind a line where the ball is fetched back

/// Which of our teams is the first one of the referee's: the one that it calls blue, else the first.
Team first_team(const RefereeState& said) {
  const bool swapped = said.teams.size() == 2 && said.teams[1].colour == "blue" && said.teams[0].colour != "blue";
  return swapped ? Team::Yellow : Team::Blue;
}

const RefereeTeam* team_of(const RefereeState& said, Team team) {
  const std::size_t place = team == first_team(said) ? 0 : 1;
  return place < said.teams.size() ? &said.teams[place] : nullptr;
}

std::optional<Team> kicking_team(const RefereeState& said) {
  if (said.kicking == RefereeSide::Neither) return std::nullopt;
  const Team first = first_team(said);
  return said.kicking == RefereeSide::First ? first : other(first);
}

EventKind event_of(SetPlay set_play) {
  switch (set_play) {
    case SetPlay::ThrowIn:
      return EventKind::ThrowIn;
    case SetPlay::Corner:
      return EventKind::CornerKick;
    case SetPlay::GoalKick:
      return EventKind::GoalKick;
    case SetPlay::PenaltyKick:
      return EventKind::PenaltyKick;
    case SetPlay::DroppedBall:
      return EventKind::DroppedBall;
    default:
      return EventKind::FreeKick;
  }
}

}  // namespace

void GameControllerRulebook::heed(const RefereeState& said, const Truth& truth, Hands& hands) {
  if (game_.period == Period::Ended) return;
  const bool first = !said_.has_value();
  hear_score(said, truth, hands);
  hear_penalties(said, truth, hands);
  const bool stops = said.stopped || said.phase == RefereePhase::Timeout;
  const bool new_play = first || said.play != said_->play || said.half != said_->half ||
                        stops != (said_->stopped || said_->phase == RefereePhase::Timeout);
  if (new_play) hear_play(said, truth, hands);
  if (!first && said.set_play != said_->set_play) hear_set_play(said, truth, hands);
  game_.left = said.left;
  said_ = said;
}

void GameControllerRulebook::hear_score(const RefereeState& said, const Truth& truth, Hands& hands) {
  for (const Team team : kTeams) {
    const RefereeTeam* told = team_of(said, team);
    if (!told) continue;
    const bool scored = told->score > game_.score.of(team);
    game_.score.of(team) = told->score;
    if (!scored) continue;
    hands.count_goal(team);
    hands.announce(EventKind::Goal, owner(team), truth.ball.p_FB.xy(), {Cause::RefereeSaid, owner(team)});
  }
}

void GameControllerRulebook::hear_penalties(const RefereeState& said, const Truth& truth, Hands& hands) {
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const RobotId who = id(robot);
    const RefereeTeam* told = team_of(said, who.team);
    const auto number = static_cast<std::size_t>(who.number);
    if (!told || number >= told->players.size()) continue;
    const RefereePlayer& player = told->players[number];
    const Reason why = reason_of(who, Cause::RefereeSaid);
    const auto out = std::ranges::find(game_.penalties, who, &RobotPenalty::robot);
    if (player.penalty == RefereePenalty::None) {
      if (out == game_.penalties.end()) continue;
      game_.penalties.erase(out);
      hands.announce(EventKind::Returned, owner(who.team),
                     truth.robots[static_cast<std::size_t>(robot)].X_FR.position(), why);
    } else if (out == game_.penalties.end()) {
      take_out(who, player.penalty, why, truth, hands);
      game_.penalties.back().left = player.penalty_left;
    } else {
      out->left = player.penalty_left;
    }
  }
}

void GameControllerRulebook::hear_play(const RefereeState& said, const Truth& truth, Hands& hands) {
  const Reason why{Cause::RefereeSaid};
  if (said.half >= 2 && game_.period == Period::FirstHalf) {
    game_.period = Period::SecondHalf;
    hands.announce(EventKind::PeriodStart, BallOwner::Anyone, {0.0, 0.0},
                   {.cause = Cause::InPeriod, .period = Period::SecondHalf});
  }
  switch (said.play) {
    case RefereePlay::Ready:
      return ready(kicking_team(said).value_or(kick_off_), why, truth, hands);
    case RefereePlay::Set:
      kick_off_ = kicking_team(said).value_or(kick_off_);
      return set(truth, hands);
    case RefereePlay::Playing:
      if (said.playing()) return play(truth, hands);
      game_.play = RefereePlay::Set;  // held: nobody moves
      return hands.announce(EventKind::Set, BallOwner::Anyone, truth.ball.p_FB.xy(), why);
    case RefereePlay::Finished:
      game_.play = RefereePlay::Finished;
      hands.announce(EventKind::PeriodEnd, BallOwner::Anyone, truth.ball.p_FB.xy(),
                     {.cause = Cause::InPeriod, .period = game_.period});
      if (said.half < 2) return;
      game_.period = Period::Ended;
      return hands.announce(EventKind::MatchEnd, BallOwner::Anyone, truth.ball.p_FB.xy(), why);
    default:
      game_.play = RefereePlay::Initial;
  }
}

void GameControllerRulebook::hear_set_play(const RefereeState& said, const Truth& truth, Hands& hands) {
  game_.set_play = said.set_play;
  const auto kicking = kicking_team(said);
  game_.whose_ball = kicking && said.set_play != SetPlay::None ? owner(*kicking) : BallOwner::Anyone;
  spot_ = truth.ball.p_FB.xy();
  play_restarts();
  if (said.set_play == SetPlay::None) {
    game_.mode = PlayMode::PlayOn;
    return hands.announce(EventKind::PlayOn, BallOwner::Anyone, spot_, {Cause::RefereeSaid});
  }
  game_.mode = said.set_play == SetPlay::GoalKick ? PlayMode::GoalKick : PlayMode::FreeKick;
  hands.announce(event_of(said.set_play), game_.whose_ball, spot_, {Cause::RefereeSaid});
}

void GameControllerRulebook::watch_for_outside(const Truth& truth, Duration step, Hands& hands) {
  if (game_.play != RefereePlay::Playing) return;
  game_.left = std::max(game_.left - step, Duration{});
  // somebody fetches a ball that has left the pitch; what that means is for the referee to say
  const Vec2 p = truth.ball.p_FB.xy();
  const double half_length = league_.walls.length() / 2;
  const double half_width = league_.walls.width() / 2;
  if (std::abs(p.x) < half_length + kRollsOut && std::abs(p.y) < half_width + kRollsOut) return;
  const bool goal = std::abs(p.x) > half_length && std::abs(p.y) < league_.walls.goal_width() / 2;
  const Vec2 back{std::clamp(p.x, -half_length, half_length), std::clamp(p.y, -half_width, half_width)};
  spot_ = goal ? Vec2{} : free_spot(back, truth);
  hands.put_ball(spot_);
  play_restarts();
  hands.play_restarts();
}

}  // namespace cancha::match
