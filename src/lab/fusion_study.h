#pragma once

#include "base/random.h"
#include "lab/experiment.h"

/// Experiments with the ball and with what a team knows together, see experiment.h; and their parts, for benches.
namespace cancha::lab {

[[nodiscard]] ExperimentResult run_ball_fusion(const StudySettings& settings);
[[nodiscard]] ExperimentResult run_team_fusion(const StudySettings& settings);
[[nodiscard]] ExperimentResult run_opponent_fusion(const StudySettings& settings);

/// How well a ball 3 m away is known that lies, is kicked and rolls; squares of errors, to be summed.
struct BallErrors {
  double place = 0.0;     ///< m², over all sightings but those of the first 0.4 s
  double raw = 0.0;       ///< m², of the sightings themselves
  double at_limit = 0.0;  ///< (m/s)², of the velocity 0.4 s after the kick
  double later = 0.0;     ///< (m/s)², from then on
};
enum class BallWay : std::uint8_t { LastSighting, Windowed, ThreeFilters, Branching };
[[nodiscard]] BallErrors ball_errors(BallWay way, Random random);

/// How a team knows the ball together.
struct TeamCase {
  std::string_view name;
  bool integrate = true;   ///< else the surest robot alone
  bool outliers = true;    ///< robots that contradict are left out
  bool misplaced = false;  ///< one of three believes to be a metre beside where it is
  bool unequal = false;    ///< robots are between 1 and 5 m from the ball; else about 3 m
  bool kicked = false;     ///< the ball is played every two seconds; else it rolls out and lies
};
/// Mean squares over a run of ten seconds, m².
struct TeamErrors {
  double team = 0.0;
  double best = 0.0;   ///< of the robot nearest to the ball that is where it believes to be: the best to be expected
  double lucky = 0.0;  ///< of the one that turned out best in this run
};
[[nodiscard]] TeamErrors team_ball_errors(const TeamCase& one, Random random);

}  // namespace cancha::lab
