#pragma once

#include <optional>
#include <span>
#include <vector>

#include "field/league.h"
#include "messages/contact.h"
#include "messages/statistics.h"
#include "messages/truth.h"

namespace cancha::match {

/// Counts what happens in a match: possession, shots, touches, thirds, distances.
class StatisticsKeeper {
 public:
  explicit StatisticsKeeper(const field::League& league);

  /// Takes in the world after one step. Gives the team that has just shot at the goal, if one has.
  std::optional<Team> watch(const Truth& truth, std::span<const Contact> contacts, Duration step);
  /// Play starts anew from a placement: nobody is at the ball, and jumps are not driven distance.
  void play_restarts();
  /// A goal is a shot too, also where it was too slow or too sudden to be seen as one.
  void count_goal(Team scorer);
  /// A restart was given against this team.
  void count_foul(Team offender) { ++statistics_.of(offender).fouls; }

  /// The numbers so far.
  [[nodiscard]] MatchStatistics statistics() const;

 private:
  [[nodiscard]] bool heads_for_goal(const BallState& ball, Team attackers) const;

  field::League league_;
  MatchStatistics statistics_;
  double watched_ = 0.0;                ///< seconds
  double possession_[2] = {0.0, 0.0};   ///< seconds by team
  double thirds_[3] = {0.0, 0.0, 0.0};  ///< seconds from x < 0 to x > 0
  std::optional<Team> last_at_ball_;
  double since_touch_[2] = {1.0, 1.0};  ///< seconds, by team
  double since_shot_[2] = {1.0, 1.0};   ///< seconds, by team
  std::vector<Vec2> previous_;          ///< robots' places one step ago; empty after a placement
};

}  // namespace cancha::match
