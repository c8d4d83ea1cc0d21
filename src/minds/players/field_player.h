#pragma once

#include "decide/strategy/mind.h"
#include "minds/players/leg_tactics.h"

namespace cancha::minds {

/// A footballer in C++ on legs: the keeper guards its goal, of the others the one who is first at the ball plays it,
/// and the rest support and defend.
class FieldPlayer final : public decide::Mind {
 public:
  explicit FieldPlayer(const field::League& league) : tactics_{league} {}

  void decide(const Beliefs& beliefs, Intent& intent) override;

 private:
  LegTactics tactics_;
};

}  // namespace cancha::minds
