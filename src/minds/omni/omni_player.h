#pragma once

#include "decide/strategy/mind.h"
#include "minds/omni/omni_tactics.h"

namespace cancha::minds {

/// A player of a middle size team in C++: goalie, striker, supporter, defender or sweeper, as all mates share the roles
/// out by one rule.
class OmniPlayer final : public decide::Mind {
 public:
  explicit OmniPlayer(const field::League& league) : tactics_{league} {}

  void decide(const Beliefs& beliefs, Intent& intent) override;

 private:
  OmniTactics tactics_;
};

/// One that knows no roles: it runs after the ball and kicks it at the goal. To compare with.
class OmniChaser final : public decide::Mind {
 public:
  explicit OmniChaser(const field::League& league) : tactics_{league} {}

  void decide(const Beliefs& beliefs, Intent& intent) override;

 private:
  OmniTactics tactics_;
};

}  // namespace cancha::minds
