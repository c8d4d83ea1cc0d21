#pragma once

#include "base/result.h"
#include "messages/referee.h"
#include "team/referee/msl_signal.h"

namespace cancha::team {

/// Folds what a RefBox says, signal by signal, into the state that it means. The first team is cyan in the old
/// protocol, and in the new one the first that is named; a RefBox tells no time. Cards and repairs of robots that it
/// does not name are counted for their team.
class MslTracker {
 public:
  explicit MslTracker(RefereeProtocol protocol);

  /// Fails where a third team is named, and changes nothing then.
  [[nodiscard]] Result<void> apply(const MslSignal& signal);
  [[nodiscard]] const RefereeState& state() const { return state_; }

 private:
  [[nodiscard]] Result<RefereeSide> side_of(const MslSignal& signal);
  void for_both(MslCommand command);
  void for_team(const MslSignal& signal, RefereeSide side);
  static void for_player(MslCommand command, RefereePlayer& player);
  static void for_nobody_named(MslCommand command, RefereeTeam& team);
  void restart(SetPlay set_play, RefereeSide side);
  void begin_half(int half);

  RefereeState state_;
};

}  // namespace cancha::team
