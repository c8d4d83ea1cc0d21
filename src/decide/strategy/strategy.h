#pragma once

#include <span>

#include "base/result.h"
#include "decide/strategy/behaviour_control.h"
#include "messages/command.h"
#include "messages/intent.h"
#include "messages/team_view.h"
#include "messages/thought.h"

namespace cancha::decide {

/// A team's mind: sees the pitch in its own frame and drives all its robots. The seam for built-in teams, C plug-ins,
/// behaviour programs and remote players.
class Strategy {
 public:
  virtual ~Strategy() = default;

  /// Fills one command for each mate. An error ends the match for this team; the sentence says why.
  virtual Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) = 0;

  /// What each mate is about since the last decision, for viewers; empty where the team does not tell.
  [[nodiscard]] virtual std::span<const MateIntent> intents() const { return {}; }

  /// What each mate has in mind, where they run a behaviour program.
  [[nodiscard]] virtual std::span<const Thought> thoughts() const { return {}; }
  /// How to debug that program; nothing where there is none.
  [[nodiscard]] virtual BehaviourControl* control() { return nullptr; }
};

}  // namespace cancha::decide
