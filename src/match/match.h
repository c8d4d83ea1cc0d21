#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "decide/strategy/strategy.h"
#include "field/league.h"
#include "match/referee.h"
#include "match/statistics_keeper.h"
#include "messages/game.h"
#include "messages/intent.h"
#include "messages/recording.h"
#include "messages/thought.h"
#include "messages/truth.h"
#include "world/world.h"

namespace cancha::match {

/// Everything there is to see after one step, for recorders and viewers.
struct Moment {
  const Truth& truth;
  const GameState& game;
  std::span<const Contact> contacts;
  std::span<const PlayerIntent> intents{};  ///< of the players whose teams tell them; only at the end of a tick
  /// Of the players that run a behaviour program, by team, with the mates' numbers; only at the end of a tick.
  std::array<std::span<const Thought>, 2> thoughts{};
};

/// Someone who watches a match without touching it.
class Observer {
 public:
  virtual ~Observer() = default;
  /// Both teams have decided; the commands hold for the next steps. Blue's robots first, then yellow's.
  virtual void commanded(Time /*time*/, std::span<const WheelCommand> /*commands*/) {}
  /// The world has made one step; the referee has not looked yet.
  virtual void stepped(const Moment& /*moment*/) {}
  /// A tick is over, whistles and placements included.
  virtual void ticked(const Moment& /*moment*/) {}
  /// A team runs this behaviour program from now on.
  virtual void reprogrammed(const BehaviourProgram& /*program*/) {}
  /// Somebody reached into the world.
  virtual void touched(const Touch& /*touch*/) {}
  /// The referee has decided something, or the clock has.
  virtual void happened(const MatchEvent& /*event*/) {}
};

/// A refereed match of two strategies on one world.
///
/// One tick is what the official simulator does: each team's strategy is called in turn, then the world advances.
/// The same league, seed and commands give the same bits.
class Match {
 public:
  struct Settings {
    std::uint64_t seed = 1;
  };

  /// Places the teams for the first place kick. The strategies are blue's and yellow's.
  [[nodiscard]] static Result<std::unique_ptr<Match>> start(const field::League& league,
                                                            std::unique_ptr<world::World> world,
                                                            std::array<std::unique_ptr<decide::Strategy>, 2> strategies,
                                                            const Settings& settings);

  /// Observers are told of everything from now on, starting with the moment as it is; they must live as long
  /// as ticks are made.
  void add_observer(Observer& observer);

  /// Both strategies decide, then the world does the league's steps_per_decision steps, refereed. A strategy that
  /// fails forfeits: the match is over, and forfeit() says why. An error is the world's.
  [[nodiscard]] Result<void> tick();

  /// Puts the ball (Touch::kBall) or a robot somewhere, at rest, between two ticks; the nearest free place is taken
  /// where that one is not. Observers are told, so that a recording can be played again. Fails where no body is meant
  /// or where there is no room.
  [[nodiscard]] Result<void> touch(int body, const Pose2& X_F);
  /// Steers a robot by hand from the next tick on, whatever its team decides; none = its team steers again.
  [[nodiscard]] Result<void> steer(int robot, std::optional<WheelCommand> command);

  /// How to debug a team's behaviour program; nothing where it runs none. Observers are told of a new program at the
  /// next tick.
  [[nodiscard]] decide::BehaviourControl* control(Team team) { return strategies_[index(team)]->control(); }

  [[nodiscard]] bool over() const { return game_.period == Period::Ended; }
  /// Why a team forfeited; empty where none did. The score is then the league's for a forfeit.
  [[nodiscard]] const std::string& forfeit() const { return forfeit_; }
  /// Who won a match that is over; nobody where it is level, or not over.
  [[nodiscard]] std::optional<Team> winner() const;

  [[nodiscard]] const field::League& league() const { return league_; }
  [[nodiscard]] const GameState& game() const { return game_; }
  [[nodiscard]] const Truth& truth() const { return world_->environment(); }
  [[nodiscard]] const std::vector<MatchEvent>& events() const { return events_; }
  [[nodiscard]] MatchStatistics statistics() const;
  [[nodiscard]] std::int64_t steps() const { return steps_; }
  /// A fingerprint of the world and the goals.
  [[nodiscard]] std::uint64_t state_hash() const;
  [[nodiscard]] world::World& world() { return *world_; }
  [[nodiscard]] const world::World& world() const { return *world_; }

 private:
  Match(const field::League& league, std::unique_ptr<world::World> world,
        std::array<std::unique_ptr<decide::Strategy>, 2> strategies, const Settings& settings);

  bool ask_strategies();
  void tell_intents(Team team);
  void tell_programs();
  void forfeit_by(Team team, const std::string& reason);
  /// One world step with clock and whistle. False: play was interrupted, the rest of the tick is off.
  [[nodiscard]] Result<bool> step();
  void end_period();
  void start_period(Period period, Duration length, Team kick_off);
  void end_match(const Reason& why);
  /// Announces a decision; play goes on from it unless time is up.
  void whistle(const Decision& decision, bool time_is_up);
  void restart(const Restart& restart, const Reason& why);
  void ball_in_play();
  /// `words` where the sentence of the reason does not say everything.
  void announce(EventKind kind, BallOwner side, Vec2 place, const Reason& why, std::string words = "");

  field::League league_;
  std::unique_ptr<world::World> world_;
  std::array<std::unique_ptr<decide::Strategy>, 2> strategies_;
  Settings settings_;
  Random random_;
  Team first_kick_off_ = Team::Blue;
  Duration step_;
  Referee referee_;
  StatisticsKeeper statistics_;
  GameState game_;
  Time restart_time_;
  Vec2 restart_spot_;
  std::array<TeamView, 2> views_;
  std::vector<WheelCommand> commands_;
  std::vector<std::optional<WheelCommand>> by_hand_;  ///< by robot; what holds instead of its team's command
  std::vector<PlayerIntent> intents_;
  std::array<int, 2> told_versions_{-1, -1};  ///< of the teams' programs
  std::vector<MatchEvent> events_;
  std::vector<Observer*> observers_;
  std::string forfeit_;
  Score played_;  ///< before a forfeit
  std::int64_t steps_ = 0;
};

/// The command as it is recorded and handed to the world: to 1/256 unit, which packs well and replays exactly. What is
/// far out of range is cut to a million, so that the world can clamp and count it; what is not finite stays.
[[nodiscard]] WheelCommand quantised(WheelCommand command);

}  // namespace cancha::match
