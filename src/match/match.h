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
#include "match/rulebook.h"
#include "match/side.h"
#include "match/statistics_keeper.h"
#include "messages/game.h"
#include "messages/intent.h"
#include "messages/recording.h"
#include "messages/robot_view.h"
#include "messages/ruling.h"
#include "messages/steering.h"
#include "messages/thought.h"
#include "messages/truth.h"
#include "world/wheeled_world.h"

namespace cancha::match {

/// Everything there is to see after one step, for recorders and viewers.
struct Moment {
  const Truth& truth;
  const GameState& game;
  std::span<const Contact> contacts;
  std::span<const PlayerIntent> intents{};  ///< of the players whose teams tell them; only at the end of a tick
  /// Of the players that run a behaviour program, by team, with the mates' numbers; only at the end of a tick.
  std::array<std::span<const Thought>, 2> thoughts{};
  /// The last tick of each robot that has a player of its own, blue's first; only at the end of a tick.
  std::span<const Frame* const> frames{};
};

/// Someone who watches a match without touching it.
class Observer {
 public:
  virtual ~Observer() = default;
  /// Both teams have decided; the commands hold for the next steps. Blue's robots first, then yellow's.
  virtual void commanded(Time /*time*/, std::span<const Commands> /*commands*/) {}
  /// The world has made one step; the referee has not looked yet.
  virtual void stepped(const Moment& /*moment*/) {}
  /// A tick is over, whistles and placements included.
  virtual void ticked(const Moment& /*moment*/) {}
  /// A team runs this behaviour program from now on.
  virtual void reprogrammed(const BehaviourProgram& /*program*/) {}
  /// Somebody drives a robot, has let it go, or has pressed its button.
  virtual void steered(const Hand& /*hand*/) {}
  /// Somebody reached into the world.
  virtual void touched(const Touch& /*touch*/) {}
  /// A referee outside of the match has said something.
  virtual void heard(const RefereeCall& /*call*/) {}
  /// A person who judges a contest has said something.
  virtual void judged(const JudgeCall& /*call*/) {}
  /// The referee has decided something, or the clock has.
  virtual void happened(const MatchEvent& /*event*/) {}
};

/// A refereed match of two sides on one world: sides decide, the world steps, the rulebook watches, observers see.
///
/// One tick is what the official simulator does: each side is asked in turn, then the world advances. The same league,
/// seed and commands give the same bits.
class Match final : private Hands {
 public:
  struct Settings {
    std::uint64_t seed = 1;
  };
  /// What a match is made of.
  struct Parts {
    std::unique_ptr<world::World> world;  ///< with ball and robots of both teams, blue's first
    Sides sides;                          ///< blue's and yellow's
    std::unique_ptr<Rulebook> rulebook;
    Maybe<RobotView> robot{};          ///< how robots with joints look, for recordings
    std::optional<Opening> opening{};  ///< none: a kick-off
  };

  /// The rulebook puts everybody where the match begins.
  [[nodiscard]] static Result<std::unique_ptr<Match>> start(const field::League& league, Parts parts);
  /// Two strategies, in a world of wheeled robots that is not built yet, by the league's own rulebook.
  [[nodiscard]] static Result<std::unique_ptr<Match>> start(const field::League& league,
                                                            std::unique_ptr<world::WheeledWorld> world,
                                                            std::array<std::unique_ptr<decide::Strategy>, 2> strategies,
                                                            const Settings& settings);

  /// Observers are told of everything from now on, starting with the moment as it is; they must live as long
  /// as ticks are made.
  void add_observer(Observer& observer);

  /// Both sides decide, then the world does the league's steps_per_decision steps, refereed. A side that
  /// fails forfeits: the match is over, and forfeit() says why. An error is the world's.
  [[nodiscard]] Result<void> tick();

