#pragma once

#include "decide/strategy/mind.h"
#include "field/league.h"

namespace cancha::minds {

/// A footballer in C++ for any body: the keeper guards its goal, of the others the one who is first at the ball plays
/// it, and the rest support and defend. Each decides for itself from what it believes; mates tell how far they are.
class FieldPlayer final : public decide::Mind {
 public:
  explicit FieldPlayer(const field::League& league) : league_{league} {}

  void decide(const Beliefs& beliefs, Intent& intent) override;

 private:
  void take_place(const Beliefs& beliefs, Intent& intent) const;
  void play(const Beliefs& beliefs, Intent& intent);
  void keep_goal(const Beliefs& beliefs, Intent& intent) const;
  void strike(const Beliefs& beliefs, Intent& intent) const;
  void support(const Beliefs& beliefs, Intent& intent) const;
  void keep_off(const Beliefs& beliefs, Intent& intent) const;
  [[nodiscard]] bool first_at_ball(const Beliefs& beliefs);
  [[nodiscard]] Vec2 shot_target(const Beliefs& beliefs) const;
  [[nodiscard]] double half_length() const { return league_.walls.length() / 2; }
  [[nodiscard]] double goal_half() const { return league_.walls.goal_width() / 2; }

  field::League league_;
  bool strikes_ = false;
};

}  // namespace cancha::minds
