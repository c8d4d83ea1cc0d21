#include "team/referee/player_word.h"

namespace cancha::team {
namespace {

/// Does the referee hold robots that would play or walk?
bool holds(const RefereeState& said) {
  if (said.play == RefereePlay::Ready) return said.stopped;
  return said.play == RefereePlay::Playing && !said.playing();
}

}  // namespace

void tell_player(const RefereeState& state, RefereeSide own, int number, RefereeWord& word) {
  const std::size_t place = own == RefereeSide::First ? 0 : 1;
  const RefereeTeam& us = state.teams[place];
  const RefereeTeam& them = state.teams[1 - place];
  word = {};
  word.play = state.play;
  word.our_kick = state.kicking == own;
  word.their_kick = state.kicking != own && state.kicking != RefereeSide::Neither;
  // whose ball it is without a set play is whose kick-off it is
  const bool kick_off = state.set_play == SetPlay::None && state.kicking != RefereeSide::Neither;
  word.set_play = kick_off ? SetPlay::KickOff : state.set_play;
  word.stopped = state.stopped;
  word.our_score = us.score;
  word.their_score = them.score;
  word.left = state.left;
  if (number < 0 || static_cast<std::size_t>(number) >= us.players.size()) return;
  const RefereePlayer& player = us.players[static_cast<std::size_t>(number)];
  word.penalty = player.penalty;
  word.penalty_left = player.penalty_left;
}

bool PlayerWords::hear(const RefereeState& state, Time now, RefereeWord& word) {
  if (state.teams.size() != 2) return false;
  const bool first = team_ == 0 || state.teams[0].number == team_;
  if (!first && state.teams[1].number != team_) return false;
  tell_player(state, first ? RefereeSide::First : RefereeSide::Second, player_ - 1, word);

  const bool held = holds(state);
  if (held) word.play = state.interrupted() && state.stage == 1 ? RefereePlay::Ready : RefereePlay::Set;
  // only from Set it is a kick-off; a game that was held, or that was joined late, goes on
  if (state.play == RefereePlay::Playing && play_ == RefereePlay::Set) kick_off_ends_ = now + kKickOff;
  if (state.play != RefereePlay::Playing) kick_off_ends_ = {};
  play_ = state.play;
  const bool opens = word.set_play == SetPlay::KickOff || word.set_play == SetPlay::DroppedBall;
  if (state.play == RefereePlay::Playing && !held && opens && now >= kick_off_ends_) {
    word.set_play = SetPlay::None;
    word.our_kick = false;
    word.their_kick = false;
  }
  return true;
}

}  // namespace cancha::team
