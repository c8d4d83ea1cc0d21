#pragma once

#include <array>
#include <optional>
#include <vector>

#include "base/random.h"
#include "match/placement.h"
#include "match/push_watch.h"
#include "match/rulebook.h"
#include "match/set_plays.h"

namespace cancha::match {

/// Leagues with a GameController: in Initial robots stand at the border, in Ready they walk to their places, in Set
/// they stand still, then play begins; between the halves the game is Finished. The ball is brought back by throw-in,
/// corner and goal kick while play goes on; robots are taken out for a while.
///
///   the others play the ball of a kick-off   who did is taken out, and it is taken again; after a while anybody may
///   ball wholly over a line between posts    goal, then Ready for the other side's kick-off
///   over the touch line                      throw-in for the others
///   over the goal line                       corner or goal kick
///   not moved for long                       dropped ball in the centre
///   a robot pushes, leaves the field,        it is taken out beside the pitch
///   does not get up, stays in a goal area,
///   holds the ball between its feet
///   a robot's chest button is pressed        it is taken out until it is pressed again
class GameControllerRulebook final : public Rulebook {
 public:
  GameControllerRulebook(const field::League& league, Random random);

  void begin(Hands& hands, const Truth& truth) override;
  [[nodiscard]] bool watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) override;
  void touched() override { play_restarts(); }
  void heed(const RefereeState& said, const Truth& truth, Hands& hands) override;
  void pressed(RobotId robot, ButtonWord word, const Truth& truth, Hands& hands) override;
  void forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) override;

 private:
  static constexpr double kBallClear = 0.3;   ///< metres between a ball that is put down and the robots
  static constexpr double kBenchAway = 0.45;  ///< metres of taken-out robots from the touch line

  /// What is watched of one robot.
  struct Watched {
    double lying = 0.0;         ///< seconds
    double in_goal_area = 0.0;  ///< seconds, of one that is not the keeper
    double holding = 0.0;       ///< seconds that it has stood over the ball
    bool fallen = false;        ///< the fall was told
  };

  /// What a robot is taken out for.
  struct Offence {
    RefereePenalty penalty = RefereePenalty::None;
    Reason why;
  };

  /// A button in a robot's chest that the referee has not heard of yet.
  struct Pressed {
    RobotId robot;
    ButtonWord word = ButtonWord::None;  ///< what it asks for
    Time time;
  };

  void to_the_border(Hands& hands);
  void start_half(Period period, Team kick_off, const Truth& truth, Hands& hands);
  void begin_half(const Truth& truth, Hands& hands);
  void start_second_half(const Truth& truth, Hands& hands);
  /// Nobody moves: before a half, or between the halves.
  void stop(RefereePlay play, const Truth& truth, Hands& hands);
  void ready(Team kick_off, const Reason& why, const Truth& truth, Hands& hands);
  void set(const Truth& truth, Hands& hands);
  void play(const Truth& truth, Hands& hands);
  void watch_restart(const Truth& truth, Hands& hands);
  void watch_pause(const Truth& truth, double dt, Hands& hands);
  void watch_play(const Truth& truth, std::span<const Contact> contacts, double dt, Hands& hands);
  void watch_robots(const Truth& truth, std::span<const Contact> contacts, double dt, Hands& hands);
  /// What a robot that plays does against the rules; counts how long it has done so.
  [[nodiscard]] std::optional<Offence> offence_of(RobotId who, Watched& seen, bool lies, const Truth& truth,
                                                  double dt) const;
  /// Nobody of this team has touched the ball of its kick-off yet, and the others must wait.
  [[nodiscard]] bool kick_off_waits_for(Team team) const;
  void take_kick_off_again(RobotId offender, const Truth& truth, Hands& hands);
  [[nodiscard]] bool watch_lines(const Truth& truth, Hands& hands);
  void watch_stall(const Truth& truth, double dt, Hands& hands);
  void end_half(const Truth& truth, Hands& hands);
  void set_piece(SetPlay kind, BallOwner side, Vec2 spot, const Reason& why, const Truth& truth, Hands& hands);
  void take_out(RobotId robot, RefereePenalty penalty, const Reason& why, const Truth& truth, Hands& hands) override;
  void hear_buttons(const Truth& truth, Hands& hands);
  /// It waits beside the pitch until its time is over.
  void note_penalty(RobotId robot, RefereePenalty penalty, Hands& hands);
  void play_restarts();

  // with a referee outside (gamecontroller_outside.cpp)
  void watch_for_outside(const Truth& truth, Duration step, Hands& hands);
  void hear_play(const RefereeState& said, const Truth& truth, Hands& hands);
  void hear_set_play(const RefereeState& said, const Truth& truth, Hands& hands);
  void hold(const RefereeState& said, const Truth& truth, Hands& hands);
  void go_on(const Truth& truth, Hands& hands);

  [[nodiscard]] bool all_in_place(const Truth& truth) const;
  [[nodiscard]] bool may_stand(RobotId robot, Vec2 p_F, Team kick_off) const;
  [[nodiscard]] bool in_goal_area(Vec2 p_F) const;
  [[nodiscard]] Pose2 bench(RobotId robot) const override;
  void opened(const Truth& truth) override;
  [[nodiscard]] RobotId id(int robot) const { return robot_at(static_cast<std::size_t>(robot), league_.players); }

  field::League league_;
  Random random_;
  Team first_kick_off_;
  Team kick_off_;
  Time phase_began_;
  double still_ = 0.0;  ///< seconds that everybody has stood in its place
  std::optional<Team> last_touch_;
  Vec2 spot_;  ///< of the restart that is being taken
  StallWatch stall_;
  PushWatch pushes_;
  std::vector<Watched> watched_;
  std::vector<Pressed> pressed_;
  std::optional<RefereeState> said_;  ///< last by a referee outside; it decides then
};

}  // namespace cancha::match
