#pragma once

#include "base/result.h"
#include "messages/referee.h"
#include "team/referee/game_packet.h"

namespace cancha::team {

/// What a packet of the GameController says.
[[nodiscard]] RefereeState meaning_of(const GamePacket& packet);

/// A packet that says it in the state's protocol; fails where the protocol has no word for something.
[[nodiscard]] Result<GamePacket> packet_for(const RefereeState& state, std::uint8_t number);

/// The colours of teams, by their numbers in packets; what is beyond is "unknown".
[[nodiscard]] std::string_view colour_name(std::uint8_t colour);
[[nodiscard]] std::span<const std::string_view> colour_names();

/// The penalties that a protocol knows.
[[nodiscard]] std::vector<RefereePenalty> penalties_of(RefereeProtocol protocol);
/// How a GameController of this protocol says a penalty: as it is, or as the one that comes nearest where the protocol
/// has no number for it.
[[nodiscard]] RefereePenalty nearest_penalty(RefereePenalty penalty, RefereeProtocol protocol);

}  // namespace cancha::team
