#include "minds/tactics.h"

namespace cancha::minds {

void want(Intent& intent, const Choice& choice) {
  intent.action = choice.action;
  intent.chosen_by = choice.why;
}

Choice stand(std::string_view why) {
  return {{}, why};
}

Choice go_to(Vec2 p_TG, double heading, std::string_view why) {
  Choice choice{{}, why};
  choice.action.kind = ActionKind::GoTo;
  choice.action.p_TG = p_TG;
  choice.action.heading = heading;
  return choice;
}

Choice kick_to(Vec2 p_TG, std::string_view why) {
  Choice choice{{}, why};
  choice.action.kind = ActionKind::Kick;
  choice.action.p_TG = p_TG;
  return choice;
}

Choice place_before_play(const Beliefs& beliefs, const Tactics& tactics) {
  if (!beliefs.ball || !beliefs.game || beliefs.game->set_play < SetPlay::FreeKick) return tactics.line_up();
  const bool keeper = beliefs.self.number == 0;
  return beliefs.game->their_kick && !keeper ? tactics.keep_off() : tactics.take_place();
}

std::string_view must_stand(const Beliefs& beliefs) {
  if (!beliefs.game) return {};
  const RefereeWord& game = *beliefs.game;
  if (game.penalty != RefereePenalty::None) return "penalised";
  const bool ready = game.play == RefereePlay::Ready;
  const bool moves = ready || (game.play == RefereePlay::Playing && !game.stopped);
  return moves ? std::string_view{} : "play is stopped";
}

bool obeys(const Beliefs& beliefs, const Tactics& tactics, Intent& intent) {
  if (const std::string_view why = must_stand(beliefs); !why.empty()) {
    want(intent, stand(why));
    return true;
  }
  const bool ready = beliefs.game && beliefs.game->play == RefereePlay::Ready;
  if (ready && beliefs.pose) {
    want(intent, place_before_play(beliefs, tactics));
    return true;
  }
  // who goes by what it sees from where it stands need not know where that is, but to take its place
  return obeys_body(beliefs, (ready || !beliefs.rules) && !tactics.contest(), intent);
}

bool obeys_body(const Beliefs& beliefs, bool needs_place, Intent& intent) {
  if (beliefs.posture == Posture::Fallen || beliefs.posture == Posture::GettingUp) {
    want(intent, stand("gets up"));
    return true;
  }
  if (beliefs.pose || !needs_place) return false;
  Choice search{{}, "lost"};
  search.action.kind = ActionKind::Search;
  want(intent, search);
  return true;
}

}  // namespace cancha::minds
