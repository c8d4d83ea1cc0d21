#include "model/game_belief.h"

namespace cancha::model {

void GameBelief::update(const Readings& readings, Beliefs& beliefs) {
  if (readings.button) ++beliefs.presses;
  if (readings.referee) {
    const RefereeWord& said = *readings.referee;
    const bool news = !heard_ || said.play != told_.play || said.penalty != told_.penalty;
    if (news) by_button_ = ButtonWord::None;
    told_ = said;
    heard_ = true;
  }
  if (beliefs.button != ButtonWord::None) by_button_ = beliefs.button;
  if (by_button_ == ButtonWord::None) {
    if (readings.referee) beliefs.game.present() = told_;
    return;
  }
  RefereeWord& game = beliefs.game.present();
  game = told_;
  if (!heard_) game.play = RefereePlay::Playing;
  game.penalty = by_button_ == ButtonWord::Penalise ? RefereePenalty::Manual : RefereePenalty::None;
  game.penalty_left = {};
}

}  // namespace cancha::model
