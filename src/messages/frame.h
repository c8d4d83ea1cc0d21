#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"
#include "messages/beliefs.h"
#include "messages/commands.h"
#include "messages/intent.h"
#include "messages/percepts.h"
#include "messages/readings.h"
#include "messages/robot_id.h"

namespace cancha {

/// One tick of one robot: one value that can be recorded, replayed, shown, compared and sent.
struct Frame {
  RobotId robot;
  Time time;
  Readings readings;
  Percepts percepts;
  Beliefs beliefs;
  Intent intent;
  Commands commands;

  static constexpr std::string_view kName = "cancha.Frame";
  static constexpr auto fields() {
    return list_of(entry("robot", &Frame::robot), entry("time", &Frame::time), entry("readings", &Frame::readings),
                   entry("percepts", &Frame::percepts), entry("beliefs", &Frame::beliefs),
                   entry("intent", &Frame::intent), entry("commands", &Frame::commands));
  }
};

/// What goes into one tick of a player: enough to run it again. What came out of it is among the commands of the match.
struct PlayerTick {
  RobotId robot;
  Readings readings;

  static constexpr std::string_view kName = "cancha.PlayerTick";
  static constexpr auto fields() {
    return list_of(entry("robot", &PlayerTick::robot), entry("readings", &PlayerTick::readings));
  }
};

/// One tick of all players.
struct PlayerTicks {
  std::vector<PlayerTick> players;

  static constexpr std::string_view kName = "cancha.PlayerTicks";
  static constexpr auto fields() { return list_of(entry("players", &PlayerTicks::players)); }
};

}  // namespace cancha
