#include "match/referee_words.h"

#include "act/wheels/believed_situation.h"
#include "team/referee/player_word.h"

namespace cancha::match {
namespace {

void put_team_into_words(const GameState& game, const field::League& league, Team team, RefereeTeam& told) {
  told.number = static_cast<int>(index(team)) + 1;
  told.colour = name(team);
  told.score = game.score.of(team);
  told.players.resize(static_cast<std::size_t>(league.players));
  for (std::size_t i = 0; i < told.players.size(); ++i) {
    told.players[i] = {};
    told.players[i].goalkeeper = i == 0;
  }
  for (const RobotPenalty& one : game.penalties) {
    if (one.robot.team != team) continue;
    RefereePlayer& player = told.players[static_cast<std::size_t>(one.robot.number)];
    player.penalty = one.penalty;
    player.penalty_left = one.left;
    // cards that sent it out, which a RefBox has words for
    if (one.penalty == RefereePenalty::Cautioned) player.yellow_cards = 2;
    if (one.penalty == RefereePenalty::SentOff) player.red_cards = 1;
  }
}

}  // namespace

void put_into_words(const GameState& game, const field::League& league, RefereeState& state) {
  state.protocol = RefereeProtocol::Humanoid;
  state.play = game.period == Period::Ended ? RefereePlay::Finished : game.play;
  // SimuroSot knows only how play goes on
  const SetPlay set_play =
      league.referee == field::RefereeKind::Simurosot ? act::wheels::set_play_of(game.mode) : game.set_play;
  state.set_play = set_play == SetPlay::KickOff ? SetPlay::None : set_play;
  state.kicking = game.whose_ball == BallOwner::Blue     ? RefereeSide::First
                  : game.whose_ball == BallOwner::Yellow ? RefereeSide::Second
                                                         : RefereeSide::Neither;
  state.half = game.period == Period::FirstHalf ? 1 : 2;
  state.left = game.left;
  state.teams.resize(2);
  for (const Team team : kTeams) put_team_into_words(game, league, team, state.teams[index(team)]);
}

void hear(const RefereeState& state, RobotId robot, RefereeWord& word) {
  team::tell_player(state, robot.team == Team::Blue ? RefereeSide::First : RefereeSide::Second, robot.number, word);
}

}  // namespace cancha::match
