#pragma once

#include "messages/referee.h"
#include "messages/words.h"

namespace cancha::team {

/// What a referee's words mean for one player: `own`, its team's place among the two; `number`, from 0.
void tell_player(const RefereeState& state, RefereeSide own, int number, RefereeWord& word);

/// The same for a robot that has nobody else to interpret them. Where the referee holds a game that it calls playing,
/// the player hears Ready while robots take their places, else Set. A kick-off is somebody's for as long as the rules
/// protect it, although packets name the team for the whole half.
class PlayerWords {
 public:
  /// The team's number in the packets; 0 = the first of the two. `player`: from 1, as on its back.
  PlayerWords(int team, int player) : team_{team}, player_{player} {}

  /// False where the team does not play in this game.
  [[nodiscard]] bool hear(const RefereeState& state, Time now, RefereeWord& word);

 private:
  static constexpr Duration kKickOff{10'000'000'000};  ///< until the others may play the ball, too

  int team_;
  int player_;
  RefereePlay play_ = RefereePlay::Playing;
  Time kick_off_ends_{};
};

}  // namespace cancha::team
