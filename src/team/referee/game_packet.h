#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "messages/referee.h"

/// The packets of RoboCup's GameController, byte by byte: Humanoid v12 (688 bytes, and 640 of 2017 to 2020), SPL v14
/// and v18, HSL v19 and v20. Little-endian, without padding. What the numbers mean: game_meaning.h.
namespace cancha::team {

inline constexpr std::uint16_t kGamePort = 3838;    ///< robots hear the referee here
inline constexpr std::uint16_t kStatusPort = 3939;  ///< the referee hears robots here
inline constexpr std::size_t kMostGameBytes = 688;

/// A player as it lies in a packet; what a protocol lacks is 0.
struct GamePlayer {
  std::uint8_t penalty = 0;
  std::uint8_t seconds = 0;  ///< until it may end
  std::uint8_t warnings = 0;
  std::uint8_t yellow = 0;  ///< cautions, in HSL
  std::uint8_t red = 0;
  std::uint8_t goalkeeper = 0;

  friend bool operator==(const GamePlayer&, const GamePlayer&) = default;
};

struct GameTeam {
  std::uint8_t number = 0;
  std::uint8_t colour = 0;
  std::uint8_t keeper_colour = 0;
  std::uint8_t keeper = 0;  ///< its number
  std::uint8_t score = 0;
  std::uint8_t penalty_shots = 0;
  std::uint16_t single_shots = 0;
  std::uint16_t message_budget = 0;
  std::uint8_t coach_sequence = 0;
  std::array<std::uint8_t, 253> coach_message{};
  GamePlayer coach;
  std::array<GamePlayer, 20> players{};  ///< the protocol sends the first players_in() of them

  friend bool operator==(const GameTeam&, const GameTeam&) = default;
};

/// All fields of all versions; each sends its own.
struct GamePacket {
  RefereeProtocol protocol = RefereeProtocol::Humanoid;
  bool for_monitors = false;  ///< RGTD: the true state, which robots are told later
  std::uint8_t number = 0;    ///< counts packets and wraps
  std::uint8_t players_per_team = 0;
  std::uint8_t competition_phase = 0;
  std::uint8_t competition_type = 0;  ///< Humanoid: game type
  std::uint8_t phase = 0;             ///< Humanoid: secondary state
  std::uint8_t state = 0;
  std::uint8_t set_play = 0;
  std::uint8_t stopped = 0;
  std::uint8_t first_half = 1;
  std::uint8_t kicking_team = 255;
  std::array<std::uint8_t, 4> secondary_info{};
  std::uint8_t drop_in_team = 0;
  int drop_in_time = 65535;  ///< seconds, 16 bits
  int seconds_left = 0;      ///< 16 bits with a sign
  int secondary_time = 0;    ///< likewise
  std::array<GameTeam, 2> teams{};

  friend bool operator==(const GamePacket&, const GamePacket&) = default;
};

/// Does this protocol send packets of the GameController?
[[nodiscard]] constexpr bool is_game_controller(RefereeProtocol protocol) {
  return protocol < RefereeProtocol::Msl;
}
[[nodiscard]] constexpr bool is_humanoid(RefereeProtocol protocol) {
  return protocol == RefereeProtocol::Humanoid || protocol == RefereeProtocol::HumanoidOld;
}
[[nodiscard]] constexpr bool is_hsl(RefereeProtocol protocol) {
  return protocol == RefereeProtocol::Hsl19 || protocol == RefereeProtocol::Hsl20;
}
/// Places for players in a team of this protocol.
[[nodiscard]] std::size_t players_in(RefereeProtocol protocol);

/// Reads a packet; its length tells the protocol before its version does, because two of them share version 12.
[[nodiscard]] Result<GamePacket> decode_game(std::span<const std::uint8_t> bytes);
[[nodiscard]] std::vector<std::uint8_t> encode_game(const GamePacket& packet);

}  // namespace cancha::team
