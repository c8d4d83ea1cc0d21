#include "match/rulebook.h"

#include "match/gamecontroller_rulebook.h"
#include "match/simurosot_rulebook.h"

namespace cancha::match {

void Rulebook::score_forfeit(Team team, int goals) {
  forfeited_ = true;
  played_ = game_.score;
  const Team others = other(team);
  if (game_.score.of(others) - game_.score.of(team) >= goals) return;
  game_.score.of(others) = goals;
  game_.score.of(team) = 0;
}

std::unique_ptr<Rulebook> rulebook_of(const field::League& league, Random random) {
  if (league.referee == field::RefereeKind::GameController) {
    return std::make_unique<GameControllerRulebook>(league, random);
  }
  return std::make_unique<SimurosotRulebook>(league, random);
}

}  // namespace cancha::match
