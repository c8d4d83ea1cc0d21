#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "base/geometry.h"
#include "base/time.h"
#include "model/fusion/team_ball.h"

namespace cancha::model {

/// A robot that somebody of the team saw, or that tells of itself.
struct RobotSighting {
  int who = 0;      ///< who saw it
  int number = -1;  ///< of the mate that it is, where it tells of itself; -1: whoever it is
  Vec2 p_T{};
  double spread = 0.1;  ///< metres, with that of the robot who saw it
  Time seen{};
};

/// A robot on the pitch as the team believes it: a mate or an opponent, in the way for everybody else.
struct RobotTrack {
  static constexpr std::size_t kMostSources = 8;

  int number = -1;  ///< of a mate; -1: an opponent
  Vec2 p_T{};
  Vec2 v_T{};
  double pp = 0.0, pv = 0.0, vv = 0.0;  ///< covariance, the same along both axes
  int sightings = 0;
  Time seen{};
  std::array<Source, kMostSources> sources{};  ///< everybody who saw it, each with the last time
  std::size_t count = 0;

  [[nodiscard]] std::span<const Source> all_sources() const { return {sources.data(), count}; }
};

/// Mates and opponents from what all robots of a team see: sightings near a known robot are merged with it, others
/// begin a new one, which counts after a few of them. A mate's word about itself is a sighting like others.
class TeamRobots {
 public:
  struct Settings {
    double push = 1.5;                  ///< m/s per √s by which robots change their velocity
    double gate = 3.0;                  ///< deviations within which a sighting is that robot
    double at_least = 0.3;              ///< metres within which it is at any rate: robots are half a metre wide
    double same = 0.35;                 ///< metres between two that are one
    int sure = 3;                       ///< sightings after which one counts
    Duration forget = {1'500'000'000};  ///< unseen for so long it is forgotten
  };
  explicit TeamRobots(const Settings& settings) : settings_{settings} {}

  /// Sightings come in the order of time, give or take what the radio needs.
  void see(const RobotSighting& sighting);
  /// Brings all up to now and drops what nobody saw for long.
  void update(Time now);

  /// All that count, mates and opponents. Their places are those of their last sighting; see `place_at`.
  [[nodiscard]] std::span<const RobotTrack> robots() const { return {sure_.data(), sure_count_}; }
  [[nodiscard]] static Vec2 place_at(const RobotTrack& track, Time when);

 private:
  static constexpr std::size_t kMost = 24;
  [[nodiscard]] std::size_t find(const RobotSighting& sighting) const;
  void merge(RobotTrack& track, const RobotSighting& sighting) const;
  void join_same(Time now);

  Settings settings_;
  std::array<RobotTrack, kMost> tracks_{};
  std::size_t count_ = 0;
  std::array<RobotTrack, kMost> sure_{};
  std::size_t sure_count_ = 0;
};

}  // namespace cancha::model
