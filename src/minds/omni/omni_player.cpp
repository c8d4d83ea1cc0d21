#include "minds/omni/omni_player.h"

namespace cancha::minds {
namespace {

bool is_set_play(const Beliefs& beliefs, bool ours) {
  if (!beliefs.game || beliefs.game->set_play == SetPlay::None) return false;
  return ours ? beliefs.game->our_kick : beliefs.game->their_kick;
}

constexpr double kFollows = 2.0;  ///< metres ahead of which a ball is looked for in its direction

/// To where a ball is of which only the direction was seen, until a camera tells its place; a goalie turns to it.
Choice follow(const Beliefs& beliefs, bool stays) {
  const Pose2& X_TR = beliefs.pose->X_TR;
  const double heading = wrap_angle(X_TR.heading + beliefs.ball_angle->angle);
  Choice choice = go_to(X_TR.position() + direction(heading) * kFollows, heading, "sees where the ball lies");
  if (stays) choice.action.kind = ActionKind::TurnTo;
  return choice;
}

/// What referee and lost ball leave any of them to do. True: `intent` is filled.
bool cannot_play(const Beliefs& beliefs, const OmniTactics& tactics, Intent& intent) {
  if (obeys(beliefs, tactics, intent)) return true;
  if (beliefs.ball) return false;
  if (beliefs.ball_angle && beliefs.pose) {
    want(intent, follow(beliefs, tactics.role() == OmniRole::Goalie));
    return true;
  }
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
