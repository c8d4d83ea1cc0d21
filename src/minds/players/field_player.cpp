#include "minds/players/field_player.h"

namespace cancha::minds {

void FieldPlayer::decide(const Beliefs& beliefs, Intent& intent) {
  const bool keeper = beliefs.self.number == 0;
  if (intent.role.empty()) intent.role = keeper ? "keeper" : "supporter";
  tactics_.see(beliefs);
  if (obeys(beliefs, tactics_, intent)) return;
  if (!beliefs.ball) {
    intent.action = {};
    intent.action.kind = ActionKind::Search;
    intent.chosen_by = "no ball";
    return;
  }
  if (keeper) {
    intent.role = "keeper";
    return want(intent, tactics_.keep_goal());
  }
  const bool strikes = tactics_.plays_ball();
  intent.role = strikes ? "striker" : beliefs.ball->p_TB.x < -0.5 ? "defender" : "supporter";
  const bool theirs = beliefs.game && beliefs.game->their_kick && beliefs.game->set_play != SetPlay::None;
  if (theirs) return want(intent, tactics_.keep_off());
  want(intent, strikes ? tactics_.attack() : tactics_.take_place());
}

}  // namespace cancha::minds
