#pragma once

#include <string>

#include "base/result.h"
#include "field/league.h"
#include "mcap/reader.h"
#include "messages/frame.h"
#include "messages/truth.h"

/// A moment of a recording without playing it again: where everything was, and what a robot had sensed by then.
namespace cancha::match {

/// The truth of the last recorded frame up to a moment, without velocities; within 15 µm and a thousandth of a radian.
[[nodiscard]] Result<Truth> truth_at(mcap::McapReader& reader, const field::League& league, Time time);

/// The file of a scenario that begins at a moment of a recording. Recordings of old versions do not tell how the ball
/// moves: it lies still then.
[[nodiscard]] Result<std::string> scenario_at(mcap::McapReader& reader, Time time);

/// The last of everything that a robot's sensors had given by a moment, in the last seconds before it.
struct SensedUpTo {
  Maybe<Readings> last;  ///< the last tick; absent: the recording tells nothing of this robot then
  Maybe<Image> image;
  Maybe<Sight> sight;  ///< of an oracle
  Maybe<SonarEchoes> sonar;
  std::vector<LaserScan> lasers;  ///< the last sweep of each scanner
  Maybe<ObstacleBeliefs> obstacles;
};
inline constexpr Duration kSensedLookBack = 2000_ms;
[[nodiscard]] Result<SensedUpTo> sensed_up_to(mcap::McapReader& reader, RobotId robot, Time time);

}  // namespace cancha::match
