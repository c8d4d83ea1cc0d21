#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/result.h"
#include "messages/robot_id.h"

namespace cancha::match {

/// What came of running a player on the readings of a recording.
struct PlayerReplay {
  std::int64_t ticks = 0;    ///< that were run
  std::int64_t differ = 0;   ///< in which its commands are not those recorded
  std::int64_t intents = 0;  ///< recorded ones that were compared
  std::int64_t intents_differ = 0;
  std::string difference{};  ///< the first one, in a sentence; empty where there is none

  static constexpr std::string_view kName = "cancha.PlayerReplay";
  static constexpr auto fields() {
    return list_of(entry("ticks", &PlayerReplay::ticks, "that were run"),
                   entry("differ", &PlayerReplay::differ, "in which commands are not those recorded"),
                   entry("intents", &PlayerReplay::intents, "that were compared"),
                   entry("intents_differ", &PlayerReplay::intents_differ),
                   entry("difference", &PlayerReplay::difference, "the first one, in a sentence"));
  }
  [[nodiscard]] bool equal() const { return ticks > 0 && differ == 0 && intents_differ == 0; }
};

/// Runs the player of one robot, as content makes it today, on the readings of a recording and compares what it wants
/// and does with what was recorded: the same program gives the same bits. `progress` is told the share done.
[[nodiscard]] Result<PlayerReplay> replay_player(const std::string& path, RobotId robot,
                                                 const std::filesystem::path& content,
                                                 const std::function<void(double)>& progress = {});

}  // namespace cancha::match
