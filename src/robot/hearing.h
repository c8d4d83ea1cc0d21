#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/config.h"
#include "base/result.h"
#include "robot/body.h"
#include "robot/robot_log.h"
#include "team/comm/message.h"

namespace cancha::robot {

/// How a robot on a network hears its mates and its referee.
struct HearingProfile {
  bool radio = true;  ///< team messages
  std::string radio_address = "255.255.255.255";
  int radio_port = team::kTeamPort;
  bool radio_big_endian = false;
  Duration time_to_live{10'000'000'000};  ///< after which what a mate told is not used
  bool referee = true;                    ///< a GameController
  int referee_team = 0;                   ///< its team's number there; 0 = the first of the two
  int referee_port = 0;                   ///< 0 = the protocol's own
  bool elsewhere = true;                  ///< hears other machines, too
};

/// Takes a profile's [radio] and [referee].
void read_hearing(Section root, HearingProfile& hearing);

/// Who hears.
struct Hearer {
  int id = 1;  ///< in team messages
  team::TeamRole role = team::TeamRole::Player;
  int player = 1;  ///< number on its back, for the referee
};
/// A body with ears, each on a thread of its own. The log must outlive it, null: none; so must the book of troubles.
[[nodiscard]] Result<std::unique_ptr<Body>> with_ears(std::unique_ptr<Body> body, const HearingProfile& hearing,
                                                      const Hearer& hearer, RobotLog* log, TroubleBook& troubles);

}  // namespace cancha::robot
