#pragma once

#include <memory>

#include "act/wheels/believed_situation.h"
#include "decide/strategy/mind.h"
#include "minds/programs/team_program.h"

namespace cancha::minds {

/// The mind of one player who runs a behaviour program. Players of a team share the program, so that it is debugged in
/// one place; each decides from its own beliefs.
class ProgramMind final : public decide::Mind {
 public:
  ProgramMind(const field::League& league, std::shared_ptr<TeamProgram> program)
      : program_{std::move(program)}, believed_{league} {}

  void decide(const Beliefs& beliefs, Intent& intent) override;

 private:
  std::shared_ptr<TeamProgram> program_;
  wheels::BelievedSituation believed_;
};

}  // namespace cancha::minds
