#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "messages/referee.h"

/// The words of the RefBox of the Middle Size League: single letters until 2019, JSON objects since 2020.
namespace cancha::team {

inline constexpr std::uint16_t kRefBoxPort = 28097;  ///< TCP; the RefBox serves, teams connect

enum class MslCommand : std::uint8_t {
  Start,
  Stop,
  DropBall,
  HalfTime,
  EndGame,
  GameOver,
  Park,
  FirstHalf,
  SecondHalf,
  FirstHalfOvertime,
  SecondHalfOvertime,
  Reset,
  EndPart,
  TestModeOn,
  TestModeOff,
  Welcome,
  KickOff,  ///< from here on for one team
  FreeKick,
  GoalKick,
  ThrowIn,
  Corner,
  Penalty,
  Goal,
  SubGoal,
  Repair,
  RepairEnd,
  YellowCard,
  DoubleYellow,
  RedCard,
  Substitution,
  IsAlive
};
/// As they are written in JSON.
constexpr std::array<std::string_view, 31> names(MslCommand) {
  return {"START",
          "STOP",
          "DROP_BALL",
          "HALF_TIME",
          "END_GAME",
          "GAMEOVER",
          "PARK",
          "FIRST_HALF",
          "SECOND_HALF",
          "FIRST_HALF_OVERTIME",
          "SECOND_HALF_OVERTIME",
          "RESET",
          "END_PART",
          "TESTMODE_ON",
          "TESTMODE_OFF",
          "WELCOME",
          "KICKOFF",
          "FREEKICK",
          "GOALKICK",
          "THROWIN",
          "CORNER",
          "PENALTY",
          "GOAL",
          "SUBGOAL",
          "REPAIR",
          "REPAIR_END",
          "YELLOW_CARD",
          "DOUBLE_YELLOW",
          "RED_CARD",
          "SUBSTITUTION",
          "IS_ALIVE"};
}
/// Must it name a team?
[[nodiscard]] constexpr bool for_one_team(MslCommand command) {
  return command >= MslCommand::KickOff;
}

/// One thing that the RefBox says.
struct MslSignal {
  MslCommand command = MslCommand::Stop;
  RefereeSide side = RefereeSide::Neither;  ///< letters: the first team is cyan, the second magenta
  std::string target{};                     ///< JSON: the team's multicast address; empty = both
  std::optional<int> robot{};               ///< JSON: 1 to 99

  friend bool operator==(const MslSignal&, const MslSignal&) = default;
};

[[nodiscard]] Result<MslSignal> decode_letter(char letter);
/// Fails for what the old protocol has no letter for.
[[nodiscard]] Result<char> encode_letter(const MslSignal& signal);

/// One JSON object, without the NUL that ends it.
[[nodiscard]] Result<MslSignal> decode_msl(std::string_view text);
/// With the NUL.
[[nodiscard]] std::string encode_msl(const MslSignal& signal);

/// Cuts what comes over TCP into signals; never keeps more than 100,000 bytes.
class MslStream {
 public:
  /// `protocol` is Msl or MslOld.
  explicit MslStream(RefereeProtocol protocol) : letters_{protocol == RefereeProtocol::MslOld} {}

  /// The signals that are whole now, and in their places what could not be read.
  [[nodiscard]] std::vector<Result<MslSignal>> take(std::span<const std::uint8_t> bytes);

 private:
  bool letters_;
  bool too_long_ = false;  ///< the rest of an object that is passed over
  std::string begun_;
};

}  // namespace cancha::team
