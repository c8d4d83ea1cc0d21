#pragma once

#include <cstdint>

#include "messages/game.h"

namespace cancha {

/// What one team did in a match.
struct TeamStatistics {
  double possession = 0.0;            ///< share of the time in which this team was last at the ball, 0…1
  int shots = 0;                      ///< balls sent at the goal, fast enough to arrive
  int fouls = 0;                      ///< restarts given against this team
  int touches = 0;                    ///< times that this team came to the ball
  double distance = 0.0;              ///< driven by all its robots, metres
  std::int64_t clamped_commands = 0;  ///< wheel commands that were not finite or out of range

  static constexpr std::string_view kName = "cancha.TeamStatistics";
  static constexpr auto fields() {
    return list_of(
        entry("possession", &TeamStatistics::possession, "share of the time, 0…1"),
        entry("shots", &TeamStatistics::shots), entry("fouls", &TeamStatistics::fouls),
        entry("touches", &TeamStatistics::touches), entry("distance", &TeamStatistics::distance, "m, all robots"),
        entry("clamped_commands", &TeamStatistics::clamped_commands, "wheel commands not finite or out of range"));
  }
};

/// What happened in a match, in numbers.
struct MatchStatistics {
  TeamStatistics blue;
  TeamStatistics yellow;
  double ball_blue_third = 0.0;    ///< share of the time the ball was in the third before blue's goal
  double ball_middle_third = 0.0;  ///< … in the middle third
  double ball_yellow_third = 0.0;  ///< … in the third before yellow's goal
  double top_ball_speed = 0.0;     ///< metres per second

  [[nodiscard]] TeamStatistics& of(Team team) { return team == Team::Blue ? blue : yellow; }
  [[nodiscard]] const TeamStatistics& of(Team team) const { return team == Team::Blue ? blue : yellow; }

  static constexpr std::string_view kName = "cancha.MatchStatistics";
  static constexpr auto fields() {
    return list_of(entry("blue", &MatchStatistics::blue), entry("yellow", &MatchStatistics::yellow),
                   entry("ball_blue_third", &MatchStatistics::ball_blue_third, "share of the time, 0…1"),
                   entry("ball_middle_third", &MatchStatistics::ball_middle_third, "share of the time, 0…1"),
                   entry("ball_yellow_third", &MatchStatistics::ball_yellow_third, "share of the time, 0…1"),
                   entry("top_ball_speed", &MatchStatistics::top_ball_speed, "m/s"));
  }
};

}  // namespace cancha
