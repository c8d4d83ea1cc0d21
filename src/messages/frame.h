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

/// How long each stage of a tick took on the machine that ran it, nanoseconds. Nothing depends on it.
struct StageTimes {
  std::int64_t sense = 0;
  std::int64_t model = 0;
  std::int64_t decide = 0;
  std::int64_t act = 0;

  static constexpr std::string_view kName = "cancha.StageTimes";
  static constexpr auto fields() {
    return list_of(entry("sense", &StageTimes::sense, "ns"), entry("model", &StageTimes::model, "ns"),
                   entry("decide", &StageTimes::decide, "ns"), entry("act", &StageTimes::act, "ns"));
  }
};

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
