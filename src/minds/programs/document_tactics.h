#pragma once

#include "messages/rule_constants.h"
#include "minds/players/leg_tactics.h"

namespace cancha::minds {

/// Tactics of a robot on legs that does what rules ask for as FutRob's document says it. What the referee asks for, and
/// what programs in other languages do, is as on other legs.
class DocumentTactics final : public Tactics {
 public:
  DocumentTactics(const field::League& league, const RuleConstants& constants) : legs_{league}, constants_{constants} {}

  void see(const Look& look) override { legs_.see(look); }
  [[nodiscard]] bool plays_ball() const override { return legs_.plays_ball(); }
  [[nodiscard]] Vec2 shot_target() override { return legs_.shot_target(); }
  [[nodiscard]] Choice attack() override { return legs_.attack(); }
  [[nodiscard]] Choice keep_goal() const override { return legs_.keep_goal(); }
  [[nodiscard]] Choice take_place() const override { return legs_.take_place(); }
  [[nodiscard]] Choice keep_off() const override { return legs_.keep_off(); }
  [[nodiscard]] Choice line_up() const override { return legs_.line_up(); }
  [[nodiscard]] BodyTraits traits() const override { return legs_.traits(); }
  [[nodiscard]] const RuleConstants* rule_constants() const override { return &constants_; }

 private:
  LegTactics legs_;
  RuleConstants constants_;
};

}  // namespace cancha::minds
