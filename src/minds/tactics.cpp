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

namespace {

/// Where to go while robots take their places: for a kick-off in formation, for another set play about the ball.
Choice place_for(const Beliefs& beliefs, const Tactics& tactics) {
  if (!beliefs.ball || beliefs.game->set_play < SetPlay::FreeKick) return tactics.line_up();
  const bool keeper = beliefs.self.number == 0;
  return beliefs.game->their_kick && !keeper ? tactics.keep_off() : tactics.take_place();
}

}  // namespace

std::string_view must_stand(const Beliefs& beliefs) {
  if (!beliefs.game) return {};
  const RefereeWord& game = *beliefs.game;
  if (game.penalty != RefereePenalty::None) return "penalised";
  const bool ready = game.play == RefereePlay::Ready;
  const bool moves = ready || (game.play == RefereePlay::Playing && !game.stopped);
  return moves ? std::string_view{} : "play is stopped";
}

bool obeys(const Beliefs& beliefs, const Tactics& tactics, Intent& intent) {
  const auto does = [&](const Choice& choice) {
    want(intent, choice);
    return true;
  };
  const bool lies = beliefs.posture == Posture::Fallen || beliefs.posture == Posture::GettingUp;
  if (const std::string_view why = must_stand(beliefs); !why.empty()) return does(stand(why));
  if (beliefs.game && beliefs.game->play == RefereePlay::Ready && beliefs.pose)
    return does(place_for(beliefs, tactics));
  if (lies) return does(stand("gets up"));
  // who goes by what it sees from where it stands need not know where that is
  if (beliefs.pose || beliefs.rules || tactics.contest()) return false;
  Choice search{{}, "lost"};
  search.action.kind = ActionKind::Search;
  return does(search);
}

}  // namespace cancha::minds
