#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/result.h"
#include "messages/referee.h"

namespace cancha::team {

/// What a robot tells the GameController in versions 2 and 3.
enum class StatusWord : std::uint8_t { Penalise, Unpenalise, Alive, Goalkeeper, ReadyForInterruption };
constexpr std::array<std::string_view, 5> names(StatusWord) {
  return {"penalise me", "unpenalise me", "alive", "I am goalkeeper", "ready for the interruption"};
}

/// The answer of a robot to the referee ("return packet"): versions 2 and 3 have 8 bytes with a word, 4 has 32 with
/// what the robot believes. Beware: team and player lie in another order in version 4.
struct RobotStatus {
  int version = 4;
  int team = 0;
  int player = 1;
  StatusWord word = StatusWord::Alive;  ///< version 3 knows Alive only, 4 none
  bool fallen = false;                  ///< from here on only in version 4
  Pose2 X_FR{};                         ///< metres, radians; x towards the opponents' goal
  double ball_age = -1.0;               ///< seconds since the ball was seen; -1 = never
  Vec2 p_RB{};                          ///< metres, from the robot

  static constexpr auto fields() {
    return list_of(entry("version", &RobotStatus::version), entry("team", &RobotStatus::team),
                   entry("player", &RobotStatus::player), entry("word", &RobotStatus::word),
                   entry("fallen", &RobotStatus::fallen), entry("pose", &RobotStatus::X_FR, "m, rad, field frame"),
                   entry("ball_age", &RobotStatus::ball_age, "s, -1 = never seen"),
                   entry("ball", &RobotStatus::p_RB, "m, robot frame"));
  }
};

[[nodiscard]] Result<RobotStatus> decode_status(std::span<const std::uint8_t> bytes);
/// Fails where numbers do not fit or the version does not know the word.
[[nodiscard]] Result<std::vector<std::uint8_t>> encode_status(const RobotStatus& status);

/// The version that a referee of this protocol understands: 2 for Humanoid, 4 for the others.
[[nodiscard]] int status_version(RefereeProtocol protocol);

}  // namespace cancha::team
