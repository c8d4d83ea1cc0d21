#pragma once

#include <optional>

#include "base/random.h"
#include "match/card_book.h"
#include "match/push_watch.h"
#include "match/rulebook.h"
#include "match/set_plays.h"

namespace cancha::match {

/// The middle size league, as its RefBox runs a game: at each whistle play stops, the set play is named, robots take
/// their places, and START lets the ball be played.
///
///     STOP, SET PLAY ──────▶ Ready: nobody touches the ball, the others keep off
///       ▲                      │ START, when all stand or time is up
///       │ goal, line, foul,    ▼
///       │ stuck ball         Playing, the ball is one team's until it moves or its time is up
///       └──────────────────────┘
///
/// The referee inside awards throw-ins, corners, goal kicks, free kicks, penalty kicks, dropped balls and kick-offs; a
/// RefBox outside says the same by its protocol and takes its place. A goal counts only after a second robot has
/// touched the ball of a set play; penalty kicks and dropped balls are direct. Twice the league's half is played.
///
/// It also shows cards, and takes out who stands still (card_book.h).
class RefBoxRulebook final : public Rulebook {
 public:
  RefBoxRulebook(const field::League& league, Random random);

  void begin(Hands& hands, const Truth& truth) override;
  [[nodiscard]] bool watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) override;
  void touched() override {
    forget_play();
    cards_.forget_places();
  }
  void heed(const RefereeState& said, const Truth& truth, Hands& hands) override;
  void forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) override;

 private:
  void start_half(Period period, Team kick_off, const Truth& truth, Hands& hands);
  void end_half(const Truth& truth, Hands& hands);
  /// STOP and a set play: the ball lies on its spot, robots take their places.
  void award(SetPlay kind, BallOwner side, Vec2 spot, const Reason& why, const Truth& truth, Hands& hands);
  /// START: the ball may be played.
  void start(const Truth& truth, Hands& hands);
  void watch_ready(const Truth& truth, Hands& hands);
  void watch_touches(std::span<const Contact> contacts);
  void watch_set_play(const Truth& truth, Hands& hands);
  [[nodiscard]] bool watch_lines(const Truth& truth, Hands& hands);
  [[nodiscard]] bool watch_pushes(const Truth& truth, std::span<const Contact> contacts, double dt, Hands& hands);
  /// The card that a foul costs, if any: shown, and who must leave leaves.
  void book(RobotId robot, const Reason& why, const Truth& truth, Hands& hands);
  void watch_standing(const Truth& truth, Duration step, Hands& hands);
  void send_out(RobotId robot, RefereePenalty penalty, Duration lasts, const Reason& why, const std::string& words,
                const Truth& truth, Hands& hands);
  void watch_stall(const Truth& truth, double dt, Hands& hands);
  void over_goal_line(const Truth& truth, Hands& hands);
  [[nodiscard]] bool all_in_place(const Truth& truth) const;
  void forget_play();
  void hear_play(const RefereeState& said, const Truth& truth, Hands& hands);

  void take_out(RobotId robot, RefereePenalty penalty, const Reason& why, const Truth& truth, Hands& hands) override;
  [[nodiscard]] Pose2 bench(RobotId robot) const override;
  void opened(const Truth& truth) override;
  [[nodiscard]] RobotId id(int robot) const { return robot_at(static_cast<std::size_t>(robot), league_.players); }

  field::League league_;
  Random random_;
  Team first_kick_off_;
  Time phase_began_;
  Vec2 spot_{};                      ///< of the set play
  std::optional<int> last_touch_{};  ///< the robot that touched the ball last, since START
  std::optional<int> taker_{};       ///< the robot that took the set play
  bool indirect_ = false;            ///< nobody but the taker has touched the ball since
  StallWatch stall_;
  PushWatch pushes_;
  CardBook cards_;
  std::optional<RefereeState> said_{};  ///< last by a referee outside; it decides then
};

}  // namespace cancha::match
