#pragma once

#include <vector>

#include "decide/strategy/strategy.h"
#include "decide/teams/attacker.h"
#include "decide/teams/driver.h"
#include "decide/teams/formation.h"
#include "decide/teams/roles.h"
#include "decide/teams/situation.h"

namespace cancha::decide {

/// The good team: a keeper, a striker and players at posts who change places as the ball moves. For any number of
/// players; it leaves nothing to chance.
///
/// A decision goes: predict the ball, lay out the posts, hand out the roles, ask each player for its intent, drive.
class RolesTeam final : public Strategy {
 public:
  explicit RolesTeam(const field::League& league);

  Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) override;
  [[nodiscard]] std::span<const PlayerIntent> intents() const override { return told_; }

 private:
  [[nodiscard]] DriveGoal intent_of(const Situation& situation, std::size_t player);
  [[nodiscard]] std::string_view role_of(std::size_t player) const;

  Pitch pitch_;
  BallPath ball_;
  RestWatch rest_watch_;
  Roles roles_;
  AttackMemory attack_;
  std::vector<Post> posts_;
  Driver driver_;
  std::vector<PlayerIntent> told_;
};

}  // namespace cancha::decide
