#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "decide/strategy/behaviour_control.h"
#include "field/league.h"
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

  /// What the players are about since the last decision, for viewers; empty where the team does not tell.
  [[nodiscard]] virtual std::span<const PlayerIntent> intents() const { return {}; }

  /// What the players have in mind, where they run a behaviour program; robots are the mates' numbers.
  [[nodiscard]] virtual std::span<const Thought> thoughts() const { return {}; }
  /// How to debug that program; nothing where there is none.
  [[nodiscard]] virtual BehaviourControl* control() { return nullptr; }
};

/// The built-in teams' names, e.g. for --help.
[[nodiscard]] std::vector<std::string_view> built_in_teams();

/// A built-in team, or an error that lists them.
[[nodiscard]] Result<std::unique_ptr<Strategy>> make_built_in_team(std::string_view name, const field::League& league,
                                                                   Random random);

}  // namespace cancha::decide
