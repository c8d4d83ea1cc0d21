#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/random.h"
#include "base/result.h"
#include "field/league.h"
#include "messages/chest.h"
#include "messages/contact.h"
#include "messages/game.h"
#include "messages/referee.h"
#include "messages/ruling.h"
#include "messages/truth.h"

namespace cancha::match {

/// What a referee can do to a match.
class Hands {
 public:
  virtual ~Hands() = default;
  /// Puts the ball somewhere, at rest.
  virtual void put_ball(Vec2 p_FB) = 0;
  /// Puts a robot somewhere, upright and at rest.
  virtual void put_robot(RobotId robot, const Pose2& X_FR) = 0;
  /// Puts a box of a contest somewhere, at rest.
  virtual void put_thing(int /*thing*/, const Pose2& /*X_FS*/) {}
  /// Tells everybody of a decision. `words` where the sentence of the reason does not say everything.
  virtual void announce(EventKind kind, BallOwner side, Vec2 place, const Reason& why, std::string words = "") = 0;
  /// Play starts anew: nobody is at the ball, and jumps are no distance walked.
  virtual void play_restarts() = 0;
  virtual void count_goal(Team scorer) = 0;
  virtual void count_foul(Team offender) = 0;
};

/// How a match begins that does not begin with a kick-off.
struct Opening {
  struct Place {
    RobotId robot;
    Pose2 X_FR;
    Vec2 v_FR{};           ///< of robots on wheels
    double turning = 0.0;  ///< radians per second, likewise
  };
  std::optional<Vec2> p_FB;  ///< none: where the rules put it
  Vec2 v_FB;
  std::vector<Place> robots;
  bool others_play = true;  ///< false: robots that have no place wait beside the pitch
  PlayMode mode = PlayMode::PlayOn;
  BallOwner whose_ball = BallOwner::Anyone;
};

/// The rules of a league as a referee applies them: watches the truth after each step, keeps clock and score, and
/// decides who restarts where.
class Rulebook {
 public:
  virtual ~Rulebook() = default;

  /// Begins the match: everybody is put where it starts.
  virtual void begin(Hands& hands, const Truth& truth) = 0;
  /// The match has begun, but otherwise: so many a side play from here. Its ball lies still as yet.
  void open(const Opening& opening, int players, const Truth& truth, Hands& hands);
  /// Looks at the world after one step. False: play was interrupted, and what the teams decided is off.
  [[nodiscard]] virtual bool watch(const Truth& truth, std::span<const Contact> contacts, Duration step,
                                   Hands& hands) = 0;
  /// Somebody moved a body by hand: what was watched so far says nothing about what comes now.
  virtual void touched() = 0;
  /// A referee outside of the match says something, and the rulebook sees to it: robots that it penalises are taken
  /// out. In leagues with a GameController it decides everything from now on.
  virtual void heed(const RefereeState& said, const Truth& truth, Hands& hands) = 0;
  /// A person judges a contest, between two ticks; fails where there is nothing to judge, or where the rules do not let
  /// anybody say that now.
  [[nodiscard]] virtual Result<void> hear(const JudgeWord& word, const Truth& truth, Hands& hands);
  /// A robot whose chest button was pressed asks to be taken out, or to be let back.
  virtual void pressed(RobotId /*robot*/, ButtonWord /*word*/, const Truth& /*truth*/, Hands& /*hands*/) {}
  /// A team cannot go on.
  virtual void forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) = 0;

  [[nodiscard]] const GameState& game() const { return game_; }
  /// Goals that were really scored; game() has those of a forfeit.
  [[nodiscard]] Score played() const { return forfeited_ ? played_ : game_.score; }

 protected:
  /// The score of a forfeit, unless the others lead by as much already.
  void score_forfeit(Team team, int goals);
  /// Nobody plays any more.
  void end_game(const Reason& why, const Truth& truth, Hands& hands);
  /// A set play is over: the ball is anybody's.
  void play_on(const Reason& why, const Truth& truth, Hands& hands);
  /// Takes robots out, and lets them back, as a referee outside says; `robots` are in both teams.
  void hear_penalties(const RefereeState& said, int robots, const Truth& truth, Hands& hands);
  /// Counts goals as a referee outside says.
  void hear_score(const RefereeState& said, const Truth& truth, Hands& hands);
  /// Time passes for robots that are out; those whose penalty is over may come back.
  void pass_penalties(Duration step, int players, const Truth& truth, Hands& hands);
  /// Puts a robot beside the pitch and notes its penalty.
  virtual void take_out(RobotId robot, RefereePenalty penalty, const Reason& why, const Truth& truth, Hands& hands) = 0;
  /// A robot's penalty is over, and no longer noted.
  virtual void let_back(RobotId /*robot*/, const Truth& /*truth*/, Hands& /*hands*/) {}
  /// Where robots wait that are taken out.
  [[nodiscard]] virtual Pose2 bench(RobotId robot) const = 0;
  /// The match was opened otherwise, and goes on in the mode of game().
  virtual void opened(const Truth& truth) = 0;

  GameState game_;

 private:
  bool forfeited_ = false;
  Score played_;
};

/// Which of our teams a referee outside calls its first: the one that is blue there, else blue.
[[nodiscard]] Team first_team(const RefereeState& said);
/// What it says of one of our teams; nothing where it names none.
[[nodiscard]] const RefereeTeam* team_of(const RefereeState& said, Team team);

/// The rulebook that a league names.
[[nodiscard]] std::unique_ptr<Rulebook> rulebook_of(const field::League& league, Random random);

}  // namespace cancha::match