  /// Puts a robot, or the ball where none is named, somewhere, at rest, between two ticks; the nearest free place is
  /// taken where that one is not. Observers are told, so that a recording can be played again. Fails where no such
  /// robot plays or where there is no room.
  [[nodiscard]] Result<void> touch(std::optional<RobotId> robot, const Pose2& X_F);
  /// A referee outside of the match says something, between two ticks. Observers are told, so that a recording can be
  /// played again.
  void heed(const RefereeState& said);
  /// A person judges a test of a contest, between two ticks. Observers are told, so that a recording can be played
  /// again. Fails where the rules do not let anybody say that now.
  [[nodiscard]] Result<void> judge(const JudgeWord& word);
  /// Steers a robot by hand from the next tick on, whatever its team decides; none = its team steers again. Observers
  /// are told what is new, so that its player can be run again. Fails where there is no such robot, or where it cannot
  /// do that.
  [[nodiscard]] Result<void> steer(RobotId robot, const std::optional<Steering>& steering);
  /// Presses the button in a robot's chest, between two ticks: its player feels it in the next one. Observers are told.
  /// Fails where there is no such robot, or where it has no button.
  [[nodiscard]] Result<void> press(RobotId robot);

  /// How to debug a team's behaviour program; nothing where it runs none. Observers are told of a new program at the
  /// next tick.
  [[nodiscard]] const Side& side(Team team) const { return *sides_[index(team)]; }
  [[nodiscard]] decide::BehaviourControl* control(Team team) { return sides_[index(team)]->control(); }

  [[nodiscard]] bool over() const { return game().period == Period::Ended; }
  /// Why a team forfeited; empty where none did. The score is then the league's for a forfeit.
  [[nodiscard]] const std::string& forfeit() const { return forfeit_; }
  /// Who won a match that is over; nobody where it is level, or not over.
  [[nodiscard]] std::optional<Team> winner() const;

  [[nodiscard]] const field::League& league() const { return league_; }
  [[nodiscard]] const Rulebook& rulebook() const { return *rulebook_; }
  [[nodiscard]] const GameState& game() const { return rulebook_->game(); }
  [[nodiscard]] const Truth& truth() const { return world_->environment(); }
  [[nodiscard]] const std::vector<MatchEvent>& events() const { return events_; }
  [[nodiscard]] MatchStatistics statistics() const;
  [[nodiscard]] std::int64_t steps() const { return steps_; }
  /// A fingerprint of the world and the goals.
  [[nodiscard]] std::uint64_t state_hash() const;
  /// How its robots look, where they have joints.
  [[nodiscard]] const Maybe<RobotView>& robot() const { return robot_; }
  [[nodiscard]] world::World& world() { return *world_; }
  [[nodiscard]] const world::World& world() const { return *world_; }

 private:
  Match(const field::League& league, Parts parts);

  // Hands
  void put_ball(Vec2 p_FB) override;
  void put_robot(RobotId robot, const Pose2& X_FR) override;
  void put_thing(int thing, const Pose2& X_FS) override;
  void announce(EventKind kind, BallOwner side, Vec2 place, const Reason& why, std::string words) override;
  void play_restarts() override { statistics_.play_restarts(); }
  void count_goal(Team scorer) override { statistics_.count_goal(scorer); }
  void count_foul(Team offender) override { statistics_.count_foul(offender); }

  bool ask_sides();
  void tell_intents(Team team);
  void tell_programs();
  /// One world step with clock and whistle. False: play was interrupted, the rest of the tick is off.
  [[nodiscard]] Result<bool> step();

  field::League league_;
  std::unique_ptr<world::World> world_;
  Sides sides_;
  std::unique_ptr<Rulebook> rulebook_;
  Maybe<RobotView> robot_;
  Duration step_;
  StatisticsKeeper statistics_;
  std::vector<Commands> commands_;
  std::vector<std::optional<Steering>> by_hand_;  ///< of each robot
  std::vector<PlayerIntent> intents_;
  std::vector<const Frame*> frames_;
  std::array<int, 2> told_versions_{-1, -1};  ///< of the teams' programs
  std::vector<MatchEvent> events_;
  std::vector<Observer*> observers_;
  std::string forfeit_;
  std::int64_t steps_ = 0;
  std::int64_t touches_ = 0;  ///< by hands in the world
};

/// A built world of wheeled robots for a league, with everybody at rest somewhere on the pitch.
[[nodiscard]] Result<void> build(world::WheeledWorld& world, const field::League& league, std::uint64_t seed);

}  // namespace cancha::match
