// A GameController outside of the match decides; the rulebook sees to it that robots and ball are where they belong.

#include <algorithm>
#include <cmath>

#include "act/wheels/believed_situation.h"
#include "match/gamecontroller_rulebook.h"

namespace cancha::match {
namespace {

constexpr double kRollsOut = 0.3;  ///< metres behind a line where the ball is fetched back

/// Does a referee hold robots that would play or walk?
bool holds(const RefereeState& said) {
  if (said.play == RefereePlay::Ready) return said.stopped;
  return said.play == RefereePlay::Playing && !said.playing();
}

}  // namespace

void GameControllerRulebook::heed(const RefereeState& said, const Truth& truth, Hands& hands) {
  if (game_.period == Period::Ended) return;
  const bool first = !said_.has_value();
  hear_score(said, truth, hands);
  hear_penalties(said, 2 * league_.players, truth, hands);
  const bool new_play = first || said.play != said_->play || said.half != said_->half || holds(said) != holds(*said_) ||
                        (said.interrupted() && said.stage != said_->stage);
  if (new_play) hear_play(said, truth, hands);
  if (said.set_play != (first ? SetPlay::None : said_->set_play)) hear_set_play(said, truth, hands);
  game_.left = said.left;
  said_ = said;
}

void GameControllerRulebook::hear_play(const RefereeState& said, const Truth& truth, Hands& hands) {
  const Reason why{Cause::RefereeSaid};
  if (said.half >= 2 && game_.period == Period::FirstHalf) {
    game_.period = Period::SecondHalf;
    hands.announce(EventKind::PeriodStart, BallOwner::Anyone, {0.0, 0.0},
                   {.cause = Cause::InPeriod, .period = Period::SecondHalf});
  }
  if (holds(said)) return hold(said, truth, hands);
  switch (said.play) {
    case RefereePlay::Ready:
      return ready(kicking_team(said).value_or(kick_off_), why, truth, hands);
    case RefereePlay::Set:
      kick_off_ = kicking_team(said).value_or(kick_off_);
      return set(truth, hands);
    case RefereePlay::Playing:
      return go_on(truth, hands);
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

void GameControllerRulebook::hold(const RefereeState& said, const Truth& truth, Hands& hands) {
  // in the middle stage of an interruption robots take their places, else nobody moves
  const bool places = said.interrupted() && said.stage == 1;
  const auto kicking = kicking_team(said);
  const bool fresh = !said_ || said.set_play != said_->set_play || said_->stage == 0;
  if (said.interrupted() && said.stage > 0 && fresh) {
    spot_ = free_spot(set_play_spot(league_, said.set_play, kicking.value_or(kick_off_), truth.ball.p_FB.xy()), truth,
                      kBallClear);
    hands.put_ball(spot_);
    hands.play_restarts();
  }
  game_.play = places ? RefereePlay::Ready : RefereePlay::Set;
  play_restarts();
  hands.announce(places ? EventKind::Ready : EventKind::Set, kicking ? owner(*kicking) : BallOwner::Anyone,
                 truth.ball.p_FB.xy(), {Cause::RefereeSaid});
}

void GameControllerRulebook::go_on(const Truth& truth, Hands& hands) {
  // from Set it is a kick-off; else play was held, and goes on where the ball lies
  const bool held = said_ && holds(*said_);
  if (!held) return play(truth, hands);
  game_.play = RefereePlay::Playing;
  phase_began_ = truth.time;
  spot_ = truth.ball.p_FB.xy();
  play_restarts();
  hands.announce(EventKind::PlayOn, game_.whose_ball, spot_, {Cause::RefereeSaid});
}

void GameControllerRulebook::hear_set_play(const RefereeState& said, const Truth& truth, Hands& hands) {
  // kick-offs are told by Ready; and who has the ball after one, or after an interruption, has it until it moves
  if (said.set_play == SetPlay::KickOff) return;
  const bool was_kick_off = said_ && said_->set_play <= SetPlay::DroppedBall;
  if (said.set_play == SetPlay::None && (was_kick_off || (said_ && said_->interrupted()))) return;
  game_.set_play = said.set_play;
  const auto kicking = kicking_team(said);
  game_.whose_ball = kicking && said.set_play != SetPlay::None ? owner(*kicking) : BallOwner::Anyone;
  spot_ = truth.ball.p_FB.xy();
  play_restarts();
  if (said.set_play == SetPlay::None) {
    game_.mode = PlayMode::PlayOn;
    return hands.announce(EventKind::PlayOn, BallOwner::Anyone, spot_, {Cause::RefereeSaid});
  }
  game_.mode = act::wheels::mode_of(said.set_play);
  hands.announce(event_of(said.set_play), game_.whose_ball, spot_, {Cause::RefereeSaid});
}

void GameControllerRulebook::watch_for_outside(const Truth& truth, Duration step, Hands& hands) {
  if (game_.play != RefereePlay::Playing) return;
  game_.left = game_.left - step;  // below zero where the half overruns
  if (said_->set_play == SetPlay::None) watch_restart(truth, hands);
  // somebody fetches a ball that has left the pitch; what that means is for the referee to say
  const Vec2 p = truth.ball.p_FB.xy();
  const double half_length = league_.walls.length() / 2;
  const double half_width = league_.walls.width() / 2;
  if (std::abs(p.x) < half_length + kRollsOut && std::abs(p.y) < half_width + kRollsOut) return;
  const bool goal = std::abs(p.x) > half_length && std::abs(p.y) < league_.walls.goal_width() / 2;
  const Vec2 back{std::clamp(p.x, -half_length, half_length), std::clamp(p.y, -half_width, half_width)};
  spot_ = goal ? Vec2{} : free_spot(back, truth, kBallClear);
  hands.put_ball(spot_);
  play_restarts();
  hands.play_restarts();
}

}  // namespace cancha::match
