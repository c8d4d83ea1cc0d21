#pragma once

#include "base/random.h"
#include "match/referee.h"
#include "match/rulebook.h"

namespace cancha::match {

/// SimuroSot: two halves, everybody is put in place at every restart, the referee of referee.h whistles. A referee
/// outside of the match can take robots out, beyond the walls, and let them back.
class SimurosotRulebook final : public Rulebook {
 public:
  SimurosotRulebook(const field::League& league, Random random);

  void begin(Hands& hands, const Truth& truth) override;
  [[nodiscard]] bool watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) override;
  void touched() override { referee_.play_restarts(); }
  void heed(const RefereeState& said, const Truth& truth, Hands& hands) override;
  void forfeit(Team team, const std::string& reason, const Truth& truth, Hands& hands) override;

 private:
  void ball_in_play(const Truth& truth, Hands& hands);
  void end_period(const Truth& truth, Hands& hands);
  void start_period(Period period, Duration length, Team kick_off, const Truth& truth, Hands& hands);
  void end_match(const Reason& why, const Truth& truth, Hands& hands);
  /// Announces a decision; play goes on from it unless time is up.
  void whistle(const Decision& decision, bool time_is_up, const Truth& truth, Hands& hands);
  void take_out(RobotId robot, RefereePenalty penalty, const Reason& why, const Truth& truth, Hands& hands) override;
  void let_back(RobotId robot, const Truth& truth, Hands& hands) override;
  [[nodiscard]] Pose2 bench(RobotId robot) const override;
  void opened(const Truth& truth) override;
  void restart(const Restart& restart, const Reason& why, const Truth& truth, Hands& hands);

  field::League league_;
  Random random_;
  Team first_kick_off_ = Team::Blue;
  Referee referee_;
  Time restart_time_;
  Vec2 restart_spot_;
};

}  // namespace cancha::match
