#include "team/teamware/game_records.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cancha::team {
namespace {

using teamware::Play;

constexpr std::array kSetPlays{std::pair{SetPlay::KickOff, Play::KickOff},
                               std::pair{SetPlay::DroppedBall, Play::DroppedBall},
                               std::pair{SetPlay::FreeKick, Play::FreeKick},
                               std::pair{SetPlay::IndirectFreeKick, Play::FreeKick},
                               std::pair{SetPlay::PushingFreeKick, Play::FreeKick},
                               std::pair{SetPlay::PenaltyKick, Play::Penalty},
                               std::pair{SetPlay::Corner, Play::Corner},
                               std::pair{SetPlay::GoalKick, Play::GoalKick},
                               std::pair{SetPlay::ThrowIn, Play::ThrowIn}};

}  // namespace

teamware::GameSituation situation_of(const RefereeState& state, RefereeSide own) {
  teamware::GameSituation made;
  made.ours = own != RefereeSide::Neither && state.kicking == own;
  if (state.play == RefereePlay::Finished) made.play = Play::Ended;
  const bool open = state.play == RefereePlay::Playing || state.play == RefereePlay::Ready;
  if (!open || state.stopped) return made;
  // whose ball it is without a set play is whose kick-off it is
  const bool kick_off = state.set_play == SetPlay::None && state.kicking != RefereeSide::Neither;
  const SetPlay set_play = kick_off ? SetPlay::KickOff : state.set_play;
  made.started = state.play == RefereePlay::Playing;
  const auto found = std::ranges::find(kSetPlays, set_play, &decltype(kSetPlays)::value_type::first);
  if (found != kSetPlays.end()) {
    made.play = found->second;
  } else {
    made.play = made.started ? Play::Running : Play::Stopped;
  }
  return made;
}

void hear_situation(const teamware::GameSituation& game, RefereeWord& word) {
  word.stopped = false;
  word.set_play = SetPlay::None;
  word.our_kick = word.their_kick = false;
  const auto found = std::ranges::find(kSetPlays, game.play, &decltype(kSetPlays)::value_type::second);
  if (found == kSetPlays.end()) {
    word.play = game.play == Play::Running ? RefereePlay::Playing
                : game.play == Play::Ended ? RefereePlay::Finished
                                           : RefereePlay::Set;
    return;
  }
  word.play = game.started ? RefereePlay::Playing : RefereePlay::Ready;
  word.set_play = found->first;
  word.our_kick = game.ours;
  word.their_kick = !game.ours && game.play != Play::DroppedBall;
}

const teamware::CoachedRobot* coached(const teamware::Coach& coach, int member) {
  const auto found = std::ranges::find(coach.robots, member, &teamware::CoachedRobot::number);
  return found == coach.robots.end() ? nullptr : &*found;
}

void hear_coach(const teamware::Coach& coach, int member, RefereeWord& word) {
  hear_situation(coach.game, word);
  const teamware::CoachedRobot* const self = coached(coach, member);
  word.penalty = self != nullptr && !self->active ? RefereePenalty::Manual : RefereePenalty::None;
  word.penalty_left = {};
  word.our_score = coach.our_score;
  word.their_score = coach.their_score;
  word.left = coach.left;
}

}  // namespace cancha::team
