#pragma once

#include <mutex>
#include <vector>

#include "match/match.h"
#include "messages/referee.h"
#include "team/referee/robot_status.h"

namespace cancha::cli {

/// What the robots of a match have to tell a referee outside of it: how they are, as they themselves believe. Noted
/// while the match is played, and taken by whoever talks with the referee, in another thread.
class RobotReports final : public match::Observer {
 public:
  void ticked(const match::Moment& moment) override;
  /// The last word of every robot that has a player, by the numbers of the teams that the referee has named.
  [[nodiscard]] std::vector<team::RobotStatus> told_to(const RefereeState& referee) const;

 private:
  struct Report {
    RobotId robot;
    team::RobotStatus status;
  };

  mutable std::mutex mutex_;
  std::vector<Report> reports_;
};

}  // namespace cancha::cli
