#include "minds/omni/omni_player.h"

namespace cancha::minds {
namespace {

bool is_set_play(const Beliefs& beliefs, bool ours) {
  if (!beliefs.game || beliefs.game->set_play == SetPlay::None) return false;
  return ours ? beliefs.game->our_kick : beliefs.game->their_kick;
}

/// What referee and lost ball leave any of them to do. True: `intent` is filled.
bool cannot_play(const Beliefs& beliefs, const Tactics& tactics, Intent& intent) {
  if (obeys(beliefs, tactics, intent)) return true;
  if (beliefs.ball) return false;
  Choice search = stand("no ball");
  search.action.kind = ActionKind::Search;
  want(intent, search);
  return true;
}

}  // namespace

void OmniPlayer::decide(const Beliefs& beliefs, Intent& intent) {
  tactics_.see(beliefs);
  intent.role = names(tactics_.role())[static_cast<std::size_t>(tactics_.role())];
  if (cannot_play(beliefs, tactics_, intent)) return;
  if (tactics_.role() == OmniRole::Goalie) return want(intent, tactics_.keep_goal());
  if (is_set_play(beliefs, false)) return want(intent, tactics_.keep_off());
  if (!tactics_.plays_ball()) return want(intent, tactics_.take_place());
  want(intent, is_set_play(beliefs, true) ? tactics_.set_play() : tactics_.attack());
}

void OmniChaser::decide(const Beliefs& beliefs, Intent& intent) {
  tactics_.see(beliefs);
  intent.role = "chaser";
  if (cannot_play(beliefs, tactics_, intent)) return;
  if (is_set_play(beliefs, false)) return want(intent, tactics_.keep_off());
  want(intent, kick_to(tactics_.shot_target(), "chases the ball"));
}

}  // namespace cancha::minds
