#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/result.h"

/// The team messages of FutRob: four integers in 16 bytes, told to everybody and heard by whom they concern.
namespace cancha::team {

inline constexpr int kEverybody = 255;             ///< COMM_BROADCAST
inline constexpr std::uint16_t kTeamPort = 10000;  ///< ours; the document names none
inline constexpr std::size_t kTeamMessageBytes = 16;

/// What a message is about. The document prints one number, that of ActionTaken; the others are ours, and so are all
/// words from 30 on. Codes are no configuration: all robots must agree about them.
enum class TeamWord : std::int32_t {
  Start = 0,  ///< inside a robot only
  Role = 1,
  BallInSight = 2,
  BallDistance = 3,
  ActionTaken = 20,
  AskRole = 21,
  KeeperX = 22,
  KeeperY = 23,
  Exit = 24,  ///< inside a robot only
  BallIsMine = 30,
  PartnerInSight = 31,
  PartnerDistance = 32,
  OpponentInSight = 33,
  OpponentDistance = 34,
  OwnGoalInSight = 35,
  OwnGoalDistance = 36,
  TheirGoalInSight = 37,
  TheirGoalDistance = 38,
  MarkInSight = 39,
  MarkDistance = 40,
  Zone = 41,
  Pass = 42,
  ClearGoal = 43,
  Leave = 44
};

/// A word with its name on the command line and what its value means.
struct TeamWordInfo {
  TeamWord word;
  std::string_view name;                        ///< "ball-distance"
  std::string_view value;                       ///< "cm"
  int least = std::numeric_limits<int>::min();  ///< other values are refused
  int most = std::numeric_limits<int>::max();
  bool internal = false;  ///< never sent
};
[[nodiscard]] std::span<const TeamWordInfo> team_words();
/// Nothing where the number stands for no word.
[[nodiscard]] const TeamWordInfo* find_word(int param);
[[nodiscard]] const TeamWordInfo* find_word(std::string_view name);

/// FutRob's actions; the place of a name is its code, as a value of ActionTaken. The document prints one code, that of
/// kickBall; the others are ours.
[[nodiscard]] std::span<const std::string_view> action_names();
/// The code of an action, whatever the case of its letters.
[[nodiscard]] std::optional<int> action_code(std::string_view name);

/// Roles, as values of Role.
enum class TeamRole : std::uint8_t { Unknown, Keeper, Player };
constexpr std::array<std::string_view, 3> names(TeamRole) {
  return {"unknown", "keeper", "player"};
}

/// Four integers. Ids are 0 to 254.
struct TeamMessage {
  int source = 0;
  int destination = kEverybody;
  int param = 0;
  int value = 0;

  friend bool operator==(const TeamMessage&, const TeamMessage&) = default;
  static constexpr std::string_view kName = "cancha.TeamMessage";
  static constexpr auto fields() {
    return list_of(entry("source", &TeamMessage::source), entry("destination", &TeamMessage::destination, "255 = all"),
                   entry("param", &TeamMessage::param), entry("value", &TeamMessage::value));
  }
};

[[nodiscard]] inline TeamMessage team_message(int source, int destination, TeamWord word, int value) {
  return {source, destination, static_cast<int>(word), value};
}

/// How the integers lie in the bytes. FutRob sends them as its processor has them, which is little-endian.
enum class ByteOrder : std::uint8_t { Little, Big };
constexpr std::array<std::string_view, 2> names(ByteOrder) {
  return {"little", "big"};
}

[[nodiscard]] std::array<std::uint8_t, kTeamMessageBytes> encode_message(const TeamMessage& message, ByteOrder order);
/// Fails where the length is wrong, an id is none, or the word is not known or never sent.
[[nodiscard]] Result<TeamMessage> decode_message(std::span<const std::uint8_t> bytes, ByteOrder order);
/// May this be sent?
[[nodiscard]] Result<void> check_message(const TeamMessage& message);

/// "2 -> 3: action-taken kickBall", "3 -> all: role keeper".
[[nodiscard]] std::string text_of(const TeamMessage& message);

}  // namespace cancha::team
