#include "team/teamware/restart_watch.h"

namespace cancha::team {

using teamware::GameSituation;
using teamware::Play;

GameSituation RestartWatch::follow(const GameSituation& said, std::optional<Vec2> ball, Time now) {
  if (!said.started) {
    const bool restart = said.play != Play::Stopped && said.play != Play::Running && said.play != Play::Ended;
    // a mere STOP after the restart was named does not end it: the ball was not played
    if (restart || said.play == Play::Ended || began_) named_ = restart ? said : GameSituation{};
    began_.reset();
    lay_.reset();
    return said;
  }
  GameSituation running;
  running.play = Play::Running;
  running.started = true;
  if (!began_) began_ = now;
  if (!lay_) lay_ = ball;
  const bool moved = ball && lay_ && distance(*ball, *lay_) > settings_.moved;
  if (moved || now - *began_ > settings_.lasts) named_ = {};
  if (named_.play == Play::Stopped) return running;
  GameSituation lasting = named_;
  lasting.started = true;
  return lasting;
}

}  // namespace cancha::team
