#pragma once

#include <memory>
#include <vector>

#include "base/random.h"
#include "match/air.h"
#include "match/side.h"
#include "robot/profile.h"

namespace cancha::match {

/// A team of players: each knows only its own readings and what the radio brought.
class PlayersSide final : public Side {
 public:
  /// One player for each robot of the league, by the profiles in order of number.
  [[nodiscard]] static Result<std::unique_ptr<PlayersSide>> make(std::span<const robot::Profile> profiles, Team team,
                                                                 const field::League& league,
                                                                 std::shared_ptr<const robot::BodyKind> kind,
                                                                 Random random);

  Result<void> decide(const Outlook& outlook, std::span<Commands> commands) override;
  void steer(int number, std::optional<WheelCommand> command) override;
  [[nodiscard]] std::span<const PlayerIntent> intents() const override { return intents_; }
  [[nodiscard]] const Frame* frame(int number) const override {
    return &members_[static_cast<std::size_t>(number)].player->frame();
  }

 private:
  struct Member {
    std::unique_ptr<robot::Player> player;
    world::SimulatedSight sight;
    Readings readings{};
  };

  PlayersSide(Team team, const field::League& league, std::shared_ptr<const robot::BodyKind> kind, Random random);
  void fill_referee(const GameState& game, RobotId robot, RefereeWord& word) const;

  Team team_;
  field::League league_;
  std::shared_ptr<const robot::BodyKind> kind_;
  std::size_t pan_;  ///< the head's joint
  Air air_;
  std::vector<Member> members_;
  std::vector<PlayerIntent> intents_;
  std::int64_t next_referee_ = 0;  ///< in half seconds
};

}  // namespace cancha::match
