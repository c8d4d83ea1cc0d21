#pragma once

#include <memory>
#include <optional>
#include <span>

#include "base/result.h"
#include "decide/strategy/strategy.h"
#include "field/league.h"
#include "messages/command.h"
#include "messages/commands.h"
#include "messages/frame.h"
#include "messages/game.h"
#include "messages/intent.h"
#include "messages/steering.h"
#include "messages/team_view.h"
#include "messages/thought.h"
#include "messages/truth.h"
#include "world/world.h"

namespace cancha::match {

/// What a side draws its knowledge from at one tick. A strategy sees all of it from above; a player gets no more than
/// its sensors make of it.
struct Outlook {
  const Truth& truth;
  const GameState& game;
  world::World& world;  ///< for reading the sensors of the own bodies
};

/// One team of a match: a strategy that moves all robots, or a player for each of them.
class Side {
 public:
  virtual ~Side() = default;

  /// Fills the commands of its robots in order of number. An error ends the match for this team; the sentence says why.
  virtual Result<void> decide(const Outlook& outlook, std::span<Commands> commands) = 0;
  /// Steers one robot by hand from the next tick on, whatever its mind wants; none = it decides again. Fails where its
  /// body cannot do that.
  virtual Result<void> steer(int number, const std::optional<Steering>& steering) = 0;
  /// Whether its robots have a button in their chests and players who make something of it.
  [[nodiscard]] virtual bool has_buttons() const { return false; }
  /// Somebody presses the button in a robot's chest, once. Fails where it has none.
  virtual Result<void> press(int /*number*/) { return fail("robot", "robots of this team have no chest button"); }
  /// A robot was put somewhere by the referee or by hand.
  virtual void moved(int /*number*/, const Pose2& /*X_FR*/) {}

  /// What the players are about since the last decision, for viewers; empty where the team does not tell.
  [[nodiscard]] virtual std::span<const MateIntent> intents() const { return {}; }
  /// What the players have in mind, where they run a behaviour program; robots are the mates' numbers.
  [[nodiscard]] virtual std::span<const Thought> thoughts() const { return {}; }
  /// How to debug that program; nothing where there is none.
  [[nodiscard]] virtual decide::BehaviourControl* control() { return nullptr; }
  /// The last tick of one robot's player; nothing where the team has no players.
  [[nodiscard]] virtual const Frame* frame(int /*number*/) const { return nullptr; }
};

/// A team that has no robot on the ground: in most tests of a contest yellow.
class AbsentSide final : public Side {
 public:
  Result<void> decide(const Outlook& /*outlook*/, std::span<Commands> /*commands*/) override { return {}; }
  Result<void> steer(int /*number*/, const std::optional<Steering>& /*steering*/) override {
    return fail("robot", "this team has none on the ground");
  }
};

using Sides = std::array<std::unique_ptr<Side>, 2>;

/// A strategy as a side: it sees the truth in its own frame, and its command units become metres per second.
class StrategySide final : public Side {
 public:
  StrategySide(std::unique_ptr<decide::Strategy> strategy, Team team, const field::League& league);

  Result<void> decide(const Outlook& outlook, std::span<Commands> commands) override;
  Result<void> steer(int number, const std::optional<Steering>& steering) override;
  [[nodiscard]] std::span<const MateIntent> intents() const override { return strategy_->intents(); }
  [[nodiscard]] std::span<const Thought> thoughts() const override { return strategy_->thoughts(); }
  [[nodiscard]] decide::BehaviourControl* control() override { return strategy_->control(); }

 private:
  std::unique_ptr<decide::Strategy> strategy_;
  double unit_speed_;  ///< m/s for a command unit
  TeamView view_;
  std::vector<WheelCommand> units_;
  std::vector<std::optional<WheelCommand>> by_hand_;
};

/// Both strategies as sides.
[[nodiscard]] Sides sides_of(std::array<std::unique_ptr<decide::Strategy>, 2> strategies, const field::League& league);

/// The command as it is recorded and handed to the world: to 1/256 unit, which packs well and replays exactly. What is
/// far out of range is cut to a million, so that the world can clamp and count it; what is not finite stays.
[[nodiscard]] WheelCommand quantised(WheelCommand command);
/// Likewise where wheels are told metres per second, with so many for a command unit.
[[nodiscard]] WheelSpeeds quantised(WheelSpeeds speeds, double unit_speed);

}  // namespace cancha::match
